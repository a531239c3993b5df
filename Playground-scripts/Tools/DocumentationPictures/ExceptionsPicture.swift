import AutoScale
import AutoScaleLayout

/// A card with exceptions for narrow and wide phones.
struct ExceptionsPicture {
  let svg: String

  /// Walks over one tree for three phones.
  init() throws {
    var sheet = PictureSheet(
      title:
        "A card on three phones: below 360 points its photo is smaller and its note is hidden, and "
        + "from 414 points its photo is larger than in proportion.")
    let scene = try CardScene()
    try scene.photo.remakeConstraints { make in
      make.left.equalToSuperview().inset(16)
      make.centerY.equalToSuperview()
      make.size.equalTo(80.screen(.width(..<360), is: 56).screen(.width(414...), is: 92))
    }
    scene.note.isHidden = false.screen(.width(..<360), is: true)
    for (width, words) in [
      (320.0, "photo 56, no note"), (375, "photo 80"), (440, "photo 92"),
    ] {
      let picture = try scene.root.picture(on: phone(width: width), height: 168)
      let side = short(scene.photo.madeConstraints.last?.constant ?? 0)
      sheet.add(
        picture, caption: "\(text(width)) points: \(words)\nscaled to \(side)")
    }
    svg = sheet.svg
  }
}
