import AutoLayout
import AutoScale
import InterfaceBuilder
import ViewTree

/// A picture of a tree that was laid out, true to scale: one SVG, a point each unit.
///
///     let result = LayoutEngine().layout(screen, in: device.context())
///     let picture = ScreenPicture(of: result, on: device)
///     try picture.svg.write(toFile: "Login.svg", atomically: true, encoding: .utf8)
///
/// The text is the same on every machine: it names fonts, but holds each line of text to its measured
/// width. Each view is a `<g data-view="N" transform="translate(x y)">`, where *N* is its index in
/// ``/AutoLayout/LayoutResult/nodes``, and whose content does not depend on its place.
public struct ScreenPicture: Sendable {
  /// The picture, a well-formed XML document.
  public let svg: String

  /// What is to be seen, in words, for people who don't see it.
  public let description: String

  /// The width of the picture, in points.
  public let width: Double

  /// The height of the picture, in points.
  public let height: Double

  /// Draws a tree.
  ///
  /// - Parameters:
  ///   - result: The frames.
  ///   - screen: The device on which the tree was laid out; nil for one without name and shape.
  ///   - bars: The bars that controllers lay over the tree, as ``/InterfaceBuilder/InterfaceRoot/bars``
  ///     has them; they fill what the safe area leaves out at the top and at the bottom.
  ///   - options: What the picture shows besides the views.
  /// - Complexity: O(*n*) in the views and the length of their texts; no call recurses.
  public init(
    of result: LayoutResult, on screen: Screen? = nil, under bars: ControllerBars? = nil,
    options: PictureOptions = PictureOptions()
  ) {
    let description = PictureDescription(of: result, on: screen, under: bars).text
    var renderer = PictureRenderer(result, screen: screen, bars: bars, options: options)
    renderer.drawPicture(description: description)
    svg = renderer.painter.svg.text
    self.description = description
    width = renderer.painter.screenSize.width
    height = renderer.painter.screenSize.height
  }

  /// Returns the `<g>` element of one view with all that is in it.
  ///
  /// - Parameters:
  ///   - index: The index of the view in the result's nodes.
  ///   - result: The frames.
  ///   - options: What the picture shows besides the views; only that of the views counts.
  /// - Returns: The element; an empty text for an index that there is not, and for a view that is
  ///   hidden.
  public static func element(
    ofView index: Int, in result: LayoutResult, options: PictureOptions = PictureOptions()
  ) -> String {
    guard result.nodes.indices.contains(index) else { return "" }
    var renderer = PictureRenderer(result, screen: nil, options: options)
    renderer.drawView(at: index)
    return renderer.painter.svg.text
  }
}
