import AutoScale
import AutoScaleTrees

extension ScreenContext {
  /// Returns the height of the English keyboard on a screen, in points, with its row of suggestions on
  /// upright phones and on pads.
  ///
  /// Sources: the frames in `UIKeyboardFrameEndUserInfoKey` on upright phones, as developers list them by
  /// the size of the screen for iOS 14; for pads a report to Apple (rdar://38117524, 2018); for the keys
  /// alone on phones on their sides the iOS Keyboard Catalogue (zoul/ios-keyboards).
  package func keyboardHeight(on size: LayoutSize) -> Double {
    let isUpright = size.height >= size.width
    if idiom == .pad { return isUpright ? 313 : 398 }
    guard isUpright else { return 162 + safeArea.bottom }
    let hasHomeIndicator = safeArea.bottom > 0
    switch size.width {
    case 414...: return hasHomeIndicator ? 346 : 271
    case 375...: return hasHomeIndicator ? 336 : 260
    default: return hasHomeIndicator ? 319 : 254
    }
  }
}
