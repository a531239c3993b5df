import Foundation

extension CGPoint {
  /// Returns the point with both coordinates scaled to the current screen.
  ///
  ///     CGPoint(x: 100, y: 50).auto()  // (104, 52) on a screen 390 points wide
  public func auto() -> CGPoint { CGPoint(x: Double(x).auto(), y: Double(y).auto()) }

  /// Returns the point with both coordinates scaled to the screen of a context.
  public func auto(in context: ScreenContext) -> CGPoint {
    CGPoint(x: context.scaled(Double(x)), y: context.scaled(Double(y)))
  }

  /// Returns the point with both coordinates scaled to a screen.
  public func auto(in screen: Screen) -> CGPoint { auto(in: screen.context()) }
}

extension CGSize {
  /// Returns the size with width and height scaled to the current screen.
  ///
  ///     CGSize(width: 100, height: 50).auto()  // 104 × 52 on a screen 390 points wide
  public func auto() -> CGSize {
    CGSize(width: Double(width).auto(), height: Double(height).auto())
  }

  /// Returns the size with width and height scaled to the screen of a context.
  public func auto(in context: ScreenContext) -> CGSize {
    CGSize(width: context.scaled(Double(width)), height: context.scaled(Double(height)))
  }

  /// Returns the size with width and height scaled to a screen.
  public func auto(in screen: Screen) -> CGSize { auto(in: screen.context()) }
}

extension CGRect {
  /// Returns the rectangle with origin and size scaled to the current screen.
  ///
  ///     CGRect(x: 0, y: 100, width: 375, height: 50).auto()  // (0, 104, 390, 52) at 390 points
  public func auto() -> CGRect { CGRect(origin: origin.auto(), size: size.auto()) }

  /// Returns the rectangle with origin and size scaled to the screen of a context.
  public func auto(in context: ScreenContext) -> CGRect {
    CGRect(origin: origin.auto(in: context), size: size.auto(in: context))
  }

  /// Returns the rectangle with origin and size scaled to a screen.
  public func auto(in screen: Screen) -> CGRect { auto(in: screen.context()) }
}
