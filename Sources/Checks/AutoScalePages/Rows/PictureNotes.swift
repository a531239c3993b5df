import AutoScaleAudit
import AutoScaleInterfaceBuilder
import AutoScaleLayoutEngine
import AutoScaleTrees

/// The faults that a picture of a layout shows.
struct PictureNotes {
  /// Conflicts, and then texts that are cut off.
  let notes: [PageData.Note]

  /// The indices of all constraints in conflicts among those of all nodes, if there are any.
  let conflictingConstraints: [Int]?

  init(of result: LayoutResult, naming document: InterfaceDocument) {
    let conflicts = result.conflicts.isEmpty ? [] : Self.conflicts(of: result, naming: document)
    notes = conflicts + result.clippedTexts.map { Self.note(about: $0, in: result) }
    conflictingConstraints =
      conflicts.isEmpty ? nil : Set(conflicts.compactMap(\.k).joined()).sorted()
  }

  private static func conflicts(
    of result: LayoutResult, naming document: InterfaceDocument
  ) -> [PageData.Note] {
    let constraints = result.nodes.flatMap(\.constraints)
    let indices = Dictionary(
      constraints.enumerated().map { (ObjectIdentifier($1), $0) },
      uniquingKeysWith: { first, _ in first })
    return result.conflicts.map { conflict in
      PageData.Note(
        r: Finding.Rule.conflict.rawValue,
        k: conflict.constraints.compactMap { indices[ObjectIdentifier($0)] }.sorted(),
        t: conflict.text { document.name(of: $0, length: .medium) })
    }
  }

  private static func note(about text: ClippedText, in result: LayoutResult) -> PageData.Note {
    let lengths = [text.needed, text.available].flatMap { [$0.width, $0.height] }
    return PageData.Note(
      r: Finding.Rule.clippedText.rawValue, v: result.index(of: text.node),
      m: lengths.map { JSONNumber($0.rounded(toDecimals: 2)) })
  }
}
