import AutoScale
import AutoScaleSourceText
import AutoScaleTrees

extension ScreenContext {
  /// Returns the height of the English keyboard on a screen, in points, with its row of suggestions on
  /// upright phones and on pads.
  package func keyboardHeight(on size: LayoutSize) -> Double {
    if let duoPose {
      return FactTable.duoKeyboards.row(duoPose.rawValue).numbers("height")[0]
    }
    let isUpright = size.height >= size.width
    let screen = "\(idiom == .pad ? "pad" : "phone") \(isUpright ? "upright" : "on its side")"
    // Rows are sorted by width; the last one that is not wider than the screen counts.
    let height = FactTable.keyboards.rows.last {
      $0.text("screen") == screen && max(0, size.width) >= $0.numbers("leastWidth")[0]
    }?.number(safeArea.bottom > 0 ? "withHomeIndicator" : "withHomeButton")
    // On its side a phone's row counts the keys only.
    return (height ?? 0) + (isUpright || idiom == .pad ? 0 : safeArea.bottom)
  }
}
