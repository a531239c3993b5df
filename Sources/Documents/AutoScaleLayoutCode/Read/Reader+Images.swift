import AutoScaleInterfaceBuilder
import AutoScaleTrees

extension Reader {
  /// Reads an image, or returns `nil` for none.
  func image(_ key: String) -> Expression? {
    let reference = child("imageReference", key: key)
    let stated = reference?.string("image")
    var catalog = reference?.string("catalog")
    let mode = reference?.word("renderingMode")
    var configuration: Expression?
    if let reference, catalog == "system" {
      let weight = reference.word("symbolWeight", unless: "unspecified")
      let scale = reference.word("symbolScale", unless: "default")
      configuration = Self.configuration(["weight": weight.map { .word($0) }], scale: scale)
    }
    guard let name = stated ?? string(key), !name.isEmpty else { return nil }
    // An element with two images in attributes has the catalog of `image`.
    if catalog == nil, key == "image" || element["image"] == nil { catalog = string("catalog") }
    let label = catalog == "system" ? "systemName" : "named"
    let modes = ["original": "alwaysOriginal", "template": "alwaysTemplate"]
    return .call(
      // The name may be unknown, so that what follows needs a question mark.
      "UIImage", [label: .literal(name), "withConfiguration": configuration],
      tail: mode.flatMap { modes[$0] }.map { "?.withRenderingMode(.\($0))" } ?? "")
  }

  /// A configuration with a scale besides another property.
  private static func configuration(_ first: Arguments, scale: String?) -> Expression? {
    let name = "UIImage.SymbolConfiguration"
    let arguments = first + ["scale": scale.map { .word($0) }]
    guard let scale, first["weight"] != nil else {
      return arguments.isEmpty ? nil : .call(name, arguments)
    }
    // UIKit has no initializer for a weight with a scale.
    return .call(name, first, tail: ".applying(\(name)(scale: .\(scale)))")
  }

  /// Reads the configuration of a symbol, or returns `nil` if it says nothing.
  func symbol(_ name: String, key: String? = nil) -> Expression? {
    child(name, key: key)?.symbolConfiguration
  }

  private var symbolConfiguration: Expression? {
    let scale = word("scale", unless: "default")
    let weight = word("weight", unless: "unspecified")
    let size = number("pointSize")
    if let font = font() {
      // A style scales by itself, but not as this package scales.
      if let style = font.textStyle, !source.options.scalesLengths {
        return Self.configuration(["textStyle": .word(style.rawValue)], scale: scale)
      }
      return Self.configuration(["font": options.font(font, isUntyped: true)], scale: scale)
    }
    guard let size else {
      return Self.configuration(["weight": weight.map { .word($0) }], scale: scale)
    }
    // UIKit's initializer with a scale takes a weight too.
    let stated = weight ?? (scale == nil ? nil : "regular")
    return .call(
      "UIImage.SymbolConfiguration",
      [
        "pointSize": options.length(size), "weight": stated.map { .word($0) },
        "scale": scale.map { .word($0) },
      ])
  }
}
