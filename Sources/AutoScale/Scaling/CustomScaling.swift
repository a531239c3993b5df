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
/// The laws of scaling are then yours to keep: be odd (`scaled(-v) == -scaled(v)`), never decrease
/// while the value grows, and give a finite result for a finite value. A rule whose calculation gives
/// NaN or an infinity for 1 point throws; where it gives NaN later, the design value stays.
public protocol CustomScaling: Hashable, Sendable {
  /// Returns the screen length of a design length, both in points, before strength, limits and
  /// rounding of the rule are applied.
  func scaled(_ value: Double, in context: ScreenContext) -> Double
}
