import AutoScaleSolver
import AutoScaleTrees

/// Required constraints that contradict each other, and the one that was left out.
///
/// The set is minimal: without any one of its members the others can hold.
public struct LayoutConflict {
  /// What takes part in a conflict.
  public enum Member {
    /// A constraint of the tree.
    case constraint(LayoutConstraint)
    /// What the layout itself says about a node.
    case rule(LayoutRule, ViewNode)
  }

  /// What takes part, in the order of activation.
  public let members: [Member]

  /// The member that was left out, so that the others hold.
  public let omitted: Member?

  /// The constraints of the tree that take part.
  public var constraints: [LayoutConstraint] {
    members.compactMap { if case .constraint(let constraint) = $0 { constraint } else { nil } }
  }

  init(
    _ conflict: Conflict, model: LayoutModel, labels: [Constraint.ID: SectionedSolver.Label]
  ) {
    var seen: Set<SectionedSolver.Label> = []
    members =
      conflict.members.compactMap { labels[$0.id] }
      .filter { seen.insert($0).inserted }
      .map(model.member)
      + conflict.boundedVariables.compactMap { variable in
        let position = RectVariables(containing: variable.index).position
        return model.tree.nodes.indices.contains(position)
          ? .rule(.noNegativeSize, model.tree.nodes[position]) : nil
      }
    omitted = labels[conflict.omitted].map(model.member)
  }
}

extension LayoutModel {
  /// What a row comes from.
  func member(_ row: SectionedSolver.Label) -> LayoutConflict.Member {
    let tag = RowTag(rawValue: row.tag)
    if let rule = tag.rule { return .rule(rule, tree.nodes[row.section]) }
    return .constraint(constraint(at: Int(row.tag)))
  }
}

extension LayoutConflict.Member: CustomStringConvertible {
  /// The constraint as algebra, or what the layout says about the node.
  public var description: String {
    switch self {
    case .constraint(let constraint): constraint.description
    case .rule(let rule, let node): "\(node.layoutName) \(rule)"
    }
  }

  /// The same without places in code, with names that somebody else knows.
  package func text(naming name: (any LayoutItem) -> String) -> String {
    switch self {
    case .constraint(let constraint): constraint.algebra(naming: name)
    case .rule(let rule, let node): "\(name(node)) \(rule)"
    }
  }
}

extension LayoutConflict: CustomStringConvertible {
  /// A line for each member, and one that says which was left out.
  public var description: String { text(of: \.description) }

  /// The same without places in code, with names that somebody else knows.
  package func text(naming name: (any LayoutItem) -> String) -> String {
    text(of: { $0.text(naming: name) })
  }

  private func text(of describe: (Member) -> String) -> String {
    let lines =
      members.map { "  \(describe($0))" } + (omitted.map { ["left out: \(describe($0))"] } ?? [])
    return "these constraints cannot hold together:\n" + lines.joined(separator: "\n")
  }
}
