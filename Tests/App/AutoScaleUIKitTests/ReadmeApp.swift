// README shows these lines, and so does the article about getting into an app.
#if canImport(UIKit) && os(Linux)
  import AutoScaleUIKit
  import UIKit

  final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(
      _ scene: UIScene, willConnectTo session: UISceneSession,
      options connectionOptions: UIScene.ConnectionOptions
    ) {
      guard let scene = scene as? UIWindowScene else { return }
      window = UIWindow(windowScene: scene)
      ScreenContext.follow(window, rule: .upToWidestPhone)
      window?.rootViewController = OfferViewController()
      window?.makeKeyAndVisible()
    }
  }

  final class OfferViewController: UIViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      let title = UILabel()
      title.text = "All routes, all year"
      title.font = UIFont.systemFont(ofSize: 28, weight: .bold).auto()  // 29.12 on an iPhone 17e
      title.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(title)
      let area = view.safeAreaLayoutGuide
      NSLayoutConstraint.activate([
        title.topAnchor.constraint(equalTo: area.topAnchor, autoConstant: 16),
        title.leadingAnchor.constraint(equalTo: area.leadingAnchor, autoConstant: 20),
      ])
    }
  }
#endif
