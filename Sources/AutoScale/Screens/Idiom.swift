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
