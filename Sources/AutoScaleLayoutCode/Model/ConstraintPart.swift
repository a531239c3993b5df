/// A part of the code about constraints.
enum ConstraintPart {
  /// A statement before the activation, such as one about a priority.
  case local(Statement)
  /// An element of the list of constraints.
  case listed(Expression)
  /// A statement that makes constraints itself.
  case statement(Statement)
}

/// A part of the code about a view's constraints, given by the index of the view.
struct ViewConstraint {
  let view: Int
  let part: ConstraintPart
}

extension [ConstraintPart] {
  /// The statements that activate constraints, those before the activation first.
  func activation(_ function: String = "NSLayoutConstraint.activate") -> [Statement] {
    var statements: [Statement] = []
    var list: [Expression] = []
    for part in self {
      switch part {
      case .local(let statement), .statement(let statement): statements.append(statement)
      case .listed(let expression): list.append(expression)
      }
    }
    if list.isEmpty { return statements }
    let argument: Expression = list.count == 1 ? .list(list) : .column(list)
    return statements + [.call(function, [.init(nil, argument)])]
  }
}
