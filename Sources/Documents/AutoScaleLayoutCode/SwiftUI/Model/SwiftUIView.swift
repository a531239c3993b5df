import AutoScaleTrees

/// A view of SwiftUI: its content, and the modifiers around it from the inside out.
struct SwiftUIView {
  /// The innermost part of a view.
  indirect enum Content {
    case stack(SwiftUIStack)
    case spacer
    /// A view that scrolls vertically.
    case scroll(SwiftUIView)
    case leaf(SwiftUILeaf)
  }

  var content: Content
  var modifiers: [SwiftUIModifier] = []

  init(_ content: Content, _ modifiers: [SwiftUIModifier] = []) {
    self.content = content
    self.modifiers = modifiers
  }

  /// Makes a view without views in it, of a view of the document if it shows one.
  static func leaf(
    _ code: Expression, of node: ViewNode?, _ sizing: SwiftUILeaf.Sizing
  ) -> SwiftUIView {
    SwiftUIView(.leaf(SwiftUILeaf(node: node, code: .expression(code), sizing: sizing)))
  }

  /// Returns the view with another modifier around it; frames that fill their room become one.
  func modified(_ modifier: SwiftUIModifier) -> SwiftUIView {
    if case .fill(let outer, let place) = modifier,
      case .fill(let inner, let known)? = modifiers.last,
      inner.isDisjoint(with: outer)
    {
      var alignment = known
      for axis in outer { alignment[axis] = place[axis] }
      return SwiftUIView(content, modifiers.dropLast() + [.fill(inner.union(outer), alignment)])
    }
    return SwiftUIView(content, modifiers + [modifier])
  }

  /// Whether the view is a button.
  var isButton: Bool {
    if case .leaf(let leaf) = content, case .button = leaf.code { true } else { false }
  }

  /// Returns the view with modifiers that do not change its layout.
  func looking(_ looks: [Expression]) -> SwiftUIView {
    SwiftUIView(content, modifiers + looks.map { .look($0) })
  }
}

/// A stack of SwiftUI.
struct SwiftUIStack {
  /// The direction in which a stack lays out its views.
  enum Axis: Hashable {
    case vertical, horizontal, depth
  }

  let axis: Axis
  var alignment: SwiftUIAlignment
  var spacing = 0.0
  var views: [SwiftUIView]
}

/// A view without views in it that this module knows.
struct SwiftUILeaf {
  /// The code of a leaf.
  indirect enum Code {
    case expression(Expression)
    /// A button with its label and the name of its action.
    case button(label: SwiftUIView, action: String, isBordered: Bool)
  }

  /// How a leaf takes the size that is proposed to it.
  enum Sizing: Hashable {
    /// The size of its content; a narrower proposal wraps or truncates the text.
    case text
    /// The size of its content, whatever is proposed.
    case fixed
    /// The proposed width, and the height of its content.
    case fillsWidth
    /// The proposed size.
    case flexible
  }

  /// The view of the document; a color of the code has none.
  let node: ViewNode?
  let code: Code
  let sizing: Sizing
}
