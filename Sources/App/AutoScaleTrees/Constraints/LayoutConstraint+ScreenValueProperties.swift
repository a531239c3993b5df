import AutoScale

// As in `ViewNode+ScreenValueProperties.swift`: second properties of the same names.
extension AdaptableConstraint where Self: LayoutConstraint {
  /// The constant in design points with exceptions for some screens, set as a plain number is.
  ///
  ///     height.constant = 105.screen(.width(414...), is: 114)
  @_disfavoredOverload
  public var constant: ScreenValue<Double> {
    @available(*, unavailable, message: "read screenConstant")
    get { screenConstant ?? ScreenValue(adaptableConstant.length.design) }
    set { screenConstant = newValue }
  }

  /// The priority with exceptions for some screens, set as a plain one is.
  ///
  ///     height.priority = LayoutPriority.high.screen(.idiom(.pad), is: .low)
  @_disfavoredOverload
  public var priority: ScreenValue<LayoutPriority> {
    @available(*, unavailable, message: "read screenPriority")
    get { screenPriority ?? ScreenValue(priority) }
    set { screenPriority = newValue }
  }
}

extension AdaptableElement where Self: LayoutConstraint {
  /// The constant in whole design points with exceptions for some screens, set as a plain number is.
  @_disfavoredOverload
  public var constant: ScreenValue<Int> {
    @available(*, unavailable, message: "read screenConstant")
    get { ScreenValue(Int(exactly: constant.rounded()) ?? 0) }
    set { screenConstant = newValue.designNumbers }
  }

  /// The priority as whole numbers with exceptions for some screens, set as a plain one is.
  @_disfavoredOverload
  public var priority: ScreenValue<Int> {
    @available(*, unavailable, message: "read screenPriority")
    get { ScreenValue(Int(priority.rawValue)) }
    set { screenPriority = newValue.layoutPriorities }
  }
}
