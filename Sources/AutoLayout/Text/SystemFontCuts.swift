/// Where the cut of the system font for text sizes ends and that for display sizes begins.
package enum SystemFontCuts: Sendable {
  /// From 17 to 28 points the one becomes the other, since iOS 13.
  case continuous

  /// At 20 points, as before.
  case separate
}
