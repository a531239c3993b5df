import AutoScaleTrees

extension ElementReader {
  /// The size of the image that an element names, in points; nil where the file doesn't say it.
  ///
  /// Of a symbol the file has the proportions only, and the size follows from the font.
  func imageSize(of element: MarkupElement) -> LayoutSize? {
    if let symbol = InterfaceSymbol(of: element) {
      return resources.symbol(named: symbol.name).flatMap { symbol.size(ofDrawing: $0.size) }
    }
    return element.imageName.flatMap { resources.image(named: $0)?.size }
  }
}

extension MarkupElement {
  /// The name of the image, which is an attribute or, for symbols with a configuration, an element.
  var imageName: String? { self["image"] ?? child("imageReference", key: "image")?["image"] }
}
