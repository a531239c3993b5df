extension FactTable {
  /// The insets that a system can have at an edge: of a screen, and of bars beside it; and the numbers
  /// that a bottom inset can have where only its difference from the top one is known.
  package static let possibleInsets = embedded(
    #"""
    # unit: points
    # source: the layout guides of Apple's Human Interface Guidelines and the heights of bars
    # repositories: none; published
    # script: none
    of	insets:*
    screens	0 20 21 24 34 44 47 48 50 54 59 62
    bars	0 32 44 49 50 56 96
    bottom edges	0 20 21 34 44 49
    """#)
}
