import AutoScale
import AutoScaleXcodeCanvas

extension AdaptedDocument {
  /// A line for each note.
  var noteTexts: [String] {
    (notes + [noteOfReference].compactMap(\.self)).map { "\(document.path): note: \($0)" }
  }

  /// A note about a doubtful width of the design.
  private var noteOfReference: String? {
    let standard = "\(context.rule.referenceWidth.text) points are the reference"
    let text: String? =
      switch note {
      case nil: nil
      case .noWidth: "states no width; \(standard)"
      case .otherWidth(let width):
        "is \(width.text) points wide, and scaled from that; "
          + "'--reference \(ScalingRule.standard.referenceWidth.text)' scales as an app does by default"
      case .invalidWidth(let error): "has an invalid width (\(error)); \(standard)"
      }
    return text.map { "the document \($0)" }
  }
}

extension Terminal {
  /// Writes the notes about a document on one screen or several, each once.
  func note(_ adapted: [AdaptedDocument]) {
    var seen: Set<String> = []
    for note in adapted.flatMap(\.noteTexts) where seen.insert(note).inserted { error(note) }
  }
}
