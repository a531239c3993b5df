extension ScreenContext {
  /// Returns what a property has on this screen for a design value, both in points.
  ///
  /// - Parameters:
  ///   - design: A finite value in the design.
  ///   - property: The property; corners and fonts may fall below a pixel, lines and gaps don't.
  ///   - textStyle: The style whose sizes a font follows.
  func applied(
    _ design: Double, to property: AdaptedProperty, following textStyle: TextStyle?
  ) -> Double {
    switch property {
    case .fontSize: appliedFontSize(design, following: textStyle)
    case .cornerRadius: scaled(design)
    default: appliedLength(design)
    }
  }

  /// Scales a length that must not vanish: hairlines keep at least one pixel.
  func appliedLength(_ design: Double) -> Double {
    let length = scaled(design)
    let pixel = 1 / pixelsPerPoint
    guard length != design, length.magnitude < pixel else { return length }
    return Double(signOf: design, magnitudeOf: pixel)
  }

  /// Scales a font's size, then lets it follow the text size, then holds it to the rule's cap.
  private func appliedFontSize(_ design: Double, following textStyle: TextStyle?) -> Double {
    var size = scaled(design)
    let rule = rule.rule(for: idiom)
    if let textStyle, textSize != .large {
      size *= textFactor(of: textStyle)
      size = rule?.rounding(size, pixelsPerPoint: pixelsPerPoint) ?? size
    }
    guard let cap = rule?.maximumFontFactor else { return size }
    return Double(signOf: size, magnitudeOf: min(size.magnitude, design.magnitude * cap))
  }

  /// Returns a design value from which an applied value comes, as nearly as the factor tells.
  func design(
    ofApplied applied: Double, to property: AdaptedProperty, following textStyle: TextStyle?
  ) -> Double {
    let factor =
      property == .fontSize ? fontFactor(following: textStyle) : factor
    let design = applied / factor
    let candidates = [design, design.nextUp, design.nextDown]
    return candidates.first { self.applied($0, to: property, following: textStyle) == applied }
      ?? design
  }

  /// Screen points per design point of fonts, the cap included.
  private func fontFactor(following textStyle: TextStyle?) -> Double {
    let product = factor * (textStyle.map(textFactor) ?? 1)
    return min(product, rule.rule(for: idiom)?.maximumFontFactor ?? product)
  }

  private func textFactor(of style: TextStyle) -> Double {
    style.pointSize(at: textSize) / style.pointSize(at: .large)
  }
}
