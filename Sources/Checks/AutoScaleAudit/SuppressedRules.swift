import AutoScale
import AutoScaleInterfaceBuilder
import AutoScaleSourceText
import AutoScaleTrees

/// The rules that a view suppresses.
///
/// It is a runtime attribute of the view, such as `layer.autoscaleSuppressed` with the text
/// `overlap, clipped-text`.
///
/// A layer takes a value for any key, so that the attribute does no harm when the document is loaded.
/// Source: Apple, Core Animation Programming Guide, Key-Value Coding Extensions.
struct SuppressedRules {
  /// The key path of the attribute.
  static let keyPath = "layer.autoscaleSuppressed"

  /// The rules.
  private(set) var rules: Set<Finding.Rule> = []

  /// The unknown names, in the order of the attribute.
  private(set) var unknownNames: [String] = []

  /// Reads the attributes of a view.
  init(_ attributes: [RuntimeAttribute]) {
    for case .string(let text) in attributes.filter({ $0.keyPath == Self.keyPath }).map(\.value) {
      for name in text.split(whereSeparator: { $0 == "," || $0.isWhitespace }).map(String.init) {
        if let rule = Finding.Rule(rawValue: name) {
          rules.insert(rule)
        } else {
          unknownNames.append(name)
        }
      }
    }
  }
}

extension AuditSubject {
  /// Returns whether a view suppresses a rule.
  func suppresses(_ rule: Finding.Rule, of node: ViewNode) -> Bool {
    guard let document else { return false }
    return SuppressedRules(document.runtimeAttributes(of: node)).rules.contains(rule)
  }

  /// The unknown names of suppressed rules.
  var unknownSuppressions: [AuditGap] {
    guard let document else { return [] }
    return root.subtree.flatMap { node in
      SuppressedRules(document.runtimeAttributes(of: node)).unknownNames.map { word in
        AuditGap(
          element: name(of: node), at: place(of: node),
          reason: .unknownRule(
            word, nearest: nearestSpelling(to: word, in: Finding.Rule.allCases.map(\.rawValue))))
      }
    }
  }
}
