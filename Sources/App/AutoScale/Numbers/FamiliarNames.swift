postfix operator ~

// Names of other libraries. Each is unavailable and says the name here; those with the same meaning
// work with `import AutoScaleCompatibility`.
extension DesignNumber {
  /// The name in SwiftyFitsize; here it is `auto()`.
  @available(*, unavailable, message: "write auto(), or import AutoScaleCompatibility")
  public static postfix func ~ (number: Self) -> Double { number.designNumber.auto() }

  /// Returns `auto()`, as the method of this name does in UIAdapter.
  @available(*, unavailable, renamed: "auto()")
  public func zoom() -> Double { designNumber.auto() }

  /// The name in flutter_screenutil; here it is `auto()`, or `auto(by: .width)`.
  @available(
    *, unavailable, message: "write auto(), or auto(by: .width), or import AutoScaleCompatibility"
  )
  public var w: Double { designNumber.auto(by: .width) }

  /// The name in flutter_screenutil; here it is `auto(by: .height)`.
  @available(
    *, unavailable, message: "write auto(by: .height), or import AutoScaleCompatibility"
  )
  public var h: Double { designNumber.auto(by: .height) }

  /// The name in flutter_screenutil; here it is `auto(by: .fit)`.
  @available(*, unavailable, message: "write auto(by: .fit), or import AutoScaleCompatibility")
  public var r: Double { designNumber.auto(by: .fit) }

  /// The name in flutter_screenutil; here fonts have `auto()` themselves.
  @available(
    *, unavailable,
    message: "write auto() of a font, such as FontDescriptor.system(16).auto() or UIFont.auto()"
  )
  public var sp: Double { designNumber.auto() }

  /// The name in UIAdapter; here it is `screen(.inch(3.5), is: …)`.
  @available(
    *, unavailable, message: "write screen(.inch(3.5), is: …), or import AutoScaleCompatibility"
  )
  public func i35(_ value: Self) -> ScreenValue<Self> {
    ScreenValue(self).screen(.inch(3.5), is: value)
  }

  /// The name in UIAdapter; here it is `screen(.inch(4), is: …)`.
  @available(
    *, unavailable, message: "write screen(.inch(4), is: …), or import AutoScaleCompatibility"
  )
  public func i40(_ value: Self) -> ScreenValue<Self> {
    ScreenValue(self).screen(.inch(4), is: value)
  }

  /// The name in UIAdapter; here it is `screen(.inch(4.7), is: …)`.
  @available(
    *, unavailable, message: "write screen(.inch(4.7), is: …), or import AutoScaleCompatibility"
  )
  public func i47(_ value: Self) -> ScreenValue<Self> {
    ScreenValue(self).screen(.inch(4.7), is: value)
  }

  /// The name in UIAdapter; here it is `screen(.inch(5.5), is: …)`.
  @available(
    *, unavailable, message: "write screen(.inch(5.5), is: …), or import AutoScaleCompatibility"
  )
  public func i55(_ value: Self) -> ScreenValue<Self> {
    ScreenValue(self).screen(.inch(5.5), is: value)
  }
}
