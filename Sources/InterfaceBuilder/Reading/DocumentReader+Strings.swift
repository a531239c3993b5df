extension DocumentReader {
  /// The text of an object's property, in the language of the strings where they have it.
  func string(_ property: String, of element: MarkupElement) -> String? {
    localized(property, of: element) ?? element.string(property)
  }

  /// The text that the strings have for a property of an object.
  func localized(_ property: String, of element: MarkupElement) -> String? {
    guard let strings, let id = element["id"] else { return nil }
    return strings["\(id).\(property)"]
  }

  /// What is wrong with the strings, in the order of their file.
  var warningsAboutStrings: [InterfaceBuilderWarning] {
    guard let strings else { return [] }
    let unknown = strings.entries.compactMap { entry -> InterfaceBuilderWarning? in
      let id = String(entry.key.prefix { $0 != "." })
      if element(withID: id) != nil { return nil }
      return InterfaceBuilderWarning(.unknownKey(id: id), place: entry.place, element: entry.key)
    }
    return (strings.warnings + unknown).sorted { $0.place < $1.place }
  }
}
