import AutoScale
import AutoScaleLayoutEngine
import AutoScaleTrees

/// A picture of a layout, true to scale: one SVG with one unit for each point.
///
///     let result = LayoutEngine().layout(screen, in: device.context())
///     let picture = ScreenPicture(of: result, on: device)
///     try picture.svg.write(toFile: "Login.svg", atomically: true, encoding: .utf8)
///
/// The SVG is the same on every machine: it names fonts, but holds each line of text to its measured
/// width. Each view is a `<g data-view="N" transform="translate(x y)">`, where *N* is its index in
/// ``/AutoScaleLayoutEngine/LayoutResult/nodes``; the content of the element does not depend on its place.
public struct ScreenPicture: Sendable {
  /// The picture, a well-formed XML document.
  public let svg: String

  /// A description of the content, for readers who cannot see the picture.
  public let description: String

  /// The width of the picture, in points.
  public let width: Double

  /// The height of the picture, in points.
  public let height: Double

  /// Draws a tree.
  ///
  /// - Parameters:
  ///   - result: The frames.
  ///   - screen: The device on which the tree was laid out. Without it, the picture shows no device.
  ///   - bars: The bars of controllers over the tree, such as ``/AutoScaleInterfaceBuilder/InterfaceRoot/bars``.
  ///     They fill the insets of the safe area at the top and at the bottom.
  ///   - options: The appearance, the overlays and more.
  /// - Complexity: O(*n*) in the views and the length of their texts; no call recurses.
  public init(
    of result: LayoutResult, on screen: Screen? = nil, under bars: ControllerBars? = nil,
    options: PictureOptions = PictureOptions()
  ) {
    self.init(
      ScreenDrawing(of: result, on: screen, under: bars, options: options),
      in: options.condition.appearance, idPrefix: options.idPrefix)
  }

  /// Writes a drawing in an appearance.
  package init(
    _ screen: ScreenDrawing, in appearance: ViewingCondition.Appearance = .light,
    idPrefix: String = "p"
  ) {
    (width, height, description) = (screen.size.width, screen.size.height, screen.description)
    // About a hundred bytes for an operation: the text does not grow in steps.
    var svg = SVGWriter(capacity: 100 * screen.drawing.operations.count + 1000)
    svg.open(
      "svg",
      [
        "xmlns": "http://www.w3.org/2000/svg", "width": .number(width), "height": .number(height),
        "viewBox": .text(String(svg: [0, 0, width, height])), "role": "img",
        // Screen readers say the label. Without `preserve` a row of spaces would shrink to one.
        "aria-label": .text(description), "xml:space": "preserve",
      ])
    svg.append(screen.drawing, in: appearance, idPrefix: idPrefix)
    svg.close("svg")
    self.svg = svg.text
  }

  /// Returns the `<g>` element of a view and its subviews.
  ///
  /// - Parameters:
  ///   - index: The index of the view in the result's nodes.
  ///   - result: The frames.
  ///   - options: The appearance and the images. Overlays and the screen are not part of a view.
  /// - Returns: The element, or an empty string for an index out of range or a hidden view.
  public static func element(
    ofView index: Int, in result: LayoutResult, options: PictureOptions = PictureOptions()
  ) -> String {
    guard result.nodes.indices.contains(index) else { return "" }
    var views = TreePainter(result, options: options)
    views.drawView(at: index)
    var svg = SVGWriter()
    svg.append(views.painter.drawing, in: options.condition.appearance, idPrefix: options.idPrefix)
    return svg.text
  }
}
