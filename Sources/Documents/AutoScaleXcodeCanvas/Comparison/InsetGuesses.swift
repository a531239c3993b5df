import AutoScale
import AutoScaleLayoutEngine
import AutoScaleTrees

/// The system's margins and safe area insets that no stored frame confirms.
///
/// If a frame differs because of one, the guess may be wrong instead of the frame.
struct InsetGuesses {
  /// A margin or all margins of a view.
  private struct Margin: Hashable {
    let owner: ObjectIdentifier
    let attribute: LayoutAttribute
  }

  private let safeArea: SafeAreaInference?
  private let root: ViewNode?
  /// The margins that the stored frames of constrained views confirm.
  private var confirmed: Set<Margin> = []

  /// Finds the margins that the stored frames confirm.
  ///
  /// - Complexity: O(*n*) in the rows of the layout.
  init(_ residuals: StoredFrameResiduals, safeArea: SafeAreaInference?) {
    self.safeArea = safeArea
    root = residuals.nodes.first
    for row in residuals.rows.indices
    where residuals.error(of: row, at: residuals.values)
      <= StoredFrameResiduals.satisfactionTolerance
    {
      guard case .constraint(let constraint) = residuals.rows.member(of: row),
        // An inequality that holds does not tell the margin.
        constraint.relation == .equal
      else { continue }
      confirmed.formUnion(margins(of: constraint))
    }
  }

  /// Describes an unconfirmed guess on which a constraint depends, such as `the margin is a guess`.
  func text(about member: LayoutConflict.Member) -> String? {
    guard case .constraint(let constraint) = member else { return nil }
    let owners = margins(of: constraint).filter { !confirmed.contains($0) }.map(\.owner)
    let edges = safeArea?.guessedEdges(of: constraint).map(\.name) ?? []
    // The safe area reaches few views other than the root.
    let isOfRoot = owners.allSatisfy { $0 == root.map { ObjectIdentifier($0) } }
    if !edges.isEmpty, isOfRoot {
      return "the safe area is a guess at the \(edges.joined(separator: " and "))"
    }
    return owners.isEmpty ? nil : "the margin is a guess"
  }

  /// Returns the margins of a constraint that the document does not state.
  private func margins(of constraint: LayoutConstraint) -> [Margin] {
    [
      (constraint.firstItem, constraint.firstAttribute),
      (constraint.secondItem, constraint.secondAttribute),
    ].compactMap { item, attribute in
      guard let node = item?.layoutNode, let attribute,
        attribute.isWithinMargins || item?.layoutGuide?.kind.isOfMargins == true,
        // The root's margins are never smaller than the system's, whatever it states.
        node === root || node.layoutMargins == nil || node.preservesSuperviewLayoutMargins
      else { return nil }
      return Margin(owner: ObjectIdentifier(node), attribute: attribute.withinMargins)
    }
  }
}

extension LayoutGuide.Kind {
  /// Whether the guide is within the margins of its view.
  fileprivate var isOfMargins: Bool { self == .layoutMargins || self == .readableContent }
}
