extension Array: AutoCalculationable where Element: AutoCalculationable {
  /// Returns the values scaled to the screen of a context, one by one.
  ///
  ///     [16, 8].auto()  // [16.64, 8.32] on a screen 390 points wide
  ///
  /// Use `auto(filling:)` if the parts must add up to a total in whole pixels.
  public func auto(in context: ScreenContext) -> [Element.AutoScaled] {
    map { $0.auto(in: context) }
  }
}

extension Dictionary: AutoCalculationable where Value: AutoCalculationable {
  /// Returns the dictionary with its values scaled to the screen of a context.
  ///
  ///     ["title": 16].auto()  // ["title": 16.64] on a screen 390 points wide
  public func auto(in context: ScreenContext) -> [Key: Value.AutoScaled] {
    mapValues { $0.auto(in: context) }
  }
}

extension Optional: AutoCalculationable where Wrapped: AutoCalculationable {
  /// Returns the value scaled to the screen of a context, or `nil` if there is none.
  ///
  ///     Optional(16).auto()  // 16.64 on a screen 390 points wide
  public func auto(in context: ScreenContext) -> Wrapped.AutoScaled? {
    map { $0.auto(in: context) }
  }
}
