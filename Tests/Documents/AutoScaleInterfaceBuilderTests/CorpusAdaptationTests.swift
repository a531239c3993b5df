import AutoScale
import AutoScaleInterfaceBuilder
import AutoScaleTestSupport
import AutoScaleTrees
import Testing

/// Adapts real files.
@Suite(.enabled(if: Corpus.folder != nil, "\(Corpus.absence)"))
struct CorpusAdaptationTests {
  @Test func `a real file is adapted once, anew, and back to its design`() throws {
    let folder = try #require(Corpus.folder)
    let large = try ScreenContext(
      width: 440, height: 956, pixelsPerPoint: 3, textSize: .extraLarge)
    let small = try ScreenContext(width: 320, height: 568)
    for file in try Corpus.files() {
      let document = try InterfaceDocument(contentsOf: folder.appending(path: file))
      for view in document.views {
        let design = view.description
        view.adaptScreenWidth(in: large)
        let applied = view.description
        let again = view.adaptScreenWidth(in: large)
        #expect(again.changed + again.adopted == 0, "\(file)")
        view.adaptScreenWidth(in: small)
        #expect(view.adaptScreenWidth(in: large).adopted == 0, "\(file)")
        #expect(view.description == applied, "\(file)")
        view.restoreDesign()
        #expect(view.description == design, "\(file)")
      }
    }
  }
}
