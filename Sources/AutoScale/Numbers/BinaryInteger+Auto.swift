extension BinaryInteger {
  /// Returns this design length as a length on the current screen, both in points.
  ///
  ///     16.auto()  // 16.64 on a screen 390 points wide
  ///
  /// An integer of more than 53 bits is rounded to a `Double` first. Where the compiler has only
  /// integers to go by, it takes the integer form instead: `16.auto() + 1` without a type is an
  /// `Int`. Write `16.auto() + 1.0`, or give the result a type.
  ///
  /// - Complexity: O(1) for the types of the standard library.
  @inlinable
  public func auto() -> Double { scaledByCurrentContext(designValue) }

  /// Returns this design length as a length on the current screen, in any floating-point type.
  ///
  /// A result beyond the largest number of the type is infinite.
  @inlinable
  @_disfavoredOverload
  public func auto<Result: BinaryFloatingPoint>() -> Result { Result(auto() as Double) }

  /// Returns this design length as a length on the current screen, as an integer.
  ///
  ///     let x: Int8 = 125.auto()  // 127, the most that Int8 holds, on a screen 430 points wide
  ///
  /// The result is rounded to nearest, ties away from zero, and held to the bounds of the type.
  @inlinable
  @_disfavoredOverload
  public func auto<Result: BinaryInteger>() -> Result { Result(nearest: auto() as Double) }

  /// Returns this design length as a length on the screen of a context, both in points.
  @inlinable
  public func auto(in context: ScreenContext) -> Double { context.scaled(designValue) }

  /// Returns this design length on the screen of a context, in any floating-point type.
  @inlinable
  @_disfavoredOverload
  public func auto<Result: BinaryFloatingPoint>(in context: ScreenContext) -> Result {
    Result(context.scaled(designValue))
  }

  /// Returns this design length on the screen of a context, as an integer: rounded to nearest, ties
  /// away from zero, and held to the bounds of the type.
  @inlinable
  @_disfavoredOverload
  public func auto<Result: BinaryInteger>(in context: ScreenContext) -> Result {
    Result(nearest: context.scaled(designValue))
  }

  /// The value as a `Double`; most values fit into 64 bits, from where the way is short.
  @inlinable
  var designValue: Double {
    if let small = Int64(exactly: self) { return Double(small) }
    return Double(self)
  }

  /// The integer nearest to a number, held to the bounds of the type; 0 for NaN.
  ///
  /// Types wider than 128 bits are held to the bounds of 128 bits for infinities alone.
  @usableFromInline
  init(nearest value: Double) {
    let rounded = value.rounded()
    if rounded.magnitude < 0x1p62 {
      self.init(clamping: Int64(rounded))
    } else if rounded.isNaN {
      self = 0
    } else if let exact = Self(exactly: rounded) {
      self = exact
    } else {
      self = rounded > 0 ? Self(clamping: UInt128.max) : Self(clamping: Int128.min)
    }
  }
}
