import AutoScaleTrees

/// A view of the document on its way to one of SwiftUI.
struct SwiftUIUnit {
  let node: ViewNode
  /// The axes along which something other than the content decides the length.
  var sized: Set<LayoutAxis>
  var view = SwiftUIView(.spacer)
  /// The place of the content in the frame.
  var place = SwiftUIAlignment()
  /// The modifiers outside the frame.
  var trailingLooks: [Expression] = []
}
