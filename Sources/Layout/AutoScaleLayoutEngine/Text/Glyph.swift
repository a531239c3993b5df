import Foundation

/// A character as a measurer sees it: its width, and whether a line may break at it.
struct Glyph: Equatable {
  /// The shape, which decides the width.
  enum Shape: Equatable {
    /// No width: a combining mark alone, or a control character.
    case invisible
    /// A printable ASCII character, or one that is as wide.
    case ascii(UInt8)
    /// Three full stops.
    case ellipsis
    /// Han, kana and full-width forms.
    case fullWidth
    /// Hangul.
    case hangul
    /// An emoji, of however many scalars.
    case emoji
    /// A character of ``OtherAdvances``, by its index.
    case listed(Int)
    /// A bullet.
    case bullet
    /// An arrow.
    case arrow
    /// An unknown character.
    case other
  }

  /// The behavior at line breaks.
  enum Breaking: Equatable {
    /// A part of a word.
    case word
    /// A digit: a part of a word that stays with a hyphen before it.
    case digit
    /// Breaks after it, and needs no room at the end of a line.
    case space
    /// Breaks after it.
    case hyphen
    /// Breaks before and after it.
    case ideograph
    /// Stays with the glyph before it.
    case closing
    /// Stays with the glyph after it.
    case opening
    /// Stays with both.
    case glue
    /// Ends the line.
    case newline
  }

  let shape: Shape
  let breaking: Breaking

  /// The character as one composed scalar, if the glyph was made of a character.
  private(set) var scalar: Unicode.Scalar?

  /// The printable ASCII character that is as wide, if there is one.
  var asciiCode: UInt8? {
    if case .ascii(let code) = shape { code } else { nil }
  }

  @inline(__always) init(_ shape: Shape, _ breaking: Breaking = .word) {
    self.shape = shape
    self.breaking = breaking
  }

  init(_ character: Character) {
    // A Windows newline is the only pair of ASCII characters that is one `Character`.
    if let scalar = character.singleScalar {
      self.init(scalar)
    } else if character == "\r\n" {
      self.init(ascii: 10)
    } else {
      self.init(joined: character)
    }
  }

  /// A character of one scalar.
  private init(_ scalar: Unicode.Scalar) {
    switch scalar.value {
    case ..<0x80: self.init(ascii: UInt8(scalar.value))
    // Looking at properties takes twice as long as an entry of a list.
    case Self.latinRange: self = Self.latin[Int(scalar.value - Self.latinRange.lowerBound)]
    default: self.init(looking: scalar)
    }
  }

  /// An ASCII character; its code is below 128.
  @inline(__always) init(ascii code: UInt8) {
    switch code {
    case 10...13: self.init(.invisible, .newline)
    case 9, 32: self.init(.ascii(32), .space)
    case 45: self.init(.ascii(45), .hyphen)
    case 48...57: self.init(.ascii(code), .digit)
    case 40, 91, 123: self.init(.ascii(code), .opening)
    // A line does not begin with these: UAX 14, classes EX, CL, CP, IS.
    case 33, 41, 44, 46, 58, 59, 63, 93, 125: self.init(.ascii(code), .closing)
    case 33...126: self.init(.ascii(code))
    default: self.init(.invisible)
    }
    scalar = Unicode.Scalar(code)
  }

  /// A character of one scalar that is not ASCII, by its properties.
  private init(looking scalar: Unicode.Scalar) {
    // Hangul before full width, whose ranges include its single letters.
    if let glyph = Self.known(scalar) {
      self = glyph
    } else if scalar.isHangul {
      self.init(.hangul)
    } else if scalar.isFullWidth {
      self.init(.fullWidth, Self.breaking(ofIdeograph: scalar))
    } else if scalar.properties.isEmojiPresentation {
      self.init(.emoji, .ideograph)
    } else if let shape = Shape(listed: scalar) {
      self.init(shape)
    } else if scalar.hasNoWidth {
      self.init(.invisible, .glue)
    } else {
      self.init(baseOf: Character(scalar))
    }
    self.scalar = scalar
  }

  /// A character of several scalars.
  private init(joined character: Character) {
    let scalars = character.unicodeScalars
    if character.isEmoji {
      self.init(.emoji, .ideograph)
    } else if scalars.first?.isHangul == true {
      self.init(.hangul)
    } else if scalars.first?.isFullWidth == true {
      // The first scalar decides: the others are marks that are drawn onto it.
      self.init(.fullWidth, .ideograph)
    } else if let shape = character.composedScalar.flatMap(Shape.init(listed:)) {
      self.init(shape)
    } else if scalars.allSatisfy(\.hasNoWidth) {
      self.init(.invisible, .glue)
    } else {
      self.init(baseOf: character)
    }
    scalar = character.composedScalar
  }

  /// Makes a letter with marks, which is as wide as the letter.
  private init(baseOf character: Character) {
    let base = String(character).decomposedStringWithCanonicalMapping.unicodeScalars.first
    if let base, (32...126).contains(base.value) {
      self.init(.ascii(UInt8(base.value)))
    } else {
      self.init(base.flatMap(Shape.init(listed:)) ?? .other)
    }
  }

  /// The Latin letters with marks, cached because many texts have them.
  private static let latinRange: ClosedRange<UInt32> = 0xC0...0x24F
  private static let latin = latinRange.compactMap(Unicode.Scalar.init).map(Glyph.init(looking:))

  /// Knows Latin letters with an integral mark, typographic spellings of ASCII characters, currency
  /// signs, newlines and invisible places to break.
  private static func known(_ scalar: Unicode.Scalar) -> Glyph? {
    switch scalar {
    // These letters do not decompose into a letter and a mark.
    case "ø": Glyph(.ascii(111))
    case "Ø": Glyph(.ascii(79))
    case "ł": Glyph(.ascii(108))
    case "Ł": Glyph(.ascii(76))
    case "đ": Glyph(.ascii(100))
    case "Đ": Glyph(.ascii(68))
    case "ħ": Glyph(.ascii(104))
    case "Ħ": Glyph(.ascii(72))
    case "ı": Glyph(.ascii(105))
    case "‘": Glyph(.ascii(39), .opening)
    case "’": Glyph(.ascii(39))
    case "“": Glyph(.ascii(34), .opening)
    case "”": Glyph(.ascii(34), .closing)
    // A break after U+2010 is wanted; U+2011 is the hyphen that forbids it.
    case "‐": Glyph(.ascii(45), .hyphen)
    case "\u{2011}": Glyph(.ascii(45), .glue)
    // UAX 14 breaks after a dash as after a hyphen.
    case "–", "—": Glyph(Shape(listed: scalar) ?? .other, .hyphen)
    // Currency signs are as wide as digits, and so is the dollar.
    case "¢", "£", "¥", "€", "₴", "₸", "₹", "₺", "₽": Glyph(.ascii(36))
    case "\u{A0}", "\u{202F}": Glyph(.ascii(32), .glue)
    case "…": Glyph(.ellipsis, .closing)
    case "•": Glyph(.bullet)
    case "←", "→", "↑", "↓": Glyph(.arrow)
    // U+200B and U+00AD only say where a line may break.
    case "\u{200B}": Glyph(.invisible, .space)
    case "\u{AD}": Glyph(.invisible, .hyphen)
    case "\u{85}", "\u{2028}", "\u{2029}": Glyph(.invisible, .newline)
    default: nil
    }
  }

  private static func breaking(ofIdeograph scalar: Unicode.Scalar) -> Breaking {
    if closing.contains(scalar) { return .closing }
    return opening.contains(scalar) ? .opening : .ideograph
  }

  private static let closing = Set(
    // Small kana and the long mark do not begin a line: UAX 14, class CJ, and NS.
    "、。，．！？：；）］｝」』】〉》〕ー々ぁぃぅぇぉっゃゅょァィゥェォッャュョ・".unicodeScalars)
  private static let opening = Set("（［｛「『【〈《〔".unicodeScalars)
}

extension Glyph.Shape {
  /// The shape of a character whose width is listed.
  init?(listed scalar: Unicode.Scalar) {
    guard let place = Self.listedPlaces[scalar] else { return nil }
    self = .listed(place)
  }

  private static let listedPlaces = Dictionary(
    uniqueKeysWithValues: zip(
      OtherAdvances.characters.unicodeScalars, OtherAdvances.text.indices))
}

extension Character {
  /// The scalar of a character that is a single one, as most are.
  fileprivate var singleScalar: Unicode.Scalar? {
    let scalars = unicodeScalars
    let start = scalars.startIndex
    return scalars.index(after: start) == scalars.endIndex ? scalars[start] : nil
  }

  /// The first scalar of the composed form of a character of several scalars.
  fileprivate var composedScalar: Unicode.Scalar? {
    String(self).precomposedStringWithCanonicalMapping.unicodeScalars.first
  }

  /// Whether a character of several scalars is drawn as a color picture.
  fileprivate var isEmoji: Bool {
    // U+FE0E asks for the black-and-white form of the character before it.
    if unicodeScalars.contains("\u{FE0E}") { return false }
    // U+FE0F asks for the colored form, and U+20E3 makes a keycap of a digit.
    return unicodeScalars.first?.properties.isEmojiPresentation == true
      || unicodeScalars.contains { $0 == "\u{FE0F}" || $0 == "\u{20E3}" }
  }
}

extension Unicode.Scalar {
  /// Whether the scalar is of a script or form whose characters fill a square.
  fileprivate var isFullWidth: Bool {
    switch value {
    case 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xA960...0xA97F,
      0xF900...0xFAFF, 0xFE30...0xFE4F, 0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x1B000...0x1B16F,
      0x20000...0x3FFFD:
      true
    default: false
    }
  }

  /// Whether the scalar is a syllable, or a part of one, of the Korean script.
  fileprivate var isHangul: Bool {
    switch value {
    case 0x1100...0x11FF, 0x3131...0x318E, 0xAC00...0xD7FF: true
    default: false
    }
  }

  /// Whether the scalar is drawn onto its neighbor, or not at all.
  fileprivate var hasNoWidth: Bool {
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format, .control: true
    default: false
    }
  }
}
