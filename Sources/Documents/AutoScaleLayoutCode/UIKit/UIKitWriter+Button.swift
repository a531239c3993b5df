import AutoScaleInterfaceBuilder
import AutoScaleTrees

extension UIKitWriter {
  /// Writes the titles, images and colors of a button by its states, or its configuration.
  func writeButton(_ button: ButtonNode, _ view: ViewCode) {
    let facts = view.facts
    facts.skip("hasAttributedTitle")
    if let configuration = facts.child("buttonConfiguration", key: "configuration") {
      // What configurations ignore are leftovers.
      for child in facts.markup.children where Self.leftovers.contains(child.name) {
        facts.skipChild(child.name, key: child["key"])
      }
      facts.skip("lineBreakMode", "reversesTitleShadowWhenHighlighted", "showsTouchWhenHighlighted")
      facts.skip("adjustsImageWhenHighlighted", "adjustsImageWhenDisabled")
      ConfigurationWriter(context: context, view: view).write(configuration, of: button)
    } else {
      writeTitle(button, view)
      for state in facts.children("state") { writeState(state, view) }
      writePlain(view)
    }
    writeMenu(of: view)
  }

  private static let leftovers: Set<String> = ["state", "inset", "fontDescription", "size"]

  private func writeTitle(_ button: ButtonNode, _ view: ViewCode) {
    let facts = view.facts
    let hasFont = facts.markup.child("fontDescription", key: "fontDescription") != nil
    facts.skipChild("fontDescription", key: "fontDescription")
    if hasFont || context.scalesFont(of: button), let font = button.font {
      view.set("titleLabel?.font", context.font(font, of: button))
    }
    if let mode = facts.takeCase("lineBreakMode"), mode != "middleTruncation",
      let name = AttributeRules.lineBreakModes[mode]
    {
      view.set("titleLabel?.lineBreakMode", .text("." + name))
    }
    if let offset = facts.child("size", key: "titleShadowOffset") {
      view.set("titleLabel?.shadowOffset", context.size(of: offset))
    }
  }

  /// Writes values that only buttons without a configuration have.
  private func writePlain(_ view: ViewCode) {
    let names = ["contentEdgeInsets", "titleEdgeInsets", "imageEdgeInsets"]
    for name in names {
      guard let insets = view.facts.child("inset", key: name)?.takeInsets(), insets != .zero else {
        continue
      }
      view.set(name, context.insets(insets))
    }
    view.set(context.values(of: Self.plainRules, in: view.facts))
  }

  private static let plainRules: [AttributeRule] = [
    .flag("adjustsImageWhenHighlighted", standard: true),
    .flag("adjustsImageWhenDisabled", standard: true), .flag("showsTouchWhenHighlighted"),
    .flag("reversesTitleShadowWhenHighlighted"),
  ]

  private static let states = ["normal", "selected", "highlighted", "disabled", "focused"]

  private func writeState(_ state: ElementFacts, _ view: ViewCode) {
    guard let key = state["key"], Self.states.contains(key) else { return }
    let target = Expression.Argument("for", .text("." + key))
    func call(_ function: String, _ value: Expression) {
      view.call(function, [.init(nil, value), target])
    }
    if let title = state.takeText("title"), !title.isEmpty {
      let text = context.text(title, of: view.facts.markup, keys: "\(key)Title")
      call("setTitle", .varying(.title, text))
    }
    let writer = AttributedTextWriter(context: context)
    if let text = writer.text(
      in: state, key: "attributedTitle", keys: ["\(key)AttributedTitle", "\(key)Title"],
      of: view.facts.markup)
    {
      view.statements += text.preparation
      call("setAttributedTitle", text.value)
    }
    for (property, function) in [
      ("titleColor", "setTitleColor"), ("titleShadowColor", "setTitleShadowColor"),
    ] {
      if let color = context.color(property, of: state) { call(function, color) }
    }
    if let image = UIKitImages.image("image", of: state) {
      call("setImage", .varying(.image, image))
    }
    if let image = UIKitImages.image("backgroundImage", of: state) {
      call("setBackgroundImage", image)
    }
    if let facts = state.child("preferredSymbolConfiguration"),
      let configuration = UIKitImages.symbolConfiguration(facts, in: context)
    {
      view.call(
        "setPreferredSymbolConfiguration",
        [.init(nil, configuration), .init("forImageIn", .text("." + key))])
    }
  }

  /// Writes a menu, whose commands are left to the reader.
  private func writeMenu(of view: ViewCode) {
    if let menu = view.facts.child("menu", key: "menu") { view.set("menu", self.menu(of: menu)) }
  }

  private func menu(of facts: ElementFacts) -> Expression {
    var arguments: [Expression.Argument] = []
    if let title = context.text("title", in: facts) { arguments.append(.init("title", title)) }
    let children = (facts.child("children")?.children ?? []).compactMap { child -> Expression? in
      if child.markup.name == "menu" { return menu(of: child) }
      guard child.markup.name == "command", let title = child.takeText("title") else { return nil }
      let text = context.text(title, of: child.markup, keys: "title")
      return .call("UIAction", [.init("title", text), .init(nil, .closure("_ in", []))])
    }
    if !children.isEmpty { arguments.append(.init("children", .list(children))) }
    return .call("UIMenu", arguments)
  }
}
