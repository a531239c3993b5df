/// A calculation of your own in place of a factor, as a named, comparable type.
///
///     struct LargerTouchTargets: CustomScaling {
///       func scaled(_ value: Double, in context: ScreenContext) -> Double {
///         value < 44 ? value : value * context.width / 375
///       }
///     }
///     let rule = try ScalingRule(by: .custom(LargerTouchTargets()))
///
/// A type rather than a closure, so that contexts stay comparable and can be interned. Encoding a
/// rule with a custom calculation throws, because code is not data.
///
/// You must keep the laws of scaling: be odd (`scaled(-v) == -scaled(v)`), be monotone, and return
/// a finite result for a finite value. A rule whose calculation returns NaN or an infinity for one of
/// some usual lengths, such as 1, 16 and 44 points, throws; a later NaN leaves the design value
/// unchanged, and a walk reports it as skipped.
public protocol CustomScaling: Hashable, Sendable {
  /// Returns the screen length of a design length, both in points, before the rule's strength,
  /// limits and rounding.
  func scaled(_ value: Double, in context: ScreenContext) -> Double
}
