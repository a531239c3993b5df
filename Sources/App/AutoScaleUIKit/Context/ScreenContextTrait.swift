#if canImport(UIKit)
  import AutoScale
  import UIKit

  /// The context as a trait, which windows pass to their content, including presented controllers
  /// and hosting controllers of SwiftUI.
  @available(iOS 17, tvOS 17, *)
  package struct ScreenContextTrait: UITraitDefinition {
    /// Without a value, the process-wide context applies.
    package static let defaultValue: ScreenContext? = nil
    /// The name in debuggers.
    package static let name = "AutoScale screen context"
  }

  extension UIView {
    /// The screen onto which this view is scaled.
    ///
    /// It is the context of the window that ``AutoScale/ScreenContext/follow(_:rule:onChange:)``
    /// follows, or of the nearest enclosing `autoScaleContainer()` of SwiftUI, or else the current
    /// one. Windows of different sizes can therefore scale their content without the process-wide
    /// context:
    ///
    ///     label.font = .systemFont(ofSize: CGFloat(16.auto(in: screenContext)))
    ///
    /// Before iOS 17 it is always the window's.
    public var screenContext: ScreenContext {
      if #available(iOS 17, tvOS 17, *), let context = traitCollection[ScreenContextTrait.self] {
        return context
      }
      return window.flatMap(ScreenFollower.follower)?.context ?? .current
    }

    /// The screen for calls that name none: that of an enclosing `ScreenContext.with`, or else
    /// ``screenContext``.
    public var adaptableContext: ScreenContext { .enclosing ?? screenContext }
  }
#endif
