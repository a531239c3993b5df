import AutoScale
import AutoScaleLayoutEngine
import AutoScaleTrees

// MARK: - Items of bars

extension PicturePainter {
  /// Draws an item at a place, and returns its width in points.
  mutating func draw(
    _ item: BarItem, at x: Double, in row: LayoutRect, _ tint: ViewColor
  ) -> Double {
    let width = width(of: item)
    // A space draws nothing but takes its width.
    guard item.kind == .button else { return width }
    let color = item.isEnabled ? item.tintColor ?? tint : .placeholderText
    let place = LayoutRect(x: x, y: row.y, width: width, height: row.height)
    if let name = item.imageName {
      drawImage(named: name, ofItemIn: place.centeredSquare(22), color: color)
    } else {
      draw(
        Text(content: item.title ?? "", font: font(of: item), color: color), in: place)
    }
    return width
  }

  /// Draws the shape of an item's image in one color.
  mutating func drawImage(
    named name: String, ofItemIn place: LayoutRect, color: ViewColor
  ) {
    // An image of the app is drawn in one color, as the system draws images of bar items.
    if foundImage(named: name) != nil {
      draw(Image(name: name, tint: color, isTemplate: true), in: place)
    } else {
      drawSymbol(name, in: place, color: color)
    }
  }

  /// Returns the width of an item without a background, in points.
  func width(of item: BarItem) -> Double {
    switch item.kind {
    case .fixedSpace(let width): width
    case .flexibleSpace: 0
    case .button: item.imageName == nil ? width(of: item.title ?? "", font: font(of: item)) : 24
    }
  }

  func font(of item: BarItem) -> FontDescriptor {
    .system(17, weight: item.isProminent ? .semibold : .regular)
  }
}
