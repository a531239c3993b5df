import AutoScaleTrees

/// The font of a text but for its size; nil stands for that of the text around.
package struct TextFont: Hashable {
  /// The fonts that browsers may use, the nearest first.
  package let families: String?

  /// The weight, from 100 to 900.
  package let weight: Int?

  /// Whether the letters are slanted.
  package let isItalic: Bool

  /// Describes a font in a text of another weight.
  init(_ font: FontDescriptor, inTextOfWeight weight: Int = 400) {
    families = FontStack.families(of: font)
    let ownWeight = FontStack.weight(of: font)
    self.weight = ownWeight == weight ? nil : ownWeight
    isItalic = FontStack.isItalic(font)
  }
}

/// How a line of text is drawn.
package struct TextLook: Hashable {
  /// The point of a line whose x is given.
  package enum Anchor: String {
    case start, middle, end
  }

  package let font: TextFont
  package let anchor: Anchor
  package let paint: DrawingPaint
}

/// The content of a line of text.
package enum TextContent: Hashable {
  /// A text of its own.
  case plain(String)

  /// A part of the source before it, by the place of its end in units of UTF-16. Its start comes first
  /// if that is not after the line before and the spaces behind that. Three dots may follow.
  case part(hasStart: Bool, hasDots: Bool)

  /// Texts in several fonts or colors, then the sizes of those that have one.
  case runs([Run])

  /// A part of a line with a look of its own.
  package struct Run: Hashable {
    package let text: String
    package let font: TextFont

    /// The color, or nil for that of the line.
    package let paint: DrawingPaint?

    /// Whether the size differs from that of the line.
    package let hasSize: Bool
  }

  var numberCount: Int {
    switch self {
    case .plain: 0
    case .part(let hasStart, _): hasStart ? 2 : 1
    case .runs(let runs): runs.count(where: \.hasSize)
    }
  }
}
