#if canImport(UIKit)
  import AutoScaleUIKit
  import UIKit

  /// Follows the window before its first screen is loaded.
  final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(
      _ scene: UIScene, willConnectTo session: UISceneSession,
      options connectionOptions: UIScene.ConnectionOptions
    ) {
      guard let scene = scene as? UIWindowScene else { return }
      window = UIWindow(windowScene: scene)
      ScreenContext.follow(window, rule: .upToWidestPhone)
      window?.rootViewController = TabsViewController()
      window?.makeKeyAndVisible()
    }
  }
#endif
