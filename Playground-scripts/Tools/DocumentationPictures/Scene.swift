import AutoScale
import AutoScaleLayout
import Foundation

/// A card with a photo, two texts and a button, drawn for 375 points.
struct CardScene {
  let photo = ViewNode("photo")
  let title = LabelNode("title", text: "Rye bread", font: .system(22, weight: .bold))
  let note = LabelNode("note", text: "baked today", font: .system(15))
  let button = ButtonNode("buy", title: "Buy", font: .system(17, weight: .semibold))
  let card = ViewNode("card")
  let root = ViewNode("screen")

  /// Makes the tree and its constraints.
  init() throws {
    root.backgroundColor = .system("systemGroupedBackgroundColor")
    card.backgroundColor = .systemBackground
    card.cornerRadius = 16
    photo.backgroundColor = ViewColor(hex: 0xD9A45B)
    photo.cornerRadius = 12
    note.textColor = .system("secondaryLabelColor")
    button.style = .configured
    button.configuration = .filled
    root.addChild(card)
    card.addChildren([photo, title, note, button])
    try card.makeConstraints { make in
      make.left.right.top.equalToSuperview().inset(16)
      make.height.equalTo(112)
    }
    try photo.makeConstraints { make in
      make.left.top.equalToSuperview().inset(16)
      make.size.equalTo(80)
    }
    try title.makeConstraints { make in
      make.left.equalTo(photo.right).offset(16)
      make.top.equalTo(photo).offset(12)
    }
    try note.makeConstraints { make in
      make.left.equalTo(title)
      make.top.equalTo(title.bottom).offset(4)
    }
    try button.makeConstraints { make in
      make.right.equalToSuperview().inset(16)
      make.centerY.equalToSuperview()
      make.width.equalTo(76)
      make.height.equalTo(40)
    }
  }
}

extension ViewNode {
  /// Scales this tree to a phone, and draws it in a low part of the screen, without a device around it.
  ///
  /// - Parameters:
  ///   - phone: The phone.
  ///   - width: The width of the part, in points; that of the phone by default.
  ///   - height: The height of the part, in points.
  ///   - options: The appearance and the overlays.
  /// - Returns: The picture.
  /// - Throws: ``InvalidParameterError`` for a width or a height that is not positive.
  func picture(
    on phone: ScreenContext, width: Double? = nil, height: Double = 144,
    options: PictureOptions = PictureOptions()
  ) throws -> ScreenPicture {
    adaptScreenWidth(in: phone)
    let part = try phone.resized(width: width ?? phone.width, height: height)
    return ScreenPicture(of: LayoutEngine().layout(self, in: part), options: options)
  }
}

/// Returns a number with two decimals at most.
func short(_ number: Double) -> String {
  number.formatted(.number.precision(.fractionLength(0...2)).locale(Locale(identifier: "en_US")))
}

/// Returns the context of an upright phone.
func phone(width: Double, rule: ScalingRule = .standard) throws -> ScreenContext {
  try ScreenContext(width: width, height: 2 * width, pixelsPerPoint: 3, idiom: .phone, rule: rule)
}
