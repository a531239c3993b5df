import AutoScaleTrees

extension InterfaceResources {
  /// Reads the element `resources` except images and colors with an invalid number.
  init(of element: MarkupElement?, reader: inout ElementReader) {
    self.init()
    guard let element else { return }
    for child in element.children {
      switch child.name {
      case "image":
        if let image = reader.image(from: child) { add(image) }
      case "namedColor":
        if let (name, color) = Self.namedColor(of: child) { addColor(color, named: name) }
      case "systemColor":
        if let (name, color) = Self.namedColor(of: child) { addSystemColor(color, named: name) }
      default: break
      }
    }
  }

  private static func namedColor(
    of element: MarkupElement
  ) -> (name: String, color: InterfaceColor)? {
    guard let name = element["name"],
      let color = element.child("color").flatMap({ InterfaceColor($0) })
    else { return nil }
    return (name, color)
  }
}

extension ElementReader {
  /// Returns the size of the element's image, in points, or `nil` if the file does not state it.
  ///
  /// For a symbol the file only states the proportions; its size follows from the font.
  func imageSize(of element: MarkupElement) -> LayoutSize? {
    if let symbol = InterfaceSymbol(of: element) {
      return resources.symbol(named: symbol.name).flatMap { symbol.size(ofDrawing: $0.size) }
    }
    return element.imageName.flatMap { resources.image(named: $0)?.size }
  }

  /// Returns the image of a resource, or `nil` with a warning if its size is invalid.
  fileprivate mutating func image(from element: MarkupElement) -> InterfaceResources.Image? {
    guard let name = element["name"], let width = length("width", of: element),
      let height = length("height", of: element)
    else { return nil }
    return InterfaceResources.Image(
      name: name, size: LayoutSize(width: width, height: height),
      isSymbol: element["catalog"] == "system")
  }

  private mutating func length(_ attribute: String, of element: MarkupElement) -> Double? {
    guard let length = number(attribute, of: element) else { return nil }
    if length >= 0 { return length }
    warn(.invalidValue(attribute: attribute, value: element[attribute] ?? ""), at: element)
    return nil
  }
}

extension MarkupElement {
  /// The name of the image: an attribute, or an element for symbols with a configuration.
  var imageName: String? { self["image"] ?? child("imageReference", key: "image")?["image"] }
}
