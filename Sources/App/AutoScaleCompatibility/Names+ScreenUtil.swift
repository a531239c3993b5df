import AutoScale

/// The names of flutter_screenutil for lengths on the current screen.
extension DesignNumber {
  /// The length by the width of the screen: `auto(by: .width)`.
  public var w: Double { designNumber.auto(by: .width) }

  /// The length by the height of the screen: `auto(by: .height)`.
  public var h: Double { designNumber.auto(by: .height) }

  /// The length by the smaller factor of both: `auto(by: .fit)`.
  public var r: Double { designNumber.auto(by: .fit) }

  /// The length by the larger factor of both: `auto(by: .fill)`.
  public var dm: Double { designNumber.auto(by: .fill) }

  /// The length by the area of the screen: `auto(by: .area)`.
  public var dg: Double { designNumber.auto(by: .area) }
}
