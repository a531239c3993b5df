import AutoScaleSolver
import AutoScaleTestSupport

/// A solver whose constraints change at random, and a list of what they ought to be.
struct EditedSystem {
  private struct Entry {
    var id: Constraint.ID
    var constraint: Constraint
    var isActive = true
  }

  var solver = Solver()
  /// What new constraints and constants are drawn from.
  var shape: RandomSystem.Shape
  let variables: [Variable]
  /// The constraints, the latest activated last.
  private var entries: [Entry] = []
  private var edits: [Int: Double] = [:]
  private var random: SplitMix64

  init(seed: UInt64, _ shape: RandomSystem.Shape) throws {
    let system = RandomSystem(seed: seed, shape)
    self.shape = shape
    random = SplitMix64(seed: seed)
    variables = system.variables
    for _ in variables { _ = solver.makeVariable() }
    for constraint in system.constraints { try add(constraint) }
  }

  /// What the solver ought to know: the active constraints, then those of the edited variables.
  var constraints: [Constraint] {
    entries.filter(\.isActive).map(\.constraint)
      + edits.sorted { $0.key < $1.key }.map {
        (variables[$0.key] == $0.value).priority(.edit)
      }
  }

  /// A solver that has only ever known the present constraints.
  func makeFreshSolver() throws -> Solver {
    var fresh = Solver()
    for _ in variables { _ = fresh.makeVariable() }
    for constraint in constraints { try fresh.add(constraint) }
    return fresh
  }

  /// Changes a constant, an edited value or, more rarely, the set of constraints.
  mutating func change() throws {
    guard let index = entries.indices.randomElement(using: &random) else {
      return try add(shape.makeConstraint(over: variables, using: &random))
    }
    switch Int.random(in: 0..<12, using: &random) {
    case 0: try add(shape.makeConstraint(over: variables, using: &random))
    case 1: try solver.remove(entries.remove(at: index).id)
    case 2: try toggle(at: index)
    case 3: try changePriority(at: index)
    case 4: endEditing()
    case 5...7: try edit(Int.random(in: variables.indices, using: &random))
    default: try changeConstant(at: index)
    }
  }

  /// Gives every constant and edited value another number.
  mutating func changeNumbers() throws {
    for index in entries.indices { try changeConstant(at: index) }
    for index in edits.keys.sorted() { try edit(index) }
  }

  private mutating func add(_ constraint: Constraint) throws {
    entries.append(Entry(id: try solver.add(constraint), constraint: constraint))
  }

  private mutating func toggle(at index: Int) throws {
    var entry = entries.remove(at: index)
    entry.isActive.toggle()
    if entry.isActive { try solver.activate(entry.id) } else { try solver.deactivate(entry.id) }
    entries.append(entry)
  }

  private mutating func changePriority(at index: Int) throws {
    let entry = entries.remove(at: index)
    try solver.remove(entry.id)
    let priority = shape.priorities[Int.random(in: shape.priorities.indices, using: &random)]
    try add(entry.constraint.priority(priority))
  }

  private mutating func changeConstant(at index: Int) throws {
    let constant = shape.makeConstant(using: &random)
    entries[index].constraint.constant = constant
    try solver.setConstant(constant, of: entries[index].id)
  }

  private mutating func edit(_ index: Int) throws {
    let value = shape.makeConstant(using: &random)
    edits[index] = value
    try solver.edit(variables[index], to: value)
  }

  private mutating func endEditing() {
    guard let index = edits.keys.sorted().randomElement(using: &random) else { return }
    edits[index] = nil
    solver.endEditing(variables[index])
  }
}
