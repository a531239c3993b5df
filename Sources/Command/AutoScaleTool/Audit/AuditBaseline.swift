import AutoScaleAudit
import AutoScaleSourceText
import Foundation

/// The known findings, which an audit leaves out.
///
/// The file has a line for each finding, sorted, so that versions merge line by line:
///
///     App/Login.xib | overlap | Cancel (aB1-cD-2eF) | Cancel and Send overlap by 32 × 44 pt | 1f3a…
struct AuditBaseline {
  /// A known finding.
  private struct Entry: Hashable {
    /// The path of the document, relative to the folder of the baseline.
    let path: String

    /// The fingerprint of the finding in its document.
    let content: String
  }

  /// The separator of the parts of a line.
  private static let separator = " | "

  /// The lines of each finding; a file that was merged may have one twice.
  private var lines: [Entry: [String]] = [:]

  /// The folder to which paths are relative.
  private let folder: URL

  /// The audited documents, relative to the folder; entries of other documents may belong to moved files.
  private var audited: Set<String> = []

  /// Makes an empty baseline for a file.
  init(at path: String = AuditConfiguration.fileName) {
    folder = URL(filePath: path).absoluteURL.standardizedFileURL.deletingLastPathComponent()
  }

  /// Makes a baseline of findings for a file.
  init(_ findings: [Finding], at path: String) {
    self.init(at: path)
    for finding in findings.lazy.flatMap(\.members) {
      lines[entry(of: finding), default: []].append(line(of: finding))
    }
  }

  /// Reads a file of ``write(to:)``.
  init(contentsOf path: String) throws(UsageError) {
    self.init(at: path)
    let text: String
    do {
      text = try String(contentsOf: URL(filePath: path), encoding: .utf8)
    } catch {
      throw UsageError.badInput(
        "the baseline '\(path)' cannot be read: \(error.cause); write it with --record")
    }
    // Git may check the file out with the line ends of Windows.
    let all = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    for (index, line) in all.enumerated() where !line.allSatisfy(\.isWhitespace) {
      guard let entry = Self.entry(of: line) else {
        throw UsageError.badInput(
          "\(path):\(index + 1): '\(line.prefix(40))' is not a finding; "
            + "write the baseline with --record")
      }
      lines[entry, default: []].append(String(line))
    }
  }

  /// Reads a line: the path comes first, and the fingerprint last.
  private static func entry(of line: Substring) -> Entry? {
    // Names and messages may contain the separator, so only the two ends of the line are read.
    guard let start = line.firstRange(of: separator)?.lowerBound,
      let word = line.split(whereSeparator: \.isWhitespace).last, UInt64(word, radix: 16) != nil
    else { return nil }
    return Entry(path: String(line[..<start]), content: String(word))
  }

  /// Writes the file, sorted for small differences between versions.
  func write(to path: String) throws(UsageError) {
    let text = lines.values.flatMap(\.self).sorted().map { $0 + "\n" }.joined()
    do throws(FileError) {
      try Data(text.utf8).write(uninterruptedTo: URL(filePath: path))
    } catch {
      throw UsageError.badInput(
        "the baseline '\(path)' cannot be written: \(error); choose another path")
    }
  }

  /// The number of listed findings.
  var count: Int { lines.values.reduce(0) { $0 + $1.count } }

  /// Returns this baseline without the lines of another one.
  func subtracting(_ other: AuditBaseline) -> AuditBaseline {
    var rest = self
    for (entry, stale) in other.lines {
      // Lines of one entry differ only in their words, so it does not matter which of them go.
      rest.lines[entry] = rest.lines[entry]?.dropLast(stale.count)
    }
    return rest
  }

  /// Prepares for the findings of documents, whose entries stay with them.
  mutating func begin(auditing paths: [String]) { audited = Set(paths.map(relative)) }

  /// Returns the findings with a member that is unknown, and removes known members from the baseline.
  ///
  /// A finding is also known if it equals an entry of a missing file, because the file was moved.
  mutating func takeNew(of findings: [ReportedFinding]) -> [ReportedFinding] {
    var moved: [String: [Entry]]?
    return findings.filter { reported in
      // A line covers one finding, so the same finding in a copy of a view is news.
      let unknown = reported.finding.members.filter { lines[entry(of: $0)]?.popLast() == nil }
      return unknown.filter { finding in
        // Missing files are looked for only once a finding is unknown: each costs a query of the
        // disk.
        let entries = moved ?? movedEntries()
        moved = entries
        let entry = entries[finding.contentFingerprint]?.first { lines[$0]?.isEmpty == false }
        return entry.flatMap { lines[$0]?.popLast() } == nil
      }.isEmpty == false
    }
  }

  /// Returns the entries of missing files, by content.
  private func movedEntries() -> [String: [Entry]] {
    let moved = lines.filter { entry, lines in
      !lines.isEmpty && !audited.contains(entry.path) && isMissing(entry)
    }.keys
    // The order decides which entry covers a finding, and that of a dictionary differs from run to
    // run.
    return Dictionary(grouping: moved.sorted { $0.path < $1.path }, by: \.content)
  }

  private func isMissing(_ entry: Entry) -> Bool {
    !FileManager.default.fileExists(atPath: folder.appending(path: entry.path).path)
  }

  /// The entries without a finding: those of audited documents, and of files that no longer exist.
  var stale: AuditBaseline {
    var stale = self
    // A document that was not audited may still have its findings.
    stale.lines = lines.filter { audited.contains($0.key.path) || isMissing($0.key) }
    return stale
  }

  private func entry(of finding: Finding) -> Entry {
    Entry(path: relative(finding.path), content: finding.contentFingerprint)
  }

  private func line(of finding: Finding) -> String {
    let name = finding.element + (finding.elementID.map { " (\($0))" } ?? "")
    let parts = [
      relative(finding.path), finding.rule.rawValue, name, finding.message,
      finding.contentFingerprint,
    ]
    // A line break in a message would end the entry.
    return parts.map { $0.split(whereSeparator: \.isNewline).joined(separator: " ") }
      .joined(separator: Self.separator)
  }

  /// Returns the path from the folder of the baseline to a file.
  private func relative(_ path: String) -> String {
    let file = URL(filePath: path).absoluteURL.standardizedFileURL.pathComponents
    let base = folder.pathComponents
    let common = zip(file, base).prefix { $0 == $1 }.count
    let up = Array(repeating: "..", count: base.count - common)
    return (up + file.dropFirst(common)).joined(separator: "/")
  }
}
