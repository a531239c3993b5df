import AutoScaleInterfaceBuilder
import AutoScaleTrees

extension Reader {
  /// Reads the titles, images and colors of a button by its states, or its configuration.
  mutating func readButton(_ button: ButtonNode) {
    let owner = element
    if let configuration = element.child("buttonConfiguration", key: "configuration") {
      // UIKit ignores these where a configuration is; Xcode leaves them in the file.
      for child in element.children
      where ["state", "inset", "fontDescription", "size"].contains(child.name) {
        coverage.takeAll(of: child)
      }
      skip(
        "lineBreakMode", "reversesTitleShadowWhenHighlighted", "showsTouchWhenHighlighted",
        "adjustsImageWhenHighlighted", "adjustsImageWhenDisabled")
      let settings = settings(of: configuration) { $0.readConfiguration(of: button, owner) }
      let making = "UIButton.Configuration.\(button.configuration.rawValue)()"
      set(
        "configuration",
        .local(.init(name: "Configuration", making: making, settings: settings)))
    } else {
      readTitle(of: button)
      for state in children("state") { read(state) { $0.readState(of: owner) } }
      apply("plain-button")
    }
    var menu: Value?
    read("menu", "menu") { menu = $0.menu() }
    set("menu", menu)
  }

  private mutating func readTitle(of button: ButtonNode) {
    let hasFont = whole("fontDescription", key: "fontDescription") != nil
    if hasFont || source.scalesFont(of: button), let font = button.font {
      set("titleLabel?.font", .font(.init(font, of: button)))
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
    func call(_ reader: inout Reader, _ function: String, _ value: Value?, label: String = "for") {
      guard let value else { return }
      reader.call(function, ["_": value, label: .word(key)])
    }
    let title = shown(localized("title", under: "\(key)Title", of: owner))
    call(&self, "setTitle", title.map { .content(.title, $0) })
    let keys = ["\(key)AttributedTitle", "\(key)Title"]
    call(&self, "setAttributedTitle", attributedText("attributedTitle", keys: keys, of: owner))
    call(&self, "setTitleColor", color("titleColor"))
    call(&self, "setTitleShadowColor", color("titleShadowColor"))
    call(&self, "setImage", image("image").map { .content(.image, $0) })
    call(&self, "setBackgroundImage", image("backgroundImage"))
    call(
      &self, "setPreferredSymbolConfiguration", symbol("preferredSymbolConfiguration"),
      label: "forImageIn")
  }

  /// Reads a menu, whose commands are left to the reader.
  private mutating func menu() -> Value {
    let title = shown(localized("title"))
    var children: [Value] = []
    read("children") { reader in
      for child in reader.element.children {
        reader.read(child) { reader in
          if child.name == "menu" { return children.append(reader.menu()) }
          guard child.name == "command", let title = reader.localized("title") else { return }
          children.append(
            .made("UIAction", ["title": title, "_": .closure(.empty)]))
        }
      }
    }
    return .made("UIMenu", ["title": title, "children": children.isEmpty ? nil : .list(children)])
  }

  private mutating func readConfiguration(of button: ButtonNode, _ owner: MarkupElement) {
    skip("style")
    apply(Rules.parts["configuration-texts"], textsOf: owner, under: "configuration.")
    for key in ["attributedTitle", "attributedSubtitle"] {
      let text = attributedText(key, keys: ["configuration." + key], of: owner)
      set(key, text.map { .made("AttributedString", ["_": $0]) })
    }
    apply("configuration")
    read("backgroundConfiguration", "background", at: "background") { $0.apply("background") }
    let hasFont = whole("fontDescription", key: "titleFontDescription") != nil
    guard hasFont || source.scalesFont(of: button), let font = button.font else { return }
    let closure = Value.closure(.font(.init(font, of: button)))
    set(
      "titleTextAttributesTransformer",
      .made("UIConfigurationTextAttributesTransformer", ["_": closure]))
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
      look.arguments = ["frame": .code(".zero"), "style": .word(table.style.rawValue)]
    case .collection:
      let layouts = ["collectionViewFlowLayout", "collectionViewLayout"]
      readMaker(layouts, key: "collectionViewLayout", place, objects)
    case .web where place == .property:
      readMaker(["wkWebViewConfiguration"], key: "configuration", place, objects)
    case .visualEffect:
      var effect: Value?
      read("blurEffect") { reader in
        effect = reader.word("style").map { .made("UIBlurEffect", ["style": .word($0)]) }
      }
      if let blur = effect {
        read("vibrancyEffect") { reader in
          // Xcode repeats the style of the blur in the vibrancy.
          reader.read("blurEffect") { $0.skip("style") }
          effect = .made("UIVibrancyEffect", ["blurEffect": blur])
        }
      }
      look.arguments = ["effect": effect ?? .missing]
    case .segmentedControl: readSegmentItems()
    case .activityIndicator(let indicator):
      look.arguments = ["style": .word(indicator.isLarge ? "large" : "medium")]
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
    default: "system"
    }
  }

  /// Reads the titles or images of segments.
  private mutating func readSegmentItems() {
    let owner = element
    var items: [Value] = []
    for (index, segment) in segments().enumerated() {
      read(segment) { reader in
        // A segment shows its image rather than its title.
        guard case .made(let name, let arguments, let tail) = reader.image("image") else {
          let title = reader.localized("title", under: "segmentTitles[\(index)]", of: owner)
          return items.append(title ?? .literal(""))
        }
        reader.skip("title")
        // A list has no type of its own, so that a missing image needs another one in its place.
        items.append(.made(name, arguments, tail: tail + " ?? UIImage()"))
      }
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
      "frame": .code(".zero"),
      key: maker.map { .object($0) } ?? .code("UICollectionViewFlowLayout()"),
    ]
  }
}
