#if canImport(UIKit)
  import AutoScale
  import UIKit

  /// The context as a trait, which windows hand to all in them: presented controllers and hosting
  /// controllers of SwiftUI too.
  @available(iOS 17, tvOS 17, *)
  package struct ScreenContextTrait: UITraitDefinition {
    /// None: the process-wide context counts.
    package static let defaultValue: ScreenContext? = nil
    /// The name that debuggers show.
    package static let name = "AutoScale screen context"
  }

  extension UIView {
    /// The screen onto which this view is scaled.
    ///
    /// It is the context of the window that ``AutoScale/ScreenContext/follow(_:rule:onChange:)`` follows,
    /// or of the nearest `autoScaleContainer()` of SwiftUI around the view; else the current one. So
    /// windows of different sizes scale what is in them without the process-wide context:
    ///
    ///     label.font = .systemFont(ofSize: CGFloat(16.auto(in: screenContext)))
    ///
    /// Before iOS 17 it is the window's.
    public var screenContext: ScreenContext {
      if #available(iOS 17, tvOS 17, *), let context = traitCollection[ScreenContextTrait.self] {
        return context
      }
      return window.flatMap(ScreenFollower.follower)?.context ?? .current
    }
  }
#endif
