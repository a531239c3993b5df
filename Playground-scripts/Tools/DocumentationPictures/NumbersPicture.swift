import AutoScale
import AutoScaleLayout

/// A card on three phones, with the scaled numbers of its constraints.
struct NumbersPicture {
  let svg: String

  /// Scales the card, and draws its constraints.
  init() throws {
    var sheet = PictureSheet(
      title:
        "A card that is 343 points wide and 16 points below the top in the design, on phones 320, 390 and 440 points wide, "
        + "with the scaled number beside each constraint.")
    for width in [320.0, 390, 440] {
      let context = try phone(width: width)
      let picture = try Self.scene().picture(
        on: context, options: PictureOptions(overlays: .constraints))
      sheet.add(
        picture, caption: "\(text(width)) points: 16.auto() is \(short(16.auto(in: context)))")
    }
    svg = sheet.svg
  }

  private static func scene() throws -> ViewNode {
    let (card, photo) = (ViewNode("card"), ViewNode("photo"))
    let root = ViewNode("screen") { card }
    root.backgroundColor = .system("systemGroupedBackgroundColor")
    card.backgroundColor = .systemBackground
    photo.backgroundColor = ViewColor(hex: 0xF3E3CC)
    (card.cornerRadius, photo.cornerRadius) = (16, 12)
    card.addChild(photo)
    try card.makeConstraints { make in
      make.top.equalToSuperview().inset(16)
      make.centerX.equalToSuperview()
      make.width.equalTo(343)
      make.height.equalTo(96)
    }
    try photo.makeConstraints { make in
      make.left.top.equalToSuperview().inset(16)
      make.width.height.equalTo(64)
    }
    return root
  }
}
