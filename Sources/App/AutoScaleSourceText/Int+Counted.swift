extension Int {
  /// Returns this number with a noun, such as `1 file` or `2 files`.
  ///
  /// - Parameters:
  ///   - noun: The noun.
  ///   - plural: Its plural, unless that only adds an `s`.
  /// - Returns: The number and the noun in the singular or the plural.
  package func counted(_ noun: String, plural: String? = nil) -> String {
    "\(self) \(self == 1 ? noun : plural ?? noun + "s")"
  }
}
