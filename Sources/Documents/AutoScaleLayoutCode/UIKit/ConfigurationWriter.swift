import AutoScaleInterfaceBuilder
import AutoScaleTrees

/// Writes the configuration of a button.
struct ConfigurationWriter {
  let context: CodeContext
  let view: ViewCode

  private var name: String { PropertyCode.localMark + "Configuration" }

  func write(_ facts: ElementFacts, of button: ButtonNode) {
    facts.skip("style")
    var values = content(of: facts) + look(of: facts)
    values += background(of: facts)
    let font = button.font
    let hasFont = facts.markup.child("fontDescription", key: "titleFontDescription") != nil
    facts.skipChild("fontDescription", key: "titleFontDescription")
    if hasFont || context.scalesFont(of: button), let font {
      values.append(transformer(to: context.font(font, of: button)))
    }
    let word = values.isEmpty ? "let" : "var"
    view.statements.append(
      "\(word) \(name) = UIButton.Configuration.\(button.configuration.rawValue)()")
    view.statements += values
    view.set("configuration", .text(name))
  }

  private func set(_ property: String, _ value: Expression) -> Statement {
    .assignment("\(name).\(property)", value)
  }

  private func content(of facts: ElementFacts) -> [Statement] {
    var values: [Statement] = []
    for (key, variable) in [("title", Expression.Variable.title), ("subtitle", .text)] {
      guard let text = facts.takeText(key), !text.isEmpty else { continue }
      let value = context.text(text, of: view.facts.markup, keys: "configuration.\(key)")
      values.append(set(key, .varying(variable, value)))
    }
    let writer = AttributedTextWriter(context: context)
    for key in ["attributedTitle", "attributedSubtitle"] {
      guard
        let text = writer.text(
          in: facts, key: key, keys: ["configuration.\(key)"], of: view.facts.markup)
      else { continue }
      values += text.preparation
      values.append(set(key, .call("AttributedString", [.init(nil, text.value)])))
    }
    if let image = UIKitImages.image("image", of: facts) {
      values.append(set("image", .varying(.image, image)))
    }
    let key = "preferredSymbolConfigurationForImage"
    if let symbol = facts.child("preferredSymbolConfiguration", key: key),
      let configuration = UIKitImages.symbolConfiguration(symbol, in: context)
    {
      values.append(set(key, configuration))
    }
    return values
  }

  private func look(of facts: ElementFacts) -> [Statement] {
    var values: [Statement] = []
    for key in ["imagePadding", "titlePadding"] {
      if let length = facts.takeNumber(key) { values.append(set(key, context.length(length))) }
    }
    for key in [
      "imagePlacement", "cornerStyle", "titleAlignment", "buttonSize", "macIdiomStyle", "indicator",
      "titleLineBreakMode", "subtitleLineBreakMode",
    ] {
      guard let word = facts.takeCase(key) else { continue }
      values.append(set(key, .text("." + (AttributeRules.lineBreakModes[word] ?? word))))
    }
    if let shows = facts.takeFlag("showsActivityIndicator") {
      values.append(set("showsActivityIndicator", shows ? "true" : "false"))
    }
    for key in ["baseForegroundColor", "baseBackgroundColor"] {
      if let color = context.color(key, of: facts) { values.append(set(key, color)) }
    }
    if let insets = facts.child("directionalEdgeInsets", key: "contentInsets") {
      let names = ["top", "leading", "bottom", "trailing"]
      let lengths = context.lengths(names, names.map { insets.takeNumber($0) ?? 0 })
      values.append(set("contentInsets", .call("NSDirectionalEdgeInsets", lengths)))
    }
    return values
  }

  private func background(of facts: ElementFacts) -> [Statement] {
    guard let background = facts.child("backgroundConfiguration", key: "background") else {
      return []
    }
    var values: [Statement] = []
    for key in ["cornerRadius", "strokeWidth", "strokeOutset"] {
      if let length = background.takeNumber(key) {
        values.append(set("background.\(key)", context.length(length)))
      }
    }
    for key in ["backgroundColor", "strokeColor"] {
      if let color = context.color(key, of: background) {
        values.append(set("background.\(key)", color))
      }
    }
    if let image = UIKitImages.image("image", of: background) {
      values.append(set("background.image", image))
    }
    if let mode = background.takeCase("imageContentMode") {
      values.append(set("background.imageContentMode", .text("." + mode)))
    }
    return values
  }

  /// Sets the font of the title, whatever its text.
  private func transformer(to font: Expression) -> Statement {
    set(
      "titleTextAttributesTransformer",
      .call(
        "UIConfigurationTextAttributesTransformer",
        [
          .init(
            nil,
            .closure(
              "",
              [
                "var attributes = $0", .assignment("attributes.font", font), "return attributes",
              ]))
        ]))
  }
}
