/// A value with exceptions for some screens.
///
///     let height = 105.screen(.width(414), is: 114).screen(.width(..<360), is: 96)
///     height.value(in: context)                         // 114 on a screen 414 points wide
///     let points: Double = 105.screen(.inch(5.5), is: 114)  // by the current context
///
/// Numbers, strings and the types of geometry have `screen(_:is:)`;
/// a type of your own gets it by conforming to ``ScreenMatchable``, and a value of any type is put
/// in here: `ScreenValue(color).screen(.idiom(.pad), is: otherColor)`.
///
/// Of the exceptions that hold on a screen the most specific one wins (see ``ScreenCondition``),
/// and of equally specific ones the one that was written first.
public struct ScreenValue<Value> {
  /// The value where no exception holds.
  public let base: Value

  var exceptions: [(condition: ScreenCondition, value: Value)] = []

  /// Makes a value without exceptions.
  public init(_ base: Value) { self.base = base }

  /// Returns this value with one more exception.
  ///
  /// - Parameters:
  ///   - condition: What the screen must be.
  ///   - value: The value that holds there.
  /// - Returns: The value, to which further exceptions can be added.
  public func screen(_ condition: ScreenCondition, is value: Value) -> ScreenValue {
    var result = self
    result.exceptions.append((condition, value))
    return result
  }

  /// Returns what the value is on the current screen, with one more exception.
  @_disfavoredOverload
  public func screen(_ condition: ScreenCondition, is value: Value) -> Value {
    (screen(condition, is: value) as ScreenValue).value
  }

  /// What the value is on the current screen, ``ScreenContext/current``.
  public var value: Value { value(in: .current) }

  /// Returns what the value is on the screen of a context.
  ///
  /// - Complexity: O(*n*) in the number of exceptions; inches and devices are looked up among the
  ///   screens of the catalog where the context does not know its own.
  public func value(in context: ScreenContext) -> Value {
    var best: (condition: ScreenCondition, value: Value)?
    for exception in exceptions where exception.condition.holds(context) {
      let isMoreSpecific = best?.condition.isLessSpecific(than: exception.condition)
      if isMoreSpecific ?? true { best = exception }
    }
    return best?.value ?? base
  }

  /// What is wrong with the names of devices in the exceptions, which hold nowhere for that reason.
  ///
  ///     #expect(titleSize.unknownDevices().isEmpty)
  ///
  /// - Parameter screens: The screens that are known beside those of the catalog.
  /// - Returns: An error for each name that no screen has, in the order of the exceptions.
  public func unknownDevices(besides screens: [Screen] = []) -> [ScreenSpecificationError] {
    exceptions.flatMap { $0.condition.unknownDevices(besides: screens) }
  }
}

extension ScreenValue: Sendable where Value: Sendable {}

extension ScreenValue where Value: BinaryInteger {
  /// Returns what the integer is on the current screen, with one more exception, in any
  /// floating-point type.
  @_disfavoredOverload
  public func screen<Result: BinaryFloatingPoint>(
    _ condition: ScreenCondition, is value: Value
  ) -> Result {
    Result((screen(condition, is: value) as ScreenValue).value)
  }
}
