extension Int {
  /// This number with a noun, such as `1 file` or `2 files`.
  func counted(_ noun: String) -> String { "\(self) \(noun)\(self == 1 ? "" : "s")" }
}
