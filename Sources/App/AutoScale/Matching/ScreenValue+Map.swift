extension ScreenValue {
  /// Returns a value whose base and exceptions are transformed.
  ///
  ///     105.screen(.width(414), is: 114).map { $0 / 2 }  // 52, and 57 on a screen 414 points wide
  ///
  /// - Complexity: O(*n*) in the number of exceptions.
  public func map<Result>(_ transform: (Value) -> Result) -> ScreenValue<Result> {
    var result = ScreenValue<Result>(transform(base))
    result.exceptions = exceptions.map {
      ScreenException(condition: $0.condition, value: transform($0.value))
    }
    return result
  }
}

extension ScreenValue {
  /// The base and the values of all exceptions.
  package var values: [Value] { [base] + exceptions.map(\.value) }

  /// Whether there are exceptions.
  package var hasExceptions: Bool { !exceptions.isEmpty }
}

extension ScreenValue where Value: Equatable {
  /// Returns whether the base or an exception has this value.
  package func contains(_ value: Value) -> Bool {
    base == value || exceptions.contains { $0.value == value }
  }
}

extension ScreenValue {
  /// Returns a value that combines, on each screen, the values that two have there.
  ///
  /// - Complexity: O(*n* · *m*) in the exceptions of both; O(*n*) if they have the same conditions.
  package func combined<Other, Result>(
    with other: ScreenValue<Other>, by combine: (Value, Other) -> Result
  ) -> ScreenValue<Result> {
    var result = map { combine($0, other.base) }
    // Equal conditions are the common case, such as those of four edges.
    if exceptions.map(\.condition) == other.exceptions.map(\.condition) {
      result.exceptions = zip(exceptions, other.exceptions).map {
        ScreenException(condition: $0.condition, value: combine($0.value, $1.value))
      }
      return result
    }
    for second in other.exceptions {
      // Both conditions together are more specific than either.
      result.exceptions += exceptions.map {
        ScreenException(
          condition: $0.condition && second.condition, value: combine($0.value, second.value))
      }
      // Where only the second condition holds, this value is its base.
      result.exceptions.append(
        ScreenException(condition: second.condition, value: combine(base, second.value)))
    }
    return result
  }
}

extension ScreenValue where Value: AdditiveArithmetic {
  /// Returns the sum of two values, each with its own exceptions.
  package func adding(_ other: ScreenValue) -> ScreenValue { combined(with: other, by: +) }
}
