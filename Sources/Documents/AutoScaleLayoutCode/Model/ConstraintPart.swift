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
    statements + (list.map { [.call(function, [.init(nil, $0)])] } ?? [])
  }

  /// The statements besides the list of constraints.
  var statements: [Statement] {
    compactMap { part in
      switch part {
      case .local(let statement), .statement(let statement): statement
      case .listed: nil
      }
    }
  }

  /// The list of constraints, or `nil` if there are none.
  var list: Expression? {
    let list = compactMap { if case .listed(let expression) = $0 { expression } else { nil } }
    return list.isEmpty ? nil : list.count == 1 ? .list(list) : .column(list)
  }
}
