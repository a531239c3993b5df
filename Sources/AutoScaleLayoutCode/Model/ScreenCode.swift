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
    /// The name.
    var name: String
    /// The statements.
    var body: [Statement]
    /// Whether it throws.
    var canThrow = false
  }

  /// A property besides the views.
  struct Member {
    /// The name.
    var name: String
    /// The lines of the comment.
    var comment: [String]
    /// The declaration.
    var declaration: Statement
  }

  let typeName: String
  let baseClass: String
  /// The comment about the class.
  var comment: [String] = []
  /// The root, and the views in file order.
  var views: [ViewCode] = []
  /// The actions, collections and constraints that have names.
  var members: [Member] = []
  /// The statements of the hierarchy, each with the index of its view.
  var hierarchy: [ViewStatement] = []
  /// The statements of the constraints, each with the index of its view.
  var constraints: [ViewStatement] = []
  /// The modules to import.
  var imports: Set<String> = []
  /// The classes of the app that are used, with their superclasses and the arguments that make them.
  var customClasses: [String: String] = [:]

  /// The views that constraints place, outside stacks.
  var constrainedViews: [String] = []
  /// The parts besides views that are not said.
  var unsaid: [(part: String, line: Int)] = []
  /// The same as they are reported.
  var notes: [UnsaidPart] = []

  init(typeName: String, baseClass: String) {
    self.typeName = typeName
    self.baseClass = baseClass
  }

  var root: ViewCode? { views.first }

  /// The expression that makes an object of the class.
  func making(_ style: CodeStyle) -> String {
    let isCell = style.isUIKit && root?.node is TableCellNode
    return typeName + (isCell ? "(style: .default, reuseIdentifier: nil)" : "()")
  }
}
