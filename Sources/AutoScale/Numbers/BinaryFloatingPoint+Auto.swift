extension BinaryFloatingPoint {
  /// Returns this design length as a length on the current screen, both in points.
  ///
  ///     Float(16).auto()  // 16.64 on a screen 390 points wide
  ///
  /// The calculation is made in `Double`: bits that only a wider type has are lost. NaN and
  /// infinities stay what they are.
  ///
  /// - Complexity: O(1).
  @inlinable
  public func auto() -> Double { scaledByCurrentContext(Double(self)) }

  /// Returns this design length as a length on the current screen, in any floating-point type.
  ///
  /// A result beyond the largest number of the type is infinite.
  @inlinable
  @_disfavoredOverload
  public func auto<Result: BinaryFloatingPoint>() -> Result { Result(auto() as Double) }

  /// Returns this design length as a length on the current screen, as an integer.
  ///
  /// The result is rounded to nearest, ties away from zero, and held to the bounds of the type; NaN
  /// gives 0.
  @inlinable
  @_disfavoredOverload
  public func auto<Result: BinaryInteger>() -> Result { Result(nearest: auto() as Double) }

  /// Returns this design length as a length on the screen of a context, both in points.
  @inlinable
  public func auto(in context: ScreenContext) -> Double { context.scaled(Double(self)) }

  /// Returns this design length on the screen of a context, in any floating-point type.
  @inlinable
  @_disfavoredOverload
  public func auto<Result: BinaryFloatingPoint>(in context: ScreenContext) -> Result {
    Result(context.scaled(Double(self)))
  }

  /// Returns this design length on the screen of a context, as an integer: rounded to nearest, ties
  /// away from zero, held to the bounds of the type; NaN gives 0.
  @inlinable
  @_disfavoredOverload
  public func auto<Result: BinaryInteger>(in context: ScreenContext) -> Result {
    Result(nearest: context.scaled(Double(self)))
  }
}
