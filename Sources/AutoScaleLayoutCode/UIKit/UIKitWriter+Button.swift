import AutoScaleInterfaceBuilder
import AutoScaleTrees

extension UIKitWriter {
  /// Writes the titles, images and colors of a button by its states, or its configuration.
  func writeButton(_ button: ButtonNode, _ view: ViewCode) {
    let facts = view.facts
    facts.skip(["lineBreakMode", "fontDescription:fontDescription", "adjustsImageWhenDisabled"])
    facts.skip([
      "adjustsImageWhenHighlighted", "hasAttributedTitle", "reversesTitleShadowWhenHighlighted",
    ])
    if let configuration = facts.takeChild("buttonConfiguration", key: "configuration") {
      facts.skip([
        "state", "inset:contentEdgeInsets", "inset:imageEdgeInsets", "inset:titleEdgeInsets",
      ])
      writeConfiguration(configuration, of: button, view)
      return
    }
    if let element = facts.markup.child("fontDescription"), element["key"] == "fontDescription",
      let font = button.font
    {
      view.set("titleLabel?.font", UIKitNames.font(font, in: scaling(of: view)))
    }
    facts.skip(["state:normal"])
    for state in facts.markup.children where state.name == "state" { writeState(state, view) }
    for key in ["contentEdgeInsets", "titleEdgeInsets", "imageEdgeInsets"] {
      guard let inset = facts.takeChild("inset", key: key) else { continue }
      let insets = Self.insets(of: inset)
      // The properties are deprecated, but nothing else gives these buttons their insets.
      if insets != Self.noInsets {
        view.statements.append(.call(view.dot + "setValue", [insets, "forKey: \(key.literal)"]))
      }
    }
  }

  private static let noInsets = "UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0)"

  private func writeState(_ state: MarkupElement, _ view: ViewCode) {
    guard let key = state["key"], ["normal", "selected", "highlighted", "disabled"].contains(key)
    else { return }
    view.facts.skip(["state:\(key)"])
    let target = "for: .\(key)"
    func call(_ function: String, _ value: String) {
      view.statements.append(.call(view.dot + function, [value, target]))
    }
    if let title = state.string("title"), !title.isEmpty {
      let value = text(title, key: key + "Title", of: view)
      if case .call(let name, let arguments, _) = value {
        call("setTitle", "\(name)(\(arguments.joined(separator: ", ")))")
      } else if case .line(let literal) = value {
        call("setTitle", literal)
      }
    } else if state.child("attributedString", key: "attributedTitle") != nil,
      case .button(let button) = view.node.role, key == "normal", let title = button.title
    {
      call("setTitle", title.literal)
      if state.fragments.count > 1 { view.comments.append("a title with several runs") }
    }
    for (property, function) in [
      ("titleColor", "setTitleColor"), ("titleShadowColor", "setTitleShadowColor"),
    ] {
      guard let color = state.child("color", key: property).flatMap({ InterfaceColor($0) }) else {
        continue
      }
      call(function, UIKitNames.color(color))
    }
    if let image = Self.image("image", of: state) { call("setImage", image) }
    if let name = state["backgroundImage"] {
      call("setBackgroundImage", "UIImage(named: \(name.literal))")
    }
    if let element = state.child("preferredSymbolConfiguration"),
      let configuration = Self.symbolConfiguration(element)
    {
      view.statements.append(
        .call(view.dot + "setPreferredSymbolConfiguration", [configuration, "forImageIn: .\(key)"]))
    }
  }

  private func writeConfiguration(
    _ element: MarkupElement, of button: ButtonNode, _ view: ViewCode
  ) {
    let name = view.place == .root ? "ownConfiguration" : view.name + "Configuration"
    view.statements.append(
      .line("var \(name) = UIButton.Configuration.\(button.configuration.rawValue)()"))
    func set(_ property: String, _ value: String) {
      view.statements.append(.assignment("\(name).\(property)", .line(value)))
    }
    if let title = button.title, !title.isEmpty {
      view.statements.append(
        .assignment("\(name).title", text(title, key: "configuration.title", of: view)))
    }
    if let subtitle = element.string("subtitle") { set("subtitle", subtitle.literal) }
    if let image = Self.image("image", of: element) { set("image", image) }
    if let padding = element["imagePadding"].flatMap(Double.init) {
      set("imagePadding", padding.literal)
    }
    if let place = element["imagePlacement"], place.isIdentifier {
      set("imagePlacement", ".\(place)")
    }
    if let style = element["cornerStyle"], style.isIdentifier { set("cornerStyle", ".\(style)") }
    for key in ["baseForegroundColor", "baseBackgroundColor"] {
      if let color = element.child("color", key: key).flatMap({ InterfaceColor($0) }) {
        set(key, UIKitNames.color(color))
      }
    }
    if let insets = element.child("directionalEdgeInsets", key: "contentInsets") {
      let parts = ["top", "leading", "bottom", "trailing"].map {
        "\($0): \(insets[$0].flatMap(Double.init)?.literal ?? "0")"
      }
      set("contentInsets", "NSDirectionalEdgeInsets(\(parts.joined(separator: ", ")))")
    }
    view.statements.append(.assignment(view.dot + "configuration", .line(name)))
    if element.child("fontDescription", key: "titleFontDescription") != nil, let font = button.font
    {
      view.set("titleLabel?.font", UIKitNames.font(font, in: scaling(of: view)))
    }
    let known: Set<String> = [
      "key", "style", "title", "subtitle", "image", "catalog", "imagePadding", "imagePlacement",
      "cornerStyle",
    ]
    for attribute in element.attributes where !known.contains(attribute.name) {
      view.comments.append("the configuration's \(attribute.name)")
    }
  }
}
