// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

// Source: https://developer.apple.com/documentation/uikit/uiapplication
@preconcurrency @MainActor open class UIApplication: UIResponder {
  // Source: https://developer.apple.com/documentation/uikit/uiapplication/shared
  @available(iOSApplicationExtension, unavailable)
  public static let shared = UIApplication()

  // Source: https://developer.apple.com/documentation/uikit/uiapplication/connectedscenes
  open internal(set) var connectedScenes: Set<UIScene> = []

  // Source: https://developer.apple.com/documentation/uikit/uiapplication/launchoptionskey
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }
  }
}

// Source: https://developer.apple.com/documentation/uikit/uiapplicationdelegate
@preconcurrency @MainActor public protocol UIApplicationDelegate: AnyObject {
  func application(
    _ application: UIApplication, configurationForConnecting session: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration
}

extension UIApplicationDelegate {
  // Source: https://developer.apple.com/documentation/uikit/uiapplicationdelegate/application(_:willfinishlaunchingwithoptions:)
  public func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
  ) -> Bool { true }

  // Source: https://developer.apple.com/documentation/uikit/uiapplicationdelegate/main()
  public static func main() { print("The stub of UIKit runs no app.") }
}

// Source: https://developer.apple.com/documentation/uikit/uisceneconfiguration
@preconcurrency @MainActor open class UISceneConfiguration {
  public init(name: String?, sessionRole: UISceneSession.Role) {}

  open var delegateClass: AnyClass?
}
