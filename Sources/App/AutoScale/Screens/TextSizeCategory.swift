/// The text size that the user chose in Settings, as in `UIContentSizeCategory`.
public enum TextSizeCategory: String, Hashable, Sendable, Codable, CaseIterable, Comparable {
  /// Three steps below the default.
  case extraSmall

  /// Two steps below the default.
  case small

  /// One step below the default.
  case medium

  /// The default.
  case large

  /// One step above the default.
  case extraLarge

  /// Two steps above the default.
  case extraExtraLarge

  /// Three steps above the default, the last one without the accessibility sizes.
  case extraExtraExtraLarge

  /// The first accessibility size.
  case accessibilityMedium

  /// The second accessibility size.
  case accessibilityLarge

  /// The third accessibility size.
  case accessibilityExtraLarge

  /// The fourth accessibility size.
  case accessibilityExtraExtraLarge

  /// The fifth and largest accessibility size.
  case accessibilityExtraExtraExtraLarge

  /// Returns whether the first category is smaller than the second.
  public static func < (first: TextSizeCategory, second: TextSizeCategory) -> Bool {
    first.step < second.step
  }

  /// The position of the category in the order of sizes, from 0.
  var step: Int {
    switch self {
    case .extraSmall: 0
    case .small: 1
    case .medium: 2
    case .large: 3
    case .extraLarge: 4
    case .extraExtraLarge: 5
    case .extraExtraExtraLarge: 6
    case .accessibilityMedium: 7
    case .accessibilityLarge: 8
    case .accessibilityExtraLarge: 9
    case .accessibilityExtraExtraLarge: 10
    case .accessibilityExtraExtraExtraLarge: 11
    }
  }
}
