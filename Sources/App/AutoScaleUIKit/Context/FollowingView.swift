#if canImport(UIKit)
  import AutoScale
  import UIKit

  /// An invisible view that fills another one and observes everything that changes its context.
  ///
  /// Only views receive changes of size and safe area in documented methods. A view behind all others
  /// is laid out before them.
  package class FollowingView: UIView {
    override init(frame: CGRect) {
      super.init(frame: frame)
      setUp()
    }

    package required init?(coder: NSCoder) {
      super.init(coder: coder)
      setUp()
    }

    /// Applies the change.
    func update() {}

    /// The view that this one fills, also while others have taken it out.
    private(set) weak var home: UIView?
    private weak var rootController: UIViewController?

    /// Puts the view back after others have taken it out.
    package private(set) var homecoming: Task<Void, Never>?

    /// Puts the view behind all others in a view, which keeps it.
    func enter(_ view: UIView) {
      home = view
      AdaptationRecord.record(for: view).rare.follower = self
      rootController = (view as? UIWindow)?.rootViewController
      frame = view.bounds
      view.insertSubview(self, at: 0)
    }

    func leave() {
      home.flatMap(AdaptationRecord.rare)?.follower = nil
      home = nil
      removeFromSuperview()
    }

    package override func didMoveToSuperview() {
      super.didMoveToSuperview()
      guard let home, superview !== home, homecoming == nil else { return }
      // Not at once: code that removes subviews until there are none would never end.
      homecoming = Task { [weak self] in self?.goHome() }
    }

    private func goHome() {
      homecoming = nil
      guard let home, superview !== home else { return }
      // UIKit empties a window for another root controller.
      if (home as? UIWindow)?.rootViewController === rootController {
        DeveloperNotice.report(
          """
          the invisible view that follows the screen was removed from \(home.adaptablePath), and is put \
          back; remove only subviews of your own
          """)
      }
      enter(home)
    }

    // Code that takes a window's first subview, to show a message in it, means the content: so what is
    // added here is shown in front, and can be touched.
    package override func didAddSubview(_ subview: UIView) {
      super.didAddSubview(subview)
      superview?.bringSubviewToFront(self)
      isUserInteractionEnabled = true
      accessibilityElementsHidden = false
    }

    package override func willRemoveSubview(_ subview: UIView) {
      super.willRemoveSubview(subview)
      if subviews.contains(where: { $0 !== subview }) { return }
      superview?.sendSubviewToBack(self)
      isUserInteractionEnabled = false
      accessibilityElementsHidden = true
    }

    package override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
      let hit = super.hitTest(point, with: event)
      return hit === self ? nil : hit
    }

    private func setUp() {
      autoresizingMask = [.flexibleWidth, .flexibleHeight]
      isUserInteractionEnabled = false
      accessibilityElementsHidden = true
      guard #available(iOS 17, tvOS 17, *) else { return }
      let traits: [UITrait] = [
        UITraitUserInterfaceIdiom.self, UITraitLayoutDirection.self, UITraitDisplayScale.self,
        UITraitPreferredContentSizeCategory.self, ScreenContextTrait.self,
      ]
      registerForTraitChanges(traits) { (view: FollowingView, _) in view.update() }
    }

    #if !os(visionOS)
      package override func traitCollectionDidChange(_ previous: UITraitCollection?) {
        super.traitCollectionDidChange(previous)
        if #unavailable(iOS 17, tvOS 17) { update() }
      }
    #endif

    package override func didMoveToWindow() {
      super.didMoveToWindow()
      update()
    }

    package override func layoutSubviews() {
      super.layoutSubviews()
      update()
    }

    package override func safeAreaInsetsDidChange() {
      super.safeAreaInsetsDidChange()
      update()
    }
  }

  /// A view that tells of the windows that the view around it enters, before iOS 17.
  final class EntryObserver: FollowingView {
    var tell: (@MainActor () -> Void)?

    override func update() { tell?() }
  }
#endif
