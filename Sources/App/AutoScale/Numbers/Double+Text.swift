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

extension Double {
  /// The shortest spelling that reads back as this number, without `.0` for whole numbers or a sign
  /// for zero.
  package var shortDescription: String {
    // `description` of -0 has a sign.
    let text = self == 0 ? "0" : description
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}
