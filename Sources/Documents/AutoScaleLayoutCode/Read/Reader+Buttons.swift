import AutoScaleInterfaceBuilder
import AutoScaleTrees

extension Reader {
  /// Reads the titles, images and colors of a button by its states, or its configuration.
  mutating func readButton(_ button: ButtonNode) {
    let owner = element
    if let configuration = element.child("buttonConfiguration", key: "configuration") {
      skipButtonStates()
      skip(
        "lineBreakMode", "reversesTitleShadowWhenHighlighted", "showsTouchWhenHighlighted",
        "adjustsImageWhenHighlighted", "adjustsImageWhenDisabled")
      var reader = part(configuration)
      reader.readConfiguration(of: button, owner)
      let making = "UIButton.Configuration.\(button.configuration.rawValue)()"
      set(
        "configuration",
        .local(.init(name: "Configuration", making: making, settings: reader.look.settings)))
    } else {
      readTitle(of: button)
      for state in children("state") { read(state.element) { $0.readState(of: owner) } }
      apply("plain-button")
    }
    set("menu", child("menu", key: "menu")?.menu())
  }

  /// Passes over the looks of states, which UIKit ignores where a configuration is; Xcode leaves them in the file.
  func skipButtonStates() {
    for child in element.children
    where ["state", "inset", "fontDescription", "size"].contains(child.name) { takeAll(of: child) }
  }

  private mutating func readTitle(of button: ButtonNode) {
    let hasFont = whole("fontDescription", key: "fontDescription") != nil
    if hasFont || source.scalesFont(of: button), let font = button.font {
      set("titleLabel?.font", options.font(font, of: button))
    }
    // A button made in code truncates in the middle too.
    let mode = word("lineBreakMode", unless: "middleTruncation")
    set("titleLabel?.lineBreakMode", mode.flatMap { Rules.lineBreakModes[$0] }.map { .word($0) })
    apply([Rule("size:titleShadowOffset>titleLabel?.shadowOffset")])
  }

  private mutating func readState(of owner: MarkupElement) {
    guard let key = element["key"],
      ["normal", "selected", "highlighted", "disabled", "focused"].contains(key)
    else { return }
    let title = shown("title", under: "\(key)Title", of: owner)
    let keys = ["\(key)AttributedTitle", "\(key)Title"]
    for (function, value) in [
      ("setTitle", title),
      ("setAttributedTitle", attributedText("attributedTitle", keys: keys, of: owner)),
      ("setTitleColor", color("titleColor")), ("setTitleShadowColor", color("titleShadowColor")),
      ("setImage", image("image")),
      ("setBackgroundImage", image("backgroundImage")),
      ("setPreferredSymbolConfiguration", symbol("preferredSymbolConfiguration")),
    ] as [(String, Expression?)] {
      guard let value else { continue }
      let label = function.hasSuffix("Configuration") ? "forImageIn" : "for"
      call(function, ["_": value, label: .word(key)])
    }
  }

  /// Reads a menu, whose commands are left to the reader.
  private func menu() -> Expression {
    let title = shown("title")
    let children = child("children")?.children.compactMap { child -> Expression? in
      if child.element.name == "menu" { return child.menu() }
      guard child.element.name == "command", let title = child.localized("title") else {
        return nil
      }
      return .call("UIAction", ["title": title, "_": .closure("_ in", [])])
    }
    let list = children.flatMap { $0.isEmpty ? nil : Expression.list($0) }
    return .call("UIMenu", ["title": title, "children": list])
  }

  private mutating func readConfiguration(of button: ButtonNode, _ owner: MarkupElement) {
    apply(Rules.parts["configuration-texts"], textsOf: owner, under: "configuration.")
    for key in ["attributedTitle", "attributedSubtitle"] {
      let text = attributedText(key, keys: ["configuration." + key], of: owner)
      set(key, text.map { .call("AttributedString", ["_": $0]) })
    }
    apply("configuration")
    read("backgroundConfiguration", "background", at: "background") { $0.apply("background") }
    let hasFont = whole("fontDescription", key: "titleFontDescription") != nil
    // A configuration has no property for the font of its title.
    guard hasFont || source.scalesFont(of: button), let font = button.font else { return }
    let body: [Statement] = [
      "var attributes = $0",
      .assignment("attributes.font", options.font(font, of: button)), "return attributes",
    ]
    set(
      "titleTextAttributesTransformer",
      .call("UIConfigurationTextAttributesTransformer", ["_": .closure("", body)]))
  }
}

/// What makes a view, also the object of a class itself.
extension Reader {
  mutating func readArguments(
    of node: ViewNode, _ place: ObjectFacts.Place, _ objects: Set<Int>
  ) {
    switch node.role {
    case .button(let button):
      let type = string("buttonType")
      guard button.style != .configured, let name = Self.buttonType(type) else { return }
      look.arguments = ["type": .word(name)]
    case .table(let table) where table.style != .plain:
      look.arguments = ["frame": ".zero", "style": .word(table.style.rawValue)]
    case .collection:
      let layouts = ["collectionViewFlowLayout", "collectionViewLayout"]
      readMaker(layouts, key: "collectionViewLayout", place, objects)
    case .web where place == .property:
      readMaker(["wkWebViewConfiguration"], key: "configuration", place, objects)
    case .visualEffect:
      var effect = child("blurEffect")?.word("style").map {
        Expression.call("UIBlurEffect", ["style": .word($0)])
      }
      if let blur = effect, let vibrancy = child("vibrancyEffect") {
        // Xcode repeats the style of the blur in the vibrancy.
        vibrancy.child("blurEffect")?.skip("style")
        effect = .call("UIVibrancyEffect", ["blurEffect": blur])
      }
      look.arguments = ["effect": effect ?? .missing]
    case .segmentedControl: readSegmentItems()
    case .activityIndicator(let indicator):
      // The styles of old systems, such as whiteLarge, are these two since iOS 13.
      look.arguments = ["style": .word(indicator.isLarge ? "large" : "medium")]
    // A new progress view already has the default style.
    case .progress where string("progressViewStyle") == "bar":
      look.arguments = ["progressViewStyle": .word("bar")]
    case .tableCell:
      // Documents name the style in words of old systems, such as IBUITableViewCellStyleSubtitle.
      let style = element["style"]?.split(separator: "Style").last.map(String.init)?.lowercasedFirst
      guard let style, ["value1", "value2", "subtitle"].contains(style) else { return }
      look.arguments = ["style": .word(style), "reuseIdentifier": .missing]
    default: break
    }
  }

  private static func buttonType(_ type: String?) -> String? {
    switch type {
    case nil, "custom": nil
    case "detailDisclosure", "infoLight", "infoDark", "contactAdd", "close": type
    // Xcode writes roundedRect for it, its name before iOS 7.
    default: "system"
    }
  }

  /// Reads the titles or images of segments.
  private mutating func readSegmentItems() {
    let items = segments.enumerated().map { index, segment -> Expression in
      // A segment shows its image rather than its title.
      guard case .call(let name, let arguments, let tail) = segment.image("image") else {
        let title = segment.localized("title", under: "segmentTitles[\(index)]", of: element)
        return title ?? .literal("")
      }
      segment.skip("title")
      // A list has no type of its own, so that a missing image needs another one in its place.
      return .call(name, arguments, tail: tail + " ?? UIImage()")
    }
    if !items.isEmpty { look.arguments = ["items": .list(items)] }
  }

  /// Reads the layout or the configuration that makes a view, which is an object of the class if it has values.
  private mutating func readMaker(
    _ names: [String], key: String, _ place: ObjectFacts.Place, _ objects: Set<Int>
  ) {
    let element = names.lazy.compactMap { [element] in element.child($0, key: key) }.first
    let maker = element.flatMap { objects.contains($0.index) ? $0.index : nil }
    // UIKit makes a configuration itself, but no layout.
    if maker == nil, key == "configuration" { return }
    // The initializer of a class cannot use a property before it calls its superclass.
    if place == .root { set(key, maker.map { .object($0) }) } else { look.maker = maker }
    look.arguments = [
      "frame": ".zero",
      key: maker.map { .object($0) } ?? "UICollectionViewFlowLayout()",
    ]
  }
}
