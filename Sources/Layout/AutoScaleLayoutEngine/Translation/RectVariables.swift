import AutoScale
import AutoScaleTrees

/// The four variables of a rectangle in a solver: `x`, `y`, `width` and `height`, in this order.
///
/// The rectangles of nodes come first, at their positions in the tree, then those of contents and
/// guides.
package struct RectVariables: Hashable, Sendable {
  /// The number of variables of a rectangle.
  package static let count = 4

  /// The lower bounds of the four: only lengths have one.
  static let lowerBounds: [Double] = [-.infinity, -.infinity, 0, 0]

  /// The first variable.
  let x: Int32

  /// The variables of the rectangle at a position among all rectangles.
  package init(at position: Int) { x = Int32(Self.count * position) }

  /// The variables of the rectangle to which a variable belongs.
  package init(containing variable: Int) { self.init(at: variable / Self.count) }

  /// The position among all rectangles: for a node, that in the tree.
  package var position: Int { Int(x) / Self.count }

  // In this order: `axis(of:)` counts on horizontal before vertical, `isLength` on positions before
  // lengths.
  var y: Int32 { x + 1 }
  var width: Int32 { x + 2 }
  var height: Int32 { x + 3 }

  /// Returns the variable of the left or the top edge.
  func origin(of axis: LayoutAxis) -> Int32 { axis == .horizontal ? x : y }

  /// Returns the variable of the width or the height.
  func length(of axis: LayoutAxis) -> Int32 { axis == .horizontal ? width : height }

  /// All four.
  package var range: Range<Int> { Int(x)..<Int(x) + Self.count }

  /// Returns the rectangle that the variables have in values.
  package func rect(in values: [Double]) -> LayoutRect {
    LayoutRect(
      x: values[Int(x)], y: values[Int(y)], width: values[Int(width)],
      height: values[Int(height)])
  }

  /// Returns the axis along which a variable is a position or a length.
  package static func axis(of variable: Int) -> LayoutAxis {
    variable.isMultiple(of: 2) ? .horizontal : .vertical
  }

  /// Returns whether a variable is a width or a height.
  package static func isLength(_ variable: Int) -> Bool { variable % count >= 2 }
}

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
