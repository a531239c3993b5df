import AutoScaleLayoutEngine
import AutoScaleTrees

/// A node whose present frame is not the one that its constraints give it.
struct Misplacement {
  /// The node.
  let node: ViewNode

  /// The frame that the constraints about the node give it while all others stay where they are, in
  /// the coordinates of the parent, in points.
  let expected: LayoutRect

  /// What the present frame breaks and the expected one does not, the greatest error first.
  let breaches: [Breach]

  /// Something that is said about a node and does not hold.
  struct Breach {
    /// What is said.
    let member: LayoutConflict.Member

    /// By how much it does not hold, in points; more than 0.
    let error: Double
  }

  /// Whether the content's size or the place of its text is what does not hold, and so the measuring
  /// may be wrong and not the frame.
  var isAboutContent: Bool {
    node.role.showsSymbol || breaches.first?.member.isAboutContent ?? false
  }
}
