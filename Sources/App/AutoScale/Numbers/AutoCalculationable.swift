/// A value of a design that can be scaled to a screen.
///
/// All numeric types of the standard library and `CGFloat` conform. So do CG geometry,
/// ``LayoutInsets``, SIMD vectors, ranges, and collections and optionals of such values.
/// Conform your own type with one function:
///
///     struct Spacing: AutoCalculationable {
///       var inner: Double, outer: Double
///       func auto(in context: ScreenContext) -> Spacing {
///         Spacing(inner: inner.auto(in: context), outer: outer.auto(in: context))
///       }
///     }
///     Spacing(inner: 8, outer: 16).auto()  // 8.32 and 16.64 on a screen 390 points wide
///
///     func gap(of design: some AutoCalculationable<Double>) -> Double { design.auto() + 1 }
///     gap(of: 16)  // 17.64
///
/// Integers return `Double`. Floating-point numbers return their own type, or `Double` where the
/// context requires it.
public protocol AutoCalculationable<AutoScaled> {
  /// The type of the scaled value: `Double` for integers, the type itself for most others.
  associatedtype AutoScaled = Double

  /// Returns the value scaled to the screen of a context.
  func auto(in context: ScreenContext) -> AutoScaled
}

extension AutoCalculationable {
  /// Returns the value scaled to the current screen, ``ScreenContext/current``.
  @_disfavoredOverload
  public func auto() -> AutoScaled { auto(in: .current) }

  /// Returns the value scaled to a screen.
  @_disfavoredOverload
  public func auto(in screen: Screen) -> AutoScaled { auto(in: screen.context()) }
}
