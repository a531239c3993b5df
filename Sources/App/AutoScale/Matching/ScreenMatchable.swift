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
  /// - Returns: The value with its exception. ``ScreenValue/value-1hpqb`` is the one for the current screen.
  public func screen(_ condition: ScreenCondition, is value: Self) -> ScreenValue<Self> {
    ScreenValue(self).screen(condition, is: value)
  }

  /// Unavailable, because the exception would be lost where a single value is expected.
  @available(
    *, unavailable,
    message:
      "this place holds a single value: write .value to take that of the current screen now, or set it by setScreenValue(_:of:), autoConstant(_:), screenConstant or screenIsHidden, which keep the exceptions"
  )
  @_disfavoredOverload
  public func screen(_ condition: ScreenCondition, is value: Self) -> Self { self }
}

extension ScreenMatchable where Self: BinaryInteger {
  /// Unavailable, because the exception would be lost where a single number is expected.
  @available(
    *, unavailable,
    message:
      "this place holds a single value: write .value to take that of the current screen now, or set it by setScreenValue(_:of:), autoConstant(_:), screenConstant or screenIsHidden, which keep the exceptions"
  )
  @_disfavoredOverload
  public func screen<Result: BinaryFloatingPoint>(
    _ condition: ScreenCondition, is value: Self
  ) -> Result {
    Result(self)
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
