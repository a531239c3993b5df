import AutoScaleTrees

/// A font without its size.
///
/// A property that is nil is inherited from the enclosing text.
package struct TextFont: Hashable {
  /// The fonts that browsers may use, the nearest first.
  package let families: String?

  /// The weight, from 100 to 900.
  package let weight: Int?

  /// Whether the letters are slanted.
  package let isItalic: Bool

  /// Describes a font relative to the weight of the enclosing text.
  init(_ font: FontDescriptor, inTextOfWeight weight: Int = 400) {
    families = FontStack.families(of: font)
    let ownWeight = font.drawnWeight.number
    // Properties of the enclosing text are left out, so that most lines name no font.
    self.weight = ownWeight == weight ? nil : ownWeight
    isItalic = font.isSlanted
  }
}

/// How a line of text is drawn.
package struct TextLook: Hashable {
  /// The point of a line to which x refers.
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

  /// A part of the current source, by its start and its end in UTF-16 units. Dots may follow the part.
  ///
  /// The start is left out if the part follows the previous line and its trailing spaces.
  case part(hasStart: Bool, hasDots: Bool)

  /// Texts in several fonts or colors, then the font sizes that differ from that of the line.
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
