import AutoScaleTrees

extension FontWeight {
  /// The weight that a PostScript name such as `HelveticaNeue-Light` ends in; nil where it says
  /// none.
  package init?(postScriptName name: String) {
    let style = name.split(separator: "-").dropFirst().last?.lowercased() ?? ""
    guard let found = Self.styles.first(where: { style.contains($0.name) }) else { return nil }
    self = found.weight
  }

  /// What styles are called; a name stands before those that are part of it.
  private static let styles: [(name: String, weight: FontWeight)] = [
    ("ultralight", .ultraLight), ("thin", .thin), ("extralight", .thin), ("light", .light),
    ("medium", .medium), ("semibold", .semibold), ("demi", .semibold), ("heavy", .heavy),
    ("extrabold", .heavy), ("black", .black), ("bold", .bold),
  ]
}
