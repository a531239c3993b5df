import AutoScaleTrees

/// The images and colors of a document, with the values that Xcode stored.
///
///     document.resources.image(named: "logo")?.size        // 120 × 40
///     document.resources.color(named: "brand")             // .components(red: 0.1, …)
///     document.resources.systemColor(named: "systemRed")   // nil: the document doesn't use it
public struct InterfaceResources: Hashable, Sendable {
  /// An image that a document uses.
  public struct Image: Hashable, Sendable {
    /// The name in the asset catalog, or the name of the symbol.
    public let name: String

    /// The size in points, as stored in the document.
    public let size: LayoutSize

    /// Whether the image is a system symbol.
    public let isSymbol: Bool
  }

  /// The images in file order.
  public private(set) var images: [Image] = []

  private var catalogImages: [String: Image] = [:]
  private var symbols: [String: Image] = [:]
  private var colors: [String: InterfaceColor] = [:]
  private var systemColors: [String: InterfaceColor] = [:]

  init() {}

  /// Whether the document uses colors of an asset catalog.
  package var hasColors: Bool { !colors.isEmpty }

  /// Returns the image of an asset catalog, or `nil` if the document lists none with a usable size.
  public func image(named name: String) -> Image? { catalogImages[name] }

  /// Returns the symbol of a name; its size is the drawing's, not the size at which it is shown.
  public func symbol(named name: String) -> Image? { symbols[name] }

  /// Returns the value of an asset catalog's color in the light appearance.
  public func color(named name: String) -> InterfaceColor? { colors[name] }

  /// Returns the value of a system color in the light appearance.
  public func systemColor(named name: String) -> InterfaceColor? { systemColors[name] }

  /// Adds an image; among images with the same name, the first is found.
  mutating func add(_ image: Image) {
    images.append(image)
    if image.isSymbol {
      symbols[image.name] = symbols[image.name] ?? image
    } else {
      catalogImages[image.name] = catalogImages[image.name] ?? image
    }
  }

  /// Adds a color of an asset catalog, unless its name exists.
  mutating func addColor(_ color: InterfaceColor, named name: String) {
    colors[name] = colors[name] ?? color
  }

  /// Adds a system color, unless its name exists.
  mutating func addSystemColor(_ color: InterfaceColor, named name: String) {
    systemColors[name] = systemColors[name] ?? color
  }
}
