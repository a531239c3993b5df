import AutoScaleSolver

/// A system of constraints to measure a solver with, and its solution where there is only one.
///
/// In a layout a view `v` has four variables: left `4v`, top `4v + 1`, width `4v + 2` and height `4v + 3`; view 0
/// is the root.
public struct Workload: Sendable {
  /// The number of variables.
  public let variableCount: Int

  /// The constraints in their natural order.
  public private(set) var constraints: [Constraint] = []

  /// The variable that an edit drives, at first to 320; nil in systems without edits.
  public private(set) var edited: Variable?

  /// The closed form of the solution by variable, or empty where there are many.
  public private(set) var expected: [Double] = []

  private let variables: [Variable]

  init(viewCount: Int) { self.init(variableCount: 4 * (viewCount + 1)) }

  init(variableCount: Int) {
    var solver = Solver()
    variables = (0..<variableCount).map { _ in solver.makeVariable() }
    self.variableCount = variableCount
    expected = Array(repeating: 0, count: variableCount)
  }

  /// Returns the same system with its constraints in random order.
  public func shuffled(using random: inout some RandomNumberGenerator) -> Workload {
    var copy = self
    copy.constraints.shuffle(using: &random)
    return copy
  }
}

// MARK: - Building

extension Workload {
  /// An attribute of a view times a coefficient.
  struct Summand {
    var index: Int
    var coefficient = 1.0

    static func left(_ view: Int) -> Summand { Summand(index: 4 * view) }
    static func top(_ view: Int) -> Summand { Summand(index: 4 * view + 1) }
    static func width(_ view: Int) -> Summand { Summand(index: 4 * view + 2) }
    static func height(_ view: Int) -> Summand { Summand(index: 4 * view + 3) }

    static prefix func - (summand: Summand) -> Summand { -1 * summand }

    static func * (factor: Double, summand: Summand) -> Summand {
      Summand(index: summand.index, coefficient: factor * summand.coefficient)
    }
  }

  /// A frame in the closed form of a solution, in points.
  struct Frame {
    var left, top, width, height: Double
  }

  mutating func add(
    _ summands: Summand..., relation: Relation, to constant: Double, priority: Priority = .required
  ) {
    add(summands, relation: relation, to: constant, priority: priority)
  }

  mutating func add(
    _ summands: [Summand], relation: Relation, to constant: Double, priority: Priority = .required
  ) {
    let terms = summands.map { Term(variables[$0.index], $0.coefficient) }
    constraints.append(Constraint(terms, relation, constant, priority: priority))
  }

  /// Places the root; its width is left to an edit if there is one.
  mutating func addRoot(width: Double, height: Double, isEdited: Bool = false) {
    add(.left(0), relation: .equal, to: 0)
    add(.top(0), relation: .equal, to: 0)
    add(.height(0), relation: .equal, to: height)
    if isEdited {
      edited = variables[2]
    } else {
      add(.width(0), relation: .equal, to: width)
    }
    expect(0, Frame(left: 0, top: 0, width: width, height: height))
  }

  mutating func expect(_ view: Int, _ frame: Frame) {
    expected[4 * view] = frame.left
    expected[4 * view + 1] = frame.top
    expected[4 * view + 2] = frame.width
    expected[4 * view + 3] = frame.height
  }

  func expectedFrame(_ view: Int) -> Frame {
    Frame(
      left: expected[4 * view], top: expected[4 * view + 1], width: expected[4 * view + 2],
      height: expected[4 * view + 3])
  }

  mutating func expect(_ values: [Double]) { expected = values }

  mutating func expectNothing() { expected = [] }
}

// MARK: - Text

extension Workload: CustomStringConvertible {
  /// The system as text, a line for each number of variables, edit, constraint and expected value.
  public var description: String {
    var lines = ["variables \(variableCount)"]
    if let edited { lines.append("edit \(edited.index)") }
    lines += constraints.map { constraint in
      let relation = constraint.relation == .equal ? "=" : "\(constraint.relation)"
      let terms = constraint.terms.map { "\($0.variable.index):\($0.coefficient)" }
      let priority = Int(constraint.priority.rawValue)
      return "constraint \(priority) \(relation) \(constraint.constant) "
        + terms.joined(separator: " ")
    }
    lines += expected.enumerated().map { "expect \($0.offset) \($0.element)" }
    return lines.joined(separator: "\n")
  }
}
