import AutoScale
import AutoScaleTrees

/// A view or a group of views with its frames on all screens, before it has a place in a larger one.
struct ArrangedUnit {
  /// The cause of a length along an axis.
  enum Extent: Hashable {
    /// The content.
    case content
    /// A fixed number of points.
    case fixed(Double)
    /// The other length of the view.
    case ratio
    /// The view around.
    case stretched
  }

  /// The view of the document, or the first one of a group.
  let node: ViewNode
  /// The frames in the outermost view.
  let boxes: [LayoutRect]
  /// The frame where texts are too long.
  let crowded: LayoutRect
  /// The place among the views drawn one above the other.
  let order: Int
  var extents: [LayoutAxis: Extent]
  var view: SwiftUIView
  /// The place of the content in the frame.
  var place = SwiftUIAlignment()
  /// The axes along which the view takes all of the space that it is offered.
  var greedy: Set<LayoutAxis> = []
  /// Whether texts decide the width.
  var hasText = false
  /// Whether the view needs a frame to be as large as its room, although it takes no more than it shows.
  var isFitted = false
  /// The modifiers outside the frame.
  var trailingLooks: [Expression] = []

  /// Returns the view as large as its room along an axis.
  func filled(_ axis: LayoutAxis) -> SwiftUIView {
    greedy.contains(axis) ? view : view.modified(.fill([axis], place))
  }
}

/// The result of arranging the views in another one.
struct Arrangement {
  var view: SwiftUIView
  /// The place of the content in a larger room.
  var place = SwiftUIAlignment()
  /// The axes along which the view takes all of the space that it is offered.
  var greedy: Set<LayoutAxis> = []
}

/// The room in which views are arranged.
struct ArrangingRegion {
  let boxes: [LayoutRect]
  let crowded: LayoutRect
  /// The axes along which something other than the content decides the size.
  var imposed: Set<LayoutAxis>

  /// The distances of a view to the edges of the room along an axis, on each screen.
  func distances(
    to boxes: [LayoutRect], along axis: LayoutAxis
  ) -> (start: [Double], end: [Double]) {
    (
      zip(boxes, self.boxes).map { $0.start(along: axis) - $1.start(along: axis) },
      zip(boxes, self.boxes).map { $1.end(along: axis) - $0.end(along: axis) }
    )
  }

  /// Whether the length along an axis is the same on all screens.
  func isConstant(along axis: LayoutAxis) -> Bool {
    boxes.map { $0.length(along: axis) }.common != nil
  }
}

/// A reason for which SwiftUI has no layout for a view.
struct ArrangingProblem: Error {
  /// The view.
  let subject: ObjectIdentifier
  let reason: String

  init(node: ViewNode, reason: String) {
    subject = ObjectIdentifier(node)
    self.reason = reason
  }
}

/// The order in which views are cut into columns and rows.
enum CuttingOrder: CaseIterable {
  case columnsFirst, rowsFirst
}
