import AutoScaleInterfaceBuilder
import AutoScaleTestSupport
import Foundation
import Testing

@testable import AutoScaleXcodeCanvas

/// Prints how many views each rule of the canvas brings into place and moves away, by repository.
@Suite struct CanvasRuleTests {
  private static let rules: [(name: String, rule: CanvasRules)] = [
    ("kept sizes", .keptSizes), ("kept sizes of stacks", .keptStackSizes),
    ("arranged sizes", .arrangedSizes), ("kept sizes of containers", .keptContainerSizes),
  ]

  @Test(
    .enabled(
      if: Corpus.folder != nil && ProcessInfo.processInfo.environment["AUTOSCALE_FOLDS"] != nil,
      "AUTOSCALE_FOLDS=1 asks for it, where there is a corpus"))
  func `no rule of the canvas moves more views away than it brings into place`() throws {
    let folder = try #require(Corpus.folder)
    let files = try Corpus.index().compactMap { $0["file"] }
    for (name, rule) in Self.rules {
      var folds = (0..<5).map { _ in (gained: 0, lost: 0) }
      for file in files {
        let document = try InterfaceDocument(contentsOf: folder.appending(path: file))
        var options = LayoutOptions()
        let with = misses(document, options)
        options.rules.remove(rule)
        let without = misses(document, options)
        let repository = file.prefix { $0 != "/" }
        let fold = repository.utf8.reduce(0) { ($0 * 31 + Int($1)) % 9973 } % folds.count
        folds[fold].gained += without.subtracting(with).count
        folds[fold].lost += with.subtracting(without).count
      }
      print("\(name):", folds.map { "+\($0.gained) -\($0.lost)" }.joined(separator: ", "))
      #expect(folds.map(\.gained).reduce(0, +) >= folds.map(\.lost).reduce(0, +))
    }
  }

  private func misses(_ document: InterfaceDocument, _ options: LayoutOptions) -> Set<String?> {
    Set(FrameComparison(of: DocumentLayout(document, options: options)).misses.map(\.id))
  }
}
