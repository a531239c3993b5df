import AutoScale

/// How a command lays out documents.
struct LayoutOptions {
  /// Where the insets of the safe area come from.
  enum SafeArea {
    /// The stored frames that obey constraints to it.
    case stored
    /// The device.
    case device
    /// The command line, in points.
    case given(EdgeInsets)
  }

  /// Where the sizes of texts, images and controls come from.
  enum Sizes: String, CaseIterable {
    /// The stored frames.
    case stored
    /// Measuring them.
    case measured
  }

  /// The screen; nil for the document's own device.
  var screen: Screen?
  var safeArea = SafeArea.stored
  var sizes = Sizes.stored
  /// Whether the tree is scaled for the screen first.
  var adapts = false
  /// How it is scaled.
  var rule = ScalingRule.standard
  /// Whether the rule's width is that of the design, and not the document's own.
  var isReferenceGiven = false
}

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
