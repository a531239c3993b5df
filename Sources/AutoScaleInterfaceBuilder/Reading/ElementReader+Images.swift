import AutoScaleTrees

extension ElementReader {
  /// The size of the element's image, in points, or `nil` if the file does not state it.
  ///
  /// For a symbol the file only states the proportions; its size follows from the font.
  func imageSize(of element: MarkupElement) -> LayoutSize? {
    if let symbol = InterfaceSymbol(of: element) {
      return resources.symbol(named: symbol.name).flatMap { symbol.size(ofDrawing: $0.size) }
    }
    return element.imageName.flatMap { resources.image(named: $0)?.size }
  }
}

extension MarkupElement {
  /// The name of the image: an attribute, or an element for symbols with a configuration.
  var imageName: String? { self["image"] ?? child("imageReference", key: "image")?["image"] }
}
