extension ClosedRange: AutoCalculationable
where Bound: AutoCalculationable, Bound.AutoScaled: Comparable {
  /// Returns the range with both bounds scaled to the screen of a context.
  ///
  ///     (8...16).auto()  // 8.32...16.64 on a screen 390 points wide
  ///
  /// If a custom calculation reverses the bounds, the result is the range between them.
  public func auto(in context: ScreenContext) -> ClosedRange<Bound.AutoScaled> {
    ClosedRange<Bound.AutoScaled>(
      uncheckedBounds: ordered(lowerBound.auto(in: context), upperBound.auto(in: context)))
  }
}

extension Range: AutoCalculationable
where Bound: AutoCalculationable, Bound.AutoScaled: Comparable {
  /// Returns the range with both bounds scaled to the screen of a context.
  ///
  ///     (8..<16).auto()  // 8.32..<16.64 on a screen 390 points wide
  ///
  /// If a custom calculation reverses the bounds, the result is the range between them.
  public func auto(in context: ScreenContext) -> Range<Bound.AutoScaled> {
    Range<Bound.AutoScaled>(
      uncheckedBounds: ordered(lowerBound.auto(in: context), upperBound.auto(in: context)))
  }
}

/// Puts the bounds of a range in order.
private func ordered<Bound: Comparable>(_ one: Bound, _ other: Bound) -> (
  lower: Bound, upper: Bound
) {
  one <= other ? (one, other) : (other, one)
}

extension PartialRangeFrom: AutoCalculationable
where Bound: AutoCalculationable, Bound.AutoScaled: Comparable {
  /// Returns the range with its lower bound scaled to the screen of a context.
  public func auto(in context: ScreenContext) -> PartialRangeFrom<Bound.AutoScaled> {
    .init(lowerBound.auto(in: context))
  }
}

extension PartialRangeThrough: AutoCalculationable
where Bound: AutoCalculationable, Bound.AutoScaled: Comparable {
  /// Returns the range with its upper bound scaled to the screen of a context.
  public func auto(in context: ScreenContext) -> PartialRangeThrough<Bound.AutoScaled> {
    .init(upperBound.auto(in: context))
  }
}

extension PartialRangeUpTo: AutoCalculationable
where Bound: AutoCalculationable, Bound.AutoScaled: Comparable {
  /// Returns the range with its upper bound scaled to the screen of a context.
  public func auto(in context: ScreenContext) -> PartialRangeUpTo<Bound.AutoScaled> {
    .init(upperBound.auto(in: context))
  }
}
