/// The kind of interface that a screen shows, as in `UIUserInterfaceIdiom`.
public enum Idiom: String, Hashable, Sendable, Codable, CaseIterable {
  /// The kind is unknown.
  case unspecified

  /// iPhone and iPod touch.
  case phone

  /// iPad, whatever the width of the app's window.
  case pad

  /// A Mac.
  case mac

  /// An Apple TV.
  case tv

  /// A car's display.
  case carPlay

  /// An Apple Vision.
  case vision
}

extension Idiom {
  /// Returns the kind of interface that a size suggests where none is given, in points.
  ///
  /// It is a pad from a short side of 700 points, unless the long side is 1.6 times as long, as only a
  /// phone's is; 750 × 1334, a phone in pixels, is a phone. Pads are at most 1.53 times as long as wide.
  static func suggested(byWidth width: Double, height: Double) -> Idiom {
    let (short, long) = (min(width, height), max(width, height))
    return short >= 700 && long < short * 1.6 ? .pad : .phone
  }
}
