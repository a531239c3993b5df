import ViewTree

extension DocumentReader {
  /// The size of the image that an element names, in points; nil where the file doesn't say it.
  ///
  /// Of a symbol the file has the size of the drawing only, not that at which it is shown.
  func imageSize(of element: MarkupElement) -> LayoutSize? {
    let reference = element.child("imageReference", key: "image") ?? element
    guard reference["catalog"] != "system", let name = reference["image"] else { return nil }
    return imageSizes[name]
  }

  /// The sizes of the images that are listed at the end of a file, in points.
  static func imageSizes(in root: MarkupElement) -> [String: LayoutSize] {
    guard let resources = root.child("resources") else { return [:] }
    var sizes: [String: LayoutSize] = [:]
    for image in resources.children where image.name == "image" && image["catalog"] != "system" {
      guard let name = image["name"], let width = image["width"].flatMap(Double.init),
        let height = image["height"].flatMap(Double.init), width.isFinite, height.isFinite
      else { continue }
      sizes[name] = LayoutSize(width: width, height: height)
    }
    return sizes
  }
}

extension MarkupElement {
  /// The name of the image, which is an attribute or, for symbols with a configuration, an element.
  var imageName: String? { self["image"] ?? child("imageReference", key: "image")?["image"] }
}
