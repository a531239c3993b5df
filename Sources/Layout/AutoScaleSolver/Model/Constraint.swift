/// A relation between variables, `terms relation constant`, with a priority.
///
/// The operators bring both sides into this form: `y == 2 * x + 10` has the terms `y` and `-2 x`
/// and the constant 10.
///
///     (width >= 100).priority(750).named("title resists compression")
public struct Constraint: Hashable, Sendable {
  /// The terms, all on the left side.
  public var terms: [Term]

  /// How the sum of the terms compares with the constant.
  public var relation: Relation

  /// The right side.
  public var constant: Double

  /// The priority of the constraint; required by default.
  public var priority: Priority

  /// The name of the constraint in reports.
  public var name: String?

  /// Where the constraint was written.
  public var place: SourceLine?

  /// Makes a constraint from its parts.
  public init(
    _ terms: [Term], _ relation: Relation, _ constant: Double, priority: Priority = .required,
    name: String? = nil, place: SourceLine? = nil
  ) {
    self.terms = terms
    self.relation = relation
    self.constant = constant
    self.priority = priority
    self.name = name
    self.place = place
  }

  /// Makes a required constraint between two expressions.
  public init(_ left: LinearExpression, _ relation: Relation, _ right: LinearExpression) {
    // A number on the right is the common case, which needs no copy of the terms.
    let difference = right.terms.isEmpty ? left : left - right
    self.init(difference.terms, relation, right.constant - left.constant)
  }

  /// Returns this constraint with another priority.
  public func priority(_ priority: Priority) -> Constraint {
    var copy = self
    copy.priority = priority
    return copy
  }

  /// Returns this constraint with a name for reports.
  public func named(_ name: String) -> Constraint {
    var copy = self
    copy.name = name
    return copy
  }
}

extension Constraint {
  /// The handle of a constraint in a solver; removing the constraint ends its validity.
  public struct ID: Hashable, Sendable {
    /// A small number that no other constraint of the solver has at the same time.
    ///
    /// It is free again once the constraint is removed; use it to index your own data about the
    /// constraint.
    public let index: Int

    /// Tells apart the constraints that had the same index one after another.
    let generation: UInt32
  }
}

/// A line of source code that made a constraint.
public struct SourceLine: Hashable, Sendable {
  /// The module and file, as in `#fileID`.
  public var fileID: String

  /// The line, counted from 1.
  public var line: Int

  /// Makes a place; without arguments, the line that calls this.
  public init(fileID: String = #fileID, line: Int = #line) {
    self.fileID = fileID
    self.line = line
  }
}

extension SourceLine: CustomStringConvertible {
  /// The place as `Module/File.swift:12`.
  public var description: String { "\(fileID):\(line)" }
}
