import ConstraintSolver
import ViewTree

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

  init(_ conflict: Conflict, model: LayoutModel, store: RowStore) {
    func member(_ handle: Constraint.ID) -> Member? {
      store.origin(of: handle).map { Member($0, model: model) }
    }
    var seen: Set<RowOrigin> = []
    members =
      conflict.members.compactMap { store.origin(of: $0.id) }
      .filter { seen.insert($0).inserted }
      .map { Member($0, model: model) }
      + conflict.boundedVariables.compactMap { variable in
        let position = RectVariables(containing: variable.index).position
        return model.tree.nodes.indices.contains(position)
          ? .rule(.noNegativeSize, model.tree.nodes[position]) : nil
      }
    omitted = member(conflict.omitted)
  }
}

/// What a layout says about a node without being asked by a constraint.
public enum LayoutRule: String, CaseIterable, Hashable, Sendable {
  /// The size of the screen.
  case rootSize = "is as large as the screen"
  /// The frame and the autoresizing mask of a node that no constraint places.
  case autoresizingMask = "is placed by its frame"
  /// The size of the content.
  case intrinsicSize = "resists its content's size"
  /// The content of a scroll view.
  case scrollContent = "places its content"
  /// A guide of the system.
  case guide = "places its guides"
  /// The arrangement of a stack.
  case stack = "arranges its views"
  /// Widths and heights are at least zero.
  case noNegativeSize = "has no negative size"
}

extension LayoutConflict.Member {
  init(_ origin: RowOrigin, model: LayoutModel) {
    switch origin {
    case .constraint(let index): self = .constraint(model.constraints[Int(index)].constraint)
    case .system(let rule, let position):
      self = .rule(LayoutRule(rule), model.tree.nodes[Int(position)])
    }
  }
}

extension LayoutRule {
  init(_ rule: SystemRule) {
    self =
      switch rule {
      case .rootSize: .rootSize
      case .autoresizingMask: .autoresizingMask
      case .intrinsicSize: .intrinsicSize
      case .scrollContent, .preference: .scrollContent
      case .guide: .guide
      case .stack: .stack
      }
  }
}

extension LayoutConflict.Member: CustomStringConvertible {
  /// The constraint as algebra, or what the layout says about the node.
  public var description: String {
    switch self {
    case .constraint(let constraint): constraint.description
    case .rule(let rule, let node): "\(node.layoutName) \(rule.rawValue)"
    }
  }

  /// The same without places in code, with names that somebody else knows.
  package func text(naming name: (any LayoutItem) -> String) -> String {
    switch self {
    case .constraint(let constraint): constraint.algebra(naming: name)
    case .rule(let rule, let node): "\(name(node)) \(rule.rawValue)"
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
