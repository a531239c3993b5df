import AutoScaleTrees

/// The names of outlets for views and constraints.
///
/// Among several outlets the first wins; single ones come before collections, and all before
/// `view`, the least specific one.
struct OutletNames {
  private var names: [ObjectIdentifier: String] = [:]

  /// Reads the connections of a document.
  init(_ trees: BuiltTrees, _ index: ElementIndex) {
    func name(_ name: String?, _ outlet: MarkupElement) {
      guard let name, let object = outlet["destination"].flatMap(index.object),
        names[ObjectIdentifier(object)] == nil
      else { return }
      names[ObjectIdentifier(object)] = name
    }
    let connections = trees.references.map(\.element)
    let outlets = connections.filter { $0.name == "outlet" }
    for outlet in outlets where !Self.vagueOutlets.contains(outlet["property"] ?? "") {
      name(outlet["property"], outlet)
    }
    for (outlet, place) in Self.places(in: connections) { name(place, outlet) }
    for outlet in outlets where outlet["property"] == "view" { name("view", outlet) }
  }

  /// The name of the first outlet of a view or a constraint, if any.
  subscript(object: AnyObject) -> String? { names[ObjectIdentifier(object)] }

  /// Outlets of UIKit, whose names do not describe the view.
  private static let vagueOutlets: Set<String> = ["view", "delegate", "dataSource"]

  /// The connections of collections, with their indices, such as `buttons[0]`.
  private static func places(
    in connections: [MarkupElement]
  ) -> [(outlet: MarkupElement, place: String)] {
    struct Collection: Hashable {
      let owner: Int?
      let property: String
    }
    var counts: [Collection: Int] = [:]
    return connections.filter { $0.name == "outletCollection" }.compactMap { connection in
      guard let property = connection["property"] else { return nil }
      let collection = Collection(owner: connection.parent?.index, property: property)
      defer { counts[collection, default: 0] += 1 }
      return (connection, "\(property)[\(counts[collection, default: 0])]")
    }
  }
}
