import AutoScaleInterfaceBuilder
import AutoScaleTrees

/// Reads the views of a root into views of SwiftUI.
final class SwiftUIReader {
  let context: Reader
  let screen: SwiftUIScreen
  /// The constraints of the root by the view with which they begin.
  let constraints: PlacingConstraints
  /// The parts of views that have no code.
  private(set) var omitted: [OmittedPart] = []

  init(_ context: Reader, screen: SwiftUIScreen, in root: ViewNode) {
    self.context = context
    self.screen = screen
    constraints = PlacingConstraints(in: root, context)
  }

  /// Names a part of a view that has no code.
  func leaveOut(_ node: ViewNode, _ part: String) {
    let line = context.document.markup(of: node)?.line
    omitted.append(context.source.omitted("\(part) (\(context.part(node)))", at: line))
  }

  func facts(of node: ViewNode) -> Reader? {
    context.document.markup(of: node).map { context.object($0) }
  }

  /// The visible views in a view.
  func children(of node: ViewNode) -> [ViewNode] {
    node.children.filter { child in
      guard context.document.isInstalled(child) else { return false }
      // A stack gives a hidden view no room, unlike any other view.
      guard child.isHidden, node is StackNode, let markup = context.document.markup(of: child)
      else { return true }
      context.takeAll(of: markup)
      let part = "the hidden \(context.part(child).dropFirst("the ".count))"
      let hidden = context.source.omitted(part, at: markup.line)
      // A stack is looked at as one of SwiftUI first, and then as constraints.
      if !omitted.contains(hidden) { omitted.append(hidden) }
      return false
    }
  }

  /// Reads a view without others around it, or returns nil for an invisible one.
  func unit(of node: ViewNode, sized: Set<LayoutAxis>) -> SwiftUIUnit? {
    guard let facts = facts(of: node) else { return nil }
    KnownAttributes.skip(in: facts, of: type(of: node).classNames)
    var unit = SwiftUIUnit(node: node, sized: sized)
    if case .scroll(let scroll) = node.role {
      readScroll(scroll, facts, &unit)
    } else if facts["customClass"] != nil {
      unit.view = slot(for: node, facts)
    } else if !LeafReader(reader: self, facts: facts).read(&unit) {
      return nil
    }
    return unit
  }

  /// A view that the caller of the structure gives: one of the app's classes, or one that SwiftUI lacks.
  func slot(for node: ViewNode, _ facts: Reader) -> SwiftUIView {
    facts.takeAll()
    let name = screen.slot(context.names(of: node, facts.element))
    return .leaf(.text(name))
  }

  func isContainer(_ node: ViewNode) -> Bool {
    switch node.role {
    case .stack, .contentView: true
    case .view: node.children.contains { context.document.isInstalled($0) }
    default: false
    }
  }

  private func readScroll(_ node: ScrollNode, _ facts: Reader, _ unit: inout SwiftUIUnit) {
    let look = LookReader(reader: self, facts: facts, node: node)
    var looks: [Expression] = []
    facts.skip("contentInsetAdjustmentBehavior")
    if facts.flag("showsVerticalScrollIndicator") == false {
      looks.append(".scrollIndicators(.hidden)")
    }
    switch facts.word("keyboardDismissMode") {
    case "onDrag": looks.append(".scrollDismissesKeyboard(.immediately)")
    case "interactive": looks.append(".scrollDismissesKeyboard(.interactively)")
    default: break
    }
    let content = container(node, isScreen: false)
    unit.view = SwiftUIView(.scroll(content, constraints.scrollAxes(of: node))).looking(looks)
    look.finish(&unit)
  }
}
