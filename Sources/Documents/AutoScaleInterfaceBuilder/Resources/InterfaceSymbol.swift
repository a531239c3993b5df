import AutoScaleSourceText
import AutoScaleTrees

/// A system symbol with the size at which it is drawn.
public struct InterfaceSymbol: Hashable, Sendable {
  /// The name, such as `heart.fill`.
  public let name: String

  /// The size of the font whose line positions the symbol, in points, or `nil` if none is stated.
  public let pointSize: Double?

  /// The default size of that font, in points.
  static let standardPointSize = 17.0

  /// The scale of the drawing relative to a symbol of medium scale.
  private let scale: Double

  /// Reads the symbol of an image view, or the background symbol of a button.
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
    // The image's own scale takes precedence.
    let stated = image["symbolScale"] ?? configuration?["scale"]
    scale =
      switch stated ?? (Self.isLarge(in: element) ? "large" : "default") {
      case "small": 0.78
      case "large": 1.28
      default: 1
      }
  }

  /// Returns the element that names a symbol as one of another element's images, or `nil` if there
  /// is none.
  private static func image(_ key: String, of element: MarkupElement) -> MarkupElement? {
    if let reference = element.child("imageReference", key: key) {
      return reference["catalog"] == "system" ? reference : nil
    }
    // If both have an image, the catalog belongs to the image.
    guard element["catalog"] == "system", key == "image" || element["image"] == nil else {
      return nil
    }
    return element
  }

  /// Returns the size of the symbol, in points, from the proportions of its drawing in the
  /// document.
  ///
  /// The heights of disks and of some forty other symbols are exact to a pixel; others may be off
  /// by a tenth. Source: frames that Xcode stored.
  ///
  /// - Parameter drawing: The size in the document, whose longer side is the same for all symbols.
  /// - Returns: The size, or `nil` if the drawing has none.
  func size(ofDrawing drawing: LayoutSize) -> LayoutSize? {
    let longer = max(drawing.width, drawing.height)
    guard min(drawing.width, drawing.height) > 0 else { return nil }
    let length = (pointSize ?? Self.standardPointSize) * scale
    if let height = drawnHeight.map({ $0 * length }) {
      return LayoutSize(width: drawing.width / drawing.height * height, height: height)
    }
    let isWide = drawing.width >= drawing.height
    // Disks have the same size in every file.
    if isWide, (0.94...0.97).contains(drawing.height / longer) {
      return LayoutSize(width: 1.173 * length, height: 1.109 * length)
    }
    // As most others have.
    let side = (isWide ? 1.2 : 1.12) * length
    return LayoutSize(width: drawing.width / longer * side, height: drawing.height / longer * side)
  }

  /// The height of the drawing in em, in the regular weight and the medium scale, if measured.
  ///
  /// A filled drawing is as high as its outline.
  private var drawnHeight: Double? {
    Self.heights[name.hasSuffix(".fill") ? String(name.dropLast(5)) : name]
  }

  private static let heights = Dictionary(
    uniqueKeysWithValues: FactTable.symbolHeights.rows.map {
      ($0.text("symbol"), $0.numbers("height")[0])
    })

  /// Returns whether symbols are large by default: in buttons of type system and in those with a
  /// configuration.
  ///
  /// Source: stored frames of buttons with only symbols, of four repositories.
  private static func isLarge(in element: MarkupElement) -> Bool {
    element.name == "buttonConfiguration"
      || element.name == "state" && element.parent?["buttonType"] == "system"
  }
}
