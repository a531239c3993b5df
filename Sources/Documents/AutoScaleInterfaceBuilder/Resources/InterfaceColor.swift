/// A color, as stated in a document.
///
/// Components range from 0 to 1 in most color spaces, and beyond in extended ones; an alpha of 0 is
/// transparent and 1 is opaque. The list may grow in any minor release.
#if compiler(>=6.3)
  @nonexhaustive
#endif
public enum InterfaceColor: Hashable, Sendable {
  /// Components of red, green and blue, with the name of their color space, such as `sRGB`.
  case components(red: Double, green: Double, blue: Double, alpha: Double, colorSpace: String)
  /// A component between black, 0, and white, 1, with the name of its color space.
  case gray(white: Double, alpha: Double, colorSpace: String)
  /// A color of an asset catalog, by its name.
  case named(String)
  /// A color of the system, by its name, such as `systemBackgroundColor`.
  case system(String)
}

extension InterfaceColor {
  /// Reads the color of an element `color`, or returns `nil` if it states no known color.
  package init?(_ element: MarkupElement) {
    func component(_ name: String) -> Double? {
      element[name].flatMap { Double(interfaceBuilder: $0) }
    }
    // The name first: 114 of 2,881 system colors in the corpus have components too, for older
    // systems.
    if let name = element["systemColor"] ?? element["cocoaTouchSystemColor"] {
      self = .system(name)
    } else if let name = element["name"] {
      self = .named(name)
    } else {
      self.init(components: component, colorSpace: Self.colorSpace(of: element))
    }
  }

  /// Reads the color that an element states in numbers.
  init?(components component: (String) -> Double?, colorSpace: String) {
    let alpha = component("alpha") ?? 1
    if let white = component("white") {
      self = .gray(white: white, alpha: alpha, colorSpace: colorSpace)
    } else if let red = component("red"), let green = component("green"),
      let blue = component("blue")
    {
      self = .components(
        red: red, green: green, blue: blue, alpha: alpha, colorSpace: colorSpace)
    } else {
      return nil
    }
  }

  private static func colorSpace(of element: MarkupElement) -> String {
    let space = element["colorSpace"] ?? ""
    return space == "custom" ? element["customColorSpace"] ?? space : space
  }
}
