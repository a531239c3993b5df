/// A type whose values can have exceptions for some screens.
///
///     105.screen(.width(414), is: 114)
///     extension UIColor: ScreenMatchable {}
///     UIColor.white.screen(.idiom(.pad), is: .lightGray).value
///
/// Conforming has no requirements; it adds `screen(_:is:)`. A class that conforms must be final;
/// put other classes into a ``ScreenValue``.
public protocol ScreenMatchable {}

extension ScreenMatchable {
  /// Returns this value with an exception for some screens, to which more can be added.
  ///
  ///     let title = "Statistics".screen(.width(..<360), is: "Stats")
  ///     title.value(in: context)  // "Stats" on a screen 320 points wide
  ///
  /// Scaling may come before or after, with different results:
  ///
  ///     105.screen(.width(414), is: 114).auto()  // the design's 105 or 114, scaled
  ///     105.auto().screen(.width(414), is: 114)  // 105 scaled, or 114 unscaled
  ///
  /// - Parameters:
  ///   - condition: The condition on the screen.
  ///   - value: The value where the condition holds.
  /// - Returns: The value with its exception. Where the context requires a plain value, such as an
  ///   argument of type `Double`, the other overload returns the value for the current screen.
  public func screen(_ condition: ScreenCondition, is value: Self) -> ScreenValue<Self> {
    ScreenValue(self).screen(condition, is: value)
  }

  /// Returns the value for the current screen, with an exception for some screens.
  ///
  ///     let height: Double = 105.screen(.inch(5.5), is: 114)
  @_disfavoredOverload
  public func screen(_ condition: ScreenCondition, is value: Self) -> Self {
    (screen(condition, is: value) as ScreenValue<Self>).value
  }
}

extension ScreenMatchable where Self: BinaryInteger {
  /// Returns this integer's value for the current screen, in any floating-point type.
  ///
  ///     let points = 105
  ///     let height: CGFloat = points.screen(.inch(5.5), is: 114)
  @_disfavoredOverload
  public func screen<Result: BinaryFloatingPoint>(
    _ condition: ScreenCondition, is value: Self
  ) -> Result {
    Result((screen(condition, is: value) as ScreenValue<Self>).value)
  }
}

extension Int: ScreenMatchable {}
extension Int8: ScreenMatchable {}
extension Int16: ScreenMatchable {}
extension Int32: ScreenMatchable {}
extension Int64: ScreenMatchable {}
extension UInt: ScreenMatchable {}
extension UInt8: ScreenMatchable {}
extension UInt16: ScreenMatchable {}
extension UInt32: ScreenMatchable {}
extension UInt64: ScreenMatchable {}
extension Float: ScreenMatchable {}
extension Double: ScreenMatchable {}
extension String: ScreenMatchable {}
extension Bool: ScreenMatchable {}
extension LayoutInsets: ScreenMatchable {}
