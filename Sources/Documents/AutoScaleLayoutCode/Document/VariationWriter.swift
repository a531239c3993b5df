import AutoScaleInterfaceBuilder
import AutoScaleTrees

/// Writes the values of views that size classes change.
struct VariationWriter {
  let screen: ScreenCode
  let context: CodeContext

  func write() {
    guard !context.variants.isEmpty else { return }
    for view in screen.views { write(view) }
    screen.sizeClasses.sets.sort { $0.condition.name < $1.condition.name }
    for set in screen.sizeClasses.sets {
      let name = screen.names.name(["\(set.condition.name)Constraints"])
      screen.members.append(
        .init(
          name: name,
          declaration: .assignment(
            "private lazy var \(name)", .text("make\(name.capitalizedFirst)()"))))
    }
  }

  private func write(_ view: ViewCode) {
    guard let id = view.node.identifier else { return }
    let nodes = context.variants.views(withID: id).compactMap { $0 }
    guard nodes.count == SizeClassState.allCases.count else { return }
    let variations = view.facts.children("variation")
    let installations = context.variants.installations(ofID: id)
    set("isHidden", zip(nodes, installations).map { $0.isHidden || !$1 }, of: view) {
      $0 ? "true" : "false"
    }
    guard !variations.isEmpty else { return }
    setStack(nodes, of: view)
    if nodes[0] is LabelNode || nodes[0] is TextFieldNode || nodes[0] is TextViewNode {
      setFont(nodes, "font", of: view)
    } else if nodes[0] is ButtonNode {
      setFont(nodes, "titleLabel?.font", of: view)
    }
    set("layoutMargins", nodes.map(\.layoutMargins), of: view) { context.insets($0 ?? .zero) }
    for variation in variations { expressAll(of: variation) }
  }

  private func setFont(_ nodes: [ViewNode], _ property: String, of view: ViewCode) {
    set(property, nodes.map(\.font), of: view) { font in
      guard let font else { return "nil" }
      return context.scalesFont(of: view.node)
        ? UIKitNames.scaledFont(font, type: "UIFont") : UIKitNames.font(font, type: "UIFont")
    }
  }

  private func setStack(_ nodes: [ViewNode], of view: ViewCode) {
    let stacks = nodes.compactMap(\.role.stack)
    guard stacks.count == nodes.count else { return }
    set("axis", stacks.map(\.axis), of: view) { .text(".\($0.rawValue)") }
    set("distribution", stacks.map(\.distribution), of: view) { .text(".\($0.rawValue)") }
    set("alignment", stacks.map(\.alignment), of: view) { .text(".\($0.rawValue)") }
    set("spacing", stacks.map(\.spacing), of: view) { context.length($0) }
  }

  private func set<Value: Hashable>(
    _ property: String, _ values: [Value], of view: ViewCode,
    as expression: (Value) -> Expression
  ) {
    screen.sizeClasses.set(values) { value in
      .assignment(view.dot + property, expression(value))
    }
  }

  /// Records that a variation is expressed, except what this writer does not know.
  private func expressAll(of variation: ElementFacts) {
    variation.skip(
      "hidden", "axis", "distribution", "alignment", "spacing", "fixedFrame", "misplaced")
    variation.skipChild("fontDescription")
    variation.skipChild("edgeInsets")
    variation.skipChild("directionalEdgeInsets")
    for child in variation.markup.children where child.name == "mask" || child.name == "rect" {
      context.coverage.expressAll(of: child)
    }
  }
}
