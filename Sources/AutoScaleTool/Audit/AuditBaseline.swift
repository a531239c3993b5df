import AutoScaleAudit
import AutoScaleSourceText
import Foundation

/// Findings that are known, and no news.
struct AuditBaseline {
  /// The lines about each finding by its fingerprint; a document that was copied has its findings twice.
  private var lines: [String: [String]] = [:]

  /// Knows nothing.
  init() {}

  /// Knows some findings.
  init(_ findings: [Finding]) {
    for finding in findings {
      lines[finding.fingerprint, default: []].append(finding.fingerprint)
    }
  }

  /// Reads the findings that ``write(to:)`` wrote: a fingerprint in the first word of each line.
  init(contentsOf path: String) throws(UsageError) {
    let text: String
    do {
      text = try String(contentsOf: URL(filePath: path), encoding: .utf8)
    } catch {
      throw UsageError(
        "the baseline '\(path)' cannot be read: \(error.cause); write it with --record")
    }
    let all = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    for (index, line) in all.enumerated() {
      guard let word = line.split(whereSeparator: \.isWhitespace).first else { continue }
      guard UInt64(word, radix: 16) != nil else {
        throw UsageError(
          "\(path):\(index + 1): '\(word)' is no finding; "
            + "write the baseline with --record")
      }
      lines[String(word), default: []].append(String(line))
    }
  }

  /// Writes the file whole, in an order that changes little when findings come and go.
  func write(to path: String) throws(UsageError) {
    let text = lines.sorted { $0.key < $1.key }.flatMap(\.value).map { $0 + "\n" }.joined()
    do {
      try Data(text.utf8).write(to: URL(filePath: path), options: .atomic)
    } catch {
      throw UsageError(
        "the baseline '\(path)' cannot be written: \(error.cause); name another place")
    }
  }

  /// How many findings are listed.
  var count: Int { lines.values.reduce(0) { $0 + $1.count } }

  /// Returns this baseline without as many lines about each finding as another one has.
  func subtracting(_ other: AuditBaseline) -> AuditBaseline {
    var rest = self
    for (fingerprint, gone) in other.lines {
      rest.lines[fingerprint] = rest.lines[fingerprint]?.dropLast(gone.count)
    }
    return rest
  }

  /// The findings that are not known; those that are count as taken, and are new the next time.
  mutating func takeNew(of findings: [Finding]) -> [Finding] {
    findings.filter { lines[$0.fingerprint]?.popLast() == nil }
  }
}
