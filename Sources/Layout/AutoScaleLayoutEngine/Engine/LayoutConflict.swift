import AutoScaleSolver
import AutoScaleTrees

/// Required constraints that contradict each other, and the one that the layout left out.
///
/// The set is minimal: without any one of its members the others can hold.
public struct LayoutConflict {
  /// A member of a conflict.
  public enum Member {
    /// A constraint of the tree.
    case constraint(LayoutConstraint)
    /// A rule about a node.
    case rule(LayoutRule, ViewNode)

    /// The nodes of a constraint's items, the owner of a guide for the guide, or the node of a rule.
    public var nodes: [ViewNode] {
      switch self {
      case .constraint(let constraint):
        [constraint.firstItem, constraint.secondItem].compactMap { $0?.layoutNode }
      case .rule(_, let node): [node]
      }
    }
  }

  /// The members in the order of activation.
  public let members: [Member]

  /// The member that was left out, so that the others hold.
  public let omitted: Member?

  /// The constraints among the members.
  public var constraints: [LayoutConstraint] {
    members.compactMap { if case .constraint(let constraint) = $0 { constraint } else { nil } }
  }

  /// The nodes that take part, in the order of the members; a node can be there more than once.
  public var nodes: [ViewNode] { members.flatMap(\.nodes) }

  init(
    _ conflict: Conflict, model: LayoutModel, labels: [Constraint.ID: SectionedSolver.Label]
  ) {
    var seen: Set<SectionedSolver.Label> = []
    // A stack's rule is several rows with one label; a reader wants to see it once.
    members =
      conflict.members.compactMap { labels[$0.id] }
      .filter { seen.insert($0).inserted }
      .map(model.member)
      + conflict.boundedVariables.compactMap { variable in
        let position = RectVariables(containing: variable.index).position
        // Rectangles beyond the nodes are contents and guides, which have no node to name.
        return model.tree.nodes.indices.contains(position)
          ? .rule(.noNegativeSize, model.tree.nodes[position]) : nil
      }
    omitted = labels[conflict.omitted].map(model.member)
  }
}

extension LayoutModel {
  /// Returns the origin of a row.
  func member(_ row: SectionedSolver.Label) -> LayoutConflict.Member {
    if let rule = LayoutRule(tag: row.tag) { return .rule(rule, tree.nodes[row.section]) }
    return .constraint(constraint(at: Int(row.tag)))
  }
}

extension LayoutConflict.Member: CustomStringConvertible {
  /// The constraint as algebra, or the rule and its node.
  public var description: String {
    switch self {
    case .constraint(let constraint): constraint.description
    case .rule(let rule, let node): "\(node.layoutName) \(rule)"
    }
  }

  /// Returns the description without places in code, with other names for items.
  package func text(naming name: (any LayoutItem) -> String) -> String {
    switch self {
    case .constraint(let constraint): constraint.algebra(naming: name)
    case .rule(let rule, let node): "\(name(node)) \(rule)"
    }
  }
}

extension LayoutConflict: CustomStringConvertible {
  /// A line for each member, and one for the member that was left out.
  public var description: String { text(of: \.description) }

  /// Returns the description without places in code, with other names for items.
  package func text(naming name: (any LayoutItem) -> String) -> String {
    text(of: { $0.text(naming: name) })
  }

  private func text(of describe: (Member) -> String) -> String {
    let lines =
      members.map { "  \(describe($0))" } + (omitted.map { ["left out: \(describe($0))"] } ?? [])
    return "these constraints cannot hold together:\n" + lines.joined(separator: "\n")
  }
}
