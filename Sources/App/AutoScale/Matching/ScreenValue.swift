/// A value with exceptions for some screens.
///
///     let height = 105.screen(.width(414), is: 114).screen(.width(..<360), is: 96)
///     height.value(in: context)                         // 114 on a screen 414 points wide
///     let points: Double = 105.screen(.inch(5.5), is: 114).value  // by the current context
///
/// Numbers, strings and geometry types have `screen(_:is:)`; conform a type of your own to
/// ``ScreenMatchable`` to add it, or wrap a value of any type:
/// `ScreenValue(color).screen(.idiom(.pad), is: otherColor)`.
///
/// If several exceptions hold on a screen, the most specific one wins (see ``ScreenCondition``);
/// among equally specific ones, the first.
public struct ScreenValue<Value> {
  /// The value if no exception holds.
  public let base: Value

  var exceptions: [ScreenException<Value>] = []

  /// Makes a value without exceptions.
  public init(_ base: Value) { self.base = base }

  /// Returns this value with one more exception.
  ///
  /// - Parameters:
  ///   - condition: The condition on the screen.
  ///   - value: The value where the condition holds.
  /// - Returns: The value, to which further exceptions can be added.
  public func screen(_ condition: ScreenCondition, is value: Value) -> ScreenValue {
    var result = self
    result.exceptions.append(ScreenException(condition: condition, value: value))
    return result
  }

  /// Unavailable, because the exceptions would be lost where a single value is expected.
  @available(
    *, unavailable,
    message:
      "this place holds a single value: write .value to take that of the current screen now, or set it by setScreenValue(_:of:), autoConstant(_:), screenConstant or screenIsHidden, which keep the exceptions"
  )
  @_disfavoredOverload
  public func screen(_ condition: ScreenCondition, is value: Value) -> Value { base }

  /// The value for the current screen, ``ScreenContext/current``.
  public var value: Value { value(in: .current) }

  /// Returns the value for the screen of a context.
  ///
  /// - Complexity: O(*n*) in the number of exceptions; a context without a diagonal or device name
  ///   is looked up in the catalog.
  public func value(in context: ScreenContext) -> Value {
    var best: ScreenException<Value>?
    for exception in exceptions where exception.condition.holds(context) {
      let isMoreSpecific = best?.condition.isLessSpecific(than: exception.condition)
      if isMoreSpecific ?? true { best = exception }
    }
    return best?.value ?? base
  }

  /// Returns the unknown device names in the exceptions, which therefore never hold.
  ///
  ///     #expect(titleSize.unknownDevices().isEmpty)
  ///
  /// - Parameter screens: Screens of your own, known beside those of the catalog.
  /// - Returns: An error for each name that matches no screen, in the order of the exceptions.
  public func unknownDevices(besides screens: [Screen] = []) -> [ScreenSpecificationError] {
    exceptions.flatMap { $0.condition.unknownDevices(besides: screens) }
  }
}

/// A value for the screens on which a condition holds.
struct ScreenException<Value> {
  let condition: ScreenCondition
  let value: Value
}

extension ScreenValue: Sendable where Value: Sendable {}
extension ScreenException: Sendable where Value: Sendable {}

extension ScreenValue: Equatable where Value: Equatable {}
extension ScreenException: Equatable where Value: Equatable {}

extension ScreenValue: Hashable where Value: Hashable {}
extension ScreenException: Hashable where Value: Hashable {}

extension ScreenValue where Value: BinaryInteger {
  /// The integer for the current screen as a `Double`, where one is expected.
  ///
  ///     let side: Double = 96.screen(.width(414...), is: 105).value
  @_disfavoredOverload
  public var value: Double { Double(value(in: .current) as Value) }

  /// Returns the integer for the screen of a context as a `Double`, where one is expected.
  @_disfavoredOverload
  public func value(in context: ScreenContext) -> Double { Double(value(in: context) as Value) }

  /// Unavailable, because the exceptions would be lost where a single number is expected.
  @available(
    *, unavailable,
    message:
      "this place holds a single value: write .value to take that of the current screen now, or set it by setScreenValue(_:of:), autoConstant(_:), screenConstant or screenIsHidden, which keep the exceptions"
  )
  @_disfavoredOverload
  public func screen<Result: BinaryFloatingPoint>(
    _ condition: ScreenCondition, is value: Value
  ) -> Result {
    Result(base)
  }
}
