import AutoScaleTrees

/// The texts of a language that replace others of a document, by the views that show them.
package struct DocumentTranslations {
  fileprivate var ofViews: [ObjectIdentifier: [String: String]] = [:]

  /// The texts of bars and of everything else outside the outermost views.
  fileprivate var others: [String: String] = [:]

  /// Returns the texts that an outermost view and the bars over it may show, by their keys.
  package func texts(of view: ViewNode) -> [String: String] {
    others.merging(ofViews[ObjectIdentifier(view)] ?? [:]) { _, own in own }
  }
}

extension InterfaceDocument {
  /// The texts in the language of the document that differ from those of the file.
  ///
  /// - Complexity: O(*n*) in the elements, and in the texts times the outermost views.
  package var translations: DocumentTranslations {
    var translations = DocumentTranslations()
    guard let strings,
      let tree = views.lazy.compactMap({ contents.index.element(of: $0)?.tree }).first
    else { return translations }
    var elements: [String: [MarkupElement]] = [:]
    for index in tree.records.indices {
      let element = MarkupElement(tree: tree, index: index)
      if let id = element["id"] { elements[id, default: []].append(element) }
    }
    // A picture may show another outermost view too, such as the accessory view of a cell.
    let views = showsViewsInOthers ? [] : views
    let ranges = views.map { view in
      contents.index.element(of: view).map { $0.index..<$0.end } ?? 0..<0
    }
    for entry in strings.entries {
      let objects = (elements[entry.id] ?? []).filter { $0.string(entry.property) != entry.value }
      for object in objects {
        if let place = ranges.firstIndex(where: { $0.contains(object.index) }) {
          translations.ofViews[ObjectIdentifier(views[place]), default: [:]][entry.key] =
            entry.value
        } else {
          translations.others[entry.key] = entry.value
        }
      }
    }
    return translations
  }
}

extension InterfaceStrings.Entry {
  /// The id of the object.
  fileprivate var id: String { String(key.prefix { $0 != "." }) }

  /// The name of the property.
  fileprivate var property: String { String(key.drop { $0 != "." }.dropFirst()) }
}
