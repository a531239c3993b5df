/// Which side of a screen, or of the window on it, is the long one.
public enum ScreenOrientation: String, Hashable, Sendable, Codable, CaseIterable {
  /// At least as high as wide.
  case portrait

  /// Wider than high.
  case landscape
}

extension ScreenContext {
  /// Which side of the container is the long one; a square is upright.
  ///
  ///     try ScreenContext(width: 844, height: 390).orientation  // .landscape
  public var orientation: ScreenOrientation { width > height ? .landscape : .portrait }
}
