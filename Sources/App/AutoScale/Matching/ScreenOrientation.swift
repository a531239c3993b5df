/// The orientation of a screen or window, by its longer side.
public enum ScreenOrientation: String, Hashable, Sendable, Codable, CaseIterable {
  /// At least as high as wide.
  case portrait

  /// Wider than high.
  case landscape
}

extension ScreenContext {
  /// The orientation of the container; a square is upright.
  ///
  ///     try ScreenContext(width: 844, height: 390).orientation  // .landscape
  public var orientation: ScreenOrientation { width > height ? .landscape : .portrait }
}
