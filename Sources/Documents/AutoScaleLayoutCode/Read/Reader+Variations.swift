import AutoScaleInterfaceBuilder
import AutoScaleTrees

extension Reader {
  /// Reads the values of a view that size classes change.
  mutating func variations(
    of node: ViewNode, _ element: MarkupElement
  ) -> [(property: String, values: [Value])] {
    guard !source.variants.isEmpty, let id = node.identifier else { return [] }
    let nodes = source.variants.views(withID: id).compactMap { $0 }
    guard nodes.count == SizeClassState.allCases.count else { return [] }
    var variations: [(property: String, values: [Value])] = []
    func add(_ property: String, _ value: (ViewNode) -> Value?) {
      let values = nodes.compactMap(value)
      if Set(values).count > 1, values.count == nodes.count {
        variations.append((property, values))
      }
    }
    // A view that a size class does not install is hidden there: constraints of others may refer to it.
    let hidden = zip(nodes, source.variants.installations(ofID: id)).map { $0.isHidden || !$1 }
    if Set(hidden).count > 1 { variations.append(("isHidden", hidden.map { .flag($0) })) }
    let elements = children("variation", of: element)
    guard !elements.isEmpty else { return variations }
    for name in ["axis", "distribution", "alignment"] {
      add(name) { $0.role.stack.map { .word($0.word(name)) } }
    }
    add("spacing") { $0.role.stack.map { .length($0.spacing) } }
    if let property = Self.fontProperty(of: nodes[0]) {
      let scales = node.adapterScreen != false
      add(property) { node in
        node.font.map { .font(StatedFont($0, scales: scales, isUntyped: true)) } ?? .missing
      }
    }
    add("layoutMargins") { .insets($0.layoutMargins ?? .zero) }
    for element in elements { passOver(element) }
    return variations
  }

  private static func fontProperty(of node: ViewNode) -> String? {
    switch node.role {
    case .label, .textField, .textView: "font"
    case .button: "titleLabel?.font"
    default: nil
    }
  }

  /// The trees of the variants have what a variation states, except what no code changes.
  private mutating func passOver(_ variation: MarkupElement) {
    for name in [
      "hidden", "axis", "distribution", "alignment", "spacing", "fixedFrame", "misplaced",
    ] {
      coverage.take(name, of: variation)
    }
    for child in variation.children
    where ["fontDescription", "edgeInsets", "directionalEdgeInsets", "mask", "rect"]
      .contains(child.name)
    {
      takeAll(of: child)
    }
  }
}

extension StackNode {
  fileprivate func word(_ property: String) -> String {
    switch property {
    case "axis": axis.rawValue
    case "distribution": distribution.rawValue
    default: alignment.rawValue
    }
  }
}
