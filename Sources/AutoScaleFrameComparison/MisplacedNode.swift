import AutoScaleLayoutEngine
import AutoScaleTrees
import AutoScaleXcodeCanvas

/// A node whose stored frame breaks what the document itself says about it.
package struct MisplacedNode {
  /// The node.
  package let node: ViewNode

  /// What of the node's own does not hold at the stored frame, and explains the most.
  package let cause: Contradiction

  /// The frames and what does not hold, in words.
  package let reason: String

  /// Whether Xcode marked the node as misplaced.
  package let isMarked: Bool
}

extension DesignCanvas {
  /// The nodes of a layout of this canvas that are stored elsewhere, where nothing but the document
  /// explains it: no measured content, no guessed inset, no conflict and no other node.
  ///
  /// - Complexity: As ``MissReasons``, where a node is elsewhere; O(*n*) where none is.
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
