import AutoScaleTrees

/// The images and colors that a document uses, with what Xcode knew of them when it saved the file.
///
///     document.resources.image(named: "logo")?.size        // 120 × 40
///     document.resources.color(named: "brand")             // .components(red: 0.1, …)
///     document.resources.systemColor(named: "systemRed")   // nil: the document doesn't use it
public struct InterfaceResources: Hashable, Sendable {
  /// An image that a document uses.
  public struct Image: Hashable, Sendable {
    /// The name in the asset catalog, or that of the symbol.
    public let name: String

    /// The size in points, as it was when the document was saved.
    public let size: LayoutSize

    /// Whether the image is a symbol of the system.
    public let isSymbol: Bool
  }

  /// The images in the order of the file.
  public private(set) var images: [Image] = []

  private var catalogImages: [String: Image] = [:]
  private var symbols: [String: Image] = [:]
  private var colors: [String: InterfaceColor] = [:]
  private var systemColors: [String: InterfaceColor] = [:]

  init() {}

  /// Whether the document uses colors of an asset catalog.
  package var hasColors: Bool { !colors.isEmpty }

  /// Returns the image of an asset catalog; nil where the document lists none of a usable size.
  public func image(named name: String) -> Image? { catalogImages[name] }

  /// Returns the symbol of a name; its size is that of the drawing, not that at which it is shown.
  public func symbol(named name: String) -> Image? { symbols[name] }

  /// Returns the value that a color of an asset catalog has in the light appearance.
  public func color(named name: String) -> InterfaceColor? { colors[name] }

  /// Returns the value that a color of the system has in the light appearance.
  public func systemColor(named name: String) -> InterfaceColor? { systemColors[name] }

  /// Adds an image; the first of several with the same name is found by it.
  mutating func add(_ image: Image) {
    images.append(image)
    if image.isSymbol {
      symbols[image.name] = symbols[image.name] ?? image
    } else {
      catalogImages[image.name] = catalogImages[image.name] ?? image
    }
  }

  /// Adds a color of an asset catalog, unless its name has one already.
  mutating func addColor(_ color: InterfaceColor, named name: String) {
    colors[name] = colors[name] ?? color
  }

  /// Adds a color of the system, unless its name has one already.
  mutating func addSystemColor(_ color: InterfaceColor, named name: String) {
    systemColors[name] = systemColors[name] ?? color
  }
}
