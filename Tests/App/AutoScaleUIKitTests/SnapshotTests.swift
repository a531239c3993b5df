#if canImport(UIKit)
  import AutoScaleUIKit
  import AutoScaleUISnapshots
  import AutoScaleTestSupport
  import Testing
  import UIKit
  import AutoScaleTrees

  private final class PriceLabel: UILabel {}

  @MainActor @Suite struct SnapshotTests {
    @Test func `views become nodes of their roles, with what is in them`() throws {
      let field = UITextField(frame: CGRect(x: 16, y: 80, width: 343, height: 34))
      field.placeholder = "Email"
      field.borderStyle = .roundedRect
      let button = UIButton(type: .system)
      button.setTitle("Log in", for: .normal)
      let screen = UIView("screen", PriceLabel("price", .boldSystemFont(ofSize: 20)), field, button)
      screen.frame = CGRect(x: 0, y: 0, width: 375, height: 667)
      #expect(
        ViewNode.snapshot(of: screen).description == """
          UIView "screen" (0, 0, 375, 667)
            PriceLabel "price" (0, 0, 0, 0) system 20 bold, text "price"
            UITextField (16, 80, 343, 34) system 17, placeholder "Email"
            UIButton (0, 0, 0, 0) system 15, title "Log in"
          """)
    }

    @Test func `a cell has its content view, even an empty one`() {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      let node = ViewNode.snapshot(of: cell)
      #expect(node.children.count == 1 && node.children.first is ContentViewNode)
    }

    @Test func `a stack's node has the views that it arranges`() throws {
      let stack = UIStackView(arrangedSubviews: [
        UILabel("first", .systemFont(ofSize: 17)), UILabel("second", .systemFont(ofSize: 17)),
      ])
      stack.axis = .vertical
      stack.alignment = .trailing
      stack.spacing = 8
      stack.setCustomSpacing(20, after: stack.arrangedSubviews[0])
      stack.insertSubview(UIView("background"), at: 0)
      let node = try #require(ViewNode.snapshot(of: stack).role.stack)
      #expect(node.children.map(\.identifier) == ["first", "second"])
      #expect(node.axis == .vertical && node.alignment == .trailing && node.spacing == 8)
      #expect(node.spacing(after: node.children[0]) == 20)
    }

    @Test func `constraints keep items, numbers and guides; others are left out`() throws {
      let title = UILabel("title", .systemFont(ofSize: 17))
      let screen = UIView("screen", title)
      let window = UIView("window", screen)
      let top = title.topAnchor.constraint(
        equalTo: screen.safeAreaLayoutGuide.topAnchor, constant: 24)
      top.priority = UILayoutPriority(999)
      let guide = UILayoutGuide()
      guide.identifier = "gap"
      screen.addLayoutGuide(guide)
      let system = title.leadingAnchor.constraint(equalTo: screen.leadingAnchor, constant: 4)
      system.identifier = "UISV-canvas-connection"
      NSLayoutConstraint.activate([
        top, system, guide.topAnchor.constraint(equalTo: title.bottomAnchor),
        guide.heightAnchor.constraint(equalTo: title.heightAnchor, multiplier: 0.5, constant: 0),
        screen.topAnchor.constraint(equalTo: window.topAnchor, constant: 10),
      ])
      let node = ViewNode.snapshot(of: screen)
      #expect(
        node.constraints.map(\.description) == [
          "title.top = screen.safeArea.top + 24 @999",
          "gap.top = title.bottom",
          "gap.height = 0.5 * title.height",
        ])
    }

    @Test func `a snapshot leaves the screen as it is`() throws {
      let button = UIButton(type: .custom)
      let (child, scroll) = (UIView("child"), UIScrollView(frame: .zero))
      let screen = UIView("screen", button, child, scroll)
      NSLayoutConstraint.activate([
        child.topAnchor.constraint(equalTo: screen.layoutMarginsGuide.topAnchor),
        child.leadingAnchor.constraint(equalTo: scroll.frameLayoutGuide.leadingAnchor),
      ])
      let gap = UILayoutGuide()
      gap.identifier = "gap"
      screen.addLayoutGuide(gap)
      gap.topAnchor.constraint(equalTo: child.bottomAnchor).isActive = true
      let state = {
        [button.subviews.count, screen.subviews.count]
          + [screen, scroll].flatMap { [$0.layoutGuides.count, $0.constraints.count] }
      }
      let before = state()
      let node = ViewNode.snapshot(of: screen)
      #expect(state() == before)
      #expect(
        node.constraints.map(\.description) == [
          "child.top = screen.layoutMargins.top", "child.leading = UIScrollView.frame.leading",
          "gap.top = child.bottom",
        ])
    }

    @Test func `colors are those of both appearances`() {
      let label = UILabel("label", .systemFont(ofSize: 17))
      label.backgroundColor = UIColor { traits in
        traits.userInterfaceStyle == .dark ? .black : UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
      }
      label.textColor = .white
      let appearance = ViewNode.snapshot(of: label).appearance
      #expect(appearance.backgroundColor?.light == ViewColor(red: 1, green: 0.5, blue: 0).light)
      #expect(appearance.backgroundColor?.dark == ViewColor.black.dark)
      #expect(appearance.textColor == .white)
    }

    @Test func `a scaled screen is scaled from its design on other screens`() throws {
      let title = UILabel("title", .systemFont(ofSize: 20))
      let screen = UIView("screen", title)
      let top = title.topAnchor.constraint(equalTo: screen.topAnchor, constant: 24)
      top.isActive = true
      screen.adaptScreenWidth(in: try Screens.half())
      let node = ViewNode.snapshot(of: screen)
      #expect(node.constraints[0].constant == 36)
      node.adaptScreenWidth(in: try Screens.fifth())
      #expect(node.constraints[0].constant == 28.8)
      #expect(node.children[0].font?.size == 24)
    }

    @Test(arguments: UInt64(1)...60)
    func `scaling a view is scaling its snapshot`(seed: UInt64) throws {
      var random = SplitMix64(seed: seed)
      let view = RandomViews.tree(using: &random)
      let node = ViewNode.snapshot(of: view)
      for width in [320.0, 440, 393] {
        let context = try ScreenContext(
          width: width, height: 900, pixelsPerPoint: 3,
          rule: ScalingRule(rounding: .nearestPixel))
        let done = view.adaptScreenWidth(except: [UITextField.self], in: context)
        let same = node.adaptScreenWidth(except: [TextFieldNode.self], in: context)
        #expect(ViewNode.snapshot(of: view).description == node.description)
        #expect(done.changed == same.changed)
      }
      view.restoreDesign()
      node.restoreDesign()
      #expect(ViewNode.snapshot(of: view).description == node.description)
    }
  }

  /// Random trees of views with constraints, fonts, radii and gaps.
  @MainActor private enum RandomViews {
    static func tree(using random: inout SplitMix64) -> UIView {
      let root = UIView("root")
      var views = [root]
      for index in 1..<Int.random(in: 5...25, using: &random) {
        let view = view(using: &random)
        view.accessibilityIdentifier = "v\(index)"
        view.layer.cornerRadius = CGFloat(Int.random(in: 0...12, using: &random))
        let parent = views.filter { !($0 is UIControl) }.randomElement(using: &random) ?? root
        if let stack = parent as? UIStackView {
          stack.addArrangedSubview(view)
        } else {
          parent.addSubview(view)
        }
        constrain(view, in: parent, using: &random)
        views.append(view)
      }
      return root
    }

    private static func view(using random: inout SplitMix64) -> UIView {
      let size = CGFloat(Int.random(in: 10...30, using: &random))
      switch Int.random(in: 0..<5, using: &random) {
      case 0: return UILabel("label", .systemFont(ofSize: size))
      case 1:
        let field = UITextField(frame: .zero)
        field.font = .systemFont(ofSize: size)
        return field
      case 2:
        let stack = UIStackView(arrangedSubviews: [])
        stack.spacing = size
        return stack
      case 3:
        let scroll = UIScrollView(frame: .zero)
        scroll.contentInset.top = size
        return scroll
      default: return UIView(frame: .zero)
      }
    }

    private static func constrain(
      _ view: UIView, in parent: UIView, using random: inout SplitMix64
    ) {
      let constant = CGFloat(Int.random(in: -20...40, using: &random))
      NSLayoutConstraint.activate([
        view.topAnchor.constraint(equalTo: parent.topAnchor, constant: constant),
        view.widthAnchor.constraint(equalToConstant: abs(constant)),
      ])
    }
  }
#endif
