/// The thickness of a font's strokes: the nine weights of the system fonts.
///
///     FontWeight.medium < .bold  // true
public enum FontWeight: String, CaseIterable, Hashable, Sendable, Codable {
  /// Weight 100.
  case ultraLight
  /// Weight 200.
  case thin
  /// Weight 300.
  case light
  /// Weight 400, of running text.
  case regular
  /// Weight 500.
  case medium
  /// Weight 600.
  case semibold
  /// Weight 700.
  case bold
  /// Weight 800.
  case heavy
  /// Weight 900.
  case black

  /// The weight as a number from 100 to 900, as in CSS and OpenType.
  public var number: Int {
    switch self {
    case .ultraLight: 100
    case .thin: 200
    case .light: 300
    case .regular: 400
    case .medium: 500
    case .semibold: 600
    case .bold: 700
    case .heavy: 800
    case .black: 900
    }
  }
}

extension FontWeight: Comparable {
  /// Returns whether the left weight has thinner strokes.
  public static func < (left: FontWeight, right: FontWeight) -> Bool {
    left.number < right.number
  }
}
