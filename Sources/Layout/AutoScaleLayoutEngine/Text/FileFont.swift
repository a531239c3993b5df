import AutoScaleTrees

/// The measures of a font whose file is at hand.
struct FileFont: MeasurableFont {
  let size: Double

  private let face: FontFace
  /// The font that draws missing characters.
  private let fallback: SystemFont

  init(_ font: FontDescriptor, face: FontFace) {
    size = font.usableSize
    self.face = face
    fallback = SystemFont(FontDescriptor(size: font.size, weight: font.weight))
  }

  var lineMetrics: LineMetrics {
    LineMetrics(
      ascender: size * face.ascender, descender: size * face.descender,
      leading: size * face.lineGap)
  }

  /// Ligatures are not formed, and hinting is not applied.
  var uncertainty: Double { 0.01 }

  func advance(of code: UInt8, after previous: UInt8?) -> Double {
    guard let glyph = face.glyph(of: Unicode.Scalar(code)) else {
      return fallback.advance(of: code, after: previous)
    }
    let width = face.advance(of: glyph)
    guard let previous, let before = face.glyph(of: Unicode.Scalar(previous)) else {
      return width * size
    }
    return (width + face.kerning(between: before, and: glyph)) * size
  }

  var otherAdvance: Double { fallback.otherAdvance }

  func width(of glyph: Glyph, after previous: Glyph?) -> Double {
    guard let scalar = glyph.scalar, glyph.shape != .emoji, glyph.shape != .invisible,
      let index = face.glyph(of: scalar)
    else { return fallback.width(of: glyph, after: nil) }
    let width = face.advance(of: index)
    guard let before = previous?.scalar.flatMap({ face.glyph(of: $0) }) else { return width * size }
    return (width + face.kerning(between: before, and: index)) * size
  }
}
