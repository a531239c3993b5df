import AutoScale

/// The names of UIAdapter and AutoInch.
extension DesignNumber {
  /// Returns the length on the current screen: `auto()`, without UIAdapter's rounding.
  public func zoom() -> Double { designNumber.auto() }

  /// Returns the number with another one on screens of 3.5 inches.
  public func i35(_ value: Self) -> ScreenValue<Self> { ScreenValue(self).i35(value) }

  /// Returns the number with another one on screens of 4 inches.
  public func i40(_ value: Self) -> ScreenValue<Self> { ScreenValue(self).i40(value) }

  /// Returns the number with another one on screens of 4.7 inches.
  public func i47(_ value: Self) -> ScreenValue<Self> { ScreenValue(self).i47(value) }

  /// Returns the number with another one on screens of 5.5 inches.
  public func i55(_ value: Self) -> ScreenValue<Self> { ScreenValue(self).i55(value) }
}

extension ScreenValue {
  /// Returns the value with another one on screens of 3.5 inches.
  public func i35(_ value: Value) -> ScreenValue { screen(.inch(3.5), is: value) }

  /// Returns the value with another one on screens of 4 inches.
  public func i40(_ value: Value) -> ScreenValue { screen(.inch(4), is: value) }

  /// Returns the value with another one on screens of 4.7 inches.
  public func i47(_ value: Value) -> ScreenValue { screen(.inch(4.7), is: value) }

  /// Returns the value with another one on screens of 5.5 inches.
  public func i55(_ value: Value) -> ScreenValue { screen(.inch(5.5), is: value) }
}
