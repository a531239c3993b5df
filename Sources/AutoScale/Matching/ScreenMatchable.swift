/// A type whose values can have exceptions for some screens.
///
///     105.screen(.width(414), is: 114)
///     extension UIColor: ScreenMatchable {}
///     UIColor.white.screen(.idiom(.pad), is: .lightGray).value
///
/// Conforming takes nothing; it gives the type `screen(_:is:)`. A class that
/// conforms must be final; other classes are put into a ``ScreenValue``.
public protocol ScreenMatchable {}

extension ScreenMatchable {
  /// Returns this value with an exception for some screens, to which more can be added.
  ///
  ///     let title = "Statistics".screen(.width(..<360), is: "Stats")
  ///     title.value(in: context)  // "Stats" on a screen 320 points wide
  ///
  /// Scaling comes before or behind, with different meaning:
  ///
  ///     105.screen(.width(414), is: 114).auto()  // 105 or 114 of the design, scaled
  ///     105.auto().screen(.width(414), is: 114)  // 105 of the design, scaled, or 114 on the screen
  ///
  /// - Parameters:
  ///   - condition: What the screen must be.
  ///   - value: The value that holds there.
  /// - Returns: The value with its exception. Where a plain value is asked for, as in an argument
  ///   of type `Double`, the other form gives what it is on the current screen.
  public func screen(_ condition: ScreenCondition, is value: Self) -> ScreenValue<Self> {
    ScreenValue(self).screen(condition, is: value)
  }

  /// Returns what this value is on the current screen, where some screens have another one.
  ///
  ///     let height: Double = 105.screen(.inch(5.5), is: 114)
  @_disfavoredOverload
  public func screen(_ condition: ScreenCondition, is value: Self) -> Self {
    (screen(condition, is: value) as ScreenValue<Self>).value
  }
}

extension ScreenMatchable where Self: BinaryInteger {
  /// Returns what this integer is on the current screen, in any floating-point type.
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
