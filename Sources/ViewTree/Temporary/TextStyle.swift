/// A text style, until the one of AutoScale is there.
public enum TextStyle: String, CaseIterable, Hashable, Sendable {
  case largeTitle, title1, title2, title3, headline, subheadline, body, callout, footnote
  case caption1, caption2

  /// The point size at the large text size.
  public func pointSize(at category: TextSizeCategory) -> Double {
    switch self {
    case .largeTitle: 34
    case .title1: 28
    case .title2: 22
    case .title3: 20
    case .headline, .body: 17
    case .callout: 16
    case .subheadline: 15
    case .footnote: 13
    case .caption1: 12
    case .caption2: 11
    }
  }
}

/// A text size category, until the one of AutoScale is there.
public enum TextSizeCategory: Sendable { case large }
