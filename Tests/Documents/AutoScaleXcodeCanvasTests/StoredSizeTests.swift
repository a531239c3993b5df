import AutoScale
import AutoScaleLayoutEngine
import AutoScaleSourceText
import AutoScaleTestSupport
import AutoScaleTrees
import Testing

@testable import AutoScaleXcodeCanvas

/// Compares the sizes of controls and texts with those that versions of Xcode stored.
@Suite struct StoredSizeTests {
  @Test(arguments: try StoredSize.all())
  func `a control has the size that its version of the tools stored`(_ row: StoredSize) throws {
    let node = try #require(row.node())
    let version = ToolsVersion(rawValue: row.tools)
    let sizing = SystemIntrinsicSizing(
      measurer: CanvasMeasurer(of: version, fonts: FontLibrary()),
      metrics: ControlMetrics(toolsVersion: row.tools))
    let size = sizing.intrinsicContentSize(of: node, in: .design)
    if let width = row.width {
      let own = try #require(size.width) + size.alignmentOutsets.horizontal
      #expect(abs(own - width) <= 0.5)
    }
    if let height = row.height {
      let own = try #require(size.height) + size.alignmentOutsets.vertical
      #expect(abs(own - height) <= 0.5)
    }
  }

  @Test(.enabled(if: Corpus.folder != nil, "\(Corpus.absence)"), arguments: try StoredSize.all())
  func `the document that a row names has its size`(_ row: StoredSize) throws {
    let frame = try #require(try row.source.frame())
    #expect(abs((row.width ?? frame.width) - frame.width) < 0.001)
    #expect(abs((row.height ?? frame.height) - frame.height) < 0.001)
  }
}
