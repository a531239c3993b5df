import AutoScaleLayoutEngine
import AutoScaleTrees

/// A view that a layout puts elsewhere than where it is stored.
package struct MovedNode {
  /// The view.
  package let node: ViewNode

  /// The frame of the layout, in the coordinates of the superview, in points.
  package let solved: LayoutRect

  /// The reason why the frames differ.
  package let miss: FrameMiss

  /// The violated constraint or rule that explains most of a misplaced view, or `nil` for other views.
  ///
  /// A view is misplaced if only its own constraints explain the difference: no measured content, no
  /// guessed inset, no conflict and no other view.
  package let ownCause: Violation?

  /// Whether Xcode marked the view as misplaced.
  package let isMarked: Bool
}

extension DesignCanvas {
  /// Finds the views that constraints place and that a layout of this canvas puts elsewhere.
  ///
  /// - Parameters:
  ///   - result: The layout.
  ///   - isIncluded: Whether the frame of a view counts.
  /// - Returns: The views in the order of the tree.
  /// - Complexity: O(*n*) if all views agree; otherwise some more solves.
  package func movedViews(
    in result: LayoutResult, where isIncluded: (ViewNode) -> Bool = { _ in true }
  ) -> [MovedNode] {
    let moved = zip(result.nodes, result.frames).dropFirst().filter { node, frame in
      isPlacedByConstraints(node) && isIncluded(node) && !frame.isClose(to: node.frame)
    }
    guard !moved.isEmpty else { return [] }
    let residuals = StoredFrameResiduals(of: result)
    let guesses = InsetGuesses(residuals, safeArea: result.nodes.first.flatMap(inference))
    let reasons = MissReasons(result, residuals, guesses, of: self, missed: moved.map(\.0))
    return moved.map { node, solved in
      let miss = reasons.miss(of: node, solved: solved)
      let isMisplaced = miss.cause == .misplaced && miss.unstated == nil
      return MovedNode(
        node: node, solved: solved, miss: miss,
        ownCause: isMisplaced ? reasons.ownCause(of: node) : nil,
        isMarked: document.element(of: node)?.isMisplaced ?? false)
    }
  }
}
