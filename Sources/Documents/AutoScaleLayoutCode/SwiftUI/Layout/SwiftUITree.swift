import AutoScale
import AutoScaleTrees

/// The views of a value of SwiftUI in a list, each modifier as a view around another one.
struct SwiftUITree {
  /// A view and the indices of the views in it.
  struct Node {
    /// The rule by which a view takes its size and places its content.
    enum Kind {
      case leaf(SwiftUILeaf)
      case spacer
      case scroll
      case stack(SwiftUIStack)
      case modifier(SwiftUIModifier)
    }

    let kind: Kind
    var children: [Int] = []
    /// The axis of the stack around a spacer.
    var axis: LayoutAxis?
    /// The order in which a stack gives the view its space.
    var priority = 0.0
  }

  private(set) var nodes: [Node] = []

  /// The index of the outermost view.
  private(set) var root = 0

  init(_ view: SwiftUIView) { root = add(view, in: nil) }

  private mutating func add(_ view: SwiftUIView, in axis: LayoutAxis?) -> Int {
    var index: Int
    switch view.content {
    case .leaf(let leaf): index = append(Node(kind: .leaf(leaf)))
    case .spacer:
      // Other views of a stack get the length that they ask for first.
      index = append(Node(kind: .spacer, axis: axis, priority: -.infinity))
    case .scroll(let content):
      index = add(content, in: nil)
      index = append(Node(kind: .scroll, children: [index]))
    case .stack(let stack):
      let own: LayoutAxis? =
        switch stack.axis {
        case .vertical: .vertical
        case .horizontal: .horizontal
        case .depth: nil
        }
      let children = stack.views.map { add($0, in: own) }
      index = append(Node(kind: .stack(stack), children: children, axis: own))
    }
    for modifier in view.modifiers { index = add(modifier, around: index) }
    return index
  }

  private mutating func add(_ modifier: SwiftUIModifier, around index: Int) -> Int {
    switch modifier {
    case .look, .labelEnd: return index
    default: break
    }
    var node = Node(kind: .modifier(modifier), children: [index], priority: nodes[index].priority)
    switch modifier {
    case .background(let view), .overlay(let view, _): node.children.append(add(view, in: nil))
    default: break
    }
    return append(node)
  }

  private mutating func append(_ node: Node) -> Int {
    nodes.append(node)
    return nodes.count - 1
  }
}

/// A size that a view is offered; `nil` asks for the ideal length.
struct ProposedSize: Hashable {
  var width: Double?
  var height: Double?

  subscript(axis: LayoutAxis) -> Double? {
    get { axis == .horizontal ? width : height }
    set {
      if axis == .horizontal { width = newValue } else { height = newValue }
    }
  }
}

extension LayoutSize {
  /// The length along an axis.
  subscript(axis: LayoutAxis) -> Double {
    get { axis == .horizontal ? width : height }
    set {
      if axis == .horizontal { width = newValue } else { height = newValue }
    }
  }
}
