import AutoScale
import AutoScaleLayout

/// A card on a large phone, with fonts that grow fully, by half, and not at all.
struct FontsPicture {
  let svg: String

  /// Scales the card by three rules.
  init() throws {
    var sheet = PictureSheet(
      title:
        "A card on a phone 440 points wide: its fonts grow as the lengths do, by half as much, and "
        + "not at all.")
    for (name, strength) in [("as lengths", 1.0), ("by half", 0.5), ("as designed", 0)] {
      let rule = try ScalingRule(fonts: try FontScaling(strength: strength))
      let scene = try CardScene()
      let picture = try scene.root.picture(on: phone(width: 440, rule: rule), height: 168)
      let size = short(scene.title.font?.size ?? 0)
      sheet.add(picture, caption: "\(name): 22 points are \(size)")
    }
    svg = sheet.svg
  }
}
