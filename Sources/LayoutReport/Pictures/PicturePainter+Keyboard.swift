import AutoScale
import ViewTree

// MARK: - The keyboard

extension PicturePainter {
  /// Draws the keyboard over the bottom of the screen.
  mutating func drawKeyboard() {
    let height = min(Self.keyboardHeight(on: screenSize, context), screenSize.height)
    let top = screenSize.height - height
    fill(
      LayoutRect(y: top, width: screenSize.width, height: height),
      with: ViewColor(
        light: .init(red: 0.82, green: 0.827, blue: 0.851),
        dark: .init(red: 0.168, green: 0.168, blue: 0.168)))
    let rows = ["qwertyuiop", "asdfghjkl", "zxcvbnm", " "]
    let keyWidth = screenSize.width / 10
    let rowHeight = max(0, height - 45 - context.safeArea.bottom) / Double(rows.count)
    for (row, keys) in rows.enumerated() {
      let y = top + 45 + Double(row) * rowHeight
      let width = keys == " " ? screenSize.width / 2 : keyWidth
      let start = (screenSize.width - Double(keys.count) * width) / 2
      for (column, key) in keys.enumerated() {
        let place = LayoutRect(
          x: start + Double(column) * width, y: y, width: width, height: rowHeight
        ).inset(3, min(5, rowHeight / 6))
        fill(place, radius: 5, with: Self.keyColor)
        draw(
          Text(
            content: key == " " ? "space" : String(key),
            font: .system(key == " " ? 16 : 22), color: .label, alignment: .center),
          in: place)
      }
    }
  }

  private static let keyColor = ViewColor(
    light: .init(red: 1, green: 1, blue: 1), dark: .init(red: 0.42, green: 0.42, blue: 0.42))

  /// The height of the English keyboard in points, with its row of suggestions on upright phones and
  /// on pads.
  ///
  /// Sources: the frames that `UIKeyboardFrameEndUserInfoKey` has on phones upright, as developers
  /// list them by size of the screen for iOS 14; on pads as a report to Apple has them (rdar://38117524,
  /// 2018); the keys alone of phones on their sides as the iOS Keyboard Catalogue (zoul/ios-keyboards)
  /// has them.
  static func keyboardHeight(on size: LayoutSize, _ context: ScreenContext) -> Double {
    let isUpright = size.height >= size.width
    if context.idiom == .pad { return isUpright ? 313 : 398 }
    guard isUpright else { return 162 + context.safeArea.bottom }
    let hasHomeIndicator = context.safeArea.bottom > 0
    switch size.width {
    case 414...: return hasHomeIndicator ? 346 : 271
    case 375...: return hasHomeIndicator ? 336 : 260
    default: return hasHomeIndicator ? 319 : 254
    }
  }
}
