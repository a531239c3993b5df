#if canImport(UIKit)
  import AutoScale
  import UIKit

  extension LayoutInsets {
    /// Makes insets from UIKit's, in points.
    public init(_ insets: UIEdgeInsets) {
      self.init(
        top: Double(insets.top), left: Double(insets.left), bottom: Double(insets.bottom),
        right: Double(insets.right))
    }

    /// Makes insets with leading as left and trailing as right.
    init(_ insets: NSDirectionalEdgeInsets) {
      self.init(
        top: Double(insets.top), left: Double(insets.leading), bottom: Double(insets.bottom),
        right: Double(insets.trailing))
    }
  }

  extension UIEdgeInsets {
    /// Makes UIKit's insets from this package's, in points.
    public init(_ insets: LayoutInsets) {
      self.init(top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
    }

    /// Returns the insets with each edge scaled to the current screen, in points.
    ///
    ///     UIEdgeInsets(top: 8, left: 16, bottom: 8, right: 16).auto()  // left 16.64 at 390 points
    public func auto() -> UIEdgeInsets { UIEdgeInsets(LayoutInsets(self).auto()) }

    /// Returns the insets with each edge scaled to the screen of a context, in points.
    public func auto(in context: ScreenContext) -> UIEdgeInsets {
      UIEdgeInsets(LayoutInsets(self).auto(in: context))
    }
  }

  extension NSDirectionalEdgeInsets {
    /// Makes insets with left as leading and right as trailing.
    init(_ insets: LayoutInsets) {
      self.init(
        top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right)
    }

    /// Returns the insets with each edge scaled to the current screen, in points.
    ///
    ///     NSDirectionalEdgeInsets(top: 8, leading: 16, bottom: 8, trailing: 16).auto()
    ///     // leading 16.64 at 390 points
    public func auto() -> NSDirectionalEdgeInsets {
      NSDirectionalEdgeInsets(LayoutInsets(self).auto())
    }

    /// Returns the insets with each edge scaled to the screen of a context, in points.
    public func auto(in context: ScreenContext) -> NSDirectionalEdgeInsets {
      NSDirectionalEdgeInsets(LayoutInsets(self).auto(in: context))
    }
  }
#endif
