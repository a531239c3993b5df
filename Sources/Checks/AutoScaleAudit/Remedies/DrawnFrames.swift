import AutoScale
import AutoScaleLayoutEngine
import AutoScaleTrees
import AutoScaleXcodeCanvas

/// The frames of a root's views on the canvas of its document.
struct DrawnFrames {
  /// A view with its solved frame and, if the document stores one, its stored frame.
  private struct Frame {
    let node: ViewNode
    let solved: LayoutRect
    let stored: LayoutRect?
  }

  private let frames: [Frame]

  /// Lays out the root of a document; `nil` for a tree made in code.
  init?(of subject: AuditSubject) throws(InvalidParameterError) {
    guard let canvas = subject.canvas, let document = subject.document else { return nil }
    let result = try canvas.layout(subject.root)
    frames = zip(result.nodes, result.frames).map { node, frame in
      Frame(node: node, solved: frame, stored: document.element(of: node)?.storedFrame)
    }
  }

  /// A view that left its place.
  struct Move {
    let node: ViewNode
    let old: LayoutRect
    let new: LayoutRect
  }

  /// Returns the first view that is neither where it was nor where the document stores it.
  ///
  /// The trees have the same views.
  func firstMove(since old: DrawnFrames) -> Move? {
    // A fix may bring a misplaced view back to its stored frame.
    zip(frames, old.frames).lazy.filter { new, old in
      ![old.solved, old.stored].compactMap(\.self).contains {
        new.solved.isClose(to: $0, tolerance: Self.tolerance)
      }
    }.map { Move(node: $0.node, old: $1.solved, new: $0.solved) }.first
  }

  /// Returns the views whose solved frames are no longer what they were.
  ///
  /// The trees have the same views.
  func movedViews(since old: DrawnFrames) -> [ViewNode] {
    zip(frames, old.frames).filter {
      !$0.solved.isClose(to: $1.solved, tolerance: Self.tolerance)
    }.map(\.0.node)
  }

  /// The difference of frames that rounding to pixels explains, in points.
  private static let tolerance = 0.5 + 1e-6
}
