import AutoScaleLayoutEngine
import AutoScaleTrees
import Foundation

/// The file `Contents.json` of an image, a color or a folder in an asset catalog.
struct AssetSet: Decodable {
  private struct Variant: Decodable {
    struct Appearance: Decodable {
      let value: String?
    }
    struct Color: Decodable {
      let components: [String: String]?
      let colorSpace: String?

      enum CodingKeys: String, CodingKey {
        case components
        case colorSpace = "color-space"
      }
    }

    let filename: String?
    let scale: String?
    let idiom: String?
    let appearances: [Appearance]?
    let color: Color?

    /// Whether the variant is for dark screens.
    var isDark: Bool { appearances?.contains { $0.value == "dark" } ?? false }

    /// Whether the variant is for all screens.
    var isGeneral: Bool { appearances?.isEmpty ?? true }
  }

  private struct Properties: Decodable {
    let intent: String?
    let providesNamespace: Bool?

    enum CodingKeys: String, CodingKey {
      case intent = "template-rendering-intent"
      case providesNamespace = "provides-namespace"
    }
  }

  private let images: [Variant]?
  private let colors: [Variant]?
  private let properties: Properties?

  /// Reads the set in a folder, or returns nil if its description is missing or unreadable.
  init?(in folder: URL) {
    let contents = folder.appending(path: "Contents.json")
    guard let data = FileManager.default.contents(atPath: contents.path) else { return nil }
    do {
      self = try JSONDecoder().decode(AssetSet.self, from: data)
    } catch {
      return nil
    }
  }

  /// Whether the shape of the image is drawn in the tint color.
  var isTemplate: Bool { properties?.intent == "template" }

  /// Whether the names of the assets in the folder begin with its name.
  var providesNamespace: Bool { properties?.providesNamespace ?? false }

  /// Returns the name of the file nearest to two pixels per point, for the appearance if there is one.
  func imageFile(in appearance: ViewingCondition.Appearance) -> String? {
    // Variants for Macs, watches and cars are not for the screens that are drawn.
    let usable = (images ?? []).filter {
      $0.filename != nil && ["universal", "iphone", nil].contains($0.idiom)
        && ($0.isGeneral || $0.isDark && appearance == .dark)
    }
    func rank(_ variant: Variant) -> Int {
      // Two pixels a point are enough for a picture of one unit a point, also when it is enlarged.
      let scales = ["2x": 0, "3x": 1, "1x": 3]
      let scale = variant.scale.flatMap { scales[$0] } ?? 2
      // The appearance counts more than the scale.
      return (variant.isDark ? 0 : 10) + scale
    }
    return usable.min { rank($0) < rank($1) }?.filename
  }

  /// The color in light and dark, if it has components.
  var color: ViewColor? {
    let general = (colors ?? []).first(where: \.isGeneral) ?? colors?.first
    guard let light = general.flatMap(Self.components) else { return nil }
    let dark = (colors ?? []).first(where: \.isDark).flatMap(Self.components)
    return ViewColor(light: light, dark: dark ?? light)
  }

  private static func components(of variant: Variant) -> ViewColor.Components? {
    guard let color = variant.color, let texts = color.components else { return nil }
    let alpha = texts["alpha"].flatMap(Double.init).map { min($0, 1) } ?? 1
    // Xcode writes a share with a decimal point; `1` beside one is a share too.
    let areShares = texts.contains { $0.key != "alpha" && $0.value.contains(".") }
    let shares = texts.compactMapValues { share($0, ofMaximum: areShares ? 1 : 255) }
    if let white = shares["white"] {
      return ViewColor.Components(red: white, green: white, blue: white, alpha: alpha)
    }
    guard let red = shares["red"], let green = shares["green"], let blue = shares["blue"] else {
      return nil
    }
    // A color that states no space is in sRGB.
    let space: RGBColorSpace = color.colorSpace == "display-p3" ? .displayP3 : .sRGB
    return space.sRGB(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Reads a component as Xcode writes it: a share of a maximum, or a byte in hexadecimal.
  private static func share(_ text: String, ofMaximum maximum: Double) -> Double? {
    if text.hasPrefix("0x") { return Int(text.dropFirst(2), radix: 16).map { Double($0) / 255 } }
    return Double(text).map { $0 / maximum }
  }
}
