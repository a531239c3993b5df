#if canImport(UIKit)
  import AutoScaleUIKit
  import SwiftUI
  import UIKit

  /// Follows the window before its first screen is loaded.
  ///
  /// The screens show the three ways of working: values that are scaled where they are written, a tree
  /// that is scaled as a whole, and SwiftUI.
  final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(
      _ scene: UIScene, willConnectTo session: UISceneSession,
      options connectionOptions: UIScene.ConnectionOptions
    ) {
      guard let scene = scene as? UIWindowScene else { return }
      let window = UIWindow(windowScene: scene)
      ScreenContext.follow(window)
      let tabs = UITabBarController()
      tabs.viewControllers = [
        WelcomeViewController(), LoginViewController(), MessagesViewController(),
        UIHostingController(rootView: ProfileRoot()),
      ]
      window.rootViewController = tabs
      window.makeKeyAndVisible()
      self.window = window
    }
  }
#endif
