#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

extension ScalingRule {
  /// Returns the rule for an idiom, or `nil` if values are returned unchanged.
  func rule(for idiom: Idiom) -> ScalingRule? {
    idiomRules[idiom] ?? (idioms.contains(idiom) ? self : nil)
  }

  /// Whether the rule only multiplies.
  var isOnlyFactor: Bool {
    // Rounding depends on the value, so no factor says it all.
    guard rounding == .none else { return false }
    if case .custom = method { return false }
    return true
  }

  /// Returns the factor on a screen, after strength and limits, as two numbers to multiply and
  /// divide by.
  ///
  /// The factor of a custom calculation is its result for one point.
  func scale(on screen: ScreenContext) -> ScalePair {
    let pair = unmoderatedScale(on: screen)
    let moderated = 1 + (pair.factor - 1) * strength
    let limited = limit(strength == 1 ? pair.factor : moderated)
    // The pair maps a whole-number reference to exactly the screen's width; a quotient would not.
    if strength == 1 && limited == pair.factor { return pair }
    return ScalePair(multiplier: limited.clampedToPositive, divisor: 1)
  }

  /// Scales a value in points, step by step, for rules that do more than multiply.
  func scaled(_ value: Double, on screen: ScreenContext) -> Double {
    var result = value
    if case .custom(let calculation) = method {
      let scaled = calculation.scaled(value, in: screen)
      // NaN would spread through a whole layout; keep the design value.
      result = scaled.isNaN ? value : moderated(value, from: scaled)
    } else {
      result = scale(on: screen)(value)
    }
    return rounding(result, pixelsPerPoint: screen.pixelsPerPoint)
  }

  /// Applies strength and limits to the result of a custom calculation.
  private func moderated(_ value: Double, from scaled: Double) -> Double {
    guard value.isFinite, value != 0 else { return scaled }
    let result = strength == 1 ? scaled : value + (scaled - value) * strength
    guard let limits else { return result }
    let bounds = (value * limits.lowerBound, value * limits.upperBound)
    return min(max(result, min(bounds.0, bounds.1)), max(bounds.0, bounds.1))
  }

  private func limit(_ factor: Double) -> Double {
    guard let limits else { return factor }
    return min(max(factor, limits.lowerBound), limits.upperBound)
  }

  private func unmoderatedScale(on screen: ScreenContext) -> ScalePair {
    let height = referenceHeight ?? referenceWidth
    let horizontal = ScalePair(multiplier: screen.width, divisor: referenceWidth)
    let vertical = ScalePair(multiplier: screen.height, divisor: height)
    switch method {
    case .width: return horizontal
    case .height: return vertical
    case .shortSide:
      return ScalePair(
        multiplier: min(screen.width, screen.height), divisor: min(referenceWidth, height))
    case .longSide:
      return ScalePair(
        multiplier: max(screen.width, screen.height), divisor: max(referenceWidth, height))
    case .safeAreaHeight:
      // A small window may be lower than the insets of its screen.
      let usable = (screen.height - screen.safeArea.vertical).clampedToPositive
      return ScalePair(multiplier: usable, divisor: height)
    case .fit: return horizontal.factor < vertical.factor ? horizontal : vertical
    case .fill: return horizontal.factor > vertical.factor ? horizontal : vertical
    case .area: return ScalePair(factor: horizontal.factor * vertical.factor)
    case .diagonal:
      return ScalePair(factor: hypot(screen.width, screen.height) / hypot(referenceWidth, height))
    // The logarithm and back is off in the last digits, which a whole-number reference must not be.
    case .match(0): return horizontal
    case .match(1): return vertical
    case .match(let blend):
      return ScalePair(
        factor: exp2(log2(horizontal.factor) * (1 - blend) + log2(vertical.factor) * blend))
    case .fluid(let fluid): return ScalePair(factor: fluid.factor(atWidth: screen.width))
    case .custom(let calculation):
      return ScalePair(factor: calculation.scaled(1, in: screen))
    }
  }
}

extension ScalePair {
  /// Makes a pair from one factor, clamped to finite numbers greater than zero.
  fileprivate init(factor: Double) {
    self.init(multiplier: factor.clampedToPositive, divisor: 1)
  }
}
