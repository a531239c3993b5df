import AutoScale
import AutoScaleLayout
import AutoScaleProfiles
import Foundation

/// A view with values of its own on three devices, from layout profiles.
struct ProfilePicture {
  let svg: String

  private static let files = [
    "Card_iPhone5.json":
      #"{"g": [{"card": {"marginLeft": 16, "marginTop": 40, "width": 288, "height": 120, "cornerRadius": 8}}, {"title": {"fontSize": 20}}]}"#,
    "Card_iPhone6.json":
      #"{"g": [{"card": {"marginLeft": 24, "marginTop": 48, "width": 327, "height": 160, "cornerRadius": 16}}, {"title": {"fontSize": 28}}]}"#,
    "Card_iPhone6P.json":
      #"{"g": [{"card": {"marginLeft": 57, "marginTop": 56, "width": 300, "height": 300, "cornerRadius": 32}}, {"title": {"fontSize": 40}}]}"#,
  ]

  /// Applies a profile on each device, and draws the screen.
  init() throws {
    let store = ProfileStore(files: Self.files.mapValues { Data($0.utf8) })
    try store.loadAndWait()
    var sheet = PictureSheet(
      title: "A card with a size, a radius and a font of its own on each of three devices.")
    for (width, height, device) in [
      (320.0, 568.0, "iPhone5"), (375, 667, "iPhone6"), (414, 736, "iPhone6P"),
    ] {
      let screen = try Screen(width: width, height: height, pixelsPerPoint: 2, idiom: .phone)
      let root = try Self.tree()
      try root.applyProfiles(container: "Card", from: store, in: screen.context())
      let picture = ScreenPicture(
        of: LayoutEngine().layout(root, in: screen.context()), on: screen,
        options: PictureOptions(showsScreen: true))
      sheet.add(
        picture.svg, width: picture.width, height: picture.height,
        caption: "Card_\(device).json")
    }
    svg = sheet.svg
  }

  private static func tree() throws -> ViewNode {
    let title = LabelNode("title", text: "Today", font: .system(17, weight: .bold))
    title.appearance.textAlignment = .center
    title.appearance.textColor = ViewColor(white: 1)
    let card = ViewNode("card") { title }
    card.appearance.backgroundColor = .system("systemBlueColor")
    let root = ViewNode("root") { card }
    root.appearance.backgroundColor = .systemBackground
    try title.makeConstraints { $0.center.equalToSuperview() }
    return root
  }
}
