import AutoScaleInterfaceBuilder
import AutoScaleTrees

/// Readable names of a document's views and constraints, by identifier.
package struct ElementCaptions {
  private let document: InterfaceDocument
  private var captions: [String: String] = [:]
  private var constraints: Set<String> = []

  /// Collects the names in a document.
  package init(of document: InterfaceDocument) {
    self.document = document
    for node in document.views.flatMap(\.subtree) {
      if let identifier = node.identifier { captions[identifier] = document.name(of: node) }
      for constraint in node.constraints {
        guard let identifier = constraint.identifier else { continue }
        captions[identifier] = caption(of: constraint)
        constraints.insert(identifier)
      }
    }
  }

  /// Returns the name of a length: `Title.top = Logo.bottom` for a constraint, `Title fontSize` for
  /// a view.
  package func caption(of element: String, className: String, property: String) -> String {
    let name = captions[element] ?? className
    return constraints.contains(element) ? name : "\(name) \(property)"
  }

  private func caption(of constraint: LayoutConstraint) -> String {
    let left = "\(name(of: constraint.firstItem)).\(constraint.firstAttribute)"
    guard let attribute = constraint.secondAttribute else {
      return constraint.relation == .equal ? left : "\(left) \(constraint.relation.symbol)"
    }
    let factor = constraint.multiplier == 1 ? "" : "\(constraint.multiplier.text) * "
    let right = "\(factor)\(name(of: constraint.secondItem)).\(attribute)"
    return "\(left) \(constraint.relation.symbol) \(right)"
  }

  private func name(of item: (any LayoutItem)?) -> String {
    item.map { document.name(of: $0) } ?? "?"
  }
}
