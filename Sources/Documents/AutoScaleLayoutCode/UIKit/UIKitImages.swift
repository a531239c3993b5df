import AutoScaleInterfaceBuilder
import AutoScaleTrees

/// Images of documents as UIKit writes them.
enum UIKitImages {
  /// The expression of an image, or `nil` for none.
  static func image(_ key: String, of facts: ElementFacts) -> Expression? {
    let reference = facts.child("imageReference", key: key)
    guard let name = reference?.take("image") ?? facts.take(key) else { return nil }
    let isSymbol = (reference?.take("catalog") ?? catalog(of: key, in: facts)) == "system"
    var arguments = [Expression.Argument(isSymbol ? "systemName" : "named", .text(name.literal))]
    guard let reference else { return .call("UIImage", arguments) }
    if isSymbol, let configuration = symbolConfiguration(of: reference) {
      arguments.append(.init("withConfiguration", configuration))
    }
    let mode = reference.takeCase("renderingMode").flatMap { renderingModes[$0] }
    return .call("UIImage", arguments, tail: mode.map { "?.withRenderingMode(.\($0))" } ?? "")
  }

  private static let renderingModes = ["original": "alwaysOriginal", "template": "alwaysTemplate"]

  /// The configuration that an image has of its own.
  private static func symbolConfiguration(of reference: ElementFacts) -> Expression? {
    let weight = reference.takeCase("symbolWeight", unless: "unspecified")
    return configuration(
      first: weight.map { .init("weight", ".\($0)") },
      scale: reference.takeCase("symbolScale", unless: "default"))
  }

  /// A configuration with a scale besides another property.
  private static func configuration(
    first: Expression.Argument?, scale: String?
  ) -> Expression? {
    let name = "UIImage.SymbolConfiguration"
    guard let first else {
      return scale.map { .call(name, [.init("scale", .text("." + $0))]) }
    }
    guard let scale else { return .call(name, [first]) }
    if first.label == "weight" {
      return .call(name, [first], tail: ".applying(\(name)(scale: .\(scale)))")
    }
    return .call(name, [first, .init("scale", .text("." + scale))])
  }

  /// The catalog of an image in an attribute; if an element has two, the image's.
  private static func catalog(of key: String, in facts: ElementFacts) -> String? {
    key == "image" || facts["image"] == nil ? facts.take("catalog") : nil
  }

  /// The expression of a symbol's configuration, or `nil` if it says nothing.
  static func symbolConfiguration(_ facts: ElementFacts, in context: CodeContext) -> Expression? {
    facts.skip("configurationType")
    let scale = facts.takeCase("scale", unless: "default")
    let weight = facts.takeCase("weight", unless: "unspecified")
    let size = facts.takeNumber("pointSize").map(context.length)
    if let element = facts.markup.child("fontDescription") {
      facts.skipChild("fontDescription")
      return configuration(
        first: font(context.document.font(of: element), in: context), scale: scale)
    }
    let weightArgument = weight.map { Expression.Argument("weight", .text("." + $0)) }
    guard let size else { return configuration(first: weightArgument, scale: scale) }
    var arguments = [Expression.Argument("pointSize", size)]
    if weight != nil || scale != nil {
      arguments.append(weightArgument ?? .init("weight", ".regular"))
    }
    if let scale { arguments.append(.init("scale", .text("." + scale))) }
    return .call("UIImage.SymbolConfiguration", arguments)
  }

  private static func font(
    _ font: FontDescriptor, in context: CodeContext
  ) -> Expression.Argument {
    if let style = font.textStyle, !context.options.scalesLengths {
      return .init("textStyle", .text(".\(style.rawValue)"))
    }
    return .init("font", context.typedFont(font))
  }
}
