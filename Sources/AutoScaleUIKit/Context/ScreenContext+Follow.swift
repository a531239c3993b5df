#if canImport(UIKit)
  import AutoScale
  import UIKit

  extension ScreenContext {
    /// Keeps the process-wide context right for a window: now, and whenever the window changes.
    ///
    /// This is the line that an app needs. It stands in the scene delegate, before the window
    /// becomes visible, so that the first screen already finds its context:
    ///
    ///     func scene(
    ///       _ scene: UIScene, willConnectTo session: UISceneSession,
    ///       options connectionOptions: UIScene.ConnectionOptions
    ///     ) {
    ///       if let window { ScreenContext.follow(window) }
    ///     }
    ///
    /// Rotation, Split View, Stage Manager, folding and unfolding change the window's size;
    /// settings change its traits. Numbers that `auto()` returns afterwards are right by
    /// themselves, and so are design values that stand in views, such as
    /// ``UIKit/NSLayoutConstraint/autoConstant``. Where views hold plain numbers of the design, the
    /// closure scales them all:
    ///
    ///     ScreenContext.follow(window) { $0.adaptScreenWidth(in: $1) }
    ///
    /// Numbers that were scaled by `auto()` do not go together with such a walk, which scales them
    /// once more.
    ///
    /// Following a window again replaces its rule and its closure. Of several windows the one that
    /// changed last counts; where they have different sizes, hand `ScreenContext(of: window)` to
    /// what is scaled for each.
    ///
    /// An invisible view behind all others in the window does the work. It keeps neither the window
    /// nor anything else alive but what the closure holds, and goes with the window.
    ///
    /// - Parameters:
    ///   - window: The window.
    ///   - rule: The rule that turns design lengths into screen lengths.
    ///   - onChange: Called with the window and its context after each change, not for the first
    ///     one. Without it, constraints and fonts whose switch is on are scaled anew. A closure that holds the window would keep it alive: take the one that is handed
    ///     in.
    @MainActor
    public static func follow(
      _ window: UIWindow, rule: ScalingRule = .standard,
      onChange: @escaping @MainActor (UIWindow, ScreenContext) -> Void = {
        $0.adaptScreenWidth(type: .switchedOn, in: $1)
      }
    ) {
      let follower = ScreenFollower.follower(in: window) ?? ScreenFollower(frame: window.bounds)
      follower.rule = rule
      follower.onChange = nil
      if follower.superview == nil { window.insertSubview(follower, at: 0) }
      follower.update()
      follower.onChange = onChange
    }

    /// Leaves the process-wide context as it is when a window changes from now on.
    @MainActor
    public static func unfollow(_ window: UIWindow) {
      ScreenFollower.follower(in: window)?.removeFromSuperview()
    }
  }
#endif
