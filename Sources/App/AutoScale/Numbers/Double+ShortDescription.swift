extension Double {
  /// The shortest spelling that reads back as this number, without `.0` for whole numbers or a sign
  /// for zero.
  package var shortDescription: String {
    let text = self == 0 ? "0" : description
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}
