/// Why a class of devices was taken for a screen.
public enum DeviceFit: String, Hashable, Sendable, Codable, CaseIterable {
  /// The screen is one of the class; its values are taken as they are.
  case exact

  /// The class is the nearest narrower one of the screen's idiom; its lengths are scaled.
  case narrower

  /// There is no narrower one, and the class is the nearest that there is; its lengths are scaled.
  case nearest
}
