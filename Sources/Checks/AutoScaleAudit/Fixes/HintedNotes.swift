/// The notes that have hints, as errors and warnings do.
struct HintedNotes: Hashable {
  /// The rules whose notes have them.
  var rules: Set<Finding.Rule> = []

  /// Whether notes have them about faults of left and right edges that occur from right to left alone.
  var includesFixedSides = false

  /// Whether a fault has a hint although it is a note.
  func includes(_ rule: Finding.Rule, isFromRightToLeft: Bool) -> Bool {
    rules.contains(rule) || includesFixedSides && isFromRightToLeft
  }
}
