import AutoScaleLayoutEngine
import AutoScaleTrees

/// The font families that browsers may use for a font, the nearest first.
enum FontStack {
  /// The families for the system font.
  static let system = "-apple-system, 'SF Pro Text', Inter, 'Helvetica Neue', Arial, sans-serif"

  /// The families for fonts whose letters are equally wide.
  private static let monospaced =
    "'SF Mono', Menlo, Consolas, 'DejaVu Sans Mono', 'Liberation Mono', monospace"

  /// Returns whether the name of a font is that of one whose letters are equally wide.
  private static func isMonospaced(_ name: String) -> Bool {
    let name = name.lowercased().filter(\.isLetter)
    return ["mono", "menlo", "courier", "consolas", "monaco", "inconsolata", "typewriter", "code"]
      .contains { name.contains($0) }
  }

  /// Returns the families for a font, or nil for the plain system font.
  static func families(of font: FontDescriptor) -> String? {
    if font.traits.contains(.monospaced) { return monospaced }
    guard let name = font.family ?? font.name else { return nil }
    // The name goes into SVG and CSS, where a quote or a backslash would end it early.
    let family = name.filter { $0 != "'" && $0 != "\\" && $0 != "\"" }
    // A PostScript name has its weight after a hyphen; the family comes before.
    let base = family.split(separator: "-").first.map(String.init) ?? family
    let names = family == base ? "'\(family)'" : "'\(family)', '\(base)'"
    // A font that the reader does not have gives way to one whose letters are as wide.
    return "\(names), \(isMonospaced(family) ? monospaced : system)"
  }
}
