import AutoScale
import AutoScaleLayoutEngine
import AutoScaleTrees

// MARK: - Items of bars

extension PicturePainter {
  /// Draws an item in its place.
  mutating func draw(_ item: BarItem, in place: LayoutRect, _ tint: ViewColor) {
    if let shown = view(of: item) { draw(barView: shown, in: place) }
    // A space draws nothing but takes its width.
    guard item.kind == .button else { return }
    let color = item.isEnabled ? item.tintColor ?? tint : .placeholderText
    if let name = item.imageName {
      drawImage(named: name, ofItemIn: place.centeredSquare(min(22, place.width)), color: color)
    } else {
      draw(
        Text(content: item.title ?? "", font: font(of: item), color: color), in: place)
    }
  }

  /// Returns the view that an item shows, if it shows one.
  func view(of item: BarItem) -> ViewNode? { item.viewIdentifier.flatMap { bars?.itemViews[$0] } }

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
