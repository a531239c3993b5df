import AutoScale

extension LayoutSize: AutoCalculationable {
  /// Returns the size with width and height scaled to the current screen, in points.
  ///
  ///     LayoutSize(width: 100, height: 50).auto()  // 104 × 52 on a screen 390 points wide
  public func auto() -> LayoutSize { LayoutSize(width: width.auto(), height: height.auto()) }

  /// Returns the size with width and height scaled to the screen of a context, in points.
  public func auto(in context: ScreenContext) -> LayoutSize {
    LayoutSize(width: context.scaled(width), height: context.scaled(height))
  }
}

extension LayoutRect: AutoCalculationable {
  /// Returns the rectangle with origin and size scaled to the current screen, in points.
  ///
  ///     LayoutRect(y: 100, width: 375, height: 50).auto()  // (0, 104, 390, 52) at 390 points
  public func auto() -> LayoutRect {
    LayoutRect(x: x.auto(), y: y.auto(), width: width.auto(), height: height.auto())
  }

  /// Returns the rectangle with origin and size scaled to the screen of a context, in points.
  public func auto(in context: ScreenContext) -> LayoutRect {
    LayoutRect(
      x: context.scaled(x), y: context.scaled(y), width: context.scaled(width),
      height: context.scaled(height))
  }
}

extension LayoutSize: ScreenMatchable {}
extension LayoutRect: ScreenMatchable {}
