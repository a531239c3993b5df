import AutoScaleEditing
import AutoScaleLayout
import Foundation

/// Applies edits one after the other; nil if one cannot be applied.
func applying(_ edits: [SideEdit], to text: DocumentText) -> DocumentText? {
  var text = text
  do {
    for edit in edits where !edit.isDone(in: text) { text = try edit.apply(to: text) }
    return text
  } catch {
    return nil
  }
}

/// Merges random edits of two sides, and compares with applying both in either order.
func mergeEdits(_ base: DocumentText, _ count: inout Count) throws {
  for seed in 0..<4 {
    var maker = EditMaker(
      base, seed: UInt64(seed) &+ base.path.utf8.reduce(7) { $0 &* 31 &+ UInt64($1) })
    // An edit that keeps the base's value is no change for a merge.
    func isChange(_ edit: SideEdit) -> Bool { applying([edit], to: base)?.data != base.data }
    let edits = maker.edits(Int.random(in: 1...4, using: &maker.random)).filter(isChange)
    let touched = edits.reduce(into: Set<String>()) { $0.formUnion($1.touched) }
    let others = maker.edits(Int.random(in: 1...4, using: &maker.random), near: touched)
      .filter(isChange)
    guard let ours = applying(edits, to: base), let theirs = applying(others, to: base) else {
      continue
    }
    try mergeSides(base, (ours, edits), (theirs, others), &count)
    if seed == 0 { try mergeTrivially(base, ours, &count) }
  }
}

private func mergeTrivially(
  _ base: DocumentText, _ side: DocumentText, _ count: inout Count
) throws {
  let merge = DocumentMerge()
  let kept = try merge.merge(base: base, ours: side, theirs: base).edited
  count.add("merge: (base, x, base) is x", kept?.text.data == side.data, base.path)
  let same = try merge.merge(base: base, ours: side, theirs: side).edited
  count.add("merge: (base, x, x) is x", same?.text.data == side.data, base.path)
  let taken = try merge.merge(base: base, ours: base, theirs: side).edited
  count.add(
    "merge: (base, base, x) means x",
    taken.map { Meaning.text(of: $0.text, sorted: false) }
      == Meaning.text(of: side, sorted: false), base.path)
  let broken = String(decoding: base.data, as: UTF8.self).replacing(/\r?\n/, with: "\r\n")
  let other = try DocumentText(data: Data(broken.utf8), path: base.path)
  let reformatted = try merge.merge(base: base, ours: side, theirs: other).edited
  count.add(
    "merge: (base, x, base with other line breaks) is x", reformatted?.text.data == side.data,
    base.path)
}

private func mergeSides(
  _ base: DocumentText, _ ours: (text: DocumentText, edits: [SideEdit]),
  _ theirs: (text: DocumentText, edits: [SideEdit]), _ count: inout Count
) throws {
  let outcome = try DocumentMerge().merge(base: base, ours: ours.text, theirs: theirs.text)
  let orders = [
    applying(theirs.edits, to: ours.text), applying(ours.edits, to: theirs.text),
  ].compactMap(\.self)
  let touched = [ours, theirs].map {
    $0.edits.reduce(into: Set<String>()) { $0.formUnion($1.touched) }
  }
  guard let merged = outcome.edited?.text else {
    count.note("merge: refused")
    for conflict in outcome.conflicts {
      count.note("merge: refused, \("\(conflict.kind)".prefix { $0 != "(" })")
    }
    let isFair = outcome.conflicts.allSatisfy { isTrue($0, touched[0], touched[1]) }
    count.add("merge: a refusal names what both sides touch", isFair, base.path)
    if !isFair { for conflict in outcome.conflicts { print(conflict) } }
    checkMarks(outcome, (ours.text, theirs.text), &count)
    return
  }
  count.note("merge: joined")
  let defects = Defects.of(merged.data).subtracting(Defects.of(ours.text.data))
    .subtracting(Defects.of(theirs.text.data))
  count.add("merge: a joined document has no defect that no side has", defects.isEmpty, base.path)
  for defect in defects { print("\(base.path): \(defect)") }
  checkOrders(merged, orders, withoutFrames: touched[0].intersection(touched[1]), &count)
}

/// Checks that a joined document equals the one with both sides' edits, applied in either order.
private func checkOrders(
  _ merged: DocumentText, _ orders: [DocumentText], withoutFrames frames: Set<String>,
  _ count: inout Count
) {
  // An edit of one side may need a list that the other side empties.
  if orders.count < 2 { count.note("merge: joined, with \(orders.count) orders to compare with") }
  let result = Meaning.text(of: merged, sorted: true, withoutFrames: frames)
  count.add(
    "merge: a joined document equals both orders",
    orders.allSatisfy {
      Meaning.text(of: $0, sorted: true, withoutFrames: frames) == result
    }, merged.path)
  let ordered = orders.map { Meaning.text(of: $0, sorted: false, withoutFrames: frames) }
  count.add(
    "merge: siblings are in the order of one of both",
    ordered.isEmpty
      || ordered.contains(Meaning.text(of: merged, sorted: false, withoutFrames: frames)),
    merged.path)
}

/// A refused merge leaves markers, and both choices are documents.
private func checkMarks(
  _ outcome: DocumentMerge.Outcome, _ sides: (DocumentText, DocumentText), _ count: inout Count
) {
  let path = sides.0.path
  let lines = outcome.marked.map {
    String(decoding: $0, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
  }
  let markers = ["<<<<<<< ours", "=======", ">>>>>>> theirs"]
  count.add(
    "merge: a refusal leaves markers", lines?.contains { $0.hasPrefix(markers[0]) } ?? false, path)
  for side in 0..<2 {
    var place = -1
    let chosen = (lines ?? []).filter { line in
      guard let marker = markers.firstIndex(where: line.hasPrefix) else {
        return place < 0 || place == side
      }
      place = marker == 2 ? -1 : marker
      return false
    }
    let isDocument =
      (try? DocumentText(data: Data(chosen.joined(separator: "\n").utf8), path: path).document())
      != nil
    count.add("merge: a choice of one side everywhere is a document", isDocument, path)
  }
}

/// Whether both sides touch the element of a conflict.
private func isTrue(_ conflict: MergeConflict, _ ours: Set<String>, _ theirs: Set<String>) -> Bool {
  let both = ours.intersection(theirs)
  switch conflict.kind {
  case .reference(_, let id, .ours): return ours.contains(id) && theirs.contains(conflict.id ?? "")
  case .reference(_, let id, .theirs):
    return theirs.contains(id) && ours.contains(conflict.id ?? "")
  case .scope(_, let id, .ours): return ours.contains(id) && theirs.contains(conflict.id ?? "")
  case .scope(_, let id, .theirs): return theirs.contains(id) && ours.contains(conflict.id ?? "")
  case .contradiction(let ids):
    return !ours.isDisjoint(with: ids) && !theirs.isDisjoint(with: ids)
  case .removal(let side):
    // The message names the topmost removed view, and the other side may change one in it.
    return !both.isEmpty && (side == .ours ? ours : theirs).contains(conflict.id ?? "")
  default: return conflict.id.map(both.contains) ?? false
  }
}
