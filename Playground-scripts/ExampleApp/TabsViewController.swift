#if canImport(UIKit)
  import SwiftUI
  import UIKit

  /// The screens of the app, which show the three ways of working: values that are scaled where they are
  /// written, trees that are scaled as a whole, and SwiftUI.
  final class TabsViewController: UITabBarController {
    override func viewDidLoad() {
      super.viewDidLoad()
      viewControllers = [
        WelcomeViewController(), LoginViewController(), MessagesViewController(),
        UIHostingController(rootView: ProfileRoot()),
      ]
    }
  }
#endif
