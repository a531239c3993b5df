#if canImport(UIKit)
  import AutoScale
  import UIKit

  /// An invisible view that fills a window and is told of all that changes its context.
  ///
  /// A view is the one thing that UIKit tells of sizes, safe areas and traits alike, by methods
  /// that are documented for it. Behind all others it is laid out before them.
  final class ScreenFollower: UIView {
    var rule = ScalingRule.standard
    var onChange: (@MainActor (UIWindow, ScreenContext) -> Void)?
    private var context: ScreenContext?

    override init(frame: CGRect) {
      super.init(frame: frame)
      setUp()
    }

    required init?(coder: NSCoder) {
      super.init(coder: coder)
      setUp()
    }

    private func setUp() {
      autoresizingMask = [.flexibleWidth, .flexibleHeight]
      isUserInteractionEnabled = false
      accessibilityElementsHidden = true
      let traits: [UITrait] = [
        UITraitUserInterfaceIdiom.self, UITraitLayoutDirection.self, UITraitDisplayScale.self,
        UITraitPreferredContentSizeCategory.self,
      ]
      registerForTraitChanges(traits) { (follower: ScreenFollower, _) in follower.update() }
    }

    override func layoutSubviews() {
      super.layoutSubviews()
      update()
    }

    override func safeAreaInsetsDidChange() {
      super.safeAreaInsetsDidChange()
      update()
    }

    /// Makes the window's context the process-wide one, if it is another one than before.
    func update() {
      guard let window = superview as? UIWindow,
        let new = ScreenContext(of: window, rule: rule), new != context
      else { return }
      context = new
      ScreenContext.processWide = new
      onChange?(window, new)
    }

    /// The one in a window; nil for a window that is not followed.
    static func follower(in window: UIWindow) -> ScreenFollower? {
      window.subviews.lazy.compactMap { $0 as? ScreenFollower }.first
    }
  }
#endif
