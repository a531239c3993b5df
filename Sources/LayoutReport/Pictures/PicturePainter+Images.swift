import AutoScale
import Foundation
import ViewTree

// MARK: - Images and placeholders

extension PicturePainter {
  mutating func draw(_ image: ImageNode, _ view: PictureView) {
    guard let name = image.imageName else {
      // Code gives the view its image; the canvas of Xcode shows the class too.
      if view.appearance.backgroundColor == nil {
        drawPlaceholder(image.className, in: view.bounds)
      }
      return
    }
    if image.isSymbol {
      drawSymbol(name, in: view.bounds, color: view.tint)
    } else {
      drawImage(
        named: name, size: image.imageSize, mode: view.appearance.contentMode, in: view.bounds,
        tint: view.tint)
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

  /// Draws an image, or what stands for it: a rectangle with its name, of its proportions.
  mutating func drawImage(
    named name: String, size: LayoutSize?, mode: ContentMode, in bounds: LayoutRect,
    tint: ViewColor, isTemplate: Bool = false
  ) {
    guard bounds.width > 0, bounds.height > 0 else { return }
    let place = mode.place(of: size, in: bounds)
    if let image = options.images?.image(named: name, appearance: options.appearance) {
      draw(
        image, mode: mode, in: place, tint: isTemplate || image.isTemplate ? tint : nil)
      return
    }
    let shown = LayoutRect(
      x: max(place.x, bounds.x), y: max(place.y, bounds.y),
      width: min(place.maxX, bounds.maxX) - max(place.x, bounds.x),
      height: min(place.maxY, bounds.maxY) - max(place.y, bounds.y))
    drawPlaceholder(name, in: shown)
  }

  /// Draws the bytes of an image, in one color where only its shape counts.
  private mutating func draw(
    _ image: PictureImage, mode: ContentMode, in place: LayoutRect, tint: ViewColor?
  ) {
    let filter = tint.map { openFilter(of: components($0)) }
    svg.element(
      "image",
      [
        "x": .number(place.x), "y": .number(place.y), "width": .number(place.width),
        "height": .number(place.height), "preserveAspectRatio": mode.aspectRule,
        "filter": filter.map { .text("url(#\($0))") },
        "href": .markup(options.pageAssets?.reference(to: image) ?? image.dataURI),
      ])
  }

  /// Writes the filter that fills shapes with a color, and returns its id, the same for each color.
  private mutating func openFilter(of color: ViewColor.Components) -> String {
    let alpha = Int((color.alpha * 255).rounded())
    let id = "\(options.idPrefix)f\(color.hex.dropFirst())-\(alpha)"
    guard filters.insert(id).inserted else { return id }
    svg.open("filter", ["id": .text(id)])
    svg.element(
      "feFlood", ["flood-color": .text(color.hex), "flood-opacity": color.svgOpacity])
    svg.element("feComposite", ["in2": "SourceAlpha", "operator": "in"])
    svg.close("filter")
    return id
  }

  /// Draws what stands for a view that shows something of another program.
  mutating func drawPlaceholder(_ name: String, _ view: PictureView) {
    drawPlaceholder(name, in: view.bounds)
  }

  private mutating func drawPlaceholder(_ name: String, in rect: LayoutRect) {
    guard rect.width > 0, rect.height > 0 else { return }
    fill(rect, with: .systemFill)
    let size = min(11, rect.height * 0.6)
    guard size >= 5, rect.width >= 16 else { return }
    draw(
      Text(
        content: name, font: .system(size), color: .secondaryLabel, alignment: .center,
        mode: .middleTruncation, minimumScaleFactor: 0.5),
      in: rect.inset(2, 0))
  }
}

extension ContentMode {
  /// The rectangle of an image of a size in a view; the whole view where the size is not known.
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

  /// How SVG shows an image in a rectangle of other proportions.
  fileprivate var aspectRule: SVGWriter.Value {
    switch self {
    case .scaleToFill, .redraw: "none"
    case .scaleAspectFill: "xMidYMid slice"
    case .scaleAspectFit, .center, .top, .bottom, .left, .right, .topLeft, .topRight,
      .bottomLeft, .bottomRight:
      "xMidYMid meet"
    }
  }
}
