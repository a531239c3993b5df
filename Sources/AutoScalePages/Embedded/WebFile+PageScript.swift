// swift-format-ignore-file
// Written by .ci/embed; change the files in Web instead.

extension WebFile {
  /// All scripts of a page, in this order.
  static let pageScript = WebFile(
    text: [
      elementsScript,
      framesScript,
      drawingScript,
      stateScript,
      matrixScript,
      overlaysScript,
      findingsScript,
      inspectorScript,
      widthsScript,
      controlsScript,
    ].joined(),
    digest: "vScvK9xCz/nML9aORkMwF3M//c/zGqBikC+SIfiHm/g=")
}
