import AutoScaleTrees

/// Code about the constraints of a view.
struct ConstraintCode {
  /// The index of the view.
  let view: Int
  /// The statements before the activation, or those that make constraints themselves.
  var statements: [Statement] = []
  /// An element of the list of constraints that is activated.
  var listed: Expression?
  /// The size classes that have the constraint; `nil` means all.
  var condition: SizeClassCondition?
}

extension [ConstraintCode] {
  /// The list of constraints, or `nil` if there are none.
  var list: Expression? {
    let list = compactMap(\.listed)
    return list.isEmpty ? nil : list.count == 1 ? .list(list) : .column(list)
  }

  /// The statements that activate constraints, those before the activation first.
  var activation: [Statement] {
    flatMap(\.statements)
      + (list.map { [.call("NSLayoutConstraint.activate", ["_": $0])] } ?? [])
  }
}

/// A way to write constraints.
protocol ConstraintStyle {
  /// The code about the constraints of the class.
  var codes: [ConstraintCode] { get }
  /// The declaration of a constraint with a name.
  func declaration(of constraint: ConstraintModel) -> Statement
  /// The statement that gives a constraint the constant of a size class.
  func change(_ constraint: ConstraintModel, to constant: Double) -> Statement
}
