// An app with a screen in UIKit and one in SwiftUI, both drawn 375 points wide.
//
// To run it: make a new iOS app in Xcode, without a storyboard; add this package with the products
// AutoScaleUIKit and AutoScaleSwiftUI; and put the files of this folder in the place of those that
// Xcode made.

#if canImport(UIKit)
  import AutoScaleUIKit
  import UIKit

  @main final class AppDelegate: UIResponder, UIApplicationDelegate {
    func application(
      _ application: UIApplication, configurationForConnecting session: UISceneSession,
      options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
      let configuration = UISceneConfiguration(name: nil, sessionRole: session.role)
      configuration.delegateClass = SceneDelegate.self
      return configuration
    }
  }

  final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(
      _ scene: UIScene, willConnectTo session: UISceneSession,
      options connectionOptions: UIScene.ConnectionOptions
    ) {
      guard let scene = scene as? UIWindowScene else { return }
      let window = UIWindow(windowScene: scene)
      ScreenContext.follow(window) { $0.adaptScreenWidth(in: $1) }
      window.rootViewController = LoginViewController()
      window.makeKeyAndVisible()
      self.window = window
    }
  }
#else
  @main enum ExampleApp {
    static func main() { print("The example app is for systems with UIKit.") }
  }
#endif
