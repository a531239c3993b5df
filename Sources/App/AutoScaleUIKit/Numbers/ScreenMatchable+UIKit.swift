#if canImport(UIKit)
  import AutoScale
  import UIKit

  extension UIEdgeInsets: ScreenMatchable {}

  // Classes that have subclasses cannot conform: a subclass would promise exceptions of its own class.

  extension UIFont {
    /// Returns this font with an exception for some screens, to which more can be added.
    ///
    ///     label.font = UIFont.systemFont(ofSize: 17)
    ///       .screen(.width(..<360), is: .systemFont(ofSize: 15)).value
    public func screen(_ condition: ScreenCondition, is value: UIFont) -> ScreenValue<UIFont> {
      ScreenValue(self).screen(condition, is: value)
    }
  }

  extension UIColor {
    /// Returns this color with an exception for some screens, to which more can be added.
    ///
    ///     view.backgroundColor = UIColor.white.screen(.idiom(.pad), is: .lightGray).value
    public func screen(_ condition: ScreenCondition, is value: UIColor) -> ScreenValue<UIColor> {
      ScreenValue(self).screen(condition, is: value)
    }
  }

  extension UIImage {
    /// Returns this image with an exception for some screens, to which more can be added.
    ///
    ///     imageView.image = logo.screen(.height(..<600), is: smallLogo).value
    public func screen(_ condition: ScreenCondition, is value: UIImage) -> ScreenValue<UIImage> {
      ScreenValue(self).screen(condition, is: value)
    }
  }
#endif
