#if canImport(UIKit)
  import AutoScaleUIKit
  import UIKit

  /// A screen whose lengths are those of the design, scaled as a whole whenever its window changes.
  final class LoginViewController: UIViewController {
    private let titleLabel = UILabel()
    private let emailField = UITextField()
    private let loginButton = UIButton(type: .system)

    override func viewDidLoad() {
      super.viewDidLoad()
      title = "Log in"
      setUpViews()
      NSLayoutConstraint.activate(constraints)
      view.scaleWithWindow()
    }

    private func setUpViews() {
      view.backgroundColor = .white
      titleLabel.text = "Welcome"
      titleLabel.font = .systemFont(ofSize: 30, weight: .bold)
      emailField.placeholder = "Email"
      emailField.borderStyle = .roundedRect
      loginButton.setTitle("Log in", for: .normal)
      loginButton.layer.cornerRadius = 8
      for child in [titleLabel, emailField, loginButton] {
        child.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(child)
      }
    }

    private var constraints: [NSLayoutConstraint] {
      let area = view.safeAreaLayoutGuide
      return [
        titleLabel.topAnchor.constraint(equalTo: area.topAnchor, constant: 24),
        titleLabel.leadingAnchor.constraint(equalTo: area.leadingAnchor, constant: 16),
        area.trailingAnchor.constraint(
          greaterThanOrEqualTo: titleLabel.trailingAnchor, constant: 16),
        emailField.topAnchor.constraint(equalTo: titleLabel.bottomAnchor, constant: 24),
        emailField.leadingAnchor.constraint(equalTo: area.leadingAnchor, constant: 16),
        area.trailingAnchor.constraint(equalTo: emailField.trailingAnchor, constant: 16),
        loginButton.topAnchor.constraint(equalTo: emailField.bottomAnchor, constant: 16),
        loginButton.leadingAnchor.constraint(equalTo: area.leadingAnchor, constant: 16),
        area.trailingAnchor.constraint(equalTo: loginButton.trailingAnchor, constant: 16),
        loginButton.heightAnchor.constraint(equalToConstant: 48),
      ]
    }
  }
#endif
