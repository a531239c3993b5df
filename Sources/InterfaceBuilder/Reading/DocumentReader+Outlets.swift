import ViewTree

extension DocumentReader {
  /// Gives views and constraints the names of the outlets that code knows them by.
  ///
  /// Of several outlets the first counts; single ones go before collections, and all before `view`,
  /// which says least.
  func readOutletNames() {
    let connections = references.map(\.element)
    let outlets = connections.filter { $0.name == "outlet" }
    for outlet in outlets where !Self.vagueOutlets.contains(outlet["property"] ?? "") {
      name(outlet["property"], destinationOf: outlet)
    }
    readOutletCollections(connections.filter { $0.name == "outletCollection" })
    for outlet in outlets where outlet["property"] == "view" {
      name("view", destinationOf: outlet)
    }
  }

  /// Outlets of UIKit, whose names do not say what they are connected to.
  private static let vagueOutlets: Set<String> = ["view", "delegate", "dataSource"]

  /// Names the objects of a collection by their places in it, such as `buttons[0]`.
  private func readOutletCollections(_ connections: [MarkupElement]) {
    struct Collection: Hashable {
      let owner: Int?
      let property: String
    }
    var counts: [Collection: Int] = [:]
    for connection in connections {
      guard let property = connection["property"] else { continue }
      let collection = Collection(owner: connection.parent?.index, property: property)
      name("\(property)[\(counts[collection, default: 0])]", destinationOf: connection)
      counts[collection, default: 0] += 1
    }
  }

  private func name(_ name: String?, destinationOf connection: MarkupElement) {
    guard let name, let id = connection["destination"] else { return }
    if let constraint = constraintsByID[id] {
      origins.name(constraint, name)
    } else if let item = item(withID: id) {
      origins.name(item, name)
    }
  }
}
