#if canImport(UIKit)
  import AutoScale
  import UIKit

  /// A context that a window or a container passes to its content.
  package struct TraitScreen: Hashable, Sendable {
    package let context: ScreenContext
    /// The window that the context is of, or `nil` for a container of SwiftUI.
    package let window: ObjectIdentifier?

    package init(_ context: ScreenContext, window: ObjectIdentifier? = nil) {
      self.context = context
      self.window = window
    }
  }

  /// The context as a trait, which windows pass to their content, including presented controllers
  /// and hosting controllers of SwiftUI.
  @available(iOS 17, tvOS 17, *)
  package struct ScreenContextTrait: UITraitDefinition {
    /// Without a value, the process-wide context applies.
    package static let defaultValue: TraitScreen? = nil
    /// The name in debuggers.
    package static let name = "AutoScale screen context"
  }

  extension UIView {
    /// The screen onto which this view is scaled.
    ///
    /// It is the context of the window that ``AutoScale/ScreenContext/follow(_:rule:isProcessWide:onChange:)``
    /// follows, or of the nearest enclosing `autoScaleContainer()` of SwiftUI, or else the current
    /// one. Windows of different sizes can therefore scale their content without the process-wide
    /// context:
    ///
    ///     label.font = .systemFont(ofSize: CGFloat(16.auto(in: screenContext)))
    ///
    /// A view in no window has the context of the window that it was in, or in which it is made.
    /// Before iOS 17 it has the current one, and containers of SwiftUI have none of their own.
    public var screenContext: ScreenContext { surroundingContext ?? .current }

    /// The screen for calls that name none: that of an enclosing `ScreenContext.with`, or else
    /// ``screenContext``.
    public var adaptableContext: ScreenContext { .enclosing ?? screenContext }

    /// The screen that the window left if its change is being told of: scaling the window then comes by
    /// itself.
    public func adaptableContext(before context: ScreenContext) -> ScreenContext? {
      guard let window = self as? UIWindow, let follower = ScreenFollower.follower(in: window),
        follower.context == context
      else { return nil }
      return follower.left
    }

    /// The context of the window or the container around the view, or `nil` if neither has one.
    var surroundingContext: ScreenContext? {
      let follower = window.flatMap(ScreenFollower.follower)
      guard #available(iOS 17, tvOS 17, *) else { return follower?.context }
      let own = traitCollection[ScreenContextTrait.self]
      guard let window else {
        // A list makes and measures cells in its own layout, before they are in its window.
        return (own ?? UITraitCollection.current[ScreenContextTrait.self]).map(\.latest)
      }
      // Traits change just before layout: until then a view that comes has those of where it was.
      guard let own, own.window == nil || own.window == ObjectIdentifier(window) else {
        return follower?.context
      }
      return own.context
    }
  }

  extension TraitScreen {
    /// The context that the window has now: traits of views that are in no window are not updated.
    @MainActor fileprivate var latest: ScreenContext {
      window.flatMap(FollowedWindows.context) ?? context
    }
  }
#endif
