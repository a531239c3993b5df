import AutoScale
import AutoScaleInterfaceBuilder
import AutoScaleLayoutEngine
import AutoScalePictures
import AutoScaleTrees

/// The pictures of a document: one of each outermost view on each screen.
///
///     for picture in DocumentPictures(of: document) {
///       try picture.svg.write(toFile: picture.name + ".svg", atomically: true, encoding: .utf8)
///     }
///
/// The views of the document have their design values afterwards.
public struct DocumentPictures: Sequence {
  /// A picture with its name.
  public struct Picture: Sendable {
    /// A name that is unique in the document, such as `01-Login-iPhone 17-dark`.
    ///
    /// It consists of the number and the name of the view, the screen, and the conditions that differ from
    /// the default.
    public let name: String

    /// The picture, a well-formed XML document.
    public let svg: String

    /// The width and the height, in points.
    public let width, height: Double
  }

  private let painter: PreviewPainter

  /// Takes a document with its condition and the options.
  ///
  /// The keyboard of the condition is on pictures of views that fill the screen; the options state the
  /// appearances.
  public init(
    of document: InterfaceDocument, under condition: ViewingCondition = ViewingCondition(),
    options: PreviewOptions = PreviewOptions()
  ) {
    painter = PreviewPainter(
      document: document, condition: condition, options: options,
      columns: options.columns.map(\.screen),
      assets: options.images.map(DocumentAssets.init))
  }

  /// Draws the pictures of each screen on demand.
  public func makeIterator() -> some IteratorProtocol<Picture> {
    painter.stages.lazy.flatMap { pictures(at: $0) }.makeIterator()
  }

  private func pictures(at stage: PreviewPainter.Stage) -> [Picture] {
    let layout = painter.layout(at: stage)
    let document = layout.document
    // A stage sets the values of its screen; the next one starts from the design again.
    defer { document.restoreDesign() }
    return layout.roots.enumerated().flatMap { index, root in
      painter.options.appearances.compactMap { appearance in
        guard document.hasOwnPicture(root.view), let result = painter.result(of: root)
        else { return nil }
        var condition = painter.condition
        condition.appearance = appearance
        let place = layout.canvas.place(of: root.view, on: stage.screen)
        // Only over a view that fills the screen is the place of a keyboard known.
        condition.showsKeyboard = condition.showsKeyboard && place?.isSheet == false
        var options = painter.pictureOptions(in: condition)
        options.overlays = painter.options.overlays
        options.showsScreen = place != nil
        let picture = ScreenPicture(
          ScreenDrawing(
            of: result, on: stage.screen, at: place,
            under: document.bars(over: root.view), options: options),
          in: appearance, idPrefix: options.idPrefix)
        return Picture(
          name: name(of: document.title(of: root.view), index + 1, stage, in: condition),
          svg: picture.svg,
          width: picture.width, height: picture.height)
      }
    }
  }

  private func name(
    of title: String, _ number: Int, _ stage: PreviewPainter.Stage,
    in condition: ViewingCondition
  ) -> String {
    let parts =
      [number < 10 ? "0\(number)" : "\(number)", String(title.prefix(40)), stage.screen.deviceName]
      + condition.words(length: .code) + (stage.isScaled ? ["scaled"] : [])
      + (stage.screen.isLandscape ? ["landscape"] : [])
    // A name in a document may contain any character, such as a slash.
    let text = parts.joined(separator: "-")
    return String(text.map { $0.isLetter || $0.isNumber || "-_. ()@,".contains($0) ? $0 : "_" })
  }
}
