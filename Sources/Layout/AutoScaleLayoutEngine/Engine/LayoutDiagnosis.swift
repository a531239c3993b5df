import AutoScale
import AutoScaleSolver
import AutoScaleTrees

/// The problems of a layout's constraints.
public struct LayoutDiagnosis {
  /// The required constraints that contradict each other.
  public let conflicts: [LayoutConflict]

  /// The nodes whose position or size the constraints leave open.
  public let ambiguousNodes: [AmbiguousNode]

  /// The ignored constraints, which have no place in the tree.
  public let ignored: [IgnoredConstraint]

  /// The font sizes, priorities and updates of constraints that the layout cannot use.
  public var unusableValues: [UnusableValue] { layout.unusableValues }

  fileprivate let layout: LayoutResult

  /// The open nodes to fix first; the others follow from them.
  public var rootCauses: [AmbiguousNode] { ambiguousNodes.filter { !$0.rootAxes.isEmpty } }

  /// Whether there are no problems.
  public var isSound: Bool {
    conflicts.isEmpty && ambiguousNodes.isEmpty && ignored.isEmpty && unusableValues.isEmpty
  }
}

extension LayoutDiagnosis: CustomStringConvertible {
  /// The problems, one paragraph each, causes first; empty without problems.
  ///
  /// Unusable values and ignored constraints come first, because they are missing elsewhere; then
  /// conflicts; then the open nodes to fix first, each with those that follow from it.
  public var description: String {
    // Nodes that follow from a cause are named in its paragraph.
    let problems: [any CustomStringConvertible] =
      unusableValues + ignored + conflicts + rootCauses
    return problems.map(\.description).joined(separator: "\n")
  }
}

extension LayoutResult {
  /// Finds the problems of the constraints: conflicts, open nodes and ignored constraints.
  ///
  /// - Complexity: A second solve. Call it when something looks wrong, not for each frame.
  public func diagnose() -> LayoutDiagnosis {
    LayoutDiagnosis(
      conflicts: conflicts, ambiguousNodes: ambiguousNodes(), ignored: ignored, layout: self)
  }

  private func ambiguousNodes() -> [AmbiguousNode] {
    // A preference only chooses among frames that constraints leave open.
    var solver = solver.solver(without: rows.isPreference)
    guard let ambiguity = solver.ambiguity() else { return [] }
    var parts: [Int: Set<AmbiguousNode.Part>] = [:]
    for variable in ambiguity.freeVariables.map(\.index) {
      let position = RectVariables(containing: variable).position
      // Guides and contents can be open too, but have no frame to show.
      guard nodes.indices.contains(position) else { continue }
      parts[position, default: []].insert(AmbiguousNode.Part(of: variable))
    }
    let others = model.frames(at: ambiguity.second.values)
    let constraints = constraintsByNode(of: Set(parts.keys))
    let causes = RootCauses(freeVariables: ambiguity.freeVariables.map(\.index), rows: rows)
    return parts.keys.sorted().map { position in
      AmbiguousNode(
        node: nodes[position], parts: parts[position] ?? [], frame: frames[position],
        otherFrame: others[position], constraints: constraints[position] ?? [],
        rootAxes: causes.axes(of: position),
        dependents: causes.dependents(of: position).map { nodes[$0] })
    }
  }

  private func constraintsByNode(of positions: Set<Int>) -> [Int: [LayoutConstraint]] {
    var found: [Int: [LayoutConstraint]] = [:]
    for (index, resolved) in model.constraints.enumerated() {
      guard let resolved else { continue }
      let items = [resolved.first, resolved.second].compactMap { $0.map { Int($0.node) } }
      // Both items may be one node, as in an aspect ratio.
      for position in Set(items) where positions.contains(position) {
        found[position, default: []].append(model.constraint(at: index))
      }
    }
    return found
  }
}

extension AmbiguousNode.Part {
  /// The part of its rectangle that a variable is.
  ///
  /// The cases are in the order of a rectangle's variables.
  fileprivate init(of variable: Int) { self = Self.allCases[variable % RectVariables.count] }
}

/// A value of a tree that a layout cannot use, such as a font size of −3.
public struct UnusableValue: Hashable, Sendable {
  /// The path of the node, such as `screen/title`, or the line where a constraint was updated.
  public let place: String

  /// The problem and a fix.
  public let problem: String
}

extension UnusableValue: CustomStringConvertible {
  /// The place, the problem and a fix, such as
  /// `screen/title: the font size is -3; make it finite and greater than 0`.
  public var description: String { "\(place): \(problem)" }
}

extension LayoutResult {
  /// The values of nodes and constraints that the layout cannot use: font sizes that are not finite and
  /// greater than zero, priorities outside 1…1000, and refused updates of constraints.
  ///
  /// - Complexity: O(*n*) in the nodes and constraints.
  public var unusableValues: [UnusableValue] { nodes.flatMap(\.unusableValues) }
}

extension ViewNode {
  /// The unusable values of the node and its constraints.
  fileprivate var unusableValues: [UnusableValue] {
    let font = font.flatMap { FontDescriptor.problem(ofSize: $0.size) }
    return [font].compactMap { $0.map { UnusableValue(place: layoutPath, problem: $0) } }
      + unusablePriorities(in: contentHugging, of: "hugging")
      + unusablePriorities(in: contentCompressionResistance, of: "compression resistance")
      + constraints.compactMap(\.refusedUpdate).map {
        UnusableValue(
          place: $0.place?.description ?? layoutPath, problem: "error: \($0.problem)")
      }
  }

  private func unusablePriorities(in pair: ContentPriority, of name: String) -> [UnusableValue] {
    if pair.horizontal.isValid && pair.vertical.isValid { return [] }
    return [pair.horizontal, pair.vertical].filter { !$0.isValid }.map {
      UnusableValue(
        place: layoutPath,
        problem: "the content \(name) is \($0.number.text); use a priority from 1 to 1000")
    }
  }
}
