import AutoScaleInterfaceBuilder

/// A merged document in which views are laid out anew if both sides store a frame.
struct MergedFrames {
  /// The document with the new frames.
  let text: DocumentText

  /// The reasons why views keep our frame, one line each.
  let notes: [String]

  /// Lays the document out if both sides store frames.
  init(of merged: DocumentText, from tree: MergedTree) throws {
    let views = Set(
      tree.keptFrames.compactMap { tree.ours[$0]?.parent?.dropFirst() }.map(String.init))
    guard !views.isEmpty else {
      (text, notes) = (merged, [])
      return
    }
    let update = try FrameUpdate().update(merged)
    let changes = update.changes.filter { change in
      if case .setFrame(let id, _) = change { views.contains(id) } else { false }
    }
    text = try merged.edited(by: changes).text
    let places = (0..<merged.elementCount).filter { element in
      merged.value("id", of: element).map(views.contains) ?? false
    }.map { "\(merged.path):\(merged.line(of: merged.markup.elements[$0].startTag.lowerBound)):" }
    notes = update.kept.filter { line in places.contains { line.hasPrefix($0) } }
  }
}
