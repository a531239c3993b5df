import Foundation

extension CGFloat: AutoCalculationable {
  /// Returns this design length as a length on the current screen, both in points.
  ///
  ///     CGFloat(16).auto()  // 16.64 on a screen 390 points wide
  @inlinable
  @Sendable
  public func auto() -> CGFloat { CGFloat(scaledByCurrentContext(designValue)) }

  /// Returns this design length as a length on the screen of a context, both in points.
  public func auto(in context: ScreenContext) -> CGFloat { CGFloat(context.scaled(designValue)) }

  /// Returns this design length as a length on a screen, both in points.
  public func auto(in screen: Screen) -> CGFloat { auto(in: screen.context()) }
}

extension CGPoint: AutoCalculationable {
  /// Returns the point with both coordinates scaled to the current screen.
  ///
  ///     CGPoint(x: 100, y: 50).auto()  // (104, 52) on a screen 390 points wide
  public func auto() -> CGPoint { CGPoint(x: Double(x).auto(), y: Double(y).auto()) }

  /// Returns the point with both coordinates scaled to the screen of a context.
  public func auto(in context: ScreenContext) -> CGPoint {
    CGPoint(x: context.scaled(Double(x)), y: context.scaled(Double(y)))
  }
}

extension CGSize: AutoCalculationable {
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
}

extension CGRect: AutoCalculationable {
  /// Returns the rectangle with origin and size scaled to the current screen.
  ///
  ///     CGRect(x: 0, y: 100, width: 375, height: 50).auto()  // (0, 104, 390, 52) at 390 points
  public func auto() -> CGRect { CGRect(origin: origin.auto(), size: size.auto()) }

  /// Returns the rectangle with origin and size scaled to the screen of a context.
  public func auto(in context: ScreenContext) -> CGRect {
    CGRect(origin: origin.auto(in: context), size: size.auto(in: context))
  }
}

extension Measurement where UnitType == UnitLength {
  /// Unavailable, because a physical length is the same on every screen.
  @available(
    *, unavailable, message: "a physical length does not scale; write a number of points: 16.auto()"
  )
  public func auto() -> Measurement { self }

  /// Unavailable, because a physical length is the same on every screen.
  @available(
    *, unavailable,
    message: "a physical length does not scale; write a number of points: 16.auto(in:)"
  )
  public func auto(in context: ScreenContext) -> Measurement { self }
}
