import AutoScaleSourceText

extension FactTable {
  /// The insets that a system can have at an edge besides those of the catalog's screens: of status bars,
  /// and of bars beside them; and the numbers that a bottom inset can have if only its difference from
  /// the top one is known.
  package static let possibleInsets = embedded(
    #"""
    # unit: points
    # source: the layout guides of Apple's Human Interface Guidelines and the heights of bars
    # repositories: none; published
    # script: none
    of	insets:*
    status bars	54
    bars	0 32 44 49 50 56 96
    bottom edges	0 20 21 34 44 49
    """#)
}
