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

  /// Takes a width and the gap after it, and returns the part of the row.
  mutating func place(_ width: Double, at side: Side) -> LayoutRect {
    LayoutRect(x: take(width, at: side), y: row.y, width: width, height: row.height)
  }

  /// Returns the places of a toolbar's items in a row: flexible spaces share what the others leave.
  ///
  /// Without room, spaces shrink to nothing, and then buttons and the gaps between them.
  static func places(
    of items: [(kind: BarItem.Kind, width: Double)], gap: Double, in row: LayoutRect
  ) -> [LayoutRect] {
    let room = max(0, row.width - 32)
    let widths = items.map(\.width).reduce(0, +) + gap * Double(max(0, items.count - 1))
    let buttons = items.filter { $0.kind == .button }
    let least =
      buttons.map(\.width).reduce(0, +) + gap * Double(max(0, buttons.count - 1))
    let hasRoom = widths <= room
    let flexible = items.count { $0.kind == .flexibleSpace }
    let share = max(0, room - (hasRoom ? widths : least)) / Double(max(1, flexible))
    // A toolbar of iOS 26 moves what does not fit into a menu; here all of its items stay visible.
    let scale = hasRoom || least <= room ? 1 : room / least
    var x = row.x + 16
    return items.map { item in
      let isSpace = item.kind != .button
      let width =
        item.kind == .flexibleSpace
        ? share : hasRoom ? item.width : isSpace ? 0 : item.width * scale
      defer { x += width + (hasRoom ? gap : isSpace ? 0 : gap * scale) }
      return LayoutRect(x: x, y: row.y, width: width, height: row.height)
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
