#if canImport(UIKit)
  import AutoScale
  import UIKit

  extension ScreenContext {
    /// Keeps the context of a window up to date, now and whenever the window changes, and with it the
    /// process-wide one.
    ///
    /// Every app needs this line. Put it into the scene delegate, before the window becomes
    /// visible, so that the first screen finds its context:
    ///
    ///     func scene(
    ///       _ scene: UIScene, willConnectTo session: UISceneSession,
    ///       options connectionOptions: UIScene.ConnectionOptions
    ///     ) {
    ///       ScreenContext.follow(window)
    ///     }
    ///
    /// Rotation, Split View, Stage Manager, folding and unfolding change the window's size;
    /// settings change its traits. Later calls of `auto()` use the new context, and design values
    /// stored in views, such as ``UIKit/NSLayoutConstraint/autoConstant``, are updated. If views
    /// hold plain design values, let the closure scale them all:
    ///
    ///     ScreenContext.follow(window) { $0.adaptScreenWidth(in: $1) }
    ///
    /// Such a walk over the window changes only what the screen changed: without another factor, text size
    /// or condition of a ``/AutoScale/ScreenValue`` it visits no view, and values that the app computed
    /// stay. Do not combine it with numbers scaled by `auto()`: it scales them again.
    ///
    /// Following a window again replaces its rule and its closure. Of several windows the first one sets
    /// the process-wide context, and when it closes, the next one. A window on an external display and
    /// one without user interaction do not set it. Views have the context of their own window.
    ///
    /// An invisible view behind all others in the window does the work. It retains only what the
    /// closure holds, and is released with the window. If it is removed, it is put back.
    ///
    /// - Parameters:
    ///   - window: The window; for `nil` a debug build says that there is none.
    ///   - rule: The rule that turns design lengths into screen lengths.
    ///   - isProcessWide: Whether the window sets the process-wide context; `nil` means as above.
    ///   - onChange: Called with the window and its context after each change, but not for the
    ///     first context. Without it, constraints and fonts whose switch is on are scaled again.
    ///     Use the window that is passed in: capturing a window keeps it alive.
    @MainActor
    public static func follow(
      _ window: UIWindow?, rule: ScalingRule = .standard, isProcessWide: Bool? = nil,
      onChange: @escaping @MainActor (UIWindow, ScreenContext) -> Void = {
        $0.adaptScreenWidth(type: .switchedOn, in: $1)
      }
    ) {
      guard let window else {
        return DeveloperNotice.report(
          "there is no window to follow; call ScreenContext.follow(window) once the window is made")
      }
      let follower = ScreenFollower.follower(in: window) ?? ScreenFollower(frame: window.bounds)
      follower.rule = rule
      follower.isProcessWide = isProcessWide
      follower.onChange = nil
      FollowedWindows.add(follower)
      if follower.home == nil { follower.enter(window) }
      follower.update()
      follower.onChange = onChange
    }

    /// Stops following a window: later changes do not reach the process-wide context, and views in the
    /// window have no context of their own any more.
    ///
    /// The process-wide context stays, or becomes that of another followed window.
    @MainActor
    public static func unfollow(_ window: UIWindow?) {
      guard let window, let follower = ScreenFollower.follower(in: window) else { return }
      follower.leave()
      if #available(iOS 17, tvOS 17, *) { window.traitOverrides.remove(ScreenContextTrait.self) }
      FollowedWindows.remove(follower)
    }
  }
#endif
