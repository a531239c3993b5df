import AutoScale
import AutoScaleAudit
import AutoScaleInterfaceBuilder
import AutoScaleLayoutEngine
import AutoScaleTestSupport
import AutoScaleTrees
import AutoScaleXcodeCanvas
import Foundation
import Testing

@testable import AutoScaleDifference
@testable import AutoScaleEditing

@Suite(.enabled(if: Corpus.folder != nil, "\(Corpus.absence)"))
struct FrameDifferenceTests {
  private static var audit: Audit {
    get throws {
      var audit = Audit(on: [try Screen(named: "iPhone 17")])
      audit.usesDeviceWidths = true
      audit.directions = [.leftToRight]
      return audit
    }
  }

  /// The frames of views by id, as another layout gives them.
  private static func frames(of document: InterfaceDocument) throws -> [String: LayoutRect] {
    let screen = try Screen(named: "iPhone 17")
    var options = LayoutOptions(on: screen, safeArea: .device)
    options.stretchesParts = true
    var frames: [String: LayoutRect] = [:]
    for root in DocumentLayout(document, options: options).roots {
      let result = try root.result.get()
      for (node, frame) in zip(result.nodes, result.frames) where document.isInstalled(node) {
        if let id = node.identifier, frames[id] == nil { frames[id] = frame }
      }
    }
    return frames
  }

  @Test func `the frames that differ are those of another layout, and the reverse negates them`()
    throws
  {
    let folder = try #require(Corpus.folder)
    let names = try Corpus.files()
    var count = 0
    for (number, index) in stride(from: 0, to: names.count, by: 6).enumerated() {
      let text = try DocumentText(
        data: Data(contentsOf: folder.appending(path: names[index])), path: names[index])
      var random = SplitMix64(seed: UInt64(number))
      let constraints = (0..<text.elementCount).filter { element in
        text.name(of: element) == "constraint" && text.value("constant", of: element) != nil
      }
      // Parts of screens are laid out in one size only.
      let device = try text.document().device
      guard let element = constraints.randomElement(using: &random),
        device?.screen.idiom == .phone
      else { continue }
      var editor = DocumentEditor(text)
      editor.set("constant", to: "77", of: element)
      let edited = try EditedDocument(text, editor.edits).text
      let difference = try DocumentDifference(
        from: text.document(), to: edited.document(), by: Self.audit, in: [.portrait])
      let back = try DocumentDifference(
        from: edited.document(), to: text.document(), by: Self.audit, in: [.portrait])
      let (old, new) = (
        try Self.frames(of: text.document()), try Self.frames(of: edited.document())
      )
      let reported = Self.amounts(in: difference)
      for (id, frame) in new {
        guard let amounts = reported[id], let before = old[id] else { continue }
        let real = zip(frame.numbers, before.numbers).map { $0 - $1 }
        #expect(
          zip(real, amounts).allSatisfy { ($0 - $1).magnitude < 0.001 }, "\(text.path) \(id)")
        count += 1
      }
      let reverse = Self.amounts(in: back)
      #expect(Set(reverse.keys) == Set(reported.keys), "\(text.path)")
      for (id, amounts) in reported {
        #expect(reverse[id]?.map { 0 - $0 } == amounts, "\(text.path) \(id)")
      }
    }
    #expect(count > 10)
  }

  /// The changes of x, y, width and height by the ids of views.
  private static func amounts(in difference: DocumentDifference) -> [String: [Double]] {
    difference.frames.flatMap(\.views).reduce(into: [:]) { amounts, view in
      for part in view.parts.flatMap(\.amounts) {
        amounts[view.identifier] = zip(amounts[view.identifier] ?? [0, 0, 0, 0], part).map {
          $0 + $1
        }
      }
    }
  }
}
