#if canImport(UIKit)
  import AutoScaleUIKit
  import Testing
  import UIKit

  /// A view that counts how often a walk asks for its constraints.
  private final class VisitedView: UIView {
    var visits = 0

    override var constraints: [NSLayoutConstraint] {
      get {
        visits += 1
        return super.constraints
      }
      set {}
    }
  }

  /// A picture that is a circle whatever its size.
  private final class Avatar: UIView {
    override func layoutSubviews() {
      super.layoutSubviews()
      layer.cornerRadius = bounds.height / 2
    }
  }

  extension ProcessWideTests {
    /// A walk that comes by itself changes only what the screen changed.
    @MainActor @Suite struct AutomaticWalkTests {
      private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
      private let view = UIView("view")

      init() {
        ScreenContext.processWide = nil
        window.addSubview(view)
      }

      private func follow(_ rule: ScalingRule? = nil) throws {
        ScreenContext.follow(window, rule: try rule ?? .everywhere) { $0.adaptScreenWidth(in: $1) }
        window.adaptScreenWidth()
      }

      @available(iOS 17, tvOS 17, *)
      private func show(at category: UIContentSizeCategory) {
        window.traitOverrides.preferredContentSizeCategory = category
        window.setNeedsLayout()
        window.layoutIfNeeded()
      }

      private func resize(_ width: CGFloat, _ height: CGFloat = 844) {
        window.frame.size = CGSize(width: width, height: height)
        window.layoutIfNeeded()
      }

      @available(iOS 17, tvOS 17, *)
      @Test func `a circle stays one when the text size changes`() throws {
        let avatar = Avatar(frame: CGRect(x: 0, y: 0, width: 45.76, height: 45.76))
        let height = avatar.heightAnchor.constraint(equalToConstant: 44)
        height.isActive = true
        view.addSubview(avatar)
        try follow()
        avatar.layoutIfNeeded()
        #expect(height.constant == 45.76 && avatar.layer.cornerRadius == 22.88)
        show(at: .accessibilityMedium)
        #expect(height.constant == 45.76 && avatar.layer.cornerRadius == 22.88)
        avatar.adaptScreenWidth()
        #expect(avatar.layer.cornerRadius == 22.88)
        resize(450)
        avatar.frame.size = CGSize(width: height.constant, height: height.constant)
        avatar.layoutIfNeeded()
        #expect(avatar.layer.cornerRadius == height.constant / 2)
      }

      @Test func `a circle of a file is scaled with its side`() throws {
        let circle = UIView(frame: CGRect(x: 0, y: 0, width: 44, height: 44))
        let height = circle.heightAnchor.constraint(equalToConstant: 44)
        height.isActive = true
        circle.layer.cornerRadius = 22
        view.addSubview(circle)
        try follow()
        #expect(height.constant == 45.76 && circle.layer.cornerRadius == 22.88)
        circle.frame.size = CGSize(width: 45.76, height: 45.76)
        resize(450)
        #expect(height.constant == 52.8 && circle.layer.cornerRadius == 26.4)
      }

      @available(iOS 17, tvOS 17, *)
      @Test func `a constraint for the keyboard stays when the text size changes`() throws {
        let keyboard = view.heightAnchor.constraint(equalToConstant: 20)
        let spacer = view.widthAnchor.constraint(equalToConstant: 0)
        for constraint in [keyboard, spacer] { constraint.isActive = true }
        try follow()
        (keyboard.constant, spacer.constant) = (336, 336)
        show(at: .accessibilityMedium)
        #expect(keyboard.constant == 336 && spacer.constant == 336)
      }

      @available(iOS 17, tvOS 17, *)
      @Test func `a text size scales the fonts that follow it, and no others`() throws {
        let body = UILabel("body", .preferredFont(forTextStyle: .body))
        let plain = UILabel("plain", .systemFont(ofSize: 20))
        for label in [body, plain] { view.addSubview(label) }
        try follow()
        let size = body.font.pointSize
        plain.font = .systemFont(ofSize: 30)
        show(at: .accessibilityMedium)
        #expect(body.font.pointSize > 1.5 * size && plain.font.pointSize == 30)
      }

      @Test func `a size that changes no factor walks over nothing`() throws {
        let visited = VisitedView(frame: .zero)
        window.addSubview(visited)
        visited.scaleWithWindow()
        try follow()
        visited.visits = 0
        for height in [900, 1000] as [CGFloat] { resize(390, height) }
        #expect(ScreenContext.processWide?.height == 1000 && visited.visits == 0)
        resize(450)
        #expect(visited.visits > 0)
      }

      @Test func `a window that scales nothing walks over nothing`() throws {
        let visited = VisitedView(frame: .zero)
        window.addSubview(visited)
        try follow(try ScalingRule(idioms: [.carPlay]))
        // Other tests have values with exceptions for narrower screens.
        resize(600)
        visited.visits = 0
        for width in [700, 800, 900] as [CGFloat] { resize(width) }
        #expect(visited.visits == 0)
      }

      @Test func `a value with exceptions follows a screen that changes no factor`() throws {
        let height = view.heightAnchor.constraint(equalToConstant: 0)
        height.isActive = true
        try follow()
        height.screenConstant = 100.0.screen(.height(..<800), is: 50)
        #expect(height.constant == 104)
        resize(390, 700)
        #expect(height.constant == 52)
        resize(390, 900)
        #expect(height.constant == 104)
      }

      @Test func `another factor scales all, and an edit is a design value then`() throws {
        let width = view.widthAnchor.constraint(equalToConstant: 100)
        width.isActive = true
        try follow()
        width.constant = 50
        resize(450)
        #expect(width.constant == 60)
      }

      @Test func `a call adopts an edit whatever the screen did`() throws {
        let width = view.widthAnchor.constraint(equalToConstant: 100)
        width.isActive = true
        try follow()
        width.constant = 50
        window.adaptScreenWidth()
        #expect(width.constant == 52)
      }

      @available(iOS 17, tvOS 17, *)
      @Test func `what a cell computed stays when the text size changes`() throws {
        let bar = view.heightAnchor.constraint(equalToConstant: 20)
        bar.isActive = true
        ScreenContext.follow(window, rule: try .everywhere)
        view.scaleWithWindow()
        bar.constant = 77
        show(at: .accessibilityMedium)
        #expect(bar.constant == 77)
        resize(450)
        #expect(bar.constant == 92.4)
      }
    }
  }
#endif
