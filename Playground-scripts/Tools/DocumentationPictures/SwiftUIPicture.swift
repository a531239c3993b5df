import AutoScale
import AutoScaleLayout
import Foundation

/// The documents of the article on leaving Interface Builder that have code in SwiftUI.
struct SwiftUIPicture {
  let svg: String

  /// Draws the documents of a folder.
  init(ofDocumentsIn folder: URL) throws {
    var sheet = PictureSheet(
      title:
        "A screen to sign in with two fields and a button, a row with a portrait, a name and a "
        + "switch, and settings of sound.")
    let phone = try Screen(named: "iPhone 17")
    for name in ["SignIn.xib", "PersonCell.xib", "Sound.storyboard"] {
      let document = try InterfaceDocument(contentsOf: folder.appending(path: name))
      guard
        let result = try DocumentLayout(document, options: LayoutOptions(on: phone)).roots.first?
          .result.get()
      else { throw CocoaError(.featureUnsupported) }
      sheet.add(ScreenPicture(of: result, on: phone), caption: name, scale: 0.6)
    }
    svg = sheet.svg
  }
}
