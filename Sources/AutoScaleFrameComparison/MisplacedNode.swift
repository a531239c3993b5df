import AutoScaleLayoutEngine
import AutoScaleTrees
import AutoScaleXcodeCanvas

/// A node whose stored frame contradicts its own constraints.
package struct MisplacedNode {
  /// The node.
  package let node: ViewNode

  /// The violated member of the node that explains the most.
  package let cause: Contradiction

  /// The frames and the violated members, in words.
  package let reason: String

  /// Whether Xcode marked the node as misplaced.
  package let isMarked: Bool
}

extension DesignCanvas {
  /// Returns the misplaced nodes in a layout of this canvas.
  ///
  /// A node is misplaced if only its own constraints explain the difference: no measured content, no
  /// guessed inset, no conflict and no other node.
  ///
  /// - Complexity: O(*n*) if all nodes agree; otherwise some more solves.
  package func misplacedViews(in result: LayoutResult) -> [MisplacedNode] {
    let moved = zip(result.nodes, result.frames).dropFirst().filter { node, frame in
      isPlacedByConstraints(node) && !isAmbiguous(node) && !frame.isClose(to: node.frame)
    }
    guard !moved.isEmpty else { return [] }
    let present = PresentLayout(of: result)
    let guesses = InsetGuesses(present, safeArea: result.nodes.first.flatMap(inference))
    let reasons = MissReasons(result, present, guesses, of: self, missed: moved.map(\.0))
    return moved.compactMap { node, solved in
      let miss = reasons.miss(of: node, solved: solved)
      guard miss.cause == .misplaced, miss.unstated == nil, let cause = reasons.ownCause(of: node)
      else { return nil }
      return MisplacedNode(
        node: node, cause: cause, reason: miss.reason,
        isMarked: document.element(of: node)?.isMisplaced ?? false)
    }
  }
}

/// A view that a layout puts elsewhere than where it is stored.
package struct MovedNode {
  /// The view.
  package let node: ViewNode

  /// The frame of the layout, in the coordinates of the superview, in points.
  package let solved: LayoutRect

  /// Why the frames differ.
  package let miss: FrameMiss
}

extension DesignCanvas {
  /// The views that constraints place and that a layout of this canvas puts elsewhere, marked as
  /// misplaced or not.
  ///
  /// - Complexity: As ``misplacedViews(in:)``.
  package func movedViews(in result: LayoutResult) -> [MovedNode] {
    let moved = zip(result.nodes, result.frames).dropFirst().filter { node, frame in
      isPlacedByConstraints(node) && !frame.isClose(to: node.frame)
    }
    guard !moved.isEmpty else { return [] }
    let present = PresentLayout(of: result)
    let guesses = InsetGuesses(present, safeArea: result.nodes.first.flatMap(inference))
    let reasons = MissReasons(result, present, guesses, of: self, missed: moved.map(\.0))
    return moved.map { node, solved in
      MovedNode(node: node, solved: solved, miss: reasons.miss(of: node, solved: solved))
    }
  }
}
