import AutoScaleTrees

/// A size that somebody else knows a view to have, and how important it is that it keeps it.
///
/// The canvas of Xcode keeps sizes that it computed earlier, where constraints leave them open.
package struct SizeWish: Hashable, Sendable {
  /// The width of the frame, in points.
  package let width: Double

  /// The height of the frame, in points.
  package let height: Double

  /// How important the size is.
  package let priority: LayoutPriority

  /// Makes a wish for the size of a rectangle.
  package init(_ frame: LayoutRect, priority: LayoutPriority) {
    width = frame.width
    height = frame.height
    self.priority = priority
  }
}
