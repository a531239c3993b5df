import AutoScaleLayoutEngine

extension MarginRules {
  /// Makes the rules that a version of Interface Builder followed.
  ///
  ///     MarginRules(toolsVersion: 12_120).cellVertical  // 8
  ///
  /// - Parameter toolsVersion: The file's `toolsVersion`; 13000 (Xcode 9) brought the least margins
  ///   of screens, and 13500 (Xcode 9.1) changed the margins of cells, as 14800 (Xcode 11), 17000
  ///   (Xcode 12) and 24000 (Xcode 26) did.
  public init(toolsVersion: Int) {
    self = .standard
    respectsSystemMinimum = toolsVersion >= 13_000
    if toolsVersion < 13_500 { cellVertical = 8 }
    if toolsVersion >= 24_000 { cellVertical = 15 }
    cellSides =
      switch toolsVersion {
      case ..<13_500: .iOS10
      case ..<14_800: .iOS11
      case ..<17_000: .iOS13
      default: .iOS14
      }
  }
}
