import AutoScaleTestSupport
import Testing

@testable import AutoScaleTool

/// Elements that the reader does not know are named by each command that lays a document out.
@Suite struct UnknownElementTests {
  static let commands: [[String]] = [
    ["frames"], ["frames", "--update"], ["adapt", "--screen", "320x568"], ["check"], ["code"],
    ["preview", "--screens", "320x568", "-o", "/dev/null"], ["profiles", "from"], ["snapshot"],
  ]

  @Test(arguments: commands)
  func `an unknown element is a warning, and no failure`(_ words: [String]) throws {
    let folder = try TemporaryFolder()
    let document = AdaptCommandTests.xib().replacing("</subviews>", with: "</subviews><odd/>")
      .replacing(#"id="c02"#, with: #"constant="16" id="c02"#)
    let path = try folder.write(document, as: "Odd.xib")
    let target = words == ["snapshot"] ? ["-o", folder.url.path() + "/frames"] : []
    let run = CommandRun(words + target + [path])
    #expect(run.status == .success, "\(run.errors)")
    #expect(run.errors.contains("warning: unknown element 'odd'"), "\(run.errors)")
  }
}
