import AutoScaleTrees

extension FontDescriptor {
  /// The weight of the font that draws: a weight in the name may contradict the stated one.
  package var drawnWeight: FontWeight { name.flatMap(FontWeight.init(postScriptName:)) ?? weight }

  /// Whether the letters are slanted.
  package var isSlanted: Bool {
    traits.contains(.italic)
      || name.map { $0.hasSuffix("Italic") || $0.hasSuffix("Oblique") } ?? false
  }
}

extension FontWeight {
  /// The weight at the end of a PostScript name such as `HelveticaNeue-Light`, if it names one.
  package init?(postScriptName name: String) {
    // Without a hyphen there is no style: `Lightning` is a family.
    let style = name.split(separator: "-").dropFirst().last?.lowercased() ?? ""
    guard let found = Self.styles.first(where: { style.contains($0.name) }) else { return nil }
    self = found.weight
  }

  /// The names of styles; a name comes before those that are parts of it.
  private static let styles: [(name: String, weight: FontWeight)] = [
    ("ultralight", .ultraLight), ("thin", .thin), ("extralight", .thin), ("light", .light),
    ("medium", .medium), ("semibold", .semibold), ("demi", .semibold), ("heavy", .heavy),
    ("extrabold", .heavy), ("black", .black), ("bold", .bold),
  ]
}
