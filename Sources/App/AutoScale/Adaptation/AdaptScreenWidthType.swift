/// The kinds of lengths that adapting a tree scales.
///
///     view.adaptScreenWidth(type: [.constraint, .fontSize])
public struct AdaptScreenWidthType: OptionSet, Hashable, Sendable {
  /// The bits of the kinds.
  public let rawValue: UInt8

  /// Makes a set of kinds from its bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The constants of constraints, and the row and item sizes that lists set instead of
  /// constraints.
  public static let constraint = AdaptScreenWidthType(rawValue: 1 << 0)

  /// The sizes of fonts.
  public static let fontSize = AdaptScreenWidthType(rawValue: 1 << 1)

  /// The radii of corners.
  public static let cornerRadius = AdaptScreenWidthType(rawValue: 1 << 2)

  /// The widths of borders.
  public static let borderWidth = AdaptScreenWidthType(rawValue: 1 << 3)

  /// The gaps in stacks and collections.
  public static let spacing = AdaptScreenWidthType(rawValue: 1 << 4)

  /// Layout margins and the insets of content.
  public static let insets = AdaptScreenWidthType(rawValue: 1 << 5)

  /// All kinds.
  public static let all: AdaptScreenWidthType = [
    .constraint, .fontSize, .cornerRadius, .borderWidth, .spacing, .insets,
  ]

  /// Only the constraints and fonts whose own `adapterScreen` switch is on; not part of ``all``.
  ///
  /// For screens where the designer switched on each constraint and font that scales.
  public static let switchedOn = AdaptScreenWidthType(rawValue: 1 << 6)
}
