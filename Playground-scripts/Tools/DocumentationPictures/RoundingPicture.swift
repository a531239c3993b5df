import AutoScale
import AutoScaleLayout

/// Three views that fill a phone, with rounded widths and with widths that the layout rounds.
struct RoundingPicture {
  let svg: String

  /// Draws both rows, and their right end magnified.
  init() throws {
    var sheet = PictureSheet(
      title:
        "Three views that fill 320 points: widths rounded to 106.5 points leave a pixel open at the "
        + "right, and widths with fractions leave none.")
    for (rounding, caption) in [
      (PixelRounding.nearestPixel, "rounding: .nearestPixel\n3 × 106.5 leave a pixel at the right"),
      (.none, "fractions\n106.5 + 107 + 106.5 fill the width"),
    ] {
      let rule = try ScalingRule(rounding: rounding)
      let phone = try Screen(named: "iPhone SE (1st generation)").context(rule: rule)
      let layout = LayoutEngine().layout(
        try Self.row(in: phone), in: try phone.resized(width: 320, height: 80))
      let row = ScreenPicture(of: layout)
      let end = row.svg.replacing(
        #"width="320" height="80" viewBox="0 0 320 80""#,
        with: #"width="160" height="80" viewBox="312 0 8 4""#, maxReplacements: 1)
      sheet.add(row, caption: caption)
      sheet.add(end, width: 160, height: 80, caption: "the right end\n20 times as large")
    }
    svg = sheet.svg
  }

  private static func row(in context: ScreenContext) throws -> ViewNode {
    let views = ["first", "second", "third"].map { ViewNode($0) }
    let root = ViewNode("screen") { views }
    root.backgroundColor = .white
    for (view, color) in zip(views, [0x5AC8FA, 0x34AADC, 0x007AFF]) {
      view.backgroundColor = ViewColor(hex: color)
    }
    try ScreenContext.with(context) {
      for (index, view) in views.enumerated() {
        try view.makeConstraints { make in
          make.top.bottom.equalToSuperview()
          make.width.equalTo(125.auto())
          if index == 0 { make.left.equalToSuperview() }
          if index > 0 { make.left.equalTo(views[index - 1].right) }
        }
      }
    }
    return root
  }
}
