import AutoScaleTrees

/// A view of SwiftUI: its content, and the modifiers around it from the inside out.
struct SwiftUIView {
  /// The innermost part of a view.
  indirect enum Content {
    case stack(SwiftUIStack)
    case spacer
    /// A view that scrolls along some axes.
    case scroll(SwiftUIView, Set<LayoutAxis>)
    /// A container whose views have constraints.
    case container([SwiftUIView], isScreen: Bool)
    /// A rectangle of a container without a view.
    case guide
    /// A view without views in it that this module knows.
    case leaf(Expression)
    /// A button with its label and the name of its action.
    case button(label: SwiftUIView, action: String, isBordered: Bool)
  }

  var content: Content
  var modifiers: [SwiftUIModifier] = []

  init(_ content: Content, _ modifiers: [SwiftUIModifier] = []) {
    self.content = content
    self.modifiers = modifiers
  }

  /// Makes a view without views in it.
  static func leaf(_ code: Expression) -> SwiftUIView { SwiftUIView(.leaf(code)) }

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

  /// Returns the view with modifiers that do not change its layout.
  func looking(_ looks: [Expression]) -> SwiftUIView {
    SwiftUIView(content, modifiers + looks.map { .look($0) })
  }
}

/// A stack of SwiftUI.
struct SwiftUIStack {
  let axis: LayoutAxis
  var alignment: SwiftUIAlignment
  var spacing = 0.0
  var views: [SwiftUIView]
}
