import AutoScaleTrees

extension PicturePainter {
  /// Draws a simple shape for a symbol of the system, or a frame with the name of an unknown one.
  mutating func drawSymbol(_ name: String, in rect: LayoutRect, color: ViewColor) {
    let square = rect.centeredSquare(.infinity)
    guard square.width > 0 else { return }
    let glyph = SymbolGlyph(named: name)
    draw(glyph, in: square, color: color)
    if !glyph.isKnown, square.width >= 40 {
      draw(
        Text(
          content: name, font: .system(min(11, square.height / 4)), color: color,
          alignment: .center, mode: .middleTruncation, minimumScaleFactor: 0.5),
        in: square.inset(4, 0))
    }
  }
}
