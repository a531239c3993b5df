/// A rule that maps lengths of a design to lengths on a screen: plain data, validated when it is
/// made.
///
/// The standard rule divides the short side of the screen by a design width of 375 points, on
/// phones only, and rounds nothing:
///
///     16.auto(in: context)                                  // 18.77 on a screen 440 points wide
///     let rule = try ScalingRule(referenceWidth: 414)       // for a design of 414 points
///     let gentle = try ScalingRule(strength: 0.5)           // half the difference: 17.39
///     let bounded = try ScalingRule(limits: 0.9...1.1)      // 17.6 at 440 points
///
/// Without limits, a foldable's inner display of 669 points counts as a giant phone with a factor
/// of 1.78; ``upToWidestPhone`` bounds it and affects no other phone.
///
/// The steps, in this order: the factor of the ``method``, moderated by the ``strength``, clamped
/// to the ``limits``, applied to the value, rounded by the ``rounding``. A factor is always finite
/// and greater than zero.
public struct ScalingRule: Hashable, Sendable {
  /// The rule for a design of 375 points: short side, phones only, no limits, no rounding.
  public static let standard = ScalingRule(referenceWidth: 375)

  /// The standard rule between the narrowest and the widest ordinary phone, 320 and 440 points.
  ///
  ///     ScreenContext.follow(window, rule: .upToWidestPhone)
  ///
  /// A phone that folds has one factor, 1.173, closed, open and in a half, so that folding changes no
  /// text's size; the additional space is for content. All other phones are scaled as by ``standard``.
  public static let upToWidestPhone: ScalingRule = {
    var rule = standard
    // Apple's widest phones have had 440 points since 2024.
    rule.limits = (320.0 / 375)...(440.0 / 375)
    return rule
  }()

  /// The width of the design, in points.
  public private(set) var referenceWidth: Double

  /// The height of the design, in points, if the method needs it.
  public private(set) var referenceHeight: Double?

  /// The method that derives the factor.
  public private(set) var method: ScalingMethod

  /// The share of the difference between design and screen to apply: 0 is none, 1 is all of it.
  public private(set) var strength: Double

  /// The smallest and the largest factor; `nil` means no limit.
  public private(set) var limits: ClosedRange<Double>?

  /// Whether results are rounded to whole pixels.
  public let rounding: PixelRounding

  /// The largest product of scaling and text size that a font may reach; `nil` means no limit.
  public let maximumFontFactor: Double?

  /// The scaling of fonts, if it differs from that of lengths.
  public private(set) var fonts: FontScaling?

  /// The idioms on which values are scaled; other idioms return them unchanged.
  public let idioms: Set<Idiom>

  /// Rules that replace this one on some idioms; such an idiom is always scaled, by its own rule.
  public private(set) var idiomRules: [Idiom: ScalingRule]

  /// Makes a rule; omitted parameters are as in ``standard``.
  ///
  /// - Parameters:
  ///   - referenceWidth: The width of the design, in points.
  ///   - referenceHeight: The height of the design, in points; required by methods that compare
  ///     heights, areas or long sides.
  ///   - method: The method that derives the factor.
  ///   - strength: 0 leaves values alone, 1 scales them fully. More than 1 exaggerates and requires
  ///     `limits`, because the factor could fall to zero.
  ///   - limits: The smallest and the largest factor.
  ///   - rounding: Whether results are rounded to whole pixels.
  ///   - maximumFontFactor: The cap on scaling times text size, for fonts that follow both.
  ///   - fonts: The scaling of fonts, if it differs from that of lengths.
  ///   - idioms: The idioms on which values are scaled.
  ///   - idiomRules: Rules that replace this one on some idioms. Their own `idioms` and
  ///     `idiomRules` are ignored.
  /// - Throws: ``InvalidParameterError`` for references, limits or caps that are not finite and
  ///   greater than zero, for a strength or blend that is out of range, for a missing height, and for a
  ///   custom calculation that is not finite for 1 point or one of some other lengths.
  public init(
    referenceWidth: Double = 375,
    referenceHeight: Double? = nil,
    by method: ScalingMethod = .shortSide,
    strength: Double = 1,
    limits: ClosedRange<Double>? = nil,
    rounding: PixelRounding = .none,
    maximumFontFactor: Double? = nil,
    fonts: FontScaling? = nil,
    idioms: Set<Idiom> = [.phone],
    idiomRules: [Idiom: ScalingRule] = [:]
  ) throws(InvalidParameterError) {
    self.referenceWidth = referenceWidth
    self.referenceHeight = referenceHeight
    self.method = method
    self.strength = strength
    self.limits = limits
    self.rounding = rounding
    self.maximumFontFactor = maximumFontFactor
    self.fonts = fonts
    self.idioms = idioms
    self.idiomRules = idiomRules
    try validate()
  }

  /// Makes the standard rule for a valid width.
  private init(referenceWidth: Double) {
    self.referenceWidth = referenceWidth
    referenceHeight = nil
    method = .shortSide
    strength = 1
    limits = nil
    rounding = .none
    maximumFontFactor = nil
    fonts = nil
    idioms = [.phone]
    idiomRules = [:]
  }

  /// Returns this rule for a design of another size.
  ///
  ///     try ScalingRule.standard.forDesign(width: 414).referenceWidth  // 414
  ///
  /// - Parameters:
  ///   - width: The width of the design, in points.
  ///   - height: The height of the design, in points, if the method needs it.
  /// - Returns: A rule that differs only in its reference; rules of single idioms keep their own.
  /// - Throws: ``InvalidParameterError``, as the initializer does.
  public func forDesign(
    width: Double, height: Double? = nil
  ) throws(InvalidParameterError) -> ScalingRule {
    var rule = self
    rule.referenceWidth = width
    rule.referenceHeight = height
    try rule.validate()
    return rule
  }

  /// Returns this rule and those of single idioms, for a design of a valid size.
  package func replacingReferences(width: Double, height: Double) -> ScalingRule {
    var rule = self
    rule.referenceWidth = width
    rule.referenceHeight = height
    rule.idiomRules = idiomRules.mapValues { $0.replacingReferences(width: width, height: height) }
    return rule
  }

  /// Returns this rule with another method and strength, clamped to valid values; `nil` keeps the
  /// rule's own.
  ///
  /// A missing reference height is derived from the design's own screen, in proportion.
  func replacing(_ method: ScalingMethod?, strength: Double?) -> ScalingRule {
    var rule = self
    if let method { rule.method = method.heldToItsRange }
    if rule.method.needsReferenceHeight && referenceHeight == nil {
      let design = ScreenContext.design
      rule.referenceHeight = referenceWidth * design.height / design.width
    }
    if let strength { rule.strength = strength.isNaN ? 1 : min(max(strength, 0), 1) }
    return rule
  }

  /// Returns this rule with the strength and limits of fonts, for an idiom that it scales.
  func forFonts(_ fonts: FontScaling, on idiom: Idiom) -> ScalingRule {
    var rule = self
    if let own = idiomRules[idiom] {
      rule.idiomRules[idiom] = own.with(fonts)
      return rule
    }
    return rule.with(fonts)
  }

  private func with(_ fonts: FontScaling) -> ScalingRule {
    var rule = self
    rule.strength = fonts.strength ?? strength
    rule.limits = fonts.limits ?? limits
    return rule
  }

  private func validate() throws(InvalidParameterError) {
    try InvalidParameterError.check([
      referenceWidth.defectUnlessPositive("referenceWidth"),
      referenceHeight?.defectUnlessPositive("referenceHeight"),
      strength.defectIfNegative("strength"),
      limits?.lowerBound.defectUnlessPositive("limits.lowerBound"),
      limits?.upperBound.defectUnlessPositive("limits.upperBound"),
      maximumFontFactor?.defectUnlessPositive("maximumFontFactor"),
    ])
    if case .match(let blend) = method, !(0...1).contains(blend) {
      throw InvalidParameterError("match", mustBe: "from 0 to 1", butIs: blend)
    }
    if case .custom(let calculation) = method { try calculation.validate() }
    if method.needsReferenceHeight && referenceHeight == nil {
      throw InvalidParameterError(
        "referenceHeight", mustBe: "given to scale by \(method.name)", butIs: "nil")
    }
    if strength > 1 && limits == nil {
      throw InvalidParameterError("strength", mustBe: "at most 1 without limits", butIs: strength)
    }
  }
}

extension CustomScaling {
  /// Throws unless the calculation is finite for some lengths of designs.
  fileprivate func validate() throws(InvalidParameterError) {
    // Usual lengths of designs, with both signs: a calculation cannot be tried for all numbers.
    for length in [1.0, -1, 0.5, 8, 16, 44, 100, 375, 1000] {
      let result = scaled(length, in: .design)
      guard result.isFinite else {
        let name = length == 1 ? "1 point" : "\(length.shortDescription) points"
        throw InvalidParameterError("custom", mustBe: "finite for \(name)", butIs: result)
      }
    }
  }
}
