import AutoScale
import AutoScaleTrees

/// The room of a bar that its items leave from both sides.
struct BarRoom {
  /// A side of a bar.
  enum Side { case left, right }

  private let row: LayoutRect
  private let gap: Double
  private var left: Double
  private var right: Double

  /// Begins with the room between the margins of a row.
  init(in row: LayoutRect, gap: Double) {
    (self.row, self.gap) = (row, gap)
    (left, right) = (row.x + 16, row.maxX - 16)
  }

  /// The room that is left.
  var rest: LayoutRect {
    LayoutRect(x: left, y: row.y, width: max(0, right - left), height: row.height)
  }

  /// Takes a width and the gap after it, and returns where the width begins.
  mutating func take(_ width: Double, at side: Side) -> Double {
    switch side {
    case .left:
      // The next item of the right side is to the left of this one.
      defer { left += width + gap }
      return left
    case .right:
      defer { right -= width + gap }
      return right - width
    }
  }

  /// Returns the items with their sides, in the direction of reading.
  func sides(
    of leading: [BarItem], _ trailing: [BarItem], _ direction: InterfaceDirection
  ) -> [(items: [BarItem], side: Side)] {
    direction == .rightToLeft
      ? [(leading, .right), (trailing, .left)] : [(leading, .left), (trailing, .right)]
  }
}
