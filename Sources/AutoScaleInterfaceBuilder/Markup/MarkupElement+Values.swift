extension MarkupElement {
  /// The number in an attribute, or `nil` if it is absent or not finite.
  func length(_ attribute: String) -> Double? {
    self[attribute].flatMap { Double(interfaceBuilder: $0) }
  }
}

extension Double {
  /// Reads a number; returns `nil` unless it is finite.
  init?(interfaceBuilder text: String) {
    guard let number = Double(text), number.isFinite else { return nil }
    self = number
  }
}

extension Bool {
  /// Reads YES or NO, which old files may write as `true` and `false`.
  init?(interfaceBuilder text: String) {
    switch text {
    case "YES", "true", "1": self = true
    case "NO", "false", "0": self = false
    default: return nil
    }
  }
}
