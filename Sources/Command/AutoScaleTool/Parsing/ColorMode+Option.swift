extension ColorMode {
  /// The option that all commands have.
  static let option = ValueOption<ColorMode>.choice(
    "--color", help: "when output has colors (auto)", allCases.map { ($0.rawValue, $0) })
}
