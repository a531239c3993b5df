/// Scales design values for one context, with everything that a walk needs looked up once.
struct LengthScale {
  private let context: ScreenContext
  private let fontContext: ScreenContext
  private let rounding: PixelRounding
  private let maximumFontFactor: Double?
  private let pixel: Double

  init(_ context: ScreenContext) {
    self.context = context
    fontContext = context.forFonts
    let rule = context.rule.rule(for: context.idiom)
    rounding = rule?.rounding ?? .none
    maximumFontFactor = rule?.maximumFontFactor
    pixel = 1 / context.pixelsPerPoint
  }

  /// Returns the applied value of a property for a finite design value, both in points.
  func applied(
    _ design: Double, to property: ScaledProperty, following style: TextStyle?
  ) -> Double {
    switch property {
    case .fontSize: fontSize(design, following: style)
    // A radius may become thinner than a pixel; a line or a gap may not.
    case .cornerRadius: context.scaled(design)
    case .constraint, .borderWidth, .spacing, .insets, .itemSize: visibleLength(design)
    }
  }

  /// Returns the design value behind an applied value, as exactly as the factor permits.
  ///
  /// Designers write short numbers: a value with four decimals is preferred if it gives the same
  /// result.
  func design(
    ofApplied applied: Double, to property: ScaledProperty, following style: TextStyle?
  ) -> Double {
    let factor = property == .fontSize ? fontFactor(following: style) : context.factor
    let design = applied / factor
    let short = (design * 1e4).rounded() / 1e4
    let again = self.applied(short, to: property, following: style)
    return again.isSame(as: applied) ? short : design
  }

  /// Returns the whole or half number that scales to this value, or `nil` if there is none.
  ///
  /// Under a rule that rounds, only whole numbers count: half numbers scale to too many of the pixels.
  func origin(
    ofScaled value: Double, of property: ScaledProperty, following style: TextStyle?
  ) -> Double? {
    let factor = property == .fontSize ? fontFactor(following: style) : context.factor
    if rounding == .none { return value.scaledOrigin(at: factor) }
    guard factor != 1, value.magnitude >= 1, value.magnitude < 1e9 else { return nil }
    let origin = (value / factor).rounded()
    let applied = applied(origin, to: property, following: style)
    // UIKit keeps some lengths in Float.
    return applied.isSame(as: value) || Float(applied) == Float(exactly: value) ? origin : nil
  }

  /// Scales a length that must not vanish: hairlines keep at least one pixel.
  private func visibleLength(_ design: Double) -> Double {
    let length = context.scaled(design)
    guard length.magnitude < pixel, length != design else { return length }
    return Double(signOf: design, magnitudeOf: pixel)
  }

  /// Scales a font's size, then follows the text size, then applies the rule's cap.
  private func fontSize(_ design: Double, following style: TextStyle?) -> Double {
    // Scaling comes first, then the text size, then the cap.
    var size = fontContext.scaled(design)
    if let style, context.textSize != .large {
      size = rounding(size * textFactor(of: style), pixelsPerPoint: context.pixelsPerPoint)
    }
    guard let maximumFontFactor else { return size }
    let limit = design.magnitude * maximumFontFactor
    return Double(signOf: size, magnitudeOf: min(size.magnitude, limit))
  }

  private func fontFactor(following style: TextStyle?) -> Double {
    let product = fontContext.factor * (style.map(textFactor) ?? 1)
    return min(product, maximumFontFactor ?? product)
  }

  private func textFactor(of style: TextStyle) -> Double {
    style.pointSize(at: context.textSize) / style.pointSize(at: .large)
  }
}

extension ScreenContext {
  /// Returns the value that a walk over a tree applies for a design value on this screen.
  package func applied(
    _ design: Double, to property: ScaledProperty, following style: TextStyle? = nil
  ) -> Double {
    LengthScale(self).applied(design, to: property, following: style)
  }
}

extension Double {
  /// Returns whether two results of the same calculation, made in another order, differ by rounding
  /// only.
  ///
  /// A factor and its inverse round twice each.
  func isSame(as other: Double) -> Bool { (self - other).magnitude <= 4 * other.ulp }
}
