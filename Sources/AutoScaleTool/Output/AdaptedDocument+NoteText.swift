import AutoScale
import LayoutReport

extension AdaptedDocument {
  /// A line about the width of the design, where that is in doubt.
  var noteText: String? {
    let standard = "\(context.rule.referenceWidth.text) points are the reference"
    let text: String? =
      switch note {
      case nil: nil
      case .noWidth: "states no width; \(standard)"
      case .otherWidth(let width):
        "is \(width.text) points wide, and scaled from that; "
          + "'--reference \(ScalingRule.standard.referenceWidth.text)' scales as an app does by default"
      case .invalidWidth(let error): "has a width that is none (\(error)); \(standard)"
      }
    return text.map { "\(document.path): note: the document \($0)" }
  }
}
