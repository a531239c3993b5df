import AutoScale
import AutoScaleLayoutEngine
import AutoScaleTrees
import Testing

/// Layouts and reports are kept in static properties and passed to tests as arguments.
@Suite struct SendableTests {
  static let layout = LayoutEngine().layout(
    ViewNode("screen") { LabelNode("title", text: "Hello") }, in: Screen.phones[0])

  static let report = ViewNode("screen").adaptScreenWidth(in: Screen.phones[0])

  @Test(arguments: [layout], [report])
  func `layouts and reports are arguments of tests`(
    layout: LayoutResult, report: AdaptationReport
  ) async {
    let width = await Task.detached { layout.frames[0].width }.value
    #expect(width == Screen.phones[0].width && report.nodes == 1)
  }
}
