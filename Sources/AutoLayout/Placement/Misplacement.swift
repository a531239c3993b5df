import ViewTree

/// A node whose present frame is not the one that its constraints give it.
package struct Misplacement {
  /// The node.
  package let node: ViewNode

  /// The frame that the constraints about the node give it while all others stay where they are, in
  /// the coordinates of the parent, in points.
  package let expected: LayoutRect

  /// What the present frame breaks and the expected one does not, the greatest error first.
  package let breaches: [Breach]

  /// Something that is said about a node and does not hold.
  package struct Breach {
    /// What is said.
    package let member: LayoutConflict.Member

    /// By how much it does not hold, in points; more than 0.
    package let error: Double
  }
}
