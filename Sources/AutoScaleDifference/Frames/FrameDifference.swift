import AutoScale
import AutoScaleAudit
import AutoScaleInterfaceBuilder
import AutoScaleTrees

/// The views whose frames differ between two documents, with their frames on each screen.
struct FrameDifference {
  /// A view with its frames in both documents.
  struct View {
    let identifier: String
    let columns: [AuditedFrames.Column]
    let old: [LayoutRect]
    let new: [LayoutRect]
    var isRightToLeft = false

    /// The lengths that differ, with their changes on each screen in points.
    var amounts: [(FrameStep, [Double])] {
      let numbers = zip(old, new).map { zip($1.numbers, $0.numbers).map { $0 - $1 } }
      return FrameStep.all(of: identifier).compactMap { step in
        let amounts = numbers.map { $0[step.index] }
        return amounts.contains { $0.magnitude >= Self.tolerance } ? (step, amounts) : nil
      }
    }

    /// Numbers that differ by less are equal, as in snapshots.
    private static let tolerance = 0.0005

    /// Returns the changes of some of x, y, width and height.
    func moves(in indices: Set<Int>) -> FrameMoves {
      var moves = FrameMoves()
      for index in columns.indices {
        let numbers = zip(old[index].numbers, new[index].numbers).enumerated().map { place, pair in
          indices.contains(place) ? pair.1 : pair.0
        }
        moves.add(
          old[index],
          LayoutRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]),
          onScreen: index)
      }
      return moves
    }
  }

  /// The views in the order of the new document.
  private(set) var views: [View] = []

  /// Lays out both documents and compares the frames of views that both have.
  ///
  /// The frames of a view that stays in its superview are in its coordinates; others are in those of
  /// the outermost view.
  init(
    from old: InterfaceDocument, to new: InterfaceDocument, by audit: Audit
  ) throws(InvalidParameterError) {
    for direction in audit.directions {
      let found = try Self.views(from: old, to: new, by: audit, reading: direction)
      let known = Set(views.map(\.identifier))
      views += found.filter { !known.contains($0.identifier) }
    }
  }

  private static func views(
    from old: InterfaceDocument, to new: InterfaceDocument, by audit: Audit,
    reading direction: InterfaceDirection
  ) throws(InvalidParameterError) -> [View] {
    let before = try AuditedFrames(of: old, by: audit, reading: direction)
    let after = try AuditedFrames(of: new, by: audit, reading: direction)
    let roots = Dictionary(
      before.roots.flatMap { root in root.identifiers.map { ($0, root) } }
    ) { first, _ in first }
    let parents = (parents(in: old), parents(in: new))
    let isOther = direction == .rightToLeft && audit.directions.contains(.leftToRight)
    return after.roots.flatMap { root in
      root.identifiers.compactMap { id -> View? in
        guard let earlier = roots[id] else { return nil }
        let staysInParent = parents.0[id] == parents.1[id]
        let frames = (
          staysInParent ? earlier.frames[id] : earlier.placements[id],
          staysInParent ? root.frames[id] : root.placements[id]
        )
        guard let first = frames.0, let second = frames.1 else { return nil }
        let view = Self.view(id, (first, earlier.columns), (second, root.columns), isOther)
        return view.amounts.isEmpty ? nil : view
      }
    }
  }

  /// Pairs the frames on screens that both layouts have.
  private static func view(
    _ id: String, _ old: ([LayoutRect], [AuditedFrames.Column]),
    _ new: ([LayoutRect], [AuditedFrames.Column]), _ isRightToLeft: Bool
  ) -> View {
    if old.1 == new.1 {
      return View(
        identifier: id, columns: new.1, old: old.0, new: new.0, isRightToLeft: isRightToLeft)
    }
    // The drawn screens of the documents differ.
    let known = Dictionary(zip(old.1, old.0)) { first, _ in first }
    let common = zip(new.1, new.0).filter { known[$0.0] != nil }
    return View(
      identifier: id, columns: common.map(\.0), old: common.compactMap { known[$0.0] },
      new: common.map(\.1), isRightToLeft: isRightToLeft)
  }

  /// The ids of superviews by the ids of views.
  private static func parents(in document: InterfaceDocument) -> [String: String] {
    var parents: [String: String] = [:]
    for node in document.views.lazy.flatMap(\.subtree) {
      if let id = node.identifier, parents[id] == nil {
        parents[id] = node.parent?.identifier ?? ""
      }
    }
    return parents
  }
}
