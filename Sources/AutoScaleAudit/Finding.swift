import AutoScale
import AutoScaleEditing
import AutoScaleLayoutEngine
import AutoScaleSourceText

/// A fault of a screen, with its widths, its place and its certainty.
///
///     for finding in Audit().report(on: document).findings { print(finding) }
///     // Login.xib:12:17: error: Title passes the right edge of the screen by 55 pt …
public struct Finding: Hashable, Sendable {
  /// How certain a fault is.
  public enum Severity: String, CaseIterable, Hashable, Sendable, Codable, Comparable {
    /// Something unknown to the document decides.
    case note
    /// A measured text decides, or opinions differ.
    case warning
    /// The fault persists in every reading of the document.
    case error

    /// Whether the second is worse than the first.
    public static func < (first: Severity, second: Severity) -> Bool {
      allCases.firstIndex(of: first) ?? 0 < allCases.firstIndex(of: second) ?? 0
    }
  }

  /// The element at fault.
  struct Element: Hashable {
    let name: String
    let className: String
    let identifier: String?
    let place: SourcePlace
  }

  /// A constraint or a view that takes part in a finding.
  public struct Participant: Hashable, Sendable {
    /// The object id, if it has one.
    public let identifier: String?

    /// The equation of a constraint, or the requirement of a view.
    public let text: String

    package let place: SourcePlace

    /// The line at which it begins, from 1.
    public var line: Int? { place.line }
  }

  /// The view whose widths a finding states.
  public enum Container: Hashable, Sendable {
    /// The screen, which the element's outermost view fills.
    case screen
    /// The table around a cell, a header or a footer.
    case table
    /// A screen that is wider than the outermost view by a number of points, as in the design.
    case widerScreen(by: Double)
  }

  /// The widths and devices of a finding, and its worst condition.
  struct Extent: Hashable {
    let widths: WidthRanges
    var container = Container.screen
    let isOnEveryWidth: Bool
    var context = AuditContext.portrait
    let worstWidth: Int
    let devices: [String]
    let condition: ViewingCondition
  }

  /// The rule that found it.
  public let rule: Rule

  /// How certain the fault is.
  public package(set) var severity: Severity

  private let subject: Element

  /// The fault at its worst, in a sentence without a full stop.
  public let message: String

  /// The reason why the severity is not higher, in words; an error has none.
  public let evidence: String?

  /// The change that fixes it, in words, such as `add title.trailing ≤ screen.trailing - 16`.
  ///
  /// It was tried by solving: it fixes the fault on the worst width and at both ends of the ranges, and
  /// breaks nothing there, nor where the document is drawn. It is nil if no such change is known.
  public var hint: String? { fix?.words }

  /// The hint as changes of the document, in terms of object ids.
  ///
  /// There are none without a hint, for a tree made in code, for scaled views, and if an element has no
  /// object id.
  public var changes: [DocumentChange] { fix?.changes ?? [] }

  private let fix: Hint?

  /// The constraints and views that take part, the one to change first at the beginning.
  public package(set) var participants: [Participant] = []

  /// The names of further elements with the same fault from the same cause.
  ///
  /// One view or one constraint puts all of them at fault, so they are one finding.
  public package(set) var companions: [String] = []

  private let extent: Extent

  /// The identity of the finding, which depends on the name of the file, and not on folders and lines.
  public let fingerprint: String

  /// The identity of the finding in its document, whatever the name of the file is.
  package let contentFingerprint: String

  /// Makes a finding of a rule.
  ///
  /// - Parameters:
  ///   - rule: The rule.
  ///   - element: The element at fault.
  ///   - message: The fault, in a sentence without a full stop.
  ///   - cap: A reason for a lower severity than that of the rule.
  ///   - hint: The change that fixes it.
  ///   - extent: The widths, the devices and the worst condition.
  ///   - related: The identifiers of other participants, which tell similar findings apart.
  init(
    _ rule: AuditRuleDescription, in element: Element, _ message: String, cap: SeverityCap?,
    hint: Hint?, extent: Extent, related: String
  ) {
    self.rule = rule.id
    severity = min(rule.severity, cap?.severity ?? rule.severity)
    subject = element
    self.message = message
    evidence = cap?.reason
    fix = hint
    self.extent = extent
    let content = [rule.id.rawValue, element.identifier ?? "\(element.place.line ?? 0)", related]
    let file = element.place.path.split(separator: "/").last.map(String.init) ?? ""
    fingerprint = Self.fingerprint(of: [file] + content)
    contentFingerprint = Self.fingerprint(of: content)
  }

  private static func fingerprint(of words: [String]) -> String {
    String(words.joined(separator: "\u{1F}").stableHash, radix: 16)
  }
}

// MARK: - The element

extension Finding {
  /// The name of the element: its label, its outlet or its class.
  public var element: String { subject.name }

  /// The class of the element: the user's, or that of UIKit.
  public var className: String { subject.className }

  /// The object id of the element, if it has one.
  public var elementID: String? { subject.identifier }

  /// The start of the element.
  package var place: SourcePlace { subject.place }

  /// The path of the file, as it was given, or the name of the outermost view without a file.
  public var path: String { place.path }

  /// The line at which the element begins, from 1.
  public var line: Int? { place.line }

  /// The column in characters at which the element begins, from 1.
  public var column: Int? { place.column }
}

// MARK: - The widths

extension Finding {
  /// The widths of screens with the fault, in points.
  public var widths: WidthRanges { extent.widths }

  /// The view whose widths these are.
  public var container: Container { extent.container }

  /// Whether these are all audited widths.
  public var isOnEveryWidth: Bool { extent.isOnEveryWidth }

  /// The way in which screens show the app.
  public var context: AuditContext { extent.context }

  /// The width on which the fault is worst, in points.
  public var worstWidth: Int { extent.worstWidth }

  /// The names of the screens with the fault, from the narrowest: phones of the catalog, those with
  /// Display Zoom, and parts of pads' screens, such as `Split View third`.
  public var devices: [String] { extent.devices }

  /// The condition in which the fault is worst.
  ///
  /// It has no screen if the audit was given a layout.
  public var condition: ViewingCondition { extent.condition }
}

extension Finding {
  /// Returns the finding with a limited severity.
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
    var text = message
    if !companions.isEmpty {
      text += "; likewise \(companions.count) more: \(Self.list(of: companions))"
    }
    text += (isOnEveryWidth ? "; on every width" : "; \(widths) pt")
    text += container.suffix
    if !isOnEveryWidth, !devices.isEmpty { text += ": \(Self.list(of: devices))" }
    if let words = conditionWords { text += "; \(words)" }
    if let evidence { text += "; \(evidence)" }
    if let hint { text += "; to fix it, \(hint)" }
    return text
  }

  /// The condition in words, such as `in de, read from right to left`, or `nil` for the document as it is.
  package var conditionWords: String? {
    let words = [context.words, condition.description, directionWords].compactMap(\.self).filter {
      !$0.isEmpty
    }
    return words.isEmpty ? nil : words.joined(separator: ", ")
  }

  /// The direction of reading in words, unless the language implies it.
  private var directionWords: String? {
    let usual = ViewingCondition(language: condition.language).direction
    guard condition.direction != usual else { return nil }
    return condition.direction == .rightToLeft
      ? "read from right to left" : "read from left to right"
  }

  /// Joins the first names, and counts the others.
  private static func list(of names: [String]) -> String {
    let rest = names.count - 3
    return names.prefix(3).joined(separator: ", ") + (rest > 0 ? " and \(rest) more" : "")
  }
}

extension Finding.Participant: CustomStringConvertible {
  /// The place, the equation and the id, such as `Login.xib:20:13: Buy.width = 120 [aB3-dE-f5G]`.
  public var description: String {
    "\(place): \(text)" + (identifier.map { " [\($0)]" } ?? "")
  }
}

extension Finding.Container {
  /// The container in words behind a width, such as ` of the table`.
  fileprivate var suffix: String {
    switch self {
    case .screen: ""
    case .table: " of the table"
    case .widerScreen(let margin): " of a screen \(margin.text) pt wider than the view"
    }
  }
}
