import AutoScale
import AutoScaleLayoutEngine
import AutoScaleTrees

/// Finds the safe area of a root from the stored frames that obey constraints to it.
///
/// A canvas of Xcode differs by version from a running device, and documents do not state its insets.
/// The inset of an edge is the one that most constraints agree on.
package struct SafeAreaInference {
  private let evidence: SafeAreaEvidence
  private let root: ViewNode

  /// Reads the constraints of a root's tree at nodes whose stored frames can be trusted; views that state no
  /// margins have the given ones.
  init(_ root: ViewNode, margins: MarginRules = .standard, isTrusted: (ViewNode) -> Bool) {
    self.root = root
    evidence = SafeAreaEvidence(of: root, margins: margins, isTrusted: isTrusted)
  }

  /// Returns the insets; zero at edges without a constraint.
  ///
  /// - Parameter standard: The insets of the canvas, for constraints to the height of the safe area,
  ///   and to its middle, which only give the difference between the top and the bottom inset.
  /// - Returns: The insets, in points.
  func insets(standard: LayoutInsets) -> LayoutInsets {
    var (top, bottom) = (inset(.top), inset(.bottom))
    if let difference = mostFrequent(evidence.differences) {
      // The middle tells only the difference, so one of the two edges has to be known.
      if top == nil { top = max(0, (bottom ?? standard.bottom) + difference) }
      if bottom == nil { bottom = max(0, (top ?? standard.top) - difference) }
    }
    return LayoutInsets(
      top: top ?? unstatedInset(.top, standard), left: inset(.left) ?? 0,
      bottom: bottom ?? unstatedInset(.bottom, standard), right: inset(.right) ?? 0)
  }

  /// Returns the inset of an edge without votes: the canvas's, if a constraint depends on it and the
  /// stored frames leave room for it.
  private func unstatedInset(_ edge: LayoutInsets.Edge, _ standard: LayoutInsets) -> Double {
    let fits =
      evidence.maximumInsets[edge].map { standard[edge] <= $0 + 0.5 } ?? evidence.usesHeight
    return fits ? standard[edge] : 0
  }

  /// Returns the edges that a constraint involves and whose insets no stored frame determines.
  package func guessedEdges(of constraint: LayoutConstraint) -> [LayoutInsets.Edge] {
    let involved =
      edges(of: constraint.firstItem, constraint.firstAttribute)
      + edges(of: constraint.secondItem, constraint.secondAttribute)
    return LayoutInsets.Edge.allCases.filter { edge in
      guard involved.contains(edge), !evidence.impossibleEdges.contains(edge) else { return false }
      let isVertical = edge.axis == .vertical
      let isUnstated = inset(edge) == nil && (evidence.differences.isEmpty || !isVertical)
      return isUnstated || isVertical && isInDispute
    }
  }

  /// Whether the stored middle of the safe area is not between its top and bottom, beyond rounding.
  private var isInDispute: Bool {
    guard let top = inset(.top), let bottom = inset(.bottom),
      let difference = mostFrequent(evidence.differences)
    else { return false }
    return (top - bottom - difference).magnitude > 2
  }

  /// Returns the edges of the safe area that move an attribute.
  private func edges(
    of item: (any LayoutItem)?, _ attribute: LayoutAttribute?
  ) -> [LayoutInsets.Edge] {
    guard let item, let attribute else { return [] }
    switch (item.layoutGuide?.kind, attribute) {
    case (.safeArea, .centerY), (.safeArea, .height): return [.top, .bottom]
    default:
      return SafeAreaEdge(attribute, of: item, in: root, evidence.margins).map { [$0.edge] } ?? []
    }
  }

  /// Returns the most frequent inset among the votes on the most reliable basis.
  private func inset(_ edge: LayoutInsets.Edge) -> Double? {
    SafeAreaEvidence.Basis.allCases.lazy
      .compactMap { mostFrequent(evidence.votes[$0]?[edge] ?? []) }.first
  }

  /// Returns the most frequent number; ties go to more direct votes, and then to the smallest number.
  private func mostFrequent(_ votes: [SafeAreaEvidence.Vote]) -> Double? {
    let counts: [Double: (all: Int, direct: Int)] = votes.reduce(into: [:]) { counts, vote in
      counts[vote.number, default: (0, 0)].all += 1
      if vote.isDirect { counts[vote.number, default: (0, 0)].direct += 1 }
    }
    return counts.max { one, other in
      (one.value.all, one.value.direct, -one.key)
        < (other.value.all, other.value.direct, -other.key)
    }?.key
  }
}
