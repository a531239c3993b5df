import AutoScale
import AutoScaleLayout
import Foundation

/// Two versions of a document on one phone, with the views that differ framed in red.
struct DifferencePicture {
  let svg: String

  /// Draws a log-in screen, and the same one with another title, gap and height of a field.
  init(of file: URL) throws {
    let old = try String(contentsOf: file, encoding: .utf8)
    let new = old.replacing("Welcome back", with: "Hello again")
      .replacing(#"constant="16" id="ttl-to"#, with: #"constant="20" id="ttl-to"#)
      .replacing(#"constant="44" id="ema-ilH"#, with: #"constant="40" id="ema-ilH"#)
    let results = try [old, new].map { text in
      let document = try InterfaceDocument(data: Data(text.utf8), path: "Login.xib")
      let screen = try Screen(named: "iPhone 17")
      let layout = DocumentLayout(document, options: LayoutOptions(on: screen))
      guard let result = try layout.roots.first?.result.get() else {
        throw CocoaError(.featureUnsupported)
      }
      return (screen, result)
    }
    var sheet = PictureSheet(
      title: "A log-in screen before and after a change, with the views that differ framed in red.")
    for (caption, (screen, result)) in zip(["Before", "After"], results) {
      var options = PictureOptions()
      options.marked = zip(results[0].1.frames, results[1].1.frames).enumerated()
        .filter { $0.element.0 != $0.element.1 }.map(\.offset)
      let picture = ScreenPicture(of: result, on: screen, options: options)
      sheet.add(picture.svg, width: picture.width, height: picture.height, caption: caption)
    }
    svg = sheet.svg
  }
}
