import AutoScaleLayoutEngine
import AutoScaleTrees

/// The font families that browsers may use for a font, the nearest first.
enum FontStack {
  /// The families for the system font.
  static let system = "-apple-system, 'SF Pro Text', Inter, 'Helvetica Neue', Arial, sans-serif"

  /// Returns the families for a font, or nil for the plain system font.
  static func families(of font: FontDescriptor) -> String? {
    if font.traits.contains(.monospaced) { return "'SF Mono', Menlo, Consolas, monospace" }
    guard let name = font.family ?? font.name else { return nil }
    let family = name.filter { $0 != "'" && $0 != "\\" && $0 != "\"" }
    let base = family.split(separator: "-").first.map(String.init) ?? family
    let names = family == base ? "'\(family)'" : "'\(family)', '\(base)'"
    return "\(names), \(system)"
  }

  /// Returns the weight as a number.
  ///
  /// A weight in the font's name takes precedence.
  static func weight(of font: FontDescriptor) -> Int {
    (font.name.flatMap(FontWeight.init(postScriptName:)) ?? font.weight).number
  }

  /// Whether the letters are slanted.
  static func isItalic(_ font: FontDescriptor) -> Bool {
    font.traits.contains(.italic)
      || font.name.map { $0.hasSuffix("Italic") || $0.hasSuffix("Oblique") } ?? false
  }
}
