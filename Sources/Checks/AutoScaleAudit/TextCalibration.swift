import AutoScale
import AutoScaleInterfaceBuilder
import AutoScaleLayoutEngine
import AutoScaleTrees

/// The ratios of stored to measured widths of a document's texts, where they differ by more than the
/// measuring error.
///
/// Xcode may have drawn a text in another font than the measured one, such as one that is not installed.
struct TextCalibration {
  /// The ratios by view.
  private var ratios: [ObjectIdentifier: Double] = [:]

  /// The median ratios by font.
  private var fontRatios: [FontDescriptor: Double] = [:]

  /// The largest difference from 1 of a ratio that measuring explains.
  private static let tolerance = 0.1

  /// Makes a calibration without differences.
  init() {}

  /// Compares the texts of one line that have their natural width in a layout with their stored frames.
  init(_ result: LayoutResult, of subject: AuditSubject) {
    guard let document = subject.document else { return }
    var known: [FontDescriptor: [Double]] = [:]
    for (position, node) in result.nodes.enumerated() {
      // Only a natural width tells the font: a stretched label has the width of its constraints.
      guard case .label(let label) = node.role, label.numberOfLines == 1, node.customClass == nil,
        let font = node.font, let element = document.element(of: node), !element.isMisplaced,
        let stored = element.storedFrame?.width, stored > 1,
        let natural = result.rows.content(of: position)?.width, natural > 1,
        (result.frames[position].width - natural).magnitude < AuditedLayout.tolerance
      else { continue }
      let ratio = stored / natural
      known[font, default: []].append(ratio)
      if Self.differs(ratio) { ratios[ObjectIdentifier(node)] = ratio }
    }
    for (font, ratios) in known {
      let median = ratios.sorted()[ratios.count / 2]
      if Self.differs(median) { fontRatios[font] = median }
    }
  }

  /// Returns the ratio of a view's text, or that of the texts in its font.
  func ratio(of node: ViewNode) -> Double? {
    ratios[ObjectIdentifier(node)] ?? node.font.flatMap { fontRatios[$0] }
  }

  private static func differs(_ ratio: Double) -> Bool { (ratio - 1).magnitude > tolerance }
}
