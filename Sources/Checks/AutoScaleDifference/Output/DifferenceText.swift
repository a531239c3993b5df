import AutoScale
import AutoScaleAudit

/// A difference as lines of text.
package struct DifferenceText {
  /// The lines; there are none without a difference.
  package let lines: [String]

  /// Describes a difference.
  package init(_ difference: DocumentDifference) {
    lines = DifferenceSection.sections(of: difference).flatMap { section in
      [section.title]
        + section.entries.flatMap { entry in
          ["  \(entry.sign.rawValue) \(entry.text)"] + entry.details.map { "      \($0)" }
        }
    }
  }
}
