#if canImport(UIKit)
  import AutoScale
  import AutoScaleTrees
  import AutoScaleUIKit
  import UIKit

  extension ViewColor {
    /// Makes a color from its light and dark appearance.
    init(_ color: UIColor) {
      self.init(light: Components(color, in: .light), dark: Components(color, in: .dark))
    }
  }

  extension ViewColor.Components {
    /// Reads the components of a color in an appearance; black for a pattern, which has none.
    fileprivate init(_ color: UIColor, in style: UIUserInterfaceStyle) {
      var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 1)
      color.resolvedColor(with: UITraitCollection(userInterfaceStyle: style))
        .getRed(&red, green: &green, blue: &blue, alpha: &alpha)
      self.init(red: Double(red), green: Double(green), blue: Double(blue), alpha: Double(alpha))
    }
  }

  extension ViewNode {
    /// Copies the look of a view, as far as it is set.
    @MainActor func copyAppearance(of view: UIView) {
      appearance.alpha = Double(view.alpha)
      appearance.backgroundColor = view.backgroundColor.map(ViewColor.init)
      let textColor =
        (view as? UILabel)?.textColor ?? (view as? UITextField)?.textColor
        ?? (view as? UITextView)?.textColor
      appearance.textColor = textColor.map(ViewColor.init)
    }
  }
#endif
