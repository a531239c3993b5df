import AutoScale
import Foundation

/// Scales the numbers of a document from one width to another.
struct LengthScaling {
  /// The width of the design, in points.
  let reference: Double

  /// The new width, in points.
  let width: Double

  /// The screen and the rule by which a view tree is adapted.
  let screen: Screen
  let rule: ScalingRule

  /// The new width relative to the old one.
  var factor: Double { width / reference }

  private let context: ScreenContext

  init(reference: Double, width: Double, screen: Screen, rule: ScalingRule) {
    (self.reference, self.width, self.screen, self.rule) = (reference, width, screen, rule)
    context = screen.context(rule: rule)
  }

  /// Returns the scaled length.
  ///
  /// Without rounding it has 15 digits if that number scales back exactly, and all digits otherwise. Scaling
  /// there and back restores each number of at most 15 digits.
  func scaled(_ old: Double, as property: ScaledProperty) -> Double {
    let scaled = context.applied(old, to: property)
    return rule.rounding == .none ? shortest(scaled, from: old) : scaled
  }

  /// Returns the scaled length of a frame, which is never rounded.
  ///
  /// Multiplied first, so that the width of the design becomes exactly the new width.
  func scaledFrameLength(_ old: Double) -> Double { shortest(old * width / reference, from: old) }

  private func shortest(_ scaled: Double, from old: Double) -> Double {
    let short = Double(String(format: "%.15g", scaled)) ?? scaled
    return short * reference / width == old ? short : scaled
  }
}

extension Double {
  /// The number in Xcode's spelling, with 17 digits.
  var longDescription: String { String(format: "%.17g", self) }

  /// Returns the number in the spelling of another one: with 17 digits if that has them, otherwise the
  /// shortest one.
  func description(like old: String) -> String {
    guard let number = Double(old), number.shortDescription != old else { return shortDescription }
    return number.longDescription == old ? longDescription : shortDescription
  }
}
