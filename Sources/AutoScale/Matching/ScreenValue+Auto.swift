extension ScreenValue where Value: BinaryInteger {
  /// Returns the number for the current screen as a design value, scaled; in points.
  ///
  ///     105.screen(.width(414), is: 114).auto()  // 125.856 on a screen 414 points wide
  public func auto() -> Double { auto(in: .current) }

  /// Returns the number for the current screen, scaled, in any floating-point type.
  @_disfavoredOverload
  public func auto<Result: BinaryFloatingPoint>() -> Result { auto(in: .current) }

  /// Returns the number for the screen of a context as a design value, scaled; in points.
  public func auto(in context: ScreenContext) -> Double { value(in: context).auto(in: context) }

  /// Returns the number for the screen of a context, scaled, in any floating-point type.
  @_disfavoredOverload
  public func auto<Result: BinaryFloatingPoint>(in context: ScreenContext) -> Result {
    value(in: context).auto(in: context)
  }

  /// Returns the number for a screen as a design value, scaled; in points.
  ///
  ///     try 105.screen(.width(414), is: 114).auto(in: Screen(named: "iPhone 11"))  // 125.856
  public func auto(in screen: Screen) -> Double { auto(in: screen.context()) }

  /// Returns the number for the current screen, or for that of a context, scaled, as an integer,
  /// held to the bounds of its type.
  public func auto<Result: BinaryInteger>(
    rounded rule: FloatingPointRoundingRule, in context: ScreenContext = .current
  ) -> Result {
    value(in: context).auto(rounded: rule, in: context)
  }

  /// An integer would be rounded in silence wherever one is possible, as in `CGPoint(x:y:)`.
  @available(
    *, unavailable,
    message: "an integer needs a rounding rule: auto(rounded: .toNearestOrAwayFromZero)"
  )
  @_disfavoredOverload
  public func auto<Result: BinaryInteger>() -> Result { auto(rounded: .toNearestOrAwayFromZero) }
}

extension ScreenValue where Value: BinaryFloatingPoint {
  /// Returns the number for the current screen as a design value, scaled; in points.
  ///
  ///     7.5.screen(.width(414), is: 8).auto()  // 8.832 on a screen 414 points wide
  public func auto() -> Double { auto(in: .current) }

  /// Returns the number for the current screen, scaled, in any floating-point type.
  @_disfavoredOverload
  public func auto<Result: BinaryFloatingPoint>() -> Result { auto(in: .current) }

  /// Returns the number for the screen of a context as a design value, scaled; in points.
  public func auto(in context: ScreenContext) -> Double { value(in: context).auto(in: context) }

  /// Returns the number for the screen of a context, scaled, in any floating-point type.
  @_disfavoredOverload
  public func auto<Result: BinaryFloatingPoint>(in context: ScreenContext) -> Result {
    value(in: context).auto(in: context)
  }

  /// Returns the number for a screen as a design value, scaled; in points.
  public func auto(in screen: Screen) -> Double { auto(in: screen.context()) }

  /// Returns the number for the current screen, or for that of a context, scaled, as an integer,
  /// held to the bounds of its type.
  public func auto<Result: BinaryInteger>(
    rounded rule: FloatingPointRoundingRule, in context: ScreenContext = .current
  ) -> Result {
    value(in: context).auto(rounded: rule, in: context)
  }

  /// An integer would be rounded in silence wherever one is possible, as in `CGPoint(x:y:)`.
  @available(
    *, unavailable,
    message: "an integer needs a rounding rule: auto(rounded: .toNearestOrAwayFromZero)"
  )
  @_disfavoredOverload
  public func auto<Result: BinaryInteger>() -> Result { auto(rounded: .toNearestOrAwayFromZero) }
}

extension ScreenValue where Value == LayoutInsets {
  /// Returns the insets for the current screen as design values, scaled; in points.
  public func auto() -> LayoutInsets { auto(in: .current) }

  /// Returns the insets for the screen of a context as design values, scaled; in points.
  public func auto(in context: ScreenContext) -> LayoutInsets {
    value(in: context).auto(in: context)
  }

  /// Returns the insets for a screen as design values, scaled; in points.
  public func auto(in screen: Screen) -> LayoutInsets { auto(in: screen.context()) }
}
