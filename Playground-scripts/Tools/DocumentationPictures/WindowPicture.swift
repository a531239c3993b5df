import AutoScale
import AutoScaleLayout

/// A card in a narrow sheet, with numbers of the screen and with those of the sheet.
struct WindowPicture {
  let svg: String

  /// Scales the card for a phone's screen and for the sheet, and lays both out in the sheet.
  init() throws {
    var sheet = PictureSheet(
      title:
        "A card in a sheet 320 points wide: scaled for the phone's screen of 440 points the texts run "
        + "into the button, scaled for the sheet they fit.")
    for (width, caption) in [
      (440.0, "scaled for the screen, 440 points"), (320, "scaled for the sheet, 320 points"),
    ] {
      sheet.add(
        try CardScene().root.picture(on: phone(width: width), width: 320, height: 168),
        caption: caption)
    }
    svg = sheet.svg
  }
}
