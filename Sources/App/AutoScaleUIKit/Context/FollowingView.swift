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

    /// Puts the view behind all others in a view.
    func enter(_ view: UIView) {
      frame = view.bounds
      view.insertSubview(self, at: 0)
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
