extension BinaryInteger {
  /// Returns this design length as a length on the current screen, both in points.
  ///
  ///     16.auto()      // 16.64 on a screen 390 points wide
  ///     16.auto() + 1  // 17.64
  ///
  /// An integer of more than 53 bits is rounded to a `Double` first.
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
  ///     try 16.auto(in: Screen(named: "iPhone 17 Pro Max"))  // 18.77
  public func auto(in screen: Screen) -> Double { screen.context().scaled(designValue) }

  /// Returns this design length on the current screen, or on that of a context, as an integer.
  ///
  ///     let columns = 16.auto(rounded: .toNearestOrAwayFromZero)  // 17 at 390 points
  ///
  /// The result is clamped to the bounds of `Int`. The design times the factor is rounded, and not the
  /// last digit of their product.
  public func auto(rounded rule: FloatingPointRoundingRule, in context: ScreenContext? = nil) -> Int
  {
    Int(clamping: context?.scaled(designValue) ?? auto(), rounded: rule)
  }

  /// Returns this design length, rounded to a whole number, in any integer type.
  ///
  ///     let x: Int8 = 125.auto(rounded: .up)  // 127, the most that Int8 holds, at 430 points
  @_disfavoredOverload
  public func auto<Result: BinaryInteger>(
    rounded rule: FloatingPointRoundingRule, in context: ScreenContext? = nil
  ) -> Result {
    Result(clamping: context?.scaled(designValue) ?? auto(), rounded: rule)
  }

  /// Returns this design length, rounded to a whole number, in any floating-point type.
  ///
  ///     let width: CGFloat = 16.auto(rounded: .towardZero)  // 16 on a screen 390 points wide
  @_disfavoredOverload
  public func auto<Result: BinaryFloatingPoint>(
    rounded rule: FloatingPointRoundingRule, in context: ScreenContext? = nil
  ) -> Result {
    Result((context?.scaled(designValue) ?? auto()).roundedAsMeant(rule))
  }

  /// Returns this design length on the current screen, by another method and strength than the
  /// rule's.
  ///
  ///     16.auto(by: .height)                 // 20.25 on a screen 844 points high
  ///     16.auto(by: .height, strength: 0.5)  // 18.12
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
  ///     16.auto(strength: 0.5)  // 16.32 on a screen 390 points wide
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

  /// The value as a `Double`; most values fit into 64 bits, which convert quickly.
  @inlinable
  var designValue: Double {
    // 0.4 ns for the integers that programs use; the general conversion takes 7 to 10 ns.
    if let small = Int64(exactly: self) { return Double(small) }
    return Double(self)
  }

  /// Makes the rounded number as an integer, clamped to the bounds of the type; 0 for NaN.
  ///
  /// Wider types are clamped too: to 128 bits, and before iOS 18, which has no wider standard type,
  /// to 64.
  init(clamping value: Double, rounded rule: FloatingPointRoundingRule) {
    let rounded = value.roundedAsMeant(rule)
    // Below 2⁶² an Int64 holds the number after any rounding.
    if rounded.magnitude < 0x1p62 {
      self.init(clamping: Int64(rounded))
    } else if rounded.isNaN {
      self = 0
    } else if let exact = Self(exactly: rounded) {
      self = exact
    } else {
      self = .clampedInfinity(of: rounded.sign)
    }
  }

  private static func clampedInfinity(of sign: FloatingPointSign) -> Self {
    if #available(iOS 18, macOS 15, tvOS 18, visionOS 2, *) {
      return sign == .plus ? Self(clamping: UInt128.max) : Self(clamping: Int128.min)
    } else {
      return sign == .plus ? Self(clamping: UInt64.max) : Self(clamping: Int64.min)
    }
  }
}
