import AutoScaleInterfaceBuilder
import AutoScaleTrees

/// Reads the views of a root into views of SwiftUI.
final class SwiftUIReader {
  let context: Reader
  let screen: SwiftUIScreen
  /// The outermost view.
  let view: ViewNode
  /// The constraints of the root by the view with which they begin.
  let constraints: PlacingConstraints
  /// The cells that rows and items of the caller show, with the lengths that they have in any case.
  var prototypes: [(node: ViewNode, lengths: [LayoutAxis: Double])] = []
  /// The parts of views that have no code.
  private(set) var omitted: [OmittedPart] = []

  init(_ context: Reader, typeName: String, in view: ViewNode) {
    (self.context, self.view, screen) = (context, view, SwiftUIScreen(typeName: typeName))
    constraints = PlacingConstraints(in: view, context)
  }

  /// Names a part of a view that has no code.
  func leaveOut(_ node: ViewNode, _ part: String) {
    leaveOut("\(part) (\(description(of: node)))", at: context.document.markup(of: node)?.line)
  }

  func leaveOut(_ part: String, at line: Int?) {
    omitted.append(context.source.omitted(part, at: line))
  }

  /// The names for a view by itself; one that no document has is a gap.
  func names(of node: ViewNode) -> [String] {
    guard let element = context.document.markup(of: node) else { return ["gap"] }
    return ViewNames(source: context.source, reserved: []).candidates(
      for: node, element, className: element.appClass ?? node.frameworkClass(of: element))
  }

  /// The kind and the name of a view in messages.
  func description(of node: ViewNode) -> String {
    guard let element = context.document.markup(of: node) else { return "a view" }
    return "the \(element.name) \(names(of: node).first ?? "")".trimmed
  }

  var scales: Bool { context.options.scalesLengths }

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
      let part = "the hidden \(description(of: child).dropFirst("the ".count))"
      let hidden = context.source.omitted(part, at: markup.line)
      // A stack is looked at as one of SwiftUI first, and then as constraints.
      if !omitted.contains(hidden) { omitted.append(hidden) }
      return false
    }
  }

  /// Reads a view without others around it, or returns nil for an invisible one.
  func unit(of node: ViewNode, sized: Set<LayoutAxis>) -> LeafReader? {
    guard let facts = facts(of: node) else { return nil }
    facts.skipKnown(of: type(of: node).classNames)
    var unit = LeafReader(reader: self, facts: facts, node: node, sized: sized)
    if case .scroll(let scroll) = node.role {
      readScroll(scroll, &unit)
    } else if facts["customClass"] != nil {
      unit.view = slot(for: node, facts)
    } else if case .table(let table) = node.role {
      readList(table, &unit)
    } else if case .collection(let collection) = node.role, readGrid(collection, &unit) {
      return unit
    } else if !unit.read() {
      return nil
    }
    return unit
  }

  /// A view that the caller of the structure gives: one of the app's classes, or one that SwiftUI lacks.
  func slot(for node: ViewNode, _ facts: Reader) -> SwiftUIView {
    facts.takeAll()
    return .leaf(.text(screen.slot(names(of: node))))
  }

  func isContainer(_ node: ViewNode) -> Bool {
    switch node.role {
    case .stack, .contentView: true
    case .view: node.children.contains { context.document.isInstalled($0) }
    default: false
    }
  }

  private func readScroll(_ node: ScrollNode, _ unit: inout LeafReader) {
    let content = container(node, isScreen: false).statement(scales: scales)
    let isHorizontal = constraints.scrollsHorizontally(node)
    unit.view = .block(isHorizontal ? "ScrollView(.horizontal)" : "ScrollView", [content])
      .looking(scrollLooks(unit.facts))
    unit.finish()
  }

  /// The modifiers of views that scroll.
  func scrollLooks(_ facts: Reader) -> [Expression] {
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
    return looks
  }
}
