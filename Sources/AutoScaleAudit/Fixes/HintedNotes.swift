/// The notes that have hints, as errors and warnings do.
struct HintedNotes: Hashable {
  /// The rules whose notes have them.
  var rules: Set<Finding.Rule> = []

  /// Whether faults have them that occur from right to left alone, as those of left and right edges do.
  var includesFixedSides = false

  /// Whether a fault has a hint although it is a note.
  func includes(_ rule: Finding.Rule, isFromRightToLeft: Bool) -> Bool {
    rules.contains(rule) || includesFixedSides && isFromRightToLeft
  }
}
