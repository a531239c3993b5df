#if canImport(UIKit)
  import AutoScale
  import UIKit

  /// The view in a window that updates the window's context, and the process-wide one if it is its turn.
  final class ScreenFollower: FollowingView {
    var rule = ScalingRule.standard
    var onChange: (@MainActor (UIWindow, ScreenContext) -> Void)?
    /// Whether the app wants the window to set the process-wide context, if it said so.
    var isProcessWide: Bool?
    private(set) var context: ScreenContext?
    /// The context that was in effect before the closure is called.
    private(set) var left: ScreenContext?

    /// Whether the window may set the process-wide context: people touch it, unless the app says
    /// otherwise.
    var maySetProcessWide: Bool {
      if let isProcessWide { return isProcessWide }
      guard let window = home as? UIWindow, window.isUserInteractionEnabled else { return false }
      // An external display has a scene of its own.
      return window.windowScene.map { $0.session.role == .windowApplication } ?? true
    }

    /// Takes over the window's context, if it changed.
    override func update() {
      guard let window = home as? UIWindow,
        let new = ScreenContext(of: window, rule: rule), new != context
      else { return }
      let old = context
      context = new
      new.reportUnboundedFactor()
      if #available(iOS 17, tvOS 17, *) {
        let screen = TraitScreen(new, window: ObjectIdentifier(window))
        window.traitOverrides[ScreenContextTrait.self] = screen
      }
      FollowedWindows.setProcessWide()
      if #available(iOS 17, tvOS 17, *) { window.updateTraitsIfNeeded() }
      FollowedWindows.scaleViews()
      if #unavailable(iOS 17, tvOS 17), old?.textSize != new.textSize { window.followTextSizes() }
      left = old
      onChange?(window, new)
      left = nil
    }

    deinit {
      // The window is gone: another one may have its turn.
      Task { @MainActor in FollowedWindows.setProcessWide() }
    }

    /// The follower of a window, or `nil` if the window is not followed.
    static func follower(in window: UIWindow) -> ScreenFollower? {
      AdaptationRecord.rare(for: window)?.follower as? ScreenFollower
    }
  }
#endif
