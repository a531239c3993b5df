extension ClosedRange<Double> {
  /// The factors in a range of the standard library, such as `0.9...`, `...1.2` or `0.9..<1.2`.
  ///
  /// - Throws: ``InvalidParameterError`` for a range of another type, and for one without a factor.
  init(factors range: some RangeExpression<Double>) throws(InvalidParameterError) {
    let (lower, upper): (Double?, Double?)
    switch range as any RangeExpression {
    case let range as ClosedRange<Double>: (lower, upper) = (range.lowerBound, range.upperBound)
    case let range as Range<Double>: (lower, upper) = (range.lowerBound, range.upperBound.nextDown)
    case let range as PartialRangeFrom<Double>: (lower, upper) = (range.lowerBound, nil)
    case let range as PartialRangeThrough<Double>: (lower, upper) = (nil, range.upperBound)
    case let range as PartialRangeUpTo<Double>: (lower, upper) = (nil, range.upperBound.nextDown)
    default:
      throw InvalidParameterError(
        "limits", mustBe: "a range of the standard library", butIs: "\(range)")
    }
    self = try Self.factors(from: lower, through: upper)
  }

  /// Returns the factors between two bounds, or up to the largest number where one is absent.
  static func factors(
    from lower: Double?, through upper: Double?
  ) throws(InvalidParameterError) -> ClosedRange {
    try InvalidParameterError.check([
      lower?.defectUnlessPositive("limits.lowerBound"),
      upper?.defectUnlessPositive("limits.upperBound"),
    ])
    // Not zero: a factor is always greater.
    let lower = lower ?? .leastNormalMagnitude
    let upper = upper ?? .greatestFiniteMagnitude
    guard lower <= upper else {
      throw InvalidParameterError("limits.upperBound", mustBe: "at least \(lower)", butIs: upper)
    }
    return lower...upper
  }
}

extension ScalingRule {
  /// Makes a rule with limits on one side: `limits: 0.9...`, `limits: ...1.2`.
  ///
  /// The other parameters are those of the initializer with a closed range. An excluded upper bound, as in
  /// `..<1.2`, counts as the next smaller number.
  ///
  /// - Throws: ``InvalidParameterError`` for an invalid parameter, and for a range type that is not from
  ///   the standard library.
  public init(
    referenceWidth: Double = 375,
    referenceHeight: Double? = nil,
    by method: ScalingMethod = .shortSide,
    strength: Double = 1,
    limits: some RangeExpression<Double>,
    rounding: PixelRounding = .none,
    maximumFontFactor: Double? = nil,
    fonts: FontScaling? = nil,
    idioms: Set<Idiom> = [.phone],
    idiomRules: [Idiom: ScalingRule] = [:]
  ) throws(InvalidParameterError) {
    let factors: ClosedRange<Double>? = try ClosedRange(factors: limits)
    try self.init(
      referenceWidth: referenceWidth, referenceHeight: referenceHeight, by: method,
      strength: strength, limits: factors, rounding: rounding,
      maximumFontFactor: maximumFontFactor, fonts: fonts, idioms: idioms, idiomRules: idiomRules)
  }
}

extension FontScaling {
  /// Makes the scaling of fonts with limits on one side: `limits: ...1.2`.
  ///
  /// - Throws: ``InvalidParameterError`` for an invalid parameter, and for a range type that is not from
  ///   the standard library.
  public init(
    strength: Double? = nil, limits: some RangeExpression<Double>
  ) throws(InvalidParameterError) {
    let factors: ClosedRange<Double>? = try ClosedRange(factors: limits)
    try self.init(strength: strength, limits: factors)
  }
}
