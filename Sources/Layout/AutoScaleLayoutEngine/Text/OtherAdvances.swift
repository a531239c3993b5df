import AutoScaleSourceText

/// Advance widths of characters beyond ASCII in the system font, in 1/1000 em.
enum OtherAdvances {
  /// The characters, in the order of the widths.
  static let characters = FactTable.otherAdvances.rows.map { $0.text("characters") }.joined()

  /// The widths in the cut for text sizes and the weight regular.
  static let text = FactTable.otherAdvances.numbers("text")

  /// The widths in the cut for display sizes.
  static let display = FactTable.otherAdvances.numbers("display")
}
