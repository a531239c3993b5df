#if canImport(UIKit)
  import AutoScaleLayoutEngine
  import AutoScaleTesting
  import AutoScaleTrees
  import AutoScaleUISnapshots
  @testable import AutoScaleExampleApp
  import Testing
  import UIKit

  @MainActor @Suite struct LoginScreenTests {
    @Test func loginScreenFitsEveryPhone() {
      let controller = LoginViewController()
      controller.loadViewIfNeeded()
      expectSound(ViewNode.snapshot(of: controller.view))
    }

    @Test func `a snapshot can be laid out for another screen`() throws {
      let card = UIView()
      let screen = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
      screen.addSubview(card)
      card.translatesAutoresizingMaskIntoConstraints = false
      NSLayoutConstraint.activate([
        card.topAnchor.constraint(equalTo: screen.safeAreaLayoutGuide.topAnchor, constant: 8),
        card.leadingAnchor.constraint(equalTo: screen.leadingAnchor, constant: 16),
        screen.trailingAnchor.constraint(equalTo: card.trailingAnchor, constant: 16),
        card.heightAnchor.constraint(equalToConstant: 100),
      ])
      let context = try ScreenContext(
        width: 430, height: 932, safeArea: LayoutInsets(top: 59, bottom: 34))
      let node = ViewNode.snapshot(of: screen)
      let result = LayoutEngine().layout(node, in: context)
      #expect(result.conflicts.isEmpty)
      let frame = LayoutRect(x: 16, y: 67, width: 398, height: 100)
      #expect(result.frame(of: node.children[0]) == frame)
    }
  }
#endif
