import Foundation
import LayoutReport
import SourceText

/// Findings that are known, and no news.
struct AuditBaseline {
  /// How often each finding is known; a document that was copied has its findings twice.
  private var counts: [String: Int] = [:]

  /// Knows nothing.
  init() {}

  /// Knows some findings.
  init(_ findings: [Finding]) {
    for finding in findings { counts[finding.fingerprint, default: 0] += 1 }
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
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      guard let word = line.split(whereSeparator: \.isWhitespace).first else { continue }
      guard UInt64(word, radix: 16) != nil else {
        throw UsageError(
          "\(path):\(index + 1): '\(word)' is no finding; "
            + "write the baseline with --record")
      }
      counts[String(word), default: 0] += 1
    }
  }

  /// Writes the file whole, in an order that changes little when findings come and go.
  func write(to path: String) throws(UsageError) {
    let lines = counts.keys.sorted().flatMap {
      Array(repeating: $0, count: counts[$0] ?? 0)
    }
    do {
      try Data(lines.map { $0 + "\n" }.joined().utf8)
        .write(to: URL(filePath: path), options: .atomic)
    } catch {
      throw UsageError(
        "the baseline '\(path)' cannot be written: \(error.cause); name another place")
    }
  }

  /// The findings that are not known; those that are count as taken, and are new the next time.
  mutating func takeNew(of findings: [Finding]) -> [Finding] {
    findings.filter { finding in
      guard let count = counts[finding.fingerprint], count > 0 else { return true }
      counts[finding.fingerprint] = count - 1
      return false
    }
  }
}
