import AutoScaleLayoutEngine

/// An image of a drawing, for light and for dark screens.
package struct DrawnImage: Hashable {
  private let light, dark: PictureImage

  /// Finds an image by its name.
  ///
  /// An image for one appearance only serves both.
  init?(named name: String, from source: any PictureImageSource) {
    let images = ViewingCondition.Appearance.allCases.map {
      source.image(named: name, appearance: $0)
    }
    guard let light = images[0] ?? images[1] else { return nil }
    self.light = light
    dark = images[1] ?? light
  }

  /// The image in an appearance.
  package subscript(appearance: ViewingCondition.Appearance) -> PictureImage {
    switch appearance {
    case .light: light
    case .dark: dark
    }
  }

  /// Whether the shape of the image is drawn in the tint color.
  var isTemplate: Bool { light.isTemplate }
}
