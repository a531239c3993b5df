import AutoScaleEditing
import AutoScaleLayout
import Foundation

/// Updates a document without marks of ambiguous views, and compares the new marks with Xcode's.
func compareMarks(_ text: DocumentText, _ count: inout Count) throws {
  let xcode = text.ambiguousViews
  let bare = try DocumentText(data: text.withoutMarks, path: text.path)
  let ours = try FrameUpdate().update(bare).edited.text.ambiguousViews
  let half = "half \(RepositoryHalf(path: text.path))"
  count.note("marks: ambiguous, by both, \(half)", xcode.intersection(ours).count)
  count.note("marks: ambiguous, by Xcode alone, \(half)", xcode.subtracting(ours).count)
  count.note("marks: ambiguous, by the update alone, \(half)", ours.subtracting(xcode).count)
  for id in ours.subtracting(xcode).sorted() { print("\(text.path): Xcode did not mark \(id)") }
  let kept = try FrameUpdate().update(text).edited.text.ambiguousViews
  for id in xcode.subtracting(kept).sorted() {
    print("\(text.path): the update removes the mark of \(id)")
  }
  count.note("marks: ambiguous, removed, \(half)", xcode.subtracting(kept).count)
}

extension DocumentText {
  /// The ids of the views that are marked as ambiguous.
  fileprivate var ambiguousViews: Set<String> {
    Set(identifiedElements.filter { $0.attributes["ambiguous"] == "YES" }.map(\.id))
  }

  fileprivate var withoutMarks: Data {
    Data(
      String(decoding: data, as: UTF8.self).replacing(#" ambiguous="YES""#, with: "").utf8)
  }
}
