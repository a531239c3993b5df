import AutoScale
import AutoScaleLayout

/// A text that follows the user's text size, with and without a cap, beside one that does not.
struct TextSizePicture {
  let svg: String

  /// Scales two labels for three contexts.
  init() throws {
    var sheet = PictureSheet(
      title:
        "Two texts on a phone 390 points wide: at the standard text size, at a large one, which only "
        + "the font of a text style follows, and with a cap on its growth.")
    for (size, cap, caption) in [
      (TextSizeCategory.large, nil, "the standard text size"),
      (.accessibilityExtraLarge, nil, "Accessibility XL"),
      (.accessibilityExtraLarge, 1.6, "Accessibility XL, maximumFontFactor: 1.6"),
    ] as [(TextSizeCategory, Double?, String)] {
      var context = try phone(width: 390, rule: try ScalingRule(maximumFontFactor: cap))
      context.textSize = size
      sheet.add(try Self.tree().picture(on: context, height: 220), caption: caption)
    }
    svg = sheet.svg
  }

  private static func tree() throws -> ViewNode {
    let body = LabelNode(
      "body", text: "A text style follows the user.", font: .preferred(.body), numberOfLines: 0)
    let fixed = LabelNode(
      "fixed", text: "A fixed size only follows the screen.", font: .system(17), numberOfLines: 0)
    let root = ViewNode("screen") {
      body
      fixed
    }
    root.backgroundColor = .systemBackground
    fixed.textColor = .system("secondaryLabelColor")
    try [body, fixed].makeConstraints { $0.left.right.equalToSuperview().inset(16) }
    try body.makeConstraints { $0.top.equalToSuperview().inset(24) }
    try fixed.makeConstraints { $0.top.equalTo(body.bottom).offset(16) }
    return root
  }
}
