import AutoScale
import AutoScaleLayout
import AutoScalePages
import Foundation

/// A document on a large phone: as drawn, scaled, and scaled without its fields.
struct ViewsPicture {
  let svg: String

  /// Draws the first screen of a document after three walks.
  init(of file: URL) throws {
    var sheet = PictureSheet(
      title: "A log-in screen on a phone 440 points wide: as drawn for 375 points, after "
        + "adaptScreenWidth(), and with text fields and buttons excepted.")
    let phone = try Screen(named: "iPhone 18 Pro Max")
    let walks: [(String, ((ViewNode) -> Void)?)] = [
      ("as drawn", nil), ("adaptScreenWidth()", { $0.adaptScreenWidth(in: phone) }),
      (
        "except: [UITextField.self, UIButton.self]",
        { $0.adaptScreenWidth(except: [TextFieldNode.self, ButtonNode.self], in: phone) }
      ),
    ]
    for (caption, walk) in walks {
      let document = try InterfaceDocument(contentsOf: file)
      for view in document.views { walk?(view) }
      guard
        let result = try DocumentLayout(document, options: LayoutOptions(on: phone)).roots.first?
          .result.get()
      else { throw CocoaError(.featureUnsupported) }
      sheet.add(
        ScreenPicture(of: result, on: phone, options: PictureOptions(showsScreen: true)),
        caption: caption, scale: 0.75)
    }
    svg = sheet.svg
  }
}
