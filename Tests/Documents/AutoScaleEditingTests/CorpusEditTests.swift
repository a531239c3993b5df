import AutoScaleTestSupport
import Foundation
import Testing

@testable import AutoScaleEditing

@Suite(.enabled(if: Corpus.folder != nil, "\(Corpus.absence)"))
struct CorpusEditTests {
  /// The texts of every twentieth document; a script looks at all of them.
  private static func texts() throws -> [DocumentText] {
    let folder = try #require(Corpus.folder)
    let names = try Corpus.entries().compactMap { $0["file"] }
    return try stride(from: 0, to: names.count, by: 20).map { names[$0] }.map { name in
      try DocumentText(data: Data(contentsOf: folder.appending(path: name)), path: name)
    }
  }

  @Test func `without edits documents keep their bytes`() throws {
    for text in try Self.texts() {
      #expect(try EditedDocument(text, []).text.data == text.data, "\(text.path)")
    }
  }

  @Test func `elements have the indices that documents give them`() throws {
    for text in try Self.texts() {
      let document = try text.document()
      for node in document.views.flatMap(\.subtree) {
        let element = try #require(document.elementIndex(of: node))
        #expect(text.value("id", of: element) == node.identifier, "\(text.path)")
        for constraint in node.constraints {
          let element = try #require(document.elementIndex(of: constraint))
          #expect(text.value("id", of: element) == constraint.identifier, "\(text.path)")
        }
      }
    }
  }

  @Test func `random edits and their inverses give the same bytes`() throws {
    for (number, text) in try Self.texts().enumerated() {
      var random = SplitMix64(seed: UInt64(number))
      var editor = DocumentEditor(text)
      var element = 1
      while element < text.elementCount {
        switch Int.random(in: 0..<20, using: &random) {
        case 0: editor.set("id", to: "x & y", of: element)
        case 1: editor.set("misplaced", to: "YES", of: element)
        case 2: editor.remove("constant", of: element)
        case 3: editor.insert("<rect key=\"frame\"/>", asFirstIn: element)
        case 4:
          editor.remove(element: element)
          element = text.markup.elements[element].end - 1
        default: break
        }
        element += 1
      }
      let edited = try EditedDocument(text, editor.edits)
      #expect(edited.isChanged == !editor.edits.isEmpty, "\(text.path)")
      #expect(try edited.text.applying(edited.inverse).text.data == text.data, "\(text.path)")
    }
  }
}
