import ViewTree

extension ElementReader {
  /// The size of the image that an element names, in points; nil where the file doesn't say it.
  ///
  /// Of a symbol the file has the size of the drawing only, not that at which it is shown.
  func imageSize(of element: MarkupElement) -> LayoutSize? {
    let reference = element.child("imageReference", key: "image") ?? element
    guard reference["catalog"] != "system", let name = reference["image"] else { return nil }
    return resources.image(named: name)?.size
  }
}

extension MarkupElement {
  /// The name of the image, which is an attribute or, for symbols with a configuration, an element.
  var imageName: String? { self["image"] ?? child("imageReference", key: "image")?["image"] }
}
