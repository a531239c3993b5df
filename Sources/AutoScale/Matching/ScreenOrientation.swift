/// Which side of a screen, or of the window on it, is the long one.
public enum ScreenOrientation: String, Hashable, Sendable, Codable, CaseIterable {
  /// At least as high as wide.
  case portrait

  /// Wider than high.
  case landscape
}
