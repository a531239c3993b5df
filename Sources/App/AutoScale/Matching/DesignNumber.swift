import Foundation

/// A number of any type for lengths, factors and priorities.
///
///     static let logo = 96.screen(.width(414...), is: 105)  // a ScreenValue<Int>
///     make.width.equalTo(logo)
///     card.setScreenValue(logo, of: .cornerRadius)
///
/// A ``ScreenValue`` of any of these types is accepted wherever a number is.
public protocol DesignNumber: ScreenNumber {
  /// The number as a `Double`.
  var designNumber: Double { get }
}

/// A number, with or without exceptions for some screens.
public protocol ScreenNumber {
  /// The number with its exceptions.
  var designNumbers: ScreenValue<Double> { get }
}

extension DesignNumber {
  /// The number without exceptions.
  public var designNumbers: ScreenValue<Double> { ScreenValue(designNumber) }
}

extension DesignNumber where Self: BinaryInteger {
  /// The number as a `Double`.
  public var designNumber: Double { Double(self) }
}

extension DesignNumber where Self: BinaryFloatingPoint {
  /// The number as a `Double`.
  public var designNumber: Double { Double(self) }
}

extension Int: DesignNumber {}
extension Int8: DesignNumber {}
extension Int16: DesignNumber {}
extension Int32: DesignNumber {}
extension Int64: DesignNumber {}
extension UInt: DesignNumber {}
extension UInt8: DesignNumber {}
extension UInt16: DesignNumber {}
extension UInt32: DesignNumber {}
extension UInt64: DesignNumber {}
extension Float: DesignNumber {}
extension Double: DesignNumber {}
extension CGFloat: DesignNumber {}

extension ScreenValue: ScreenNumber where Value: DesignNumber {
  /// The same numbers as `Double`.
  public var designNumbers: ScreenValue<Double> { map(\.designNumber) }
}
