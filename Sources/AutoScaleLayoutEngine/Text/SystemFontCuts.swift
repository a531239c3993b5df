/// Where the cut of the system font for text sizes ends and that for display sizes begins.
package enum SystemFontCuts: Sendable {
  /// From 17 to 28 points the one becomes the other, since iOS 13.
  case continuous

  /// At 20 points, in iOS 11 and 12.
  case separate

  /// At 20 points, with more space between the letters of the cut for display, until iOS 10.
  case separateAndWide
}
