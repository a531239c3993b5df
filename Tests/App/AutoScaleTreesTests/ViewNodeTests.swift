import AutoScale
import AutoScaleTrees
import Testing

@Suite struct ViewNodeTests {
  @Test func `a tree prints itself with its constraints`() {
    let title = LabelNode("title", text: "Say \"hi\"", font: .system(24, weight: .bold))
    let screen = ViewNode("screen", frame: LayoutRect(width: 375, height: 667.5)) {
      title
      StackNode("fields", axis: .vertical, spacing: 12) {
        TextFieldNode("email", placeholder: "Email")
        for name in ["a", "b"] { ViewNode(name) }
      }
      ButtonNode("login", title: "Log in")
    }
    screen.addConstraints([
      LayoutConstraint(title, .top, to: screen.guide(.safeArea), .top, constant: 24),
      LayoutConstraint(title, .width, .lessThanOrEqual, to: screen, .width, multiplier: 0.5),
    ])
    title.addConstraint(
      LayoutConstraint(title, .height, .greaterThanOrEqual, constant: 29, priority: 750))
    #expect(
      screen.description == """
        UIView "screen" (0, 0, 375, 667.5)
          - title.top = screen.safeArea.top + 24
          - title.width <= 0.5 * screen.width
          UILabel "title" (0, 0, 0, 0) system 24 bold, text "Say \\"hi\\""
            - title.height >= 29 @750
          UIStackView "fields" (0, 0, 0, 0), vertical, spacing 12
            UITextField "email" (0, 0, 0, 0), placeholder "Email"
            UIView "a" (0, 0, 0, 0)
            UIView "b" (0, 0, 0, 0)
          UIButton "login" (0, 0, 0, 0), title "Log in"
        """)
  }

  @Test func `a descendant is found by identifier, the first in the order of the tree`() {
    let first = LabelNode("title")
    let screen = ViewNode("screen") {
      ViewNode("header") { first }
      ButtonNode("title")
    }
    #expect(screen.descendant("title") === first)
    #expect(screen.descendant("title", as: ButtonNode.self) === screen.children[1])
    #expect(screen.descendant("title", as: SliderNode.self) == nil)
    #expect(screen.descendant("none") == nil)
    #expect(screen.descendant("screen") == nil)
  }

  @Test func `a component has properties and an initializer of its own, which may throw`() throws {
    final class PriceNode: LabelNode {
      let amount: Int

      init(_ amount: Int) throws {
        self.amount = amount
        super.init("price")
        text = "\(amount)"
        try makeConstraints { $0.height.equalTo(20) }
      }
    }
    let price = try PriceNode(7)
    #expect(price.text == "\(price.amount)")
    #expect(price.constraints.map(\.algebra) == ["price.height = 20"])
  }

  @Test func `a child has one parent, the last that took it`() {
    let child = ViewNode("child")
    let first = ViewNode { child }
    let second = ViewNode { child }
    #expect(first.children.isEmpty)
    #expect(child.parent === second)
    child.removeFromParent()
    #expect(second.children.isEmpty)
    #expect(child.parent == nil)
  }

  @Test func `a node is refused by itself and by what is in it`() {
    let leaf = ViewNode("leaf")
    let root = ViewNode("root") { ViewNode("middle") { leaf } }
    #expect(!leaf.addChild(root))
    #expect(!root.addChild(root))
    #expect(!leaf.insertChild(root, at: 0))
    #expect(leaf.children.isEmpty)
    #expect(root.parent == nil)
  }

  @Test func `inserting outside the children inserts at the nearest end`() {
    let root = ViewNode { ViewNode("b") }
    root.insertChild(ViewNode("a"), at: -7)
    root.insertChild(ViewNode("c"), at: 99)
    #expect(root.children.map(\.identifier) == ["a", "b", "c"])
  }

  @Test func `a child outlives its parent and then has none`() {
    let child = ViewNode("child")
    let grandchild = ViewNode("grandchild")
    do {
      let parent = ViewNode {
        child
        ViewNode { grandchild }
      }
      #expect(child.parent === parent)
      #expect(grandchild.parent?.parent === parent)
    }
    #expect(child.parent == nil)
    #expect(grandchild.parent == nil)
  }

  @Test func `a deep chain is built, printed and let go`() {
    let root = ViewNode()
    var last = root
    for _ in 1..<100_000 {
      let next = ViewNode()
      last.addChild(next)
      last = next
    }
    struct Counter: TextOutputStream {
      var lines = 1
      mutating func write(_ string: String) { if string == "\n" { lines += 1 } }
    }
    var counter = Counter()
    root.write(to: &counter)
    #expect(counter.lines == 100_000)
  }
}
