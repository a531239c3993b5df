import AutoScaleInterfaceBuilder
import AutoScaleTestSupport
import AutoScaleTrees
import AutoScaleXcodeCanvas
import Foundation
import Testing

@testable import AutoScaleXcodeCanvas

/// Compares solved frames with those that Xcode stored in real files.
@Suite(.enabled(if: Corpus.folder != nil, "\(Corpus.absence)"))
struct CorpusFrameTests {
  /// How many views of each file agree; `AUTOSCALE_RECORD=1` writes it anew.
  private static let table = Corpus.package.appending(path: "Tests/corpus-agreement.csv")

  private static let columns = ["file", "scored", "stored", "unexplained", "measured"]

  private func document(_ file: String) throws -> InterfaceDocument {
    try InterfaceDocument(contentsOf: #require(Corpus.folder).appending(path: file))
  }

  /// The row of a file: how many views are compared, how many agree with the sizes that Xcode stored
  /// and with measured ones, and how many that do not agree have no explanation.
  private func row(_ file: String) throws -> String {
    let document = try document(file)
    let stored = FrameComparison(of: DocumentLayout(document))
    let measured = FrameComparison(
      of: DocumentLayout(document, options: LayoutOptions(sizes: .measured)))
    #expect(stored.failures.isEmpty && measured.failures.isEmpty, "\(file)")
    let unexplained = stored.misses.count { $0.cause == .unexplained }
    return [stored.scored, stored.agreeing, unexplained, measured.agreeing]
      .reduce(file) { "\($0),\($1)" }
  }

  @Test func `as many views of a real file agree within half a point as are on record`() throws {
    let files = try Corpus.files()
    let rows = try files.map(row)
    if ProcessInfo.processInfo.environment["AUTOSCALE_RECORD"] != nil {
      let text = ([Self.columns.joined(separator: ",")] + rows).joined(separator: "\n") + "\n"
      try Data(text.utf8).write(to: Self.table)
    }
    let table = try Corpus.rows(ofTableAt: Self.table)
    #expect(try table.map { $0["file"] } == Corpus.index().map { $0["file"] })
    let read = Set(files)
    let recorded = table.filter { read.contains($0["file"] ?? "") }.map { row in
      Self.columns.map { row[$0] ?? "" }.joined(separator: ",")
    }
    let differing = Set(rows).symmetricDifference(recorded).sorted()
    #expect(differing == [], "record them with AUTOSCALE_RECORD=1 if they are right")
  }

  @Test func `places of real files are computed and not echoed`() throws {
    for file in try Corpus.files() {
      let document = try document(file)
      let insets = document.views.map { DesignCanvas(document).safeArea(of: $0) }
      for (root, insets) in zip(document.views, insets) {
        var options = LayoutOptions()
        options.safeArea = .given(insets)
        let truthful = try DesignCanvas(document, options: options).layout(root).frames
        for node in root.subtree
        where node.translatesAutoresizingMaskIntoConstraints == false && node !== root {
          node.frame.x += 7
          node.frame.y += 7
        }
        let falsified = try DesignCanvas(document, options: options).layout(root).frames
        #expect(falsified == truthful, "\(document.path)")
      }
    }
  }
}
