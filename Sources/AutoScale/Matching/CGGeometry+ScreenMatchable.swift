import Foundation

extension CGFloat: ScreenMatchable {}
extension CGPoint: ScreenMatchable {}
extension CGSize: ScreenMatchable {}
extension CGRect: ScreenMatchable {}

extension ScreenValue where Value == CGPoint {
  /// Returns the point for the current screen as a design value, scaled.
  public func auto() -> CGPoint { auto(in: .current) }

  /// Returns the point for the screen of a context as a design value, scaled.
  public func auto(in context: ScreenContext) -> CGPoint { value(in: context).auto(in: context) }
}

extension ScreenValue where Value == CGSize {
  /// Returns the size for the current screen as a design value, scaled.
  public func auto() -> CGSize { auto(in: .current) }

  /// Returns the size for the screen of a context as a design value, scaled.
  public func auto(in context: ScreenContext) -> CGSize { value(in: context).auto(in: context) }
}

extension ScreenValue where Value == CGRect {
  /// Returns the rectangle for the current screen as a design value, scaled.
  public func auto() -> CGRect { auto(in: .current) }

  /// Returns the rectangle for the screen of a context as a design value, scaled.
  public func auto(in context: ScreenContext) -> CGRect { value(in: context).auto(in: context) }
}
