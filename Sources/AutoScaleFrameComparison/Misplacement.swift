import AutoScaleLayoutEngine
import AutoScaleTrees

/// A node whose present frame contradicts its constraints.
struct Misplacement {
  /// The node.
  let node: ViewNode

  /// The frame by the node's constraints while all other nodes are fixed, in the coordinates of the
  /// parent, in points.
  let expected: LayoutRect

  /// The members that only the present frame violates, the greatest error first.
  let breaches: [Breach]

  /// A violated constraint or rule of a node.
  struct Breach {
    /// The constraint or rule.
    let member: LayoutConflict.Member

    /// The error, in points; more than 0.
    let error: Double
  }

  /// Whether the violated part is a content's size or text position, so the measurement may be wrong
  /// instead of the frame.
  var isAboutContent: Bool {
    node.role.showsSymbol || breaches.first?.member.isAboutContent ?? false
  }
}
