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
      searchScript,
      matrixScript,
      overlaysScript,
      distancesScript,
      contrastScript,
      findingsScript,
      saveScript,
      inspectorScript,
      widthsScript,
      flowScript,
      controlsScript,
    ].joined(),
    digest: "cCm3RP6V676wmiQyfEykxolBMuqPD0y8xRJGMZiHv2s=")
}
