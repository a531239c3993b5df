import Foundation

/// The lines of a document's file, as its reader counts them.
struct SourceLines {
  private let lines: [Substring]

  /// Splits the bytes of a file; other line separators of Unicode separate no lines.
  init(of data: Data) {
    lines = String(decoding: data, as: UTF8.self)
      .split(omittingEmptySubsequences: false) { ["\n", "\r", "\r\n"].contains($0) }
  }

  /// The line of a number, from 1.
  subscript(number: Int) -> String? {
    lines.indices.contains(number - 1) ? String(lines[number - 1]) : nil
  }
}
