import AutoScale
import AutoScaleLayout
import AutoScalePages
import Foundation

/// A document on a phone and on a pad, which a rule leaves alone, scales as a phone, or bounds.
struct PadsPicture {
  let svg: String

  /// Draws the first screen of a document by three rules.
  init(of file: URL) throws {
    var sheet = PictureSheet(
      title:
        "A log-in screen on a phone and on a pad: with the sizes of the design, scaled as on a "
        + "phone, which makes a giant of it, and scaled within a bound.")
    let pad = try Screen(named: "iPad (A16)")
    let everywhere = try ScalingRule(idioms: [.phone, .pad])
    let bounded = try ScalingRule(limits: 0.85...1.25, idioms: [.phone, .pad])
    for (screen, rule, caption) in [
      (try Screen(named: "iPhone 17"), ScalingRule.standard, "iPhone 17"),
      (pad, .standard, "iPad, the standard rule"), (pad, everywhere, "iPad as a phone"),
      (pad, bounded, "iPad, limits: 0.85...1.25"),
    ] {
      let picture = try firstPicture(of: file, on: screen, by: rule)
      sheet.add(picture.svg, size: (picture.width, picture.height), caption: caption, scale: 0.4)
    }
    svg = sheet.svg
  }
}
