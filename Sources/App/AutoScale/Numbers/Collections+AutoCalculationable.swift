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

extension Array where Element: AutoCalculationable, Element.AutoScaled: BinaryFloatingPoint {
  /// Returns the values scaled to the current screen, in any floating-point type.
  ///
  ///     let gaps: [CGFloat] = [16, 8].auto()
  @_disfavoredOverload
  public func auto<Result: BinaryFloatingPoint>() -> [Result] { auto(in: .current) }

  /// Returns the values scaled to the screen of a context, in any floating-point type.
  @_disfavoredOverload
  public func auto<Result: BinaryFloatingPoint>(in context: ScreenContext) -> [Result] {
    map { Result($0.auto(in: context)) }
  }
}

extension ContiguousArray: AutoCalculationable where Element: AutoCalculationable {
  /// Returns the values scaled to the screen of a context, one by one.
  public func auto(in context: ScreenContext) -> ContiguousArray<Element.AutoScaled> {
    ContiguousArray<Element.AutoScaled>(lazy.map { $0.auto(in: context) })
  }
}

extension ArraySlice: AutoCalculationable where Element: AutoCalculationable {
  /// Returns the values scaled to the screen of a context, one by one, as an array.
  public func auto(in context: ScreenContext) -> [Element.AutoScaled] {
    map { $0.auto(in: context) }
  }
}

extension Set: AutoCalculationable
where Element: AutoCalculationable, Element.AutoScaled: Hashable {
  /// Returns the values scaled to the screen of a context; those that become equal are one.
  public func auto(in context: ScreenContext) -> Set<Element.AutoScaled> {
    Set<Element.AutoScaled>(lazy.map { $0.auto(in: context) })
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
