import LayoutReport

extension CommandOption {
  static let documentLanguage = CommandOption(
    name: "--language", value: "TAG", help: "the language of the texts (that of the document)")
}

extension Arguments {
  /// Whose sizes contents have, nil where it is not given.
  func sizes() throws(UsageError) -> LayoutOptions.Sizes? {
    try choice("--sizes", among: LayoutOptions.Sizes.allCases.map(\.rawValue))
      .flatMap(LayoutOptions.Sizes.init)
  }
}
