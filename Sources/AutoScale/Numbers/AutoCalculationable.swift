/// A number that can be scaled from the design to the screen.
///
/// `Double` conforms. Every other numeric type has `auto()` by an extension of `BinaryInteger` or
/// `BinaryFloatingPoint`, in three forms that differ in their result: `Double`, any other
/// floating-point type, and, with a rounding rule, any integer type.
///
///     let inset = 16.auto()                       // Double, on a screen 390 points wide: 16.64
///     let size: Float = 16.auto()                 // 16.64
///     let columns: Int = 16.auto(rounded: .down)  // 16
public protocol AutoCalculationable {
  /// Returns the value scaled by the context that holds here, ``ScreenContext/current``.
  func auto() -> Double
}

extension Double: AutoCalculationable {
  /// Returns this design length as a length on the current screen, both in points.
  ///
  ///     ScreenContext.with(context) { 16.0.auto() }  // 16.64 on a screen 390 points wide
  ///
  /// NaN and infinities stay what they are. A result beyond the largest `Double` is infinite.
  ///
  /// - Complexity: O(1); about two multiplications while no override is alive.
  @inlinable
  public func auto() -> Double { scaledByCurrentContext(self) }

  /// Returns this design length as a length on the screen of a context, both in points.
  ///
  ///     16.0.auto(in: context)  // 16.64 on a screen 390 points wide
  ///
  /// - Complexity: O(1).
  public func auto(in context: ScreenContext) -> Double { context.scaled(self) }
}
