import AutoScaleTrees
import Testing

@Suite struct RemovedNodeTests {
  let label = LabelNode("label")
  let card: ViewNode
  let other = ViewNode("other")
  let screen: ViewNode

  init() {
    let (label, other) = (label, other)
    let card = ViewNode("card") { label }
    self.card = card
    screen = ViewNode("screen") {
      card
      other
    }
    card.addConstraint(LayoutConstraint(label, .top, to: card, .top, identifier: "inside"))
    screen.addConstraints([
      LayoutConstraint(card, .top, to: screen, .top, identifier: "card"),
      LayoutConstraint(other, .top, to: label, .bottom, identifier: "label"),
      LayoutConstraint(other, .left, to: card.guide(.safeArea), .left, identifier: "guide"),
      LayoutConstraint(other, .left, to: screen, .left, identifier: "rest"),
    ])
  }

  @Test func `removing a node removes the constraints between it and the rest`() {
    let removed = screen.constraints.first
    card.removeFromParent()
    #expect(screen.constraints.map(\.identifier) == ["rest"])
    #expect(card.constraints.map(\.identifier) == ["inside"])
    #expect(removed?.owner == nil)
  }

  @Test func `a node that another one takes over leaves such constraints behind as well`() {
    other.addChild(card)
    #expect(screen.constraints.map(\.identifier) == ["rest"])
  }

  @Test func `a node that changes its place among its siblings keeps its constraints`() {
    screen.addChild(card)
    screen.insertChild(card, at: 0)
    #expect(screen.constraints.count == 4)
    #expect(screen.children.map(\.identifier) == ["card", "other"])
  }

  @Test func `constraints of a node further out are removed too`() {
    label.removeFromParent()
    #expect(screen.constraints.map(\.identifier) == ["card", "guide", "rest"])
    #expect(card.constraints.isEmpty)
  }
}
