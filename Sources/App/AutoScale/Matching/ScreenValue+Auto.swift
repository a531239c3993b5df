extension ScreenValue: AutoCalculationable where Value: AutoCalculationable {
  /// Returns the value for the current screen as a design value, scaled; lengths are in points.
  ///
  ///     105.screen(.width(414), is: 114).auto()  // 125.856 on a screen 414 points wide
  public func auto() -> Value.AutoScaled { auto(in: .current) }

  /// Returns the value for the screen of a context as a design value, scaled; lengths are in points.
  public func auto(in context: ScreenContext) -> Value.AutoScaled {
    value(in: context).auto(in: context)
  }

  /// Returns the value for a screen as a design value, scaled; lengths are in points.
  ///
  ///     try 105.screen(.width(414), is: 114).auto(in: Screen(named: "iPhone 11"))  // 125.856
  public func auto(in screen: Screen) -> Value.AutoScaled { auto(in: screen.context()) }
}

extension ScreenValue where Value: AutoCalculationable, Value.AutoScaled: BinaryFloatingPoint {
  /// Returns the number for the current screen, scaled, in any floating-point type.
  @_disfavoredOverload
  public func auto<Result: BinaryFloatingPoint>() -> Result { Result(auto(in: .current)) }

  /// Returns the number for the screen of a context, scaled, in any floating-point type.
  @_disfavoredOverload
  public func auto<Result: BinaryFloatingPoint>(in context: ScreenContext) -> Result {
    Result(auto(in: context))
  }

  /// Returns the number for the current screen, or for that of a context, scaled, as an integer,
  /// held to the bounds of `Int`.
  public func auto(
    rounded rule: FloatingPointRoundingRule, in context: ScreenContext = .current
  ) -> Int {
    Int(clamping: Double(auto(in: context)), rounded: rule)
  }

  /// Returns the number, scaled and rounded, in any floating-point type.
  @_disfavoredOverload
  public func auto<Result: BinaryFloatingPoint>(
    rounded rule: FloatingPointRoundingRule, in context: ScreenContext = .current
  ) -> Result {
    Result(Double(auto(in: context)).roundedAsMeant(rule))
  }

  /// Returns the number, scaled and rounded, in any integer type, held to its bounds.
  @_disfavoredOverload
  public func auto<Result: BinaryInteger>(
    rounded rule: FloatingPointRoundingRule, in context: ScreenContext = .current
  ) -> Result {
    Result(clamping: Double(auto(in: context)), rounded: rule)
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
}
