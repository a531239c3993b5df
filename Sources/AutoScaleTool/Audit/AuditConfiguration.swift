import AutoScale
import AutoScaleAudit
import AutoScaleLayoutEngine
import AutoScaleSourceText
import Foundation

/// What a file `.autoscale.json` says about audits.
///
///     {
///       "paths": ["Sources"],
///       "widths": [320, 440],
///       "languages": ["de", "ar"],
///       "textSizes": ["accessibilityLarge"],
///       "longer": 35,
///       "rules": {"small-font": "off", "overlap": "warning"},
///       "exceptedClasses": ["Badge"],
///       "suppressed": [{"element": "abc-12-xyz", "rule": "overlap"}]
///     }
struct AuditConfiguration: Sendable {
  /// A finding that somebody does not want to see.
  struct Suppression: Hashable {
    let element: String
    let rule: Finding.Rule
  }

  /// The name of the file.
  static let fileName = ".autoscale.json"

  /// The widths of screens, in points; nil for the standard ones.
  private(set) var widths: ClosedRange<Int>?

  /// The files and folders that are looked at where a command line names none.
  private(set) var paths: [String] = []

  /// The languages of texts beside the documents.
  var languages: [String] = []

  /// The text sizes.
  var textSizes: [TextSizeCategory] = []

  /// The percentage by which longer texts are tried, as in a language without a translation yet.
  var longer: Int?

  /// The further conditions of an audit.
  var conditions: [ViewingCondition] {
    languages.map { ViewingCondition(language: $0) }
      + textSizes.map { ViewingCondition(textSize: $0) }
      + [longer].compactMap(\.self).map { ViewingCondition(textLength: 1 + Double($0) / 100) }
  }

  /// The directions of reading; nil for both.
  private(set) var directions: [InterfaceDirection]?

  /// The rules that are left out.
  private(set) var disabledRules: Set<Finding.Rule> = []

  /// The highest severities that findings of rules have.
  private(set) var limits: [Finding.Rule: Finding.Severity] = [:]

  /// The classes whose views are not reported.
  private(set) var exceptedClasses: Set<String> = []

  /// The findings that are not reported.
  private(set) var suppressed: Set<Suppression> = []

  /// Makes a configuration that changes nothing.
  init() {}

  /// Reads a file, and finds all its defects.
  init(contentsOf path: String) throws(UsageError) {
    let bytes: [UInt8]
    do {
      bytes = Array(try Data(contentsOf: URL(filePath: path)))
    } catch {
      throw UsageError("'\(path)' cannot be read: \(error.cause)")
    }
    var reader = AuditConfigurationReader(bytes)
    self = reader.read()
    let folder = URL(filePath: path).absoluteURL.deletingLastPathComponent()
    let present = FileManager.default.currentDirectoryPath + "/"
    paths = paths.map { path in
      let whole = URL(filePath: path, relativeTo: folder).standardizedFileURL.path
      return whole.hasPrefix(present) ? String(whole.dropFirst(present.count)) : whole
    }
    let defects = reader.defects(path: path)
    guard defects.isEmpty else {
      throw UsageError("in the configuration:\n" + defects.joined(separator: "\n"))
    }
  }

  /// The findings that are to be reported, as severe as they may be.
  func reported(_ findings: [Finding]) -> [Finding] {
    findings.compactMap { finding in
      let suppression = Suppression(element: finding.elementID ?? "", rule: finding.rule)
      if suppressed.contains(suppression) || exceptedClasses.contains(finding.className) {
        return nil
      }
      return limits[finding.rule].map { finding.limited(to: $0) } ?? finding
    }
  }
}

extension AuditConfiguration {
  /// Takes in the value of a key.
  mutating func set(widths: ClosedRange<Int>) { self.widths = widths }

  /// Takes in directions of reading.
  mutating func set(directions: [InterfaceDirection]) { self.directions = directions }

  /// Takes in what becomes of a rule; nil turns it off.
  mutating func limit(_ rule: Finding.Rule, to severity: Finding.Severity?) {
    if let severity { limits[rule] = severity } else { disabledRules.insert(rule) }
  }

  /// Takes in a file or a folder, as seen from the folder of the settings.
  mutating func look(at path: String) { paths.append(path) }

  /// Takes in a class whose views are not reported.
  mutating func except(_ name: String) { exceptedClasses.insert(name) }

  /// Takes in a finding that is not reported.
  mutating func suppress(_ suppression: Suppression) { suppressed.insert(suppression) }
}

/// The files `.autoscale.json` around documents, each read once.
struct AuditConfigurationSearch {
  private let given: AuditConfiguration?
  private var known: [String: AuditConfiguration] = [:]

  /// Takes a file for all documents, or looks for one around each.
  init(file: String?) throws(UsageError) {
    given = try file.map { path throws(UsageError) in try AuditConfiguration(contentsOf: path) }
  }

  /// The configuration of a document: the nearest one, in its folder or in one around it.
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
