import AutoScale
import AutoScaleLayout
import AutoScalePages
import Foundation

/// A document on three phones, scaled.
struct ScalingPicture {
  let svg: String

  /// Draws the first screen of a document.
  init(of file: URL) throws {
    var sheet = PictureSheet(
      title: "A log-in screen, drawn for 375 points, on phones 320, 390 and 440 points wide: "
        + "all lengths grow with the width.")
    for name in ["iPhone SE (1st generation)", "iPhone 17e", "iPhone 18 Pro Max"] {
      let screen = try Screen(named: name)
      let picture = try firstPicture(of: file, on: screen)
      sheet.add(
        picture.svg, width: picture.width, height: picture.height,
        caption: "\(name): \(text(screen.width)) points")
    }
    svg = sheet.svg
  }
}

/// Returns the picture of a document's first view on a screen, scaled by a rule.
func firstPicture(
  of file: URL, on screen: Screen, by rule: ScalingRule = .standard
) throws -> DocumentPictures.Picture {
  var options = PreviewOptions(screens: [screen], showsEveryWidth: false)
  options.scaling = DocumentScaling(rule: rule, reference: .standard)
  let document = try InterfaceDocument(contentsOf: file)
  guard
    let picture = DocumentPictures(of: document, options: options).first(where: {
      $0.name.hasSuffix("-scaled")
    })
  else { throw CocoaError(.featureUnsupported) }
  return picture
}
