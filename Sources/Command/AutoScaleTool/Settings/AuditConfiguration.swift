import AutoScale
import AutoScaleAudit
import AutoScaleLayoutEngine
import AutoScaleSourceText
import Foundation

/// The settings of a file `.autoscale.json`.
///
///     {
///       "paths": ["Sources"],
///       "widths": [320, 440],
///       "contexts": ["portrait", "landscape"],
///       "languages": ["de", "ar"],
///       "textSizes": ["accessibilityLarge"],
///       "longer": 35,
///       "rules": {"small-font": "off", "overlap": "warning"},
///       "exceptedClasses": ["Badge"],
///       "suppressed": [{"element": "abc-12-xyz", "rule": "overlap"}]
///     }
struct AuditConfiguration: Sendable {
  /// A suppressed finding.
  struct Suppression: Hashable, Sendable {
    let element: String
    let rule: Finding.Rule
  }

  /// The name of the file.
  static let fileName = ".autoscale.json"

  /// The widths of screens, in points, if the file states them.
  private(set) var widths: ClosedRange<Int>?

  /// The files and folders for a command line without any.
  private(set) var paths: [String] = []

  /// The languages of texts beside the documents, if someone states them.
  var languages: [String]?

  /// The further text sizes, if someone states them.
  var textSizes: [TextSizeCategory]?

  /// The percentage by which longer texts are tried, as in a language without a translation yet.
  var longer: Int?

  /// The further conditions of an audit.
  var conditions: [ViewingCondition] {
    (languages ?? []).map { ViewingCondition(language: $0) }
      + (textSizes ?? []).map { ViewingCondition(textSize: $0) }
      + [longer].compactMap(\.self).map { ViewingCondition(textLength: 1 + Double($0) / 100) }
  }

  /// An audit with the widths, the directions and the rules of the file.
  var audit: Audit {
    var audit = Audit()
    audit.widths = widths ?? audit.widths
    audit.contexts = contexts ?? audit.contexts
    audit.directions = directions ?? audit.directions
    audit.disabledRules = disabledRules
    return audit
  }

  /// The directions of reading, if the file states them.
  private(set) var directions: [InterfaceDirection]?

  /// The ways in which screens show the app, if the file states them.
  private(set) var contexts: [AuditContext]?

  /// The disabled rules.
  private(set) var disabledRules: Set<Finding.Rule> = []

  /// The highest severities of rules.
  private(set) var limits: [Finding.Rule: Finding.Severity] = [:]

  /// The classes of views without reports.
  private(set) var exceptedClasses: Set<String> = []

  /// The suppressed findings.
  private(set) var suppressed: Set<Suppression> = []

  /// The path of the file, for messages.
  private(set) var path = ""

  /// Makes an empty configuration.
  init() {}

  /// Reads a file, and reports all its defects.
  init(contentsOf path: String) throws(UsageError) {
    let bytes: [UInt8]
    do {
      bytes = Array(try Data(contentsOf: URL(filePath: path)))
    } catch {
      throw UsageError.badInput("'\(path)' cannot be read: \(error.cause)")
    }
    var reader = AuditConfigurationReader(bytes)
    self = reader.read()
    self.path = path
    // Paths are relative to the folder of the settings, and messages have them from the current
    // folder.
    let folder = URL(filePath: path).absoluteURL.deletingLastPathComponent()
    let present = FileManager.default.currentDirectoryPath + "/"
    paths = paths.map { path in
      let whole = URL(filePath: path, relativeTo: folder).standardizedFileURL.path
      return whole.hasPrefix(present) ? String(whole.dropFirst(present.count)) : whole
    }
    let defects = reader.defects(path: path)
    guard defects.isEmpty else {
      throw UsageError.badInput("in the configuration:\n" + defects.joined(separator: "\n"))
    }
  }

  /// Returns the suppressions of some findings.
  func uses(of findings: [Finding]) -> Set<Suppression> {
    suppressed.isEmpty
      ? [] : suppressed.intersection(findings.lazy.flatMap(\.members).map(Self.suppression))
  }

  /// Filters the members of findings, and limits their severities.
  func reported(_ findings: [Finding]) -> [Finding] {
    findings.compactMap { finding in
      let kept = finding.keeping { member in
        !suppressed.contains(Self.suppression(of: member))
          && !exceptedClasses.contains(member.className)
      }
      return limits[finding.rule].flatMap { kept?.limited(to: $0) } ?? kept
    }
  }

  private static func suppression(of finding: Finding) -> Suppression {
    Suppression(element: finding.elementID ?? "", rule: finding.rule)
  }
}

extension AuditConfiguration {
  /// Sets the widths.
  mutating func set(widths: ClosedRange<Int>) { self.widths = widths }

  /// Sets the directions of reading.
  mutating func set(directions: [InterfaceDirection]) { self.directions = directions }

  /// Sets the contexts.
  mutating func set(contexts: [AuditContext]) { self.contexts = contexts }

  /// Limits the severity of a rule, or disables it without one.
  mutating func limit(_ rule: Finding.Rule, to severity: Finding.Severity?) {
    if let severity { limits[rule] = severity } else { disabledRules.insert(rule) }
  }

  /// Adds a file or a folder, relative to the folder of the settings.
  mutating func look(at path: String) { paths.append(path) }

  /// Excludes a class of views.
  mutating func except(_ name: String) { exceptedClasses.insert(name) }

  /// Suppresses a finding.
  mutating func suppress(_ suppression: Suppression) { suppressed.insert(suppression) }
}

/// The files `.autoscale.json` around documents, each read once.
struct AuditConfigurationSearch {
  private let given: AuditConfiguration?
  private var known: [String: AuditConfiguration] = [:]

  /// Uses a file for all documents, or searches one for each.
  init(file: String?) throws(UsageError) {
    given = try file.map { path throws(UsageError) in try AuditConfiguration(contentsOf: path) }
  }

  /// Returns the configuration in the nearest folder around a document.
  mutating func configuration(for path: String) throws(UsageError) -> AuditConfiguration {
    if let given { return given }
    return try configuration(
      in: URL(filePath: path).absoluteURL.deletingLastPathComponent().standardizedFileURL)
  }

  private mutating func configuration(in folder: URL) throws(UsageError) -> AuditConfiguration {
    if let found = known[folder.path] { return found }
    let file = folder.appending(path: AuditConfiguration.fileName)
    let parent = folder.deletingLastPathComponent().standardizedFileURL
    let configuration =
      if FileManager.default.fileExists(atPath: file.path) {
        try AuditConfiguration(contentsOf: file.path)
      } else if parent.path.count < folder.path.count {
        try configuration(in: parent)
      } else {
        AuditConfiguration()
      }
    known[folder.path] = configuration
    return configuration
  }
}
