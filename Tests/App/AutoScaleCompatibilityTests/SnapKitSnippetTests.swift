import AutoScaleCompatibility
import Foundation
import Testing

/// Code from SnapKit's README and guides with only the import changed: it has to compile, and to make the same
/// constraints.
@Suite struct SnapKitSnippetTests {
  final class Screen {
    let view = ViewNode("view")
    let box = ViewNode("box")
    let label = LabelNode("label", text: "Total")
    let button = ButtonNode("button", title: "Pay")
    let scrollView = ScrollNode("scroll")
    let stack = StackNode("stack")
    var topConstraint: Constraint?
    var buttonSize = CGSize(width: 100, height: 100)
    var isAtTop = true

    init() {
      view.addSubview(box)
      view.addSubview(label)
      view.insertSubview(button, belowSubview: label)
      view.addSubview(scrollView)
      scrollView.addSubview(stack)
    }
  }

  struct Snippet: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let count: Int
    let run: @Sendable (Screen) -> Void

    init(_ name: String, _ count: Int, _ run: @escaping @Sendable (Screen) -> Void) {
      testDescription = name
      self.count = count
      self.run = run
    }
  }

  @Test(arguments: basics + targets + changes + views)
  func `code of SnapKit makes its constraints`(_ snippet: Snippet) {
    let screen = Screen()
    snippet.run(screen)
    #expect(screen.view.subtree.reduce(0) { $0 + $1.constraints.count } == snippet.count)
  }

  static let basics = [
    Snippet("README", 4) { screen in
      screen.box.snp.makeConstraints { (make) -> Void in
        make.width.height.equalTo(50)
        make.center.equalTo(screen.view)
      }
    },
    Snippet("four edges", 4) { screen in
      let superview = screen.view
      screen.box.snp.makeConstraints { (make) -> Void in
        make.top.equalTo(superview).offset(20)
        make.left.equalTo(superview).offset(20)
        make.bottom.equalTo(superview).offset(-20)
        make.right.equalTo(superview).offset(-20)
      }
    },
    Snippet("edges with an inset", 4) { screen in
      screen.box.snp.makeConstraints { make in
        make.edges.equalTo(screen.view).inset(
          UIEdgeInsets(top: 20, left: 20, bottom: 20, right: 20))
      }
    },
    Snippet("a short closure", 4) { screen in
      screen.box.snp.makeConstraints { $0.edges.equalToSuperview() }
    },
    Snippet("numbers of an app", 4) { screen in
      let (margin, side, gap): (CGFloat, Int, Float) = (16, 44, 8)
      screen.box.snp.makeConstraints { make in
        make.leading.equalToSuperview().offset(margin)
        make.top.equalToSuperview().inset(gap)
        make.size.equalTo(side)
      }
    },
    Snippet("a returning closure", 2) { screen in
      screen.box.snp.makeConstraints { make in
        guard screen.isAtTop else { return }
        make.top.leading.equalToSuperview()
      }
    },
  ]

  static let targets = [
    Snippet("attributes of others", 3) { screen in
      screen.box.snp.makeConstraints { make in
        make.centerX.lessThanOrEqualTo(screen.label.snp.left)
        make.left.greaterThanOrEqualTo(screen.label)
        make.right.lessThanOrEqualTo(screen.label.snp.leftMargin)
      }
    },
    Snippet("lengths and places", 4) { screen in
      screen.box.snp.makeConstraints { make in
        make.width.greaterThanOrEqualTo(200)
        make.width.lessThanOrEqualTo(400)
        make.left.lessThanOrEqualTo(10)
        make.centerY.equalTo(42)
      }
    },
    Snippet("sizes and insets", 6) { screen in
      screen.box.snp.makeConstraints { make in
        make.size.equalTo(CGSize(width: 50, height: 100))
        make.edges.equalTo(UIEdgeInsets(top: 10, left: 0, bottom: 10, right: 0))
      }
    },
    Snippet("priorities", 4) { screen in
      screen.box.snp.makeConstraints { make in
        make.left.greaterThanOrEqualTo(screen.label.snp.left).priority(.low)
        make.top.equalTo(screen.label.snp.top).priority(600)
        make.right.equalTo(screen.label).priority(ConstraintPriority.required)
        make.bottom.equalTo(screen.label).priority(UILayoutPriority.defaultHigh.rawValue - 1)
      }
    },
    Snippet("composites", 6) { screen in
      screen.box.snp.makeConstraints { make in
        make.size.greaterThanOrEqualTo(screen.label)
        make.size.equalTo(screen.view).offset(CGSize(width: 100, height: -50))
        make.center.equalTo(screen.button).offset(CGPoint(x: -5, y: 10))
      }
    },
    Snippet("chained attributes", 4) { screen in
      screen.box.snp.makeConstraints { make in
        make.left.right.bottom.equalToSuperview()
        make.top.equalTo(screen.label.snp.bottom)
      }
    },
    Snippet("factors", 2) { screen in
      screen.box.snp.makeConstraints { make in
        make.width.equalToSuperview().multipliedBy(0.5)
        make.height.equalTo(screen.box.snp.width).dividedBy(1.5)
      }
    },
    Snippet("the safe area", 3) { screen in
      screen.box.snp.makeConstraints { make in
        make.top.equalTo(screen.view.safeAreaLayoutGuide.snp.top)
        make.bottom.equalTo(screen.view.safeAreaLayoutGuide).offset(-8)
        make.leading.equalTo(screen.view.layoutMarginsGuide)
      }
    },
    Snippet("the keyboard", 1) { screen in
      screen.box.snp.makeConstraints { make in
        make.bottom.equalTo(screen.view.keyboardLayoutGuide.snp.top)
      }
    },
    Snippet("directional insets", 4) { screen in
      screen.box.snp.makeConstraints { make in
        make.directionalEdges.equalToSuperview().inset(
          NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
      }
    },
  ]

  static let changes = [
    Snippet("a reference", 1) { screen in
      screen.box.snp.makeConstraints { make in
        screen.topConstraint = make.top.equalToSuperview().offset(8).constraint
        make.left.equalToSuperview()
      }
      screen.topConstraint?.deactivate()
      screen.topConstraint?.update(offset: 5)
    },
    Snippet("a reference that comes back", 1) { screen in
      screen.box.snp.makeConstraints { make in
        screen.topConstraint = make.top.equalToSuperview().constraint
      }
      screen.topConstraint?.deactivate()
      screen.topConstraint?.activate()
      screen.topConstraint?.update(inset: 8).update(priority: .high)
    },
    Snippet("layout constraints", 1) { screen in
      var height: LayoutConstraint?
      screen.box.snp.makeConstraints { make in
        height = make.height.equalTo(44).constraint.layoutConstraints.first
      }
      height?.constant = 0
      height?.isActive = false
      height?.isActive = true
    },
    Snippet("updates", 4) { screen in
      screen.button.snp.updateConstraints { (make) -> Void in
        make.center.equalTo(screen.view)
        make.width.equalTo(screen.buttonSize.width).priority(250)
        make.height.equalTo(screen.buttonSize.height).priority(250)
      }
    },
    Snippet("remakes", 2) { screen in
      for isAtTop in [true, false] {
        screen.isAtTop = isAtTop
        screen.box.snp.remakeConstraints { make in
          if screen.isAtTop {
            make.left.equalTo(screen.view).offset(10)
            make.top.equalTo(screen.view).offset(10)
          } else {
            make.bottom.equalTo(screen.view.snp.bottom).offset(-10)
            make.right.equalTo(screen.view.snp.right).offset(-10)
          }
        }
      }
    },
    Snippet("an update in a closure that throws nothing", 1) { screen in
      screen.box.snp.makeConstraints { $0.top.equalToSuperview() }
      let animation: () -> Void = {
        screen.box.snp.updateConstraints { $0.top.equalToSuperview().offset(20) }
      }
      animation()
    },
    Snippet("prepared constraints", 4) { screen in
      let constraints = screen.box.snp.prepareConstraints { make in
        make.edges.equalToSuperview()
      }
      constraints.forEach { $0.activate() }
    },
    Snippet("removed constraints", 0) { screen in
      screen.box.snp.makeConstraints { $0.edges.equalToSuperview().labeled("edges") }
      screen.box.snp.removeConstraints()
    },
  ]

  static let views = [
    Snippet("a scroll view", 6) { screen in
      screen.scrollView.snp.makeConstraints { $0.edges.equalTo(screen.view).priority(.required) }
      screen.stack.snp.makeConstraints { make in
        make.top.equalTo(screen.scrollView.contentLayoutGuide)
        make.width.equalTo(screen.scrollView.frameLayoutGuide)
      }
    },
    Snippet("content priorities", 1) { screen in
      screen.label.setContentHuggingPriority(.required, for: .horizontal)
      screen.label.setContentCompressionResistancePriority(.defaultLow, for: .vertical)
      screen.label.snp.contentHuggingVerticalPriority = 251
      screen.label.snp.makeConstraints { $0.firstBaseline.equalTo(screen.button) }
    },
    Snippet("views in a loop", 6) { screen in
      var previous: ViewNode?
      for index in 0..<3 {
        let row = ViewNode("row \(index)")
        screen.stack.insertSubview(row, at: index)
        row.snp.makeConstraints { make in
          make.height.equalTo(44)
          if let previous {
            make.top.equalTo(previous.snp.bottom).offset(8)
          } else {
            make.top.equalToSuperview()
          }
        }
        previous = row
      }
    },
  ]
}
