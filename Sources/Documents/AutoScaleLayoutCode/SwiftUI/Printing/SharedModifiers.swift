/// Moves a limit of lines that all texts have to the outermost view, which hands it on to them.
struct SharedModifiers {
  private static let limit = Expression.call(".lineLimit", texts: ["1"])

  /// Returns a view whose texts share their limit of one line.
  static func sharing(_ view: SwiftUIView) -> SwiftUIView {
    var counts = (with: 0, without: 0)
    count(view, &counts)
    guard counts.with > 1, counts.without == 0 else { return view }
    return removing(view).looking([limit])
  }

  private static func isLimit(_ modifier: SwiftUIModifier) -> Bool {
    if case .look(let look) = modifier { look == limit } else { false }
  }

  /// Counts the texts with the limit, and the other ones.
  private static func count(_ view: SwiftUIView, _ counts: inout (with: Int, without: Int)) {
    switch view.content {
    case .spacer: break
    case .scroll(let content): count(content, &counts)
    case .stack(let stack): for view in stack.views { count(view, &counts) }
    case .leaf(let leaf):
      if view.modifiers.contains(where: isLimit) {
        counts.with += 1
      } else if leaf.sizing == .text, case .expression = leaf.code {
        counts.without += 1
      }
    }
    for modifier in view.modifiers {
      switch modifier {
      case .background(let view), .overlay(let view, _): count(view, &counts)
      default: break
      }
    }
  }

  private static func removing(_ view: SwiftUIView) -> SwiftUIView {
    var view = view
    switch view.content {
    case .spacer, .leaf: break
    case .scroll(let content): view.content = .scroll(removing(content))
    case .stack(var stack):
      stack.views = stack.views.map(removing)
      view.content = .stack(stack)
    }
    view.modifiers = view.modifiers.compactMap { modifier in
      switch modifier {
      case .background(let inner): .background(removing(inner))
      case .overlay(let inner, let alignment): .overlay(removing(inner), alignment)
      default: isLimit(modifier) ? nil : modifier
      }
    }
    return view
  }
}
