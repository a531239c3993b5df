import AutoScaleAudit
import AutoScaleSourceText
import Foundation

/// The known findings, which an audit leaves out.
struct AuditBaseline {
  /// The lines of each finding by fingerprint; a copied document has its findings twice.
  private var lines: [String: [String]] = [:]

  /// Makes an empty baseline.
  init() {}

  /// Makes a baseline of findings.
  init(_ findings: [Finding]) {
    for finding in findings {
      lines[finding.fingerprint, default: []].append(finding.fingerprint)
    }
  }

  /// Reads a file of ``write(to:)``, with a fingerprint in the first word of each line.
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
          "\(path):\(index + 1): '\(word)' is not a fingerprint; "
            + "write the baseline with --record")
      }
      lines[String(word), default: []].append(String(line))
    }
  }

  /// Writes the file, sorted for small differences between versions.
  func write(to path: String) throws(UsageError) {
    let text = lines.sorted { $0.key < $1.key }.flatMap(\.value).map { $0 + "\n" }.joined()
    do throws(FileFailure) {
      try Data(text.utf8).write(wholeAt: URL(filePath: path))
    } catch {
      throw UsageError(
        "the baseline '\(path)' cannot be written: \(error); choose another path")
    }
  }

  /// The number of listed findings.
  var count: Int { lines.values.reduce(0) { $0 + $1.count } }

  /// Returns this baseline without the lines of another one.
  func subtracting(_ other: AuditBaseline) -> AuditBaseline {
    var rest = self
    for (fingerprint, gone) in other.lines {
      rest.lines[fingerprint] = rest.lines[fingerprint]?.dropLast(gone.count)
    }
    return rest
  }

  /// Returns the unknown findings, and removes the others from the baseline.
  mutating func takeNew(of findings: [Finding]) -> [Finding] {
    findings.filter { lines[$0.fingerprint]?.popLast() == nil }
  }
}
