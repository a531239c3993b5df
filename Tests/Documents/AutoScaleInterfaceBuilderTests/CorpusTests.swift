import AutoScaleInterfaceBuilder
import AutoScaleTestSupport
import AutoScaleTrees
import Foundation
import Testing

/// Reads real files, whose index says what each of them has.
@Suite(.enabled(if: Corpus.folder != nil, "\(Corpus.absence)"))
struct CorpusTests {
  /// The test file of a linter, made with ids that stand twice and a reference to nowhere.
  private static let contradictory = "DuplicateIdRule__DuplicateID.xib"

  /// The elements that the reader does not know.
  private static let unknown: Set<String> = [
    "children", "options", "refreshControl", "listContentConfiguration",
  ]

  @Test func `a real file is read whole, and all but a few elements are known`() throws {
    let folder = try #require(Corpus.folder)
    var unknown: Set<String> = []
    for entry in try Corpus.entries() {
      func number(_ column: String) throws -> Int { try #require(Int(entry[column] ?? "")) }
      let file = try #require(entry["file"])
      let document = try InterfaceDocument(contentsOf: folder.appending(path: file))
      let isContradictory = file.hasSuffix(Self.contradictory)
      let nodes = document.views.flatMap(\.subtree)
      #expect(try nodes.count { document.isCounted($0) } == number("views"), "\(file)")
      let constraints = nodes.reduce(0) { $0 + $1.constraints.count }
      let missing = try number("constraints") - constraints - (isContradictory ? 2 : 0)
      // Variations leave constraints out.
      #expect(try number("variations") > 0 ? missing >= 0 : missing == 0, "\(file)")
      #expect(document.toolsVersion == entry["tools_version"])
      #expect(document.device?.id == entry["device"])
      let others = document.warnings.filter { warning in
        switch warning.reason {
        case .unknownElement(let name), .unknownView(let name):
          unknown.insert(name)
          return false
        default: return true
        }
      }
      #expect(others.count == (isContradictory ? 4 : 0), "\(others)")
    }
    #expect(Corpus.isComplete ? unknown == Self.unknown : unknown.isSubset(of: Self.unknown))
  }
}

extension InterfaceDocument {
  /// Whether the index counts a view: one with an id and a stored frame.
  fileprivate func isCounted(_ node: ViewNode) -> Bool {
    node.identifier != nil && element(of: node)?.storedFrame != nil
  }
}
