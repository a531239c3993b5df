// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

#if canImport(UIKit)
  import UIKit

  // Source: https://developer.apple.com/documentation/swiftui/uihostingcontroller
  @preconcurrency @MainActor open class UIHostingController<Content: View>: UIViewController {
    open var rootView: Content

    public init(rootView: Content) {
      self.rootView = rootView
      super.init(nibName: nil, bundle: nil)
    }

    public required init?(coder: NSCoder) { nil }

    open override func loadView() { view = _UIHostingView<Content>(frame: .zero) }
  }

  /// The class of the view of a hosting controller, which no page names.
  final class _UIHostingView<Content: View>: UIView {}
#endif
