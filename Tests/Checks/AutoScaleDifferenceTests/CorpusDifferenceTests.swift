import AutoScaleAudit
import AutoScaleInterfaceBuilder
import AutoScaleTestSupport
import Foundation
import Testing

@testable import AutoScaleDifference
@testable import AutoScaleEditing

@Suite(.enabled(if: Corpus.folder != nil, "\(Corpus.absence)"))
struct CorpusDifferenceTests {
  /// The texts of every tenth document of the sample.
  private static func texts() throws -> [DocumentText] {
    let folder = try #require(Corpus.folder)
    let names = try Corpus.files()
    return try stride(from: 0, to: names.count, by: 10).map { names[$0] }.map { name in
      try DocumentText(data: Data(contentsOf: folder.appending(path: name)), path: name)
    }
  }

  /// An audit of three screens.
  private static var audit: Audit {
    var audit = Audit()
    audit.usesDeviceWidths = true
    audit.widths = 320...393
    audit.directions = [.leftToRight]
    return audit
  }

  private static func difference(
    _ old: DocumentText, _ new: DocumentText
  ) throws -> DocumentDifference {
    try DocumentDifference(from: old.document(), to: new.document(), by: audit)
  }

  @Test func `a document does not differ from itself`() throws {
    for text in try Self.texts() {
      #expect(try Self.difference(text, text).isEmpty, "\(text.path)")
    }
  }

  @Test func `a reformatted document with shuffled constraints does not differ`() throws {
    for (number, text) in try Self.texts().enumerated() {
      var random = SplitMix64(seed: UInt64(number))
      let other = try ReformattedDocument.make(text, using: &random)
      #expect(other.data != text.data, "\(text.path)")
      let lines = DifferenceText(try Self.difference(text, other)).lines
      #expect(lines.isEmpty, "\(text.path): \(lines)")
    }
  }

  @Test func `a changed attribute is the only difference`() throws {
    for (number, text) in try Self.texts().enumerated() {
      var random = SplitMix64(seed: UInt64(number))
      for name in ["text", "contentMode", "alpha", "tag"] {
        let elements = (0..<text.elementCount).filter { element in
          ["label", "button", "view", "imageView"].contains(text.name(of: element))
            && text.value("id", of: element) != nil
        }
        guard let element = elements.randomElement(using: &random) else { continue }
        var editor = DocumentEditor(text)
        editor.set(name, to: "7654", of: element)
        let edited = try EditedDocument(text, editor.edits).text
        let difference = try Self.difference(text, edited)
        #expect(difference.objects.map(\.identifier) == [text.value("id", of: element)])
        #expect(difference.objects.first?.properties.count == 1, "\(text.path)")
        #expect(difference.document.isEmpty && difference.storedFrames.isEmpty, "\(text.path)")
      }
    }
  }

  @Test func `a removed view is removed with all in it, and added in return`() throws {
    for (number, text) in try Self.texts().enumerated() {
      var random = SplitMix64(seed: UInt64(number))
      let elements = (0..<text.elementCount).filter { element in
        ["label", "button", "stackView", "imageView"].contains(text.name(of: element))
          && text.value("id", of: element) != nil
      }
      guard let element = elements.randomElement(using: &random) else { continue }
      let inside = (element..<text.markup.elements[element].end).compactMap { inner in
        ["device", "adaptation"].contains(text.name(of: inner)) ? nil : text.value("id", of: inner)
      }
      var editor = DocumentEditor(text)
      editor.remove(element: element)
      let edited = try EditedDocument(text, editor.edits).text
      let difference = try Self.difference(text, edited)
      let removed = difference.objects.filter { $0.change == .removed }
      #expect(Set(removed.map(\.identifier)) == Set(inside), "\(text.path)")
      #expect(removed.first { !$0.isPart }?.identifier == inside.first, "\(text.path)")
      #expect(difference.objects.count == removed.count, "\(text.path)")
      let back = try Self.difference(edited, text)
      #expect(back.objects.allSatisfy { $0.change == .added }, "\(text.path)")
      #expect(Set(back.objects.map(\.identifier)) == Set(inside), "\(text.path)")
    }
  }
}
