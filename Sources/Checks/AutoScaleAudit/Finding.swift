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

    /// Returns whether the second is worse than the first.
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
    /// The collection around a header or a footer.
    case collection
    /// A screen that is wider than the outermost view by a number of points, as in the design.
    case widerScreen(by: Double)
    /// The outermost view itself, which has the same size on all screens.
    case ownSize
  }

  /// The widths and devices of a finding, and its worst condition.
  struct Extent: Hashable {
    private(set) var widths: WidthRanges
    var container = Container.screen
    /// All audited widths; none if a single layout was examined.
    var auditedWidths = WidthRanges([])
    var context = AuditContext.portrait
    let worstWidth: Int
    /// The devices, in the order in which they are named.
    private(set) var screens: [Screen]
    let condition: ViewingCondition

    /// Adds the widths and the devices of another extent.
    mutating func add(_ other: Extent) {
      screens += other.screens.filter { !screens.contains($0) }
      widths = widths.union(other.widths)
    }
  }

  /// The rule that found it.
  public let rule: Rule

  /// How certain the fault is.
  public package(set) var severity: Severity

  let subject: Element

  /// The fault at its worst, in a sentence without a full stop.
  public let message: String

  /// The reason why the severity is not higher, in words, except for an error.
  public let evidence: String?

  /// The change that fixes the element itself, if one is known.
  var fix: Hint?

  /// The constraints and views that take part, the one to change first at the beginning.
  public package(set) var participants: [Participant] = []

  /// Further findings with the same cause, or the same fault in copies of the view.
  ///
  /// They have no companions themselves.
  public package(set) var companions: [Finding] = []

  var extent: Extent

  /// The layout on the worst screen, until the finding is printed.
  package var worstLayout: WorstLayout?

  /// The extent of the fault at its worst, in the unit of its rule.
  let amount: Double

  /// The index of the outermost view in the document.
  var root = 0

  /// The cause, which findings of one group share, if others may have it.
  var cause: String?

  /// The identity of the finding, which depends on the name of the file, and not on folders and lines.
  public let fingerprint: String

  /// The identity of the finding in its document, whatever the name of the file is.
  package let contentFingerprint: String

  /// Makes a finding of an observation at its worst, with a reason for a lower severity than that of the
  /// rule.
  init(
    _ observation: Observation, by rule: AuditRuleDescription, in subject: AuditSubject,
    cap: SeverityCap?, extent: Extent
  ) {
    let element = subject.element(of: observation)
    self.rule = rule.id
    severity = min(rule.severity, cap?.severity ?? rule.severity)
    self.subject = element
    message = observation.message
    evidence = cap?.reason
    participants =
      observation.members.map(subject.participant)
      + [observation.cause].compactMap { $0.map { subject.participant(.constraint($0)) } }
      + observation.participants
    self.extent = extent
    amount = observation.amount ?? 0
    let content = [
      // Only the line tells elements without an object id apart.
      rule.id.rawValue, element.identifier ?? "\(element.place.line ?? 0)", observation.related,
    ]
    // A baseline stays valid when a file moves to another folder.
    let file = element.place.path.split(separator: "/").last.map(String.init) ?? ""
    fingerprint = Self.fingerprint(of: [file] + content)
    contentFingerprint = Self.fingerprint(of: content)
  }

  private static func fingerprint(of words: [String]) -> String {
    String(words.joined(separator: "\u{1F}").stableHash, radix: 16)
  }
}

extension Finding {
  /// Returns whether two findings are the same; their kept layouts do not matter.
  public static func == (first: Finding, second: Finding) -> Bool {
    first.fingerprint == second.fingerprint && first.severity == second.severity
      && first.message == second.message && first.extent == second.extent
      && first.evidence == second.evidence && first.fix == second.fix
      && first.subject == second.subject && first.participants == second.participants
      && first.companions == second.companions
  }

  /// Feeds the identity and the message into a hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(fingerprint)
    hasher.combine(message)
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
