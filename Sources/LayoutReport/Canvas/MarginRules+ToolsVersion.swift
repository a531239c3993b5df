import AutoLayout

extension MarginRules {
  /// Makes the rules that a version of Interface Builder followed.
  ///
  ///     MarginRules(toolsVersion: 12_120).cellVertical  // 8
  ///
  /// - Parameter toolsVersion: The file's `toolsVersion`; 13000 (Xcode 9) brought the least margins
  ///   of screens, and changed the margins of cells as 24000 (Xcode 26) did.
  public init(toolsVersion: Int) {
    self = .standard
    if toolsVersion < 13_000 {
      respectsSystemMinimum = false
      cellVertical = 8
      cellsFollowScreen = false
      smallScreenWidth = .infinity
    }
    if toolsVersion >= 24_000 {
      cellVertical = 15
      cellHorizontal = 20
    }
  }
}
