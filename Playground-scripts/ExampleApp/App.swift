// An app with screens in UIKit and SwiftUI, all drawn 375 points wide.
//
// To run it: make a new iOS app in Xcode, without a storyboard; add this package with the products
// AutoScaleUIKit and AutoScaleSwiftUI; and put the files of this folder in the place of those that
// Xcode made.

#if canImport(UIKit)
  import AutoScaleUIKit
  import UIKit

  /// Numbers that many screens share: computed, because a constant would keep the first one.
  enum Metrics {
    static var inset: Double { 16.auto() }
  }

  @main final class AppDelegate: UIResponder, UIApplicationDelegate {
    func application(
      _ application: UIApplication,
      willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
    ) -> Bool {
      ScreenContext.startWithFirstScene()
      return true
    }

    func application(
      _ application: UIApplication, configurationForConnecting session: UISceneSession,
      options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
      let configuration = UISceneConfiguration(name: nil, sessionRole: session.role)
      configuration.delegateClass = SceneDelegate.self
      return configuration
    }
  }
#else
  @main enum ExampleApp {
    static func main() { print("The example app is for systems with UIKit.") }
  }
#endif
