extension Double {
  /// The number for people: at most four decimals, without trailing zeros.
  ///
  ///     16.64.text   // "16.64"
  ///     320.0.text   // "320"
  package var text: String {
    guard magnitude < 1e15 else { return shortDescription }
    return ((self * 10_000).rounded() / 10_000).shortDescription
  }
}
