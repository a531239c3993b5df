import AutoScaleTrees

/// A class of a scene, a view or a cell: all that code says, without the words of a style.
struct ClassModel {
  let typeName: String
  let baseClass: String
  /// The facts from which the class is made.
  var facts: ClassFacts
  /// The lines of the comment about the class.
  var documentation: [String]
  /// The names that are taken.
  var names: NameMaker
  /// The views, the root first, each before its subviews.
  var views: [Property] = []
  /// The objects that are no views.
  var objects: [Property] = []
  /// The cells that views make when they are asked for one, with their classes.
  var cells: [(node: ViewNode, typeName: String)] = []
  /// The colors that have a name in the class, by the arguments that make them.
  var colors: [(name: String, arguments: Arguments)] = []
  /// The other properties.
  var members: [Declaration] = []
  var constraints: [ConstraintModel] = []
  /// Those of the constraints that are properties, in the order of their names.
  var namedConstraints: [ConstraintModel] = []
  /// The settings of each property that follow the constraints, by the indices of elements.
  var actions: [Int: [Setting]] = [:]
  /// The functions that an object or an owner calls.
  var callbacks: [Declaration] = []
  /// The properties for outermost views with classes of their own, by the indices of their elements.
  var outermost: [Int: String] = [:]
  var conformances: Set<String> = []
  /// The outlets of views that lead to the controller, with the protocols to which it has to conform.
  var delegates: [(property: Property, outlet: String, protocolName: String)] = []
  var modules: Set<String> = []
  /// The parts that are left out on purpose, with their lines.
  var omitted: [(part: String, line: Int)] = []
  /// The constraints and connections that the class has.
  var expressed = Expressed()
  var requirements: [AppRequirement] = []
}

/// The parts of a document that a class expresses besides attributes, by the indices of their elements.
struct Expressed {
  var constraints: Set<Int> = []
  /// Connections, with all that is in them.
  var wholes: Set<Int> = []
}

/// A class or a property of an app that code uses, which a proof has to make up.
package enum AppRequirement {
  case type(String, superclass: String)
  /// A view of the app with an action is a control.
  case control(String)
  case conformance(String, to: String)
  case property(String, type: String, of: String)
}

extension ClassModel {
  /// The object of the class itself.
  var root: Property? { views.first.flatMap { $0.place == .root ? $0 : nil } }

  var properties: [Property] { views + objects }

  /// The object ids of the views in the tree of the class, in its order.
  ///
  /// A content view without an id has that of its cell with a slash.
  var nodeIdentifiers: [String] {
    let known = Set(
      views.filter(\.facts.isInstalled).compactMap(\.node).map { ObjectIdentifier($0) })
    var identifiers: [String] = []
    var pending = views.first?.node.map { [$0] } ?? []
    while let node = pending.popLast() {
      guard known.contains(ObjectIdentifier(node)) else { continue }
      identifiers.append(node.identifier ?? (node.parent?.identifier ?? "") + "/")
      pending += node.children.reversed()
    }
    return identifiers
  }

  /// The expression that makes an object of the class.
  func making(_ style: CodeStyle) -> String {
    let isCell = style.isUIKit && root?.node is TableCellNode
    return typeName + (isCell ? "(style: .default, reuseIdentifier: nil)" : "()")
  }
}
