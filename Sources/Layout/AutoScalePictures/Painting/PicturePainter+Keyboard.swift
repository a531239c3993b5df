import AutoScaleLayoutEngine
import AutoScaleTrees

// MARK: - The keyboard

extension PicturePainter {
  /// Draws the keyboard over the bottom of the screen.
  mutating func drawKeyboard(on screen: LayoutSize) {
    // A picture may be lower than the keyboard.
    let height = min(context.keyboardHeight(on: screen), screen.height)
    let top = screen.height - height
    fill(
      LayoutRect(y: top, width: screen.width, height: height),
      with: ViewColor(
        light: .init(red: 0.82, green: 0.827, blue: 0.851),
        dark: .init(red: 0.168, green: 0.168, blue: 0.168)))
    let rows = ["qwertyuiop", "asdfghjkl", "zxcvbnm", " "]
    let keyWidth = screen.width / 10
    let rowHeight = max(0, height - 45 - context.safeArea.bottom) / Double(rows.count)
    for (row, keys) in rows.enumerated() {
      let y = top + 45 + Double(row) * rowHeight
      let width = keys == " " ? screen.width / 2 : keyWidth
      let start = (screen.width - Double(keys.count) * width) / 2
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
}
