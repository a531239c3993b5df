import AutoScaleTrees

/// Code about the constraints of a view.
struct ConstraintCode {
  /// The index of the view.
  let view: Int
  /// The statements before the activation, or those that make constraints themselves.
  var statements: [Statement] = []
  /// An element of the list of constraints that is activated.
  var listed: Expression?
}

/// The code about all constraints of a class.
struct ConstraintSection {
  /// The constraints that all size classes have.
  var plain: [ConstraintCode] = []
  /// Those of some size classes, by their conditions.
  var sets: [SizeClassCondition: [ConstraintCode]] = [:]
  /// The declarations of constraints that have properties, by the indices of their elements.
  var declarations: [Int: Statement] = [:]

  mutating func add(_ code: ConstraintCode, when condition: SizeClassCondition?) {
    if let condition {
      sets[condition, default: []].append(code)
    } else {
      plain.append(code)
    }
  }
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
  init(_ model: ClassModel, _ options: CodeOptions)
  /// The code about the constraints of the class.
  var section: ConstraintSection { get }
  /// The statement that gives a constraint the constant of a size class.
  func change(_ constraint: ConstraintModel, to constant: Double) -> Statement
}
