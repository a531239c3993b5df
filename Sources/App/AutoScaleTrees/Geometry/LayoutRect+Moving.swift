import AutoScale

extension LayoutRect {
  /// Returns the rectangle moved from the coordinates of another rectangle to that one's parent.
  package func moved(by other: LayoutRect) -> LayoutRect { offset(x: other.x, y: other.y) }

  /// Returns the rectangle moved by distances in points.
  package func offset(x: Double = 0, y: Double = 0) -> LayoutRect {
    LayoutRect(x: self.x + x, y: self.y + y, width: width, height: height)
  }

  /// Enlarges the rectangle to contain another one.
  package mutating func extend(to other: LayoutRect) {
    let (right, bottom) = (max(maxX, other.maxX), max(maxY, other.maxY))
    (x, y) = (min(x, other.x), min(y, other.y))
    (width, height) = (right - x, bottom - y)
  }

  /// Returns the intersection of two rectangles, with a negative size if they are apart.
  package func intersection(_ other: LayoutRect) -> LayoutRect {
    let (left, top) = (max(x, other.x), max(y, other.y))
    return LayoutRect(
      x: left, y: top, width: min(maxX, other.maxX) - left, height: min(maxY, other.maxY) - top)
  }

  /// Returns the rectangle with its edges moved in by distances in points; its size is at least 0.
  package func inset(_ horizontal: Double, _ vertical: Double) -> LayoutRect {
    inset(by: LayoutInsets(top: vertical, left: horizontal, bottom: vertical, right: horizontal))
  }

  /// Returns the rectangle with its edges moved in by insets; its size is at least 0.
  package func inset(by insets: LayoutInsets) -> LayoutRect {
    LayoutRect(
      x: x + insets.left, y: y + insets.top, width: max(0, width - insets.horizontal),
      height: max(0, height - insets.vertical))
  }

  /// Returns a rectangle of the given size around the same center.
  package func centered(_ size: LayoutSize) -> LayoutRect {
    LayoutRect(
      x: x + (width - size.width) / 2, y: y + (height - size.height) / 2, width: size.width,
      height: size.height)
  }

  /// Returns the largest square around the same center that fits the rectangle, up to a side in
  /// points.
  package func centeredSquare(_ side: Double) -> LayoutRect {
    let side = max(0, min(side, width, height))
    return centered(LayoutSize(width: side, height: side))
  }
}
