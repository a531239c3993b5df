import Foundation

extension String {
  /// Whether this is a text in which each `…` stands for anything.
  func matches(_ text: String) -> Bool {
    let parts = text.components(separatedBy: "…")
    guard parts.count > 1, let first = parts.first, let last = parts.last else {
      return self == text
    }
    guard hasPrefix(first) else { return false }
    var rest = dropFirst(first.count)
    for part in parts.dropFirst().dropLast() where !part.isEmpty {
      guard let range = rest.range(of: part) else { return false }
      rest = rest[range.upperBound...]
    }
    return rest.hasSuffix(last)
  }
}
