import AutoScaleInterfaceBuilder
import AutoScaleTrees

/// A statement about a view of a class, given by its index.
struct ViewStatement {
  let view: Int
  let statement: Statement
}

/// The code of a scene, a view or a cell: a class with its parts.
final class ScreenCode {
  /// A function of the class.
  struct Function {
    /// The declaration without its brace, such as `private func addSubviews()`.
    var head: String
    /// The name, if the initializer calls the function.
    var name: String?
    /// The lines of the comment.
    var documentation: [String] = []
    /// The statements.
    var body: [Statement]
    /// Whether it throws.
    var canThrow = false
  }

  /// A property besides the views and the objects.
  struct Member {
    /// The name.
    var name: String
    /// The lines of the comment.
    var documentation: [String] = []
    /// The declaration.
    var declaration: Statement
  }

  let typeName: String
  let baseClass: String
  /// The object id of the outermost object that the class is for.
  var sceneID: String?
  /// The names of the class.
  var names: NameMaker
  /// The lines of the comment about the class.
  var documentation: [String] = []
  /// The parts of the class as a whole that have no code, as lines of its comment.
  var notes: [String] = []
  /// The views, the root first, each before its subviews.
  var views: [Property] = []
  /// The views that classes of repeated views have, as parts of their objects.
  var folded: [Property] = []
  /// Whether the class is one of repeated views.
  var isRow = false
  /// The objects that are no views.
  var objects: [Property] = []
  /// The actions, collections and constraints that have names.
  var members: [Member] = []
  /// The properties for outermost views with classes of their own, by the indices of their elements.
  var looseViews: [Int: String] = [:]
  /// The statements of the hierarchy, each with the index of the parent.
  var hierarchy: [ViewStatement] = []
  /// The code about the constraints, each part with the index of its view.
  var constraints: [ViewConstraint] = []
  /// The properties of constraints by the indices of their elements.
  var constraintNames: [Int: String] = [:]
  /// The functions that make or change parts besides those that the initializer calls.
  var functions: [Function] = []
  /// The protocols of delegates to which the class conforms.
  var conformances: Set<String> = []
  /// The code about the view's controller.
  var controller = ControllerCode()
  /// The values that depend on size classes.
  var sizeClasses = SizeClassCode()
  /// The static sections of a table.
  var table: StaticTable?
  /// The parameters of the initializer, for a class of repeated views.
  var parameters: [Parameter] = []
  /// The settings of the initializer that use them, each with its view.
  var parameterSettings: [(view: Property, setting: Setting)] = []
  /// The height of the rows that the cell is for.
  var rowHeight: Double?
  /// The cells that views make when they are asked for one, with their classes.
  var registered: [(node: ViewNode, typeName: String)] = []
  /// The constraints and connections that the class has, by the indices of their elements.
  var expressed = Expressed()
  /// The modules to import.
  var imports: Set<String> = []
  /// The views that constraints place, outside stacks.
  var constrainedViews: [String] = []
  /// The classes of views that repeat in this one.
  var rows: [ScreenCode] = []
  /// The parts besides attributes and elements that have no code, with their lines.
  var omitted: [(part: String, line: Int)] = []
  /// What the class uses of its app.
  var standIns = StandIns()

  init(typeName: String, baseClass: String, names: NameMaker) {
    self.typeName = typeName
    self.baseClass = baseClass
    self.names = names
  }

  /// The object of the class itself.
  var root: Property? { views.first.flatMap { $0.place == .root ? $0 : nil } }

  /// All properties that have facts.
  var properties: [Property] { views + folded + objects }

  /// The expressions of the properties, by the indices of their elements.
  var expressions: [Int: String] {
    Dictionary(properties.map { ($0.index, $0.expression) }) { first, _ in first }
  }

  /// Changes the property of an element.
  func update(_ index: Int, _ change: (inout Property) -> Void) {
    if let place = views.firstIndex(where: { $0.index == index }) {
      change(&views[place])
    } else if let place = folded.firstIndex(where: { $0.index == index }) {
      change(&folded[place])
    } else if let place = objects.firstIndex(where: { $0.index == index }) {
      change(&objects[place])
    }
  }

  /// Appends a setting that follows the constraints.
  func act(_ index: Int, _ setting: Setting) { update(index) { $0.actions.append(setting) } }

  /// The object ids of the views in the tree of the class, in its order.
  ///
  /// A content view without an id has that of its cell with a slash.
  var nodeIdentifiers: [String] {
    let known = Set(
      (views + folded).filter(\.facts.isInstalled).compactMap(\.node).map { ObjectIdentifier($0) })
    guard let root = views.first?.node else { return [] }
    var identifiers: [String] = []
    var pending = [root]
    while let node = pending.popLast() {
      guard known.contains(ObjectIdentifier(node)) else { continue }
      identifiers.append(node.identifier ?? (node.parent?.identifier ?? "") + "/")
      pending += node.children.reversed()
    }
    return identifiers
  }

  /// The expression that makes an object of the class.
  func making(_ target: CodeTarget) -> String {
    let isCell = target == .uiKit && root?.node is TableCellNode && parameters.isEmpty
    return typeName + (isCell ? "(style: .default, reuseIdentifier: nil)" : "()")
  }
}

/// The parts of a document that a class expresses besides attributes, by the indices of their elements.
struct Expressed {
  var constraints: Set<Int> = []
  /// Connections, and constraints of repeated views, with all that is in them.
  var wholes: Set<Int> = []
}

/// The code about the controller of a view.
struct ControllerCode {
  /// The class in UIKit, if the code needs one.
  var className: String?
  /// The outlets of views that lead to the controller, with the protocols to which it has to conform.
  var delegates: [(property: Property, outlet: String, protocolName: String)] = []
  /// The settings before the view is loaded.
  var early: [Setting] = []
  /// The settings once it is loaded.
  var late: [Setting] = []
}

/// The values of a class that depend on size classes.
struct SizeClassCode {
  /// The constraints that are active in some size classes alone, with the condition.
  var sets: [(condition: SizeClassCondition, parts: [ConstraintPart])] = []
  /// The statements that set values.
  var statements: [Statement] = []
  /// The conditions that the statements use.
  var conditions: Set<SizeClassCondition.Part> = []

  var isEmpty: Bool { sets.isEmpty && statements.isEmpty }

  /// Adds a part of the code about the constraints of some size classes.
  mutating func add(_ part: ConstraintPart, when condition: SizeClassCondition) {
    conditions.formUnion(condition.parts)
    if let index = sets.firstIndex(where: { $0.condition == condition }) {
      sets[index].parts.append(part)
    } else {
      sets.append((condition, [part]))
    }
  }
}

/// The cells of a table that stay the same, by sections.
struct StaticTable {
  /// The texts over and under the rows of a section, and its cells.
  struct Section {
    var header: Value?
    var footer: Value?
    var cells: [String]
    var heights: [Double?]
  }

  var sections: [Section] = []
}
