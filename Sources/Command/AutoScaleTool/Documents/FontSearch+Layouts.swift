import AutoScaleInterfaceBuilder
import AutoScaleXcodeCanvas

extension FontSearch {
  /// Adds the fonts of a document to its layouts, and warns of those that are not found.
  ///
  /// Fonts matter only where sizes are measured.
  mutating func layouts(
    _ layouts: [LayoutOptions], for document: InterfaceDocument, warningOn terminal: Terminal
  ) -> [LayoutOptions] {
    guard layouts.contains(where: { $0.sizes == .measured }) else { return layouts }
    let library = fonts(for: document)
    let missing = library.fontsMissing(in: document)
    var warnings = library.unreadableFiles.map(\.description)
    if !missing.isEmpty {
      warnings.append(
        "\(document.path): warning: texts in \(missing.joined(separator: ", ")) are measured "
          + "approximately; name the folder of the fonts by --fonts")
    }
    for warning in warnings { terminal.error(warning) }
    return layouts.map { layout in
      var layout = layout
      layout.fonts = library
      return layout
    }
  }
}
