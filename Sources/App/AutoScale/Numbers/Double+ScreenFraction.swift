extension Double {
  /// Returns this fraction of the width of the current screen, in points.
  ///
  ///     0.5.screenWidth()  // 195 on a screen 390 points wide
  ///
  /// The width is the container's current width. The rule does not apply: a fraction is the same on
  /// every idiom.
  public func screenWidth(in context: ScreenContext = .current) -> Double { self * context.width }

  /// Returns this fraction of the height of the current screen, in points.
  ///
  ///     0.25.screenHeight()  // 211 on a screen 844 points high
  public func screenHeight(in context: ScreenContext = .current) -> Double { self * context.height }
}
