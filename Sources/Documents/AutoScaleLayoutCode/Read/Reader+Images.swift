import AutoScaleInterfaceBuilder
import AutoScaleTrees

extension Reader {
  /// Reads an image, or returns `nil` for none.
  mutating func image(_ key: String, of element: MarkupElement) -> Value? {
    let reference = child("imageReference", key: key, of: element)
    guard
      let name = reference.flatMap({ string("image", of: $0) }) ?? string(key, of: element)
    else { return nil }
    let catalog =
      reference.flatMap { string("catalog", of: $0) } ?? catalog(of: key, in: element)
    let isSymbol = catalog == "system"
    var arguments = [Value.Argument(isSymbol ? "systemName" : "named", .literal(name))]
    guard let reference else { return .made("UIImage", arguments) }
    if isSymbol {
      let weight = word("symbolWeight", of: reference, unless: "unspecified")
      let scale = word("symbolScale", of: reference, unless: "default")
      let first = weight.map { Value.Argument("weight", .word($0)) }
      if let configuration = Self.configuration(first: first, scale: scale) {
        arguments.append(.init("withConfiguration", configuration))
      }
    }
    let modes = ["original": "alwaysOriginal", "template": "alwaysTemplate"]
    let mode = word("renderingMode", of: reference).flatMap { modes[$0] }
    return .made("UIImage", arguments, tail: mode.map { "?.withRenderingMode(.\($0))" } ?? "")
  }

  /// The catalog of an image in an attribute; if an element has two images, the catalog is that of `image`.
  private mutating func catalog(of key: String, in element: MarkupElement) -> String? {
    key == "image" || element["image"] == nil ? string("catalog", of: element) : nil
  }

  /// A configuration with a scale besides another property.
  private static func configuration(first: Value.Argument?, scale: String?) -> Value? {
    let name = "UIImage.SymbolConfiguration"
    let scaleArgument = scale.map { Value.Argument("scale", .word($0)) }
    let arguments = [first, scaleArgument].compactMap(\.self)
    guard let first, let scale, first.label == "weight" else {
      return arguments.isEmpty ? nil : .made(name, arguments)
    }
    // UIKit has no initializer for a weight with a scale.
    return .made(name, [first], tail: ".applying(\(name)(scale: .\(scale)))")
  }

  /// Reads the configuration of a symbol, or returns `nil` if it says nothing.
  mutating func symbolConfiguration(_ element: MarkupElement) -> Value? {
    coverage.take("configurationType", of: element)
    let scale = word("scale", of: element, unless: "default")
    let weight = word("weight", of: element, unless: "unspecified")
    let size = number("pointSize", of: element)
    if let font = font(of: element) {
      let style = source.options.scalesLengths ? nil : font.textStyle
      return Self.configuration(
        first: style.map { .init("textStyle", .word($0.rawValue)) }
          ?? .init("font", .font(StatedFont(font, isUntyped: true))), scale: scale)
    }
    let weightArgument = weight.map { Value.Argument("weight", .word($0)) }
    guard let size else { return Self.configuration(first: weightArgument, scale: scale) }
    var arguments = [Value.Argument("pointSize", .length(size))]
    if weight != nil || scale != nil {
      arguments.append(weightArgument ?? .init("weight", .word("regular")))
    }
    if let scale { arguments.append(.init("scale", .word(scale))) }
    return .made("UIImage.SymbolConfiguration", arguments)
  }
}
