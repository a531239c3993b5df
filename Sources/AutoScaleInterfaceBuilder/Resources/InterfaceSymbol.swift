import AutoScaleTrees

/// A symbol of the system, and how large it is drawn.
public struct InterfaceSymbol: Hashable, Sendable {
  /// The name, such as `heart.fill`.
  public let name: String

  /// The size of the font in whose line the symbol stands, in points; nil where none is stated.
  public let pointSize: Double?

  /// The size of the font in whose line a symbol stands where nothing is said of it, in points.
  static let standardPointSize = 17.0

  /// How much larger it is drawn than a symbol of medium scale.
  private let scale: Double

  /// Reads the symbol of an image view, or the one that a button shows as its background.
  init?(of element: MarkupElement) {
    let state = element.name == "button" ? element.child("state", key: "normal") : nil
    let key = state == nil ? "image" : "backgroundImage"
    guard let image = Self.image(key, of: state ?? element), let name = image["image"] ?? image[key]
    else { return nil }
    let configuration = element.child("preferredSymbolConfiguration")
    let font = configuration?.child("fontDescription")
    let style = font?["style"].flatMap { TextStyle.interfaceBuilderNames[$0] }
    self.name = name
    pointSize =
      configuration?.length("pointSize") ?? font?.length("pointSize")
      ?? style?.pointSize(at: .large)
    // What the image itself says comes first.
    let stated = image["symbolScale"] ?? configuration?["scale"]
    scale =
      switch stated ?? (Self.isLarge(in: element) ? "large" : "default") {
      case "small": 0.78
      case "large": 1.28
      default: 1
      }
  }

  /// The element that names a symbol as one of the images of another element; nil for none.
  private static func image(_ key: String, of element: MarkupElement) -> MarkupElement? {
    if let reference = element.child("imageReference", key: key) {
      return reference["catalog"] == "system" ? reference : nil
    }
    // The catalogue is that of the image where there are both.
    guard element["catalog"] == "system", key == "image" || element["image"] == nil else {
      return nil
    }
    return element
  }

  /// The size of the symbol, in points, where the document has only the proportions of its drawing.
  ///
  /// That of disks and of some forty others is known to a pixel, the rest may be a tenth larger or
  /// smaller. Source: frames that Xcode stored.
  ///
  /// - Parameter drawing: The size that the document lists, whose longer side is the same for all.
  /// - Returns: The size; nil where the drawing has none.
  func size(ofDrawing drawing: LayoutSize) -> LayoutSize? {
    let longer = max(drawing.width, drawing.height)
    guard min(drawing.width, drawing.height) > 0 else { return nil }
    let length = (pointSize ?? Self.standardPointSize) * scale
    if let height = drawnHeight.map({ $0 * length }) {
      return LayoutSize(width: drawing.width / drawing.height * height, height: height)
    }
    let isWide = drawing.width >= drawing.height
    if isWide, (0.94...0.97).contains(drawing.height / longer) {
      return LayoutSize(width: 1.173 * length, height: 1.109 * length)
    }
    let side = (isWide ? 1.2 : 1.12) * length
    return LayoutSize(width: drawing.width / longer * side, height: drawing.height / longer * side)
  }

  /// Whether symbols are large where nothing is said of it: in buttons of type system and in those with a
  /// configuration.
  ///
  /// Source: stored frames of buttons with symbols alone, of four repositories.
  private static func isLarge(in element: MarkupElement) -> Bool {
    element.name == "buttonConfiguration"
      || element.name == "state" && element.parent?["buttonType"] == "system"
  }
}
