/// The reason for choosing a device class for a screen.
public enum DeviceFit: String, Hashable, Sendable, Codable, CaseIterable {
  /// The class contains the screen; its values are used unscaled.
  case exact

  /// The class is the nearest narrower one of the screen's idiom; its lengths are scaled.
  case narrower

  /// No class is narrower, and this one is the nearest; its lengths are scaled.
  case nearest
}
