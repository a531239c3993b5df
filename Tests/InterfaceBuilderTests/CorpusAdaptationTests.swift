import AutoScale
import InterfaceBuilder
import Testing
import ViewTree

/// Adapts real files, where the environment says where they are.
@Suite struct CorpusAdaptationTests {
  @Test(.enabled(if: CorpusTests.folder != nil, "AUTOSCALE_CORPUS names no folder of real files"))
  func `every real file is adapted once, anew, and back to its design`() throws {
    let folder = try #require(CorpusTests.folder)
    let large = try ScreenContext(
      width: 440, height: 956, pixelsPerPoint: 3, textSize: .extraLarge)
    let small = try ScreenContext(width: 320, height: 568)
    for entry in try CorpusTests.entries() {
      let document = try InterfaceDocument(contentsOf: folder.appending(path: entry.file))
      for view in document.views {
        let design = view.description
        view.adaptScreenWidth(in: large)
        let applied = view.description
        let again = view.adaptScreenWidth(in: large)
        #expect(again.changed + again.adopted == 0, "\(entry.file)")
        view.adaptScreenWidth(in: small)
        #expect(view.adaptScreenWidth(in: large).adopted == 0, "\(entry.file)")
        #expect(view.description == applied, "\(entry.file)")
        view.restoreDesign()
        #expect(view.description == design, "\(entry.file)")
      }
    }
  }
}
