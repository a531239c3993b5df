import AutoScale
import AutoScaleAudit
import AutoScaleInterfaceBuilder
import AutoScaleTrees

/// The views whose frames differ between two documents, with their frames on each screen.
struct FrameDifference {
  /// A view with its frames in both documents.
  struct View {
    let identifier: String
    /// The id of the outermost view around it.
    let root: String
    let columns: [AuditedFrames.Column]
    let old: [LayoutRect]
    let new: [LayoutRect]
    /// Whether the frames are in the coordinates of its superview, and not of the outermost view.
    let isInSuperview: Bool
    /// The direction of reading.
    let direction: InterfaceDirection
    /// Whether the frames differ only in this direction, and it is not the only one.
    var isInOneDirection = false

    /// The lengths that differ, with their changes on each screen in points.
    var amounts: [(FrameStep, [Double])] {
      let numbers = zip(old, new).map { zip($1.numbers, $0.numbers).map { $0 - $1 } }
      return FrameStep.all(of: identifier).compactMap { step in
        let amounts = numbers.map { $0[step.index] }
        return amounts.contains { $0.magnitude >= Self.tolerance } ? (step, amounts) : nil
      }
    }

    /// Numbers that differ by less are equal: nobody sees half a pixel at 3 pixels a point.
    static let tolerance = 0.5 / 3

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
    from old: InterfaceDocument, to new: InterfaceDocument, by audit: Audit,
    in contexts: [AuditContext]
  ) throws {
    for direction in audit.directions {
      let before = try AuditedFrames(of: old, by: audit, in: contexts, reading: direction)
      let after = try AuditedFrames(of: new, by: audit, in: contexts, reading: direction)
      // A view that moves in the first direction is not listed again for the second one.
      let known = Set(views.map(\.identifier))
      let parents = (Self.parents(in: old), Self.parents(in: new))
      let found = Self.views(from: before, to: after, parents, direction)
        .filter { !known.contains($0.identifier) }
      views += found.map { view in
        var view = view
        view.isInOneDirection = direction != audit.directions.first
        return view
      }
    }
  }

  private static func views(
    from before: AuditedFrames, to after: AuditedFrames,
    _ parents: (old: [String: String], new: [String: String]), _ direction: InterfaceDirection
  ) -> [View] {
    let known = Dictionary(before.roots.flatMap(\.views)) { first, _ in first }
    return after.roots.flatMap { root in
      root.identifiers.compactMap { id -> View? in
        guard let earlier = known[id], let view = root.views[id] else { return nil }
        // In another superview its coordinates changed too, so the frame in the root is compared.
        let isInSuperview = parents.old[id] == parents.new[id]
        let (columns, frames) = common(earlier, view, isInSuperview: isInSuperview)
        let found = View(
          identifier: id, root: root.view.identifier ?? "", columns: columns, old: frames.map(\.0),
          new: frames.map(\.1), isInSuperview: isInSuperview, direction: direction)
        return found.amounts.isEmpty ? nil : found
      }
    }
  }

  /// Pairs the frames on screens that both layouts have.
  private static func common(
    _ old: AuditedFrames.View, _ new: AuditedFrames.View, isInSuperview: Bool
  ) -> ([AuditedFrames.Column], [(LayoutRect, LayoutRect)]) {
    let frames = isInSuperview ? (old.frames, new.frames) : (old.placements, new.placements)
    if old.columns == new.columns { return (new.columns, Array(zip(frames.0, frames.1))) }
    let known = Dictionary(zip(old.columns, frames.0)) { first, _ in first }
    let pairs = zip(new.columns, frames.1).compactMap { column, frame in
      known[column].map { (column, ($0, frame)) }
    }
    return (pairs.map(\.0), pairs.map(\.1))
  }

  /// Returns the ids of superviews by the ids of views.
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
