import AutoScaleInterfaceBuilder
import AutoScaleTrees

extension Reader {
  /// Reads an image, or returns `nil` for none.
  mutating func image(_ key: String) -> Value? {
    var (name, catalog, mode): (String?, String?, String?)
    var configuration: Value?
    read("imageReference", key) { reader in
      (name, catalog) = (reader.string("image"), reader.string("catalog"))
      mode = reader.word("renderingMode")
      guard catalog == "system" else { return }
      let weight = reader.word("symbolWeight", unless: "unspecified")
      let scale = reader.word("symbolScale", unless: "default")
      configuration = Self.configuration(
        first: weight.map { .init("weight", .word($0)) }, scale: scale)
    }
    guard let name = name ?? string(key) else { return nil }
    // An element with two images in attributes has the catalog of `image`.
    if catalog == nil, key == "image" || element["image"] == nil { catalog = string("catalog") }
    let label = catalog == "system" ? "systemName" : "named"
    let arguments = [Value.Argument(label, .literal(name))]
    let modes = ["original": "alwaysOriginal", "template": "alwaysTemplate"]
    return .made(
      "UIImage", arguments + (configuration.map { [.init("withConfiguration", $0)] } ?? []),
      tail: mode.flatMap { modes[$0] }.map { "?.withRenderingMode(.\($0))" } ?? "")
  }

  /// A configuration with a scale besides another property.
  private static func configuration(first: Value.Argument?, scale: String?) -> Value? {
    let name = "UIImage.SymbolConfiguration"
    let arguments = [first, scale.map { .init("scale", .word($0)) }].compactMap(\.self)
    guard let first, let scale, first.label == "weight" else {
      return arguments.isEmpty ? nil : .made(name, arguments)
    }
    // UIKit has no initializer for a weight with a scale.
    return .made(name, [first], tail: ".applying(\(name)(scale: .\(scale)))")
  }

  /// Reads the configuration of a symbol, or returns `nil` if it says nothing.
  mutating func symbol(_ name: String, key: String? = nil) -> Value? {
    var value: Value?
    read(element.child(name, key: key)) { value = $0.symbolConfiguration() }
    return value
  }

  private mutating func symbolConfiguration() -> Value? {
    skip("configurationType")
    let scale = word("scale", unless: "default")
    let weight = word("weight", unless: "unspecified").map { Value.Argument("weight", .word($0)) }
    let size = number("pointSize")
    if let font = font() {
      // A style scales by itself, but not as this package scales.
      let style = source.options.scalesLengths ? nil : font.textStyle
      return Self.configuration(
        first: style.map { .init("textStyle", .word($0.rawValue)) }
          ?? .init("font", .font(StatedFont(font, isUntyped: true))), scale: scale)
    }
    guard let size else { return Self.configuration(first: weight, scale: scale) }
    var arguments = [Value.Argument("pointSize", .length(size))]
    // UIKit's initializer with a scale takes a weight too.
    if weight != nil || scale != nil {
      arguments.append(weight ?? .init("weight", .word("regular")))
    }
    if let scale { arguments.append(.init("scale", .word(scale))) }
    return .made("UIImage.SymbolConfiguration", arguments)
  }
}
