import AutoScale
import AutoScaleLayoutEngine
import AutoScaleSourceText

/// Something that is wrong with a screen: where, on which widths, how badly, and how sure that is.
///
///     for finding in Audit().report(on: document).findings { print(finding) }
///     // Login.xib:12:17: error: Title passes the right edge of the screen by 55 pt …
public struct Finding: Hashable, Sendable {
  /// How sure it is that something is wrong.
  public enum Severity: String, CaseIterable, Hashable, Sendable, Codable, Comparable {
    /// Something that the document does not say decides.
    case note
    /// A measured text decides, or people may differ.
    case warning
    /// Every reading of the document breaks.
    case error

    /// Whether the second is worse than the first.
    public static func < (first: Severity, second: Severity) -> Bool {
      allCases.firstIndex(of: first) ?? 0 < allCases.firstIndex(of: second) ?? 0
    }
  }

  /// What was looked for.
  public let rule: Rule

  /// How sure it is that something is wrong.
  public package(set) var severity: Severity

  /// Where the element begins.
  package let place: SourcePlace

  /// What people call the element: its label, its outlet or its class.
  public let element: String

  /// The class of the element: the user's, or that of UIKit.
  public let className: String

  /// The object id of the element; nil for one without.
  public let elementID: String?

  /// What is wrong where it is worst, in a sentence without a full stop.
  public let message: String

  /// Why the severity is not a higher one, in words; nil for an error.
  public let evidence: String?

  /// The change that fixes it, in words, such as `add title.trailing ≤ screen.trailing - 16`; nil where
  /// none is known.
  ///
  /// It was tried by solving: it fixes what is wrong on the worst width and at both ends of the ranges,
  /// and breaks nothing there, nor where the document is drawn.
  public let hint: String?

  /// The widths of screens on which it is so, in points.
  public let widths: WidthRanges

  /// Whether these are all widths that were looked at.
  public let isOnEveryWidth: Bool

  /// The width on which it is worst, in points.
  public let worstWidth: Int

  /// The names of the screens on which it is so, from the narrowest: phones of the catalog, those with
  /// Display Zoom on, and parts of pads' screens, such as `Split View third`.
  public let devices: [String]

  /// The condition in which it is worst.
  ///
  /// It has no screen if the audit was given a layout.
  public let condition: ViewingCondition

  /// What tells this finding from others, whatever the folder and the lines of the file are.
  public let fingerprint: String

  /// The path of the file, as it was given; the name of the outermost view where there is none.
  public var path: String { place.path }

  /// The line at which the element begins, from 1.
  public var line: Int? { place.line }

  /// The column in characters at which the element begins, from 1.
  public var column: Int? { place.column }
}

extension Finding {
  /// The same finding, at most as severe as is given.
  package func limited(to severity: Severity) -> Finding {
    var finding = self
    finding.severity = min(severity, self.severity)
    return finding
  }
}

extension Finding: CustomStringConvertible {
  /// One line, `path:line:column: error: message …`, that editors make a link.
  public var description: String { "\(place): \(severity.rawValue): \(summary) [\(rule)]" }

  /// The message with widths, devices, evidence and hint, in one line.
  public var summary: String {
    var text = message + (isOnEveryWidth ? "; on every width" : "; \(widths) pt")
    if !isOnEveryWidth, !devices.isEmpty { text += ": \(Self.list(of: devices))" }
    if let words = conditionWords { text += "; \(words)" }
    if let evidence { text += "; \(evidence)" }
    if let hint { text += "; to fix it, \(hint)" }
    return text
  }

  /// The condition in words, such as `in de`; nil for the document as it is.
  package var conditionWords: String? {
    let words = condition.description
    return words.isEmpty ? nil : words
  }

  /// The first few devices, and how many more there are.
  private static func list(of devices: [String]) -> String {
    let rest = devices.count - 3
    return devices.prefix(3).joined(separator: ", ") + (rest > 0 ? " and \(rest) more" : "")
  }
}
