import AutoScaleEditing

/// A change that fixes a finding.
struct Hint: Hashable {
  /// The steps of the change in words.
  let steps: [String]

  /// The change as changes of the document; none for a tree made in code, and for an element without
  /// an object id.
  let changes: [DocumentChange]
}
