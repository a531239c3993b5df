import AutoScale
import ViewTree

// MARK: - Symbols

extension PicturePainter {
  /// Draws a simple shape for a symbol of the system; its name where no shape is known.
  mutating func drawSymbol(_ name: String, in rect: LayoutRect, color: ViewColor) {
    let rect = rect.centeredSquare(.infinity)
    guard rect.width > 0 else { return }
    let glyph = SymbolGlyph(named: name)
    let scale = rect.width / 24
    var place = PathData()
    place.append("translate(", [rect.x, rect.y])
    place.append(") scale(", [scale])
    svg.open("g", ["transform": .text(place.text + ")")])
    for path in glyph.outlines {
      stroke(path: path, with: Stroke(color: color, width: 1.8, isRound: true))
    }
    for path in glyph.areas { fill(path: path, with: color) }
    svg.close("g")
    if !glyph.isKnown, rect.width >= 40 {
      let height = min(11, rect.height / 4)
      draw(
        Text(
          content: name, font: .system(height), color: color, alignment: .center,
          mode: .middleTruncation, minimumScaleFactor: 0.5),
        in: rect.inset(4, 0))
    }
  }
}
