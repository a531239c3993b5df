import AutoScale
import AutoScaleTrees
import Foundation

// MARK: - Images

extension PicturePainter {
  mutating func draw(_ image: ImageNode, _ view: PictureView) {
    guard let name = image.imageName else {
      // Code sets the image. The canvas of Xcode shows the class too.
      if view.appearance.backgroundColor == nil { drawPlaceholder(image.className, view) }
      return
    }
    if image.isSymbol {
      drawSymbol(name, in: view.bounds, color: view.tint)
    } else {
      draw(
        Image(
          name: name, size: image.imageSize, mode: view.appearance.contentMode, tint: view.tint),
        in: view.bounds, under: texts(over: view))
    }
  }

  mutating func draw(_ effect: VisualEffectNode, _ view: PictureView) {
    guard let style = effect.blurStyle else { return }
    let isDark = style.lowercased().contains("dark")
    let material: ViewColor =
      isDark
      ? ViewColor(white: 0.11)
      : style.hasPrefix("system") || style == "regular" || style == "prominent"
        ? .secondarySystemBackground : .white
    fill(view.bounds, radius: view.cornerRadius, with: material.opacity(0.82))
  }

  /// An image by its name.
  struct Image {
    let name: String

    /// The size of the image in points, if known.
    var size: LayoutSize?

    var mode = ViewAppearance.ContentMode.scaleAspectFit
    let tint: ViewColor

    /// Whether the image is drawn as a template.
    ///
    /// The image itself may be a template too.
    var isTemplate = false
  }

  /// Draws an image, or a placeholder in the image's place.
  mutating func draw(_ image: Image, in bounds: LayoutRect, under texts: [CoveringText] = []) {
    guard bounds.width > 0, bounds.height > 0 else { return }
    let place = image.mode.place(of: image.size, in: bounds)
    if let found = foundImage(named: image.name) {
      let tint = image.isTemplate || found.isTemplate ? image.tint : nil
      let look = ImageLook(
        name: image.name, aspectRule: image.mode.aspectRule, tint: tint.map(paint))
      return drawing.append(found, look, in: place)
    }
    drawPlaceholder(image.name, in: place.intersection(bounds), under: texts)
  }

  /// Returns the image of the app with a name, if the app has it.
  func foundImage(named name: String) -> DrawnImage? {
    options.images.flatMap { DrawnImage(named: name, from: $0) }
  }
}

extension ViewAppearance.ContentMode {
  /// Returns the rectangle of an image in a view, or the whole view if the image's size is unknown.
  func place(of size: LayoutSize?, in bounds: LayoutRect) -> LayoutRect {
    guard let size, size.width > 0, size.height > 0 else { return bounds }
    let scales = [bounds.width / size.width, bounds.height / size.height]
    switch self {
    case .scaleToFill, .redraw: return bounds
    case .scaleAspectFit, .scaleAspectFill:
      let scale = self == .scaleAspectFit ? min(scales[0], scales[1]) : max(scales[0], scales[1])
      return bounds.centered(LayoutSize(width: size.width * scale, height: size.height * scale))
    case .center, .top, .bottom, .left, .right, .topLeft, .topRight, .bottomLeft, .bottomRight:
      var place = bounds.centered(size)
      if [.left, .topLeft, .bottomLeft].contains(self) { place.x = bounds.x }
      if [.right, .topRight, .bottomRight].contains(self) { place.x = bounds.maxX - size.width }
      if [.top, .topLeft, .topRight].contains(self) { place.y = bounds.y }
      if [.bottom, .bottomLeft, .bottomRight].contains(self) {
        place.y = bounds.maxY - size.height
      }
      return place
    }
  }

  /// The value of `preserveAspectRatio` in SVG.
  fileprivate var aspectRule: String {
    switch self {
    case .scaleToFill, .redraw: "none"
    case .scaleAspectFill: "xMidYMid slice"
    case .scaleAspectFit, .center, .top, .bottom, .left, .right, .topLeft, .topRight,
      .bottomLeft, .bottomRight:
      "xMidYMid meet"
    }
  }
}
