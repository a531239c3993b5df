/// Required constraints that cannot hold together, and the one that was left out.
///
/// The set is minimal: without any one of its members the others can hold. Only rounding errors can make it
/// larger.
public struct Conflict: Hashable, Sendable {
  /// A constraint of the set.
  public struct Member: Hashable, Sendable {
    /// The handle of the constraint.
    public let id: Constraint.ID

    /// The constraint as it was added, with its name and place.
    public let constraint: Constraint

    /// The constraint as an equation over the names of its variables.
    public let equation: String
  }

  /// The constraints, in the order of their activation.
  public let members: [Member]

  /// The variables whose lower bounds belong to the set.
  public let boundedVariables: [Variable]

  /// The latest activated of the constraints, which was left out.
  public let omitted: Constraint.ID

  /// The bounds as inequalities over the names of their variables.
  let bounds: [String]
}

extension Conflict: CustomStringConvertible {
  /// A line for each member: its equation, name and place, and which was left out.
  public var description: String {
    let constraints = members.map { member in
      let name = member.constraint.name.map { " '\($0)'" } ?? ""
      let place = member.constraint.place.map { " at \($0)" } ?? ""
      return "  \(member.equation)\(name)\(place)" + (member.id == omitted ? " (left out)" : "")
    }
    let lines = constraints + bounds.map { "  \($0) (lower bound)" }
    return "these required constraints cannot hold together:\n" + lines.joined(separator: "\n")
  }
}
