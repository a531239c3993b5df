import AutoScaleInterfaceBuilder
import AutoScaleTrees

extension Reader {
  /// Reads the values of a view that size classes change.
  mutating func readVariations(of node: ViewNode) {
    guard !source.variants.isEmpty, let id = node.identifier else { return }
    let nodes = source.variants.views(withID: id).compactMap { $0 }
    // A view that some variant lacks has nothing to compare.
    guard nodes.count == SizeClassState.allCases.count else { return }
    func add(_ property: String, _ values: [Expression]) {
      if Set(values).count > 1 { look.variations.append((property, values)) }
    }
    // A view that a size class does not install is hidden there: constraints of others may refer to it.
    let hidden = zip(nodes, source.variants.installations(ofID: id)).map { $0.isHidden || !$1 }
    add("isHidden", hidden.map { .flag($0) })
    let variations = children("variation")
    if variations.isEmpty { return }
    let stacks = nodes.compactMap(\.role.stack)
    add("axis", stacks.map { .word($0.axis.rawValue) })
    add("distribution", stacks.map { .word($0.distribution.rawValue) })
    add("alignment", stacks.map { .word($0.alignment.rawValue) })
    add("spacing", stacks.map { options.length($0.spacing) })
    let fonts = nodes.map { other in
      other.font.map { options.font($0, of: node, isUntyped: true) } ?? .missing
    }
    switch node.role {
    case .label, .textField, .textView: add("font", fonts)
    case .button: add("titleLabel?.font", fonts)
    default: break
    }
    add("layoutMargins", nodes.map { options.insets($0.layoutMargins ?? .zero) })
    // The trees of the variants have what a variation states, except what no code changes.
    let known = ["fontDescription", "edgeInsets", "directionalEdgeInsets", "mask", "rect"]
    for child in variations.flatMap(\.element.children) where known.contains(child.name) {
      takeAll(of: child)
    }
  }
}
