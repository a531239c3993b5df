import AutoScaleTrees

/// A size that a view prefers besides that of its content, with a priority.
///
/// Xcode's canvas keeps sizes that it computed earlier if constraints leave them open.
package struct PreferredSize: Hashable, Sendable {
  /// The width of the frame, in points.
  package let width: Double

  /// The height of the frame, in points.
  package let height: Double

  /// The priority of the size.
  package let priority: LayoutPriority

  /// Prefers the size of a rectangle.
  package init(_ frame: LayoutRect, priority: LayoutPriority) {
    width = frame.width
    height = frame.height
    self.priority = priority
  }
}
