import AutoScale
import AutoScaleTrees

/// A rectangle as variables, with its edges moved in by insets.
struct Box {
  var variables: RectVariables
  var insets = LayoutInsets.zero
}

/// A line of a rectangle, moved by a number of points.
struct Operand {
  var box: Box
  var line: RectLine
  var offset = 0.0
}

extension Box {
  func callAsFunction(_ line: RectLine) -> Operand { Operand(box: self, line: line) }
}
