import AutoScale
import AutoScaleTrees
import Foundation

extension DesignNumber {
  /// Returns the length on the current screen: `16~` is `16.auto()`.
  ///
  /// On pads SwiftyFitsize takes half of the factor; here the rule decides, by default to leave them alone.
  public static postfix func ~ (number: Self) -> Double { number.designNumber.auto() }
}

extension FontDescriptor {
  /// Returns the font in its size on the current screen: `FontDescriptor.system(16)~` is `auto()`.
  public static postfix func ~ (font: FontDescriptor) -> FontDescriptor { font.auto() }
}

extension CGSize {
  /// Returns the size on the current screen, `auto()`.
  public static postfix func ~ (size: CGSize) -> CGSize { size.auto() }
}

extension CGPoint {
  /// Returns the point on the current screen, `auto()`.
  public static postfix func ~ (point: CGPoint) -> CGPoint { point.auto() }
}

extension CGRect {
  /// Returns the rectangle on the current screen, `auto()`.
  public static postfix func ~ (rectangle: CGRect) -> CGRect { rectangle.auto() }
}

#if canImport(UIKit)
  import UIKit

  extension UIFont {
    /// Returns the font in its size on the current screen: `UIFont.systemFont(ofSize: 16)~`.
    public static postfix func ~ (font: UIFont) -> UIFont {
      let size = ScreenContext.current.applied(
        Double(font.pointSize), to: .fontSize, following: nil)
      return font.withSize(CGFloat(size))
    }
  }

  extension UIEdgeInsets {
    /// Returns the insets on the current screen.
    public static postfix func ~ (insets: UIEdgeInsets) -> UIEdgeInsets {
      UIEdgeInsets(
        top: insets.top.auto(), left: insets.left.auto(), bottom: insets.bottom.auto(),
        right: insets.right.auto())
    }
  }
#endif
