extension ElementReader {
  /// The text of an object's property, translated if the strings have it.
  func string(_ property: String, of element: MarkupElement) -> String? {
    localized(property, of: element) ?? element.string(property)
  }

  /// The strings' text for a property of an object.
  func localized(_ property: String, of element: MarkupElement) -> String? {
    guard let strings, let id = element["id"] else { return nil }
    return strings["\(id).\(property)"]
  }
}
