extension ScalingRule: CustomStringConvertible {
  /// The rule as Swift code, with the parameters that differ from the standard rule, such as
  /// `ScalingRule(strength: 0.5, limits: 0.9...1.1)`.
  public var description: String {
    let standard = ScalingRule.standard
    let idiomNames = idioms.map { ".\($0)" }.sorted().joined(separator: ", ")
    let rules = idiomRules.map { ".\($0): \($1)" }.sorted().joined(separator: ", ")
    let parameters: [String?] = [
      referenceWidth == standard.referenceWidth
        ? nil : "referenceWidth: \(referenceWidth.shortDescription)",
      referenceHeight.map { "referenceHeight: \($0.shortDescription)" },
      method == standard.method ? nil : "by: \(method)",
      strength == standard.strength ? nil : "strength: \(strength.shortDescription)",
      limits.map { "limits: \($0.factors)" },
      rounding == standard.rounding ? nil : "rounding: \(rounding)",
      maximumFontFactor.map { "maximumFontFactor: \($0.shortDescription)" },
      fonts.map { "fonts: \($0)" },
      idioms == standard.idioms ? nil : "idioms: [\(idiomNames)]",
      idiomRules.isEmpty ? nil : "idiomRules: [\(rules)]",
    ]
    let list = parameters.compactMap(\.self).joined(separator: ", ")
    return list.isEmpty ? "ScalingRule.standard" : "ScalingRule(\(list))"
  }
}

extension ScalingMethod: CustomStringConvertible {
  /// The method as Swift code, such as `.fit` or `.match(0.5)`.
  public var description: String {
    switch self {
    case .match(let blend): ".match(\(blend.shortDescription))"
    case .fluid(let scale): ".fluid(\(scale))"
    case .custom(let calculation): ".custom(\(calculation))"
    default: ".\(name)"
    }
  }
}

extension PixelRounding: CustomStringConvertible {
  /// The rounding as Swift code, such as `.nearestPixel` or `.pixel(.up)`.
  public var description: String {
    switch self {
    case .none: ".none"
    case .nearestPixel: ".nearestPixel"
    case .pixel(let rule): ".pixel(.\(rule))"
    case .point(let rule): ".point(.\(rule))"
    }
  }
}

extension ClosedRange<Double> {
  /// The limits of factors as Swift code, such as `0.9...1.1` or `0.9...`.
  fileprivate var factors: String {
    let lower = lowerBound == .leastNormalMagnitude ? "" : lowerBound.shortDescription
    let upper = upperBound == .greatestFiniteMagnitude ? "" : upperBound.shortDescription
    return "\(lower)...\(upper)"
  }
}
