import AutoScale
import AutoScaleInterfaceBuilder
import AutoScaleTestSupport
import AutoScaleTrees
import Foundation
import Testing

/// The example screen of the package's own.
@Suite struct LoginScreenTests {
  static let file = Corpus.package.appending(path: "Playground-scripts/Screens/Login.xib")

  @Test func `the example screen is read whole and without a warning`() throws {
    let document = try InterfaceDocument(contentsOf: Self.file)
    #expect(document.warnings == [])
    #expect(document.kind == .xib)
    #expect(document.device?.id == "retina4_7")
    #expect(document.designWidth == 375)
    let screen = try #require(document.views.first)
    #expect(screen.subtree.count == 12)
    #expect(screen.subtree.reduce(0) { $0 + $1.constraints.count } == 33)
  }

  @Test func `its details are those that scaling has to do with`() throws {
    let document = try InterfaceDocument(contentsOf: Self.file)
    let nodes = Dictionary(
      uniqueKeysWithValues: document.views.flatMap(\.subtree).map { ($0.userLabel ?? "", $0) })
    #expect(nodes["Log In"]?.cornerRadius == 8)
    #expect(nodes["Log In"]?.borderWidth == 1)
    #expect(nodes["Log In"]?.font == .system(17, weight: .semibold))
    #expect(nodes["Title"]?.font == .system(24, weight: .bold))
    #expect(nodes["Subtitle"]?.font == .preferred(.subheadline))
    #expect((nodes["Fields"] as? StackNode)?.spacing == 12)
    #expect(nodes["Hairline"]?.constraints.map(\.adapterScreen) == [false])
    let constraints = document.views.flatMap(\.subtree).flatMap(\.constraints)
    #expect(constraints.filter(\.isPlaceholder).map(\.identifier) == ["ter-to-p01"])
    #expect(constraints.count { $0.constant == 0 } == 8)
  }

  @Test func `on a screen twice as wide all is twice as large but for what shall not be`() throws {
    let document = try InterfaceDocument(contentsOf: Self.file)
    let rule = try ScalingRule(referenceWidth: try #require(document.designWidth))
    let context = try Screen(width: 750, height: 1334, idiom: .phone).context(rule: rule)
    for view in document.views {
      view.adaptScreenWidth(type: .all, except: [NavigationBarNode.self], in: context)
    }
    let nodes = document.views.flatMap(\.subtree)
    let constants = Dictionary(
      uniqueKeysWithValues: nodes.flatMap(\.constraints).map { ($0.identifier, $0.constant) })
    #expect(constants["ttl-le-a01"] == 32)
    #expect(constants["log-inH-gt"] == 96)
    #expect(constants["hai-rH-gt1"] == 0.5, "the switch of the constraint says no")
    #expect(constants["ter-to-p01"] == 128, "a placeholder is gone when the app runs")
    #expect(constants["log-to-p01"] == 24, "the constraint touches the excepted bar")
    #expect(nodes.first { $0.userLabel == "Log In" }?.cornerRadius == 16)
    #expect(nodes.first { $0.userLabel == "Log In" }?.font?.size == 34)
  }

  @Test func `its constraints hold for the frames that it stores`() throws {
    let document = try InterfaceDocument(contentsOf: Self.file)
    let screen = try #require(document.views.first)
    for constraint in screen.subtree.flatMap(\.constraints) {
      let first = try #require(constraint.firstItem)
      let left = try #require(first.edge(constraint.firstAttribute))
      var right = constraint.constant
      if let item = constraint.secondItem, let attribute = constraint.secondAttribute {
        right += constraint.multiplier * (try #require(item.edge(attribute)))
      }
      switch constraint.relation {
      case .equal: #expect(left == right, "\(constraint)")
      case .lessThanOrEqual: #expect(left <= right, "\(constraint)")
      case .greaterThanOrEqual: #expect(left >= right, "\(constraint)")
      }
    }
  }
}

extension LayoutItem {
  /// The item's rectangle on the screen; the safe area begins below a status bar of 20 points.
  private var rectangle: LayoutRect? {
    guard let node = layoutNode else { return nil }
    var rect = node.frame
    for ancestor in sequence(first: node, next: \.parent).dropFirst() {
      rect.x += ancestor.frame.x
      rect.y += ancestor.frame.y
    }
    guard self is LayoutGuide else { return rect }
    return LayoutRect(x: rect.x, y: rect.y + 20, width: rect.width, height: rect.height - 20)
  }

  /// Where an edge or centre is, or how long a side is, in points.
  fileprivate func edge(_ attribute: LayoutAttribute) -> Double? {
    guard let rectangle else { return nil }
    switch attribute {
    case .leading: return rectangle.x
    case .trailing: return rectangle.maxX
    case .top: return rectangle.y
    case .bottom: return rectangle.maxY
    case .width: return rectangle.width
    case .height: return rectangle.height
    case .centerX: return rectangle.x + rectangle.width / 2
    default: return nil
    }
  }
}
