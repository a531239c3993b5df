extension BinaryFloatingPoint {
  /// Returns this design length as a length on the current screen, both in points.
  ///
  ///     Float(16).auto()  // 16.64 on a screen 390 points wide
  ///
  /// The calculation is made in `Double`: the extra bits of wider types are lost. NaN and
  /// infinities are returned unchanged.
  ///
  /// - Complexity: O(1).
  @inlinable
  public func auto() -> Double { scaledByCurrentContext(designValue) }

  /// Returns this design length as a length on the current screen, in any floating-point type.
  ///
  /// A result beyond the largest number of the type is infinite.
  @inlinable
  @_disfavoredOverload
  public func auto<Result: BinaryFloatingPoint>() -> Result { Result(auto() as Double) }

  /// Returns this design length as a length on the screen of a context, both in points.
  @inlinable
  public func auto(in context: ScreenContext) -> Double { context.scaled(designValue) }

  /// Returns this design length on the screen of a context, in any floating-point type.
  @inlinable
  @_disfavoredOverload
  public func auto<Result: BinaryFloatingPoint>(in context: ScreenContext) -> Result {
    Result(context.scaled(designValue))
  }

  /// Returns this design length as a length on a screen, both in points.
  ///
  ///     try 16.5.auto(in: Screen(named: "iPhone 17 Pro Max"))  // 19.36
  public func auto(in screen: Screen) -> Double { screen.context().scaled(designValue) }

  /// Returns this design length on the current screen, or on that of a context, as an integer.
  ///
  ///     let columns = 16.5.auto(rounded: .down)  // 17 on a screen 390 points wide
  ///
  /// The result is clamped to the bounds of `Int`; NaN gives 0.
  public func auto(rounded rule: FloatingPointRoundingRule, in context: ScreenContext? = nil) -> Int
  {
    Int(clamping: context?.scaled(designValue) ?? auto(), rounded: rule)
  }

  /// Returns this design length, rounded to a whole number, in any integer type; NaN gives 0.
  @_disfavoredOverload
  public func auto<Result: BinaryInteger>(
    rounded rule: FloatingPointRoundingRule, in context: ScreenContext? = nil
  ) -> Result {
    Result(clamping: context?.scaled(designValue) ?? auto(), rounded: rule)
  }

  /// Returns this design length, rounded to a whole number, in any floating-point type.
  ///
  ///     let width: CGFloat = 16.5.auto(rounded: .towardZero)  // 17 on a screen 390 points wide
  @_disfavoredOverload
  public func auto<Result: BinaryFloatingPoint>(
    rounded rule: FloatingPointRoundingRule, in context: ScreenContext? = nil
  ) -> Result {
    Result((context?.scaled(designValue) ?? auto()).roundedAsMeant(rule))
  }

  /// Returns this design length on the current screen, by another method and strength than the
  /// rule's.
  ///
  ///     16.5.auto(by: .height)  // 20.88 on a screen 844 points high
  ///
  /// A rule without a reference height assumes 375 × 667 points, or that shape. A strength or a
  /// blend outside 0…1 is clamped; NaN means a strength of 1 and a blend of 0.
  ///
  /// - Parameters:
  ///   - method: How the factor is found.
  ///   - strength: The share of the difference to apply, from 0 to 1; `nil` means the rule's
  ///     strength.
  ///   - context: The screen, and the rule for everything else.
  /// - Returns: A length in points.
  public func auto(
    by method: ScalingMethod, strength: Double? = nil, in context: ScreenContext = .current
  ) -> Double {
    context.scaled(designValue, by: method, strength: strength)
  }

  /// Returns this design length on the current screen, with another strength than the rule's.
  ///
  ///     16.5.auto(strength: 0.5)  // 16.83 on a screen 390 points wide
  ///
  /// - Parameters:
  ///   - strength: The share of the difference to apply, from 0 to 1.
  ///   - context: The screen, and the rule for everything else.
  /// - Returns: A length in points.
  public func auto(strength: Double, in context: ScreenContext = .current) -> Double {
    context.scaled(designValue, by: nil, strength: strength)
  }

  /// Unavailable, because an integer result would be chosen and rounded silently, as in
  /// `CGPoint(x:y:)`.
  @available(
    *, unavailable,
    message:
      "an integer needs a rounding rule: auto(rounded: .towardZero) as in Int(16.auto()), or .toNearestOrAwayFromZero"
  )
  @_disfavoredOverload
  public func auto<Result: BinaryInteger>() -> Result { auto(rounded: .toNearestOrAwayFromZero) }

  /// Unavailable, because an integer result would be chosen and rounded silently, as in
  /// `CGPoint(x:y:)`.
  @available(
    *, unavailable,
    message:
      "an integer needs a rounding rule: auto(rounded: .towardZero, in:) as in Int(16.auto(in:)), or .toNearestOrAwayFromZero"
  )
  @_disfavoredOverload
  public func auto<Result: BinaryInteger>(in context: ScreenContext) -> Result {
    auto(rounded: .toNearestOrAwayFromZero, in: context)
  }

  /// The value as a `Double`.
  @inlinable
  var designValue: Double { Double(self) }
}
