extension ScreenValue {
  /// Returns a value whose base and exceptions are transformed.
  ///
  ///     105.screen(.width(414), is: 114).map { $0 / 2 }  // 52, and 57 on a screen 414 points wide
  ///
  /// - Complexity: O(*n*) in the number of exceptions.
  public func map<Result>(_ transform: (Value) -> Result) -> ScreenValue<Result> {
    var result = ScreenValue<Result>(transform(base))
    result.exceptions = exceptions.map { ($0.condition, transform($0.value)) }
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
  /// Whether the base or an exception has this value.
  package func contains(_ value: Value) -> Bool {
    base == value || exceptions.contains { $0.value == value }
  }
}

extension ScreenValue where Value: AdditiveArithmetic {
  /// Returns the sum of two values, each with its own exceptions.
  package func adding(_ other: ScreenValue) -> ScreenValue {
    var sum = ScreenValue(base + other.base)
    sum.exceptions = exceptions.map { ($0.condition, $0.value + other.base) }
    for (condition, value) in other.exceptions {
      sum.exceptions += exceptions.map { ($0.condition && condition, $0.value + value) }
      sum.exceptions.append((condition, base + value))
    }
    return sum
  }
}
