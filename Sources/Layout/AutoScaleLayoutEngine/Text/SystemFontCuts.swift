/// The sizes at which the text cut of the system font gives way to the display cut.
package enum SystemFontCuts: Sendable {
  /// Gradually from 17 to 28 points, since iOS 13.
  case continuous

  /// At 20 points, in iOS 11 and 12.
  case separate

  /// At 20 points, with more space between the letters of the display cut, until iOS 10.
  case separateAndWide
}
