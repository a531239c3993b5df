import AutoScaleTrees

extension InterfaceResources {
  /// Returns the visible color of a document's color.
  ///
  /// For a color of an asset catalog the document only stores the light value, which is used in
  /// both appearances. For an unknown system color the stored value is used, or gray if there is
  /// none.
  ///
  ///     document.resources.viewColor(of: .system("systemRedColor"))  // red, another one when dark
  public func viewColor(of color: InterfaceColor) -> ViewColor {
    switch color {
    case .components(let red, let green, let blue, let alpha, let space):
      let components = RGBColorSpace(interfaceBuilder: space)
        .sRGB(red: red, green: green, blue: blue, alpha: alpha)
      return ViewColor(light: components, dark: components)
    case .gray(let white, let alpha, _):
      // UIKit shows the number as it is, whatever the name of the gray space.
      return ViewColor(white: white, alpha: alpha)
    case .named(let name):
      var color = stated(self.color(named: name))
      color.catalogName = name
      return color
    case .system(let name): return ViewColor.system(name) ?? stated(systemColor(named: name))
    }
  }

  /// Returns the visible color of a resource, whose value cannot be a name again.
  private func stated(_ color: InterfaceColor?) -> ViewColor {
    switch color {
    case .components, .gray: color.map(viewColor) ?? .systemGray
    case .named, .system, nil: .systemGray
    }
  }
}

extension RGBColorSpace {
  /// Finds the color space of a name; an unknown one is read as sRGB.
  init(interfaceBuilder name: String) {
    self =
      switch name {
      case "displayP3": .displayP3
      case "adobeRGB1998": .adobeRGB1998
      case "calibratedRGB": .genericRGB
      default: .sRGB
      }
  }
}
