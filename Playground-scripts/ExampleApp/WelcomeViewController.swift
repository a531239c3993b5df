#if canImport(UIKit)
  import AutoScaleUIKit
  import UIKit

  /// A screen whose values are scaled where they are written.
  final class WelcomeViewController: UIViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      self.title = "Welcome"
      let title = UILabel()
      title.text = "Good morning"
      title.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(title)
      title.font = UIFont.systemFont(ofSize: 30, weight: .bold).auto()  // 31.2 on an iPhone 17e
      let top = title.topAnchor.constraint(equalTo: view.topAnchor, autoConstant: 24)
      top.isActive = true
    }
  }
#endif
