import AutoScale
import AutoScaleLayout
import Foundation

/// A screen as it is, in the dark, and with the facts that place its views.
struct OverlaysPicture {
  let svg: String

  /// Draws the first view of a document three times.
  init(of file: URL) throws {
    var sheet = PictureSheet(
      title:
        "A log-in screen in the light, in the dark, and with its constraints and its safe area.")
    let phone = try Screen(named: "iPhone 17")
    for (caption, options) in [
      ("PictureOptions(showsScreen: true)", PictureOptions(showsScreen: true)),
      ("appearance: .dark", PictureOptions(appearance: .dark, showsScreen: true)),
      (
        "overlays: [.constraints, .safeArea]",
        PictureOptions(overlays: [.constraints, .safeArea], showsScreen: true)
      ),
    ] {
      let document = try InterfaceDocument(contentsOf: file)
      guard
        let result = try DocumentLayout(document, options: LayoutOptions(on: phone)).roots.first?
          .result.get()
      else { throw CocoaError(.featureUnsupported) }
      sheet.add(
        ScreenPicture(of: result, on: phone, options: options), caption: caption, scale: 0.8)
    }
    svg = sheet.svg
  }
}
