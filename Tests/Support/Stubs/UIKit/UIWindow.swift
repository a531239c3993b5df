// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

// Source: https://developer.apple.com/documentation/uikit/uiscene
@preconcurrency @MainActor open class UIScene: UIResponder {
  public let session: UISceneSession

  init(session: UISceneSession) {
    self.session = session
    super.init()
  }

  // Source: https://developer.apple.com/documentation/uikit/uiscene/diddisconnectnotification
  public nonisolated static let didDisconnectNotification = NSNotification.Name(
    "UISceneDidDisconnectNotification")

  // Source: https://developer.apple.com/documentation/uikit/uiscene/activationstate-swift.enum
  public enum ActivationState: Int, Sendable {
    case unattached = -1
    case foregroundActive, foregroundInactive, background
  }

  open internal(set) var activationState = ActivationState.foregroundActive

  // Source: https://developer.apple.com/documentation/uikit/uiscene/connectionoptions
  @MainActor open class ConnectionOptions {}
}

// Source: https://developer.apple.com/documentation/uikit/uiscenesession
@preconcurrency @MainActor open class UISceneSession {
  // Source: https://developer.apple.com/documentation/uikit/uiscenesession/role-swift.struct
  public struct Role: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    // Source: https://developer.apple.com/documentation/uikit/uiscenesession/role-swift.struct/windowapplication
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
    // Source: https://developer.apple.com/documentation/uikit/uiscenesession/role-swift.struct/windowexternaldisplaynoninteractive
    public static let windowExternalDisplayNonInteractive = Role(
      rawValue: "UIWindowSceneSessionRoleExternalDisplayNonInteractive")
  }

  public let role: Role

  init(role: Role) { self.role = role }
}

// Source: https://developer.apple.com/documentation/uikit/uiwindowscene
@preconcurrency @MainActor open class UIWindowScene: UIScene, UITraitEnvironment {
  /// A scene has no public initializer; one without windows has the size of the display.
  let display: UIView

  init(size: CGSize, role: UISceneSession.Role = .windowApplication) {
    display = UIView(frame: CGRect(origin: .zero, size: size))
    super.init(session: UISceneSession(role: role))
  }

  open internal(set) var windows: [UIWindow] = []
  open var coordinateSpace: any UICoordinateSpace { display }
  open var traitCollection: UITraitCollection { display.traitCollection }
}

// Source: https://developer.apple.com/documentation/uikit/uiwindowscenedelegate
@preconcurrency @MainActor public protocol UIWindowSceneDelegate: UISceneDelegate {
  var window: UIWindow? { get set }
}

// Source: https://developer.apple.com/documentation/uikit/uiscenedelegate
@preconcurrency @MainActor public protocol UISceneDelegate: AnyObject {
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions)
}

// Source: https://developer.apple.com/documentation/uikit/uiwindow
@preconcurrency @MainActor open class UIWindow: UIView {
  open weak var windowScene: UIWindowScene?
  /// What was in the window goes, also what is not of the old controller.
  // Source: https://developer.apple.com/documentation/uikit/uiwindow/rootviewcontroller
  open var rootViewController: UIViewController? {
    didSet {
      for view in subviews { view.removeFromSuperview() }
      guard let view = rootViewController?.view else { return }
      view.frame = bounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      addSubview(view)
    }
  }

  public convenience init(windowScene: UIWindowScene) {
    self.init(frame: windowScene.coordinateSpace.bounds)
    self.windowScene = windowScene
    windowScene.windows.append(self)
  }

  open override var window: UIWindow? { self }

  /// The guide that follows the keyboard for all views of the window.
  private var keyboardGuide: UILayoutGuide?

  /// Adds the constraints of the keyboard, which the window owns. Most of them have identifiers.
  // Source: the identifiers that UIKit's messages about unsatisfiable constraints print.
  func addKeyboardGuide() {
    if keyboardGuide != nil { return }
    let guide = UILayoutGuide()
    addLayoutGuide(guide)
    keyboardGuide = guide
    let width = guide.widthAnchor.constraint(equalToConstant: bounds.width)
    width.identifier = "UIKeyboardLayoutGuide-width"
    let height = guide.heightAnchor.constraint(equalToConstant: 34)
    height.identifier = "UIKeyboardLayoutGuide-height"
    let bottom = guide.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -1)
    for constraint in [width, height, bottom] { constraint.isActive = true }
  }

  open func makeKeyAndVisible() { layoutIfNeeded() }
}

// Source: https://developer.apple.com/documentation/uikit/uiviewcontroller
@preconcurrency @MainActor open class UIViewController: UIResponder {
  public init(nibName: String?, bundle: Bundle?) { super.init() }

  public required init?(coder: NSCoder) { super.init() }

  public override convenience init() { self.init(nibName: nil, bundle: nil) }

  open private(set) var viewIfLoaded: UIView? {
    didSet { viewIfLoaded?.controller = self }
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var view: UIView! {
    get {
      if let viewIfLoaded { return viewIfLoaded }
      loadView()
      viewDidLoad()
      return viewIfLoaded
    }
    set { viewIfLoaded = newValue }
  }

  // Source: https://developer.apple.com/documentation/uikit/uiviewcontroller/systemminimumlayoutmargins
  open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 16)
  }

  open var title: String?
  open func loadView() { view = UIView() }
  open func viewDidLoad() {}
  open func viewWillLayoutSubviews() {}

  open func loadViewIfNeeded() { _ = view }
}

// Source: https://developer.apple.com/documentation/uikit/uialertcontroller
@preconcurrency @MainActor open class UIAlertController: UIViewController {
  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
    let label = UILabel()
    label.text = title
    view.addSubview(label)
  }

  // Source: https://developer.apple.com/documentation/uikit/uialertcontroller/style
  public enum Style: Int, Sendable {
    case actionSheet, alert
  }
}

// Source: https://developer.apple.com/documentation/uikit/uiinputviewcontroller
@available(tvOS, unavailable)
@preconcurrency @MainActor open class UIInputViewController: UIViewController {}

// Source: https://developer.apple.com/documentation/uikit/uitabbarcontroller
@preconcurrency @MainActor open class UITabBarController: UIViewController {
  public let tabBar = UITabBar()
  open var viewControllers: [UIViewController]? {
    didSet { viewControllers?.first?.view.map(view.addSubview) }
  }
}

// Source: https://developer.apple.com/documentation/uikit/uisearchcontroller
@preconcurrency @MainActor open class UISearchController: UIViewController {
  public convenience init(searchResultsController: UIViewController?) {
    self.init(nibName: nil, bundle: nil)
    if let results = searchResultsController?.view { view.addSubview(results) }
  }
}

// Source: https://developer.apple.com/documentation/uikit/uiscreen
@available(visionOS, unavailable)
@preconcurrency @MainActor open class UIScreen: NSObject {
  // Source: https://developer.apple.com/documentation/uikit/uiscreen/bounds
  open internal(set) var bounds = CGRect(x: 0, y: 0, width: 390, height: 844)
  // Source: https://developer.apple.com/documentation/uikit/uiscreen/nativebounds
  open internal(set) var nativeBounds = CGRect(x: 0, y: 0, width: 1170, height: 2532)
  // Source: https://developer.apple.com/documentation/uikit/uiscreen/scale
  open internal(set) var scale: CGFloat = 3

  /// The pixels of the display for each point.
  // Source: https://developer.apple.com/documentation/uikit/uiscreen/nativescale
  open var nativeScale: CGFloat { nativeBounds.width / bounds.width }
}
