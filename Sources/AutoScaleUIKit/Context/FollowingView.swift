#if canImport(UIKit)
  import UIKit

  /// An invisible view that fills another one and is told of all that changes its context.
  ///
  /// A view is the one thing that UIKit tells of sizes, safe areas and traits alike, by methods
  /// that are documented for it. Behind all others it is laid out before them.
  package class FollowingView: UIView {
    override init(frame: CGRect) {
      super.init(frame: frame)
      setUp()
    }

    package required init?(coder: NSCoder) {
      super.init(coder: coder)
      setUp()
    }

    /// Takes over what changed.
    func update() {}

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
#endif
