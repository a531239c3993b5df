#if canImport(UIKit)
  import AutoScale
  import UIKit

  /// The view in a window that updates the process-wide context and the window's own.
  final class ScreenFollower: FollowingView {
    var rule = ScalingRule.standard
    var onChange: (@MainActor (UIWindow, ScreenContext) -> Void)?
    private(set) var context: ScreenContext?
    /// The context before the one of which the closure is being told.
    private(set) var left: ScreenContext?

    /// Makes the window's context the process-wide one, if it changed.
    override func update() {
      guard let window = home as? UIWindow,
        let new = ScreenContext(of: window, rule: rule), new != context
      else { return }
      let old = context
      context = new
      ScreenContext.processWide = new
      if #available(iOS 17, tvOS 17, *) {
        let screen = TraitScreen(new, window: ObjectIdentifier(window))
        window.traitOverrides[ScreenContextTrait.self] = screen
        window.updateTraitsIfNeeded()
      }
      FollowedWindows.scaleViews()
      if #unavailable(iOS 17, tvOS 17), old?.textSize != new.textSize { window.followTextSizes() }
      left = old
      onChange?(window, new)
      left = nil
    }

    /// The follower of a window, or `nil` if the window is not followed.
    static func follower(in window: UIWindow) -> ScreenFollower? {
      AdaptationRecord.rare(for: window)?.follower as? ScreenFollower
    }
  }
#endif
