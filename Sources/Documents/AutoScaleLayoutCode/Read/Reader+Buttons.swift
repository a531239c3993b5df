import AutoScaleInterfaceBuilder
import AutoScaleTrees

extension Reader {
  /// Reads the titles, images and colors of a button by its states, or its configuration.
  mutating func readButton(
    _ button: ButtonNode, _ element: MarkupElement, into look: inout Look
  ) {
    if let configuration = child("buttonConfiguration", key: "configuration", of: element) {
      // UIKit ignores these where a configuration is; Xcode leaves them in the file.
      for child in element.children
      where ["state", "inset", "fontDescription", "size"].contains(child.name) {
        takeAll(of: child)
      }
      for name in [
        "lineBreakMode", "reversesTitleShadowWhenHighlighted", "showsTouchWhenHighlighted",
        "adjustsImageWhenHighlighted", "adjustsImageWhenDisabled",
      ] {
        coverage.take(name, of: element)
      }
      look.set(
        "configuration",
        .local(
          LocalObject(
            name: "Configuration",
            making: "UIButton.Configuration.\(button.configuration.rawValue)()",
            settings: self.configuration(configuration, of: button, element))))
    } else {
      readTitle(of: button, element, into: &look)
      for state in children("state", of: element) { readState(state, of: element, into: &look) }
      look.settings += settings(Rules.plainButton, of: element)
    }
    if let menu = child("menu", key: "menu", of: element) { look.set("menu", self.menu(menu)) }
  }

  private mutating func readTitle(
    of button: ButtonNode, _ element: MarkupElement, into look: inout Look
  ) {
    let hasFont = whole("fontDescription", key: "fontDescription", of: element) != nil
    if hasFont || source.scalesFont(of: button), let font = button.font {
      look.set("titleLabel?.font", .font(.init(font, of: button)))
    }
    // A button made in code truncates in the middle too.
    if let mode = word("lineBreakMode", of: element), mode != "middleTruncation",
      let name = Rules.lineBreakModes[mode]
    {
      look.set("titleLabel?.lineBreakMode", .word(name))
    }
    look.settings += settings(
      [Rule(.size, "titleShadowOffset", "titleLabel?.shadowOffset")], of: element)
  }

  private mutating func readState(
    _ state: MarkupElement, of owner: MarkupElement, into look: inout Look
  ) {
    guard let key = state["key"],
      ["normal", "selected", "highlighted", "disabled", "focused"].contains(key)
    else { return }
    func call(_ function: String, _ value: Value?, label: String = "for") {
      guard let value else { return }
      look.settings.append(.call(function, [.init(nil, value), .init(label, .word(key))]))
    }
    let title = text("title", of: state, under: "\(key)Title", of: owner)
    call("setTitle", title.map { .content(.title, $0) })
    let keys = ["\(key)AttributedTitle", "\(key)Title"]
    call(
      "setAttributedTitle", attributedText("attributedTitle", of: state, keys: keys, of: owner))
    call("setTitleColor", color("titleColor", of: state))
    call("setTitleShadowColor", color("titleShadowColor", of: state))
    call("setImage", image("image", of: state).map { .content(.image, $0) })
    call("setBackgroundImage", image("backgroundImage", of: state))
    let symbol = child("preferredSymbolConfiguration", of: state)
    call(
      "setPreferredSymbolConfiguration", symbol.flatMap { symbolConfiguration($0) },
      label: "forImageIn")
  }

  /// Reads a menu, whose commands are left to the reader.
  private mutating func menu(_ element: MarkupElement) -> Value {
    var arguments: [Value.Argument] = []
    if let title = text("title", of: element) { arguments.append(.init("title", title)) }
    let list = child("children", of: element)
    let children = (list?.children.map(\.self) ?? []).compactMap { child -> Value? in
      coverage.visit(child)
      if child.name == "menu" { return menu(child) }
      guard child.name == "command", let title = string(inside: "title", of: child) else {
        return nil
      }
      let text = source.text(title, of: child, keys: "title")
      return .made("UIAction", [.init("title", text), .init(nil, .closure(.empty))])
    }
    if !children.isEmpty { arguments.append(.init("children", .list(children))) }
    return .made("UIMenu", arguments)
  }

  private mutating func configuration(
    _ element: MarkupElement, of button: ButtonNode, _ owner: MarkupElement
  ) -> [Setting] {
    coverage.take("style", of: element)
    let prefix = "configuration."
    var values = values(
      Rules.configurationTexts, of: element, textsOf: owner, under: prefix)
    for key in ["attributedTitle", "attributedSubtitle"] {
      let text = attributedText(key, of: element, keys: [prefix + key], of: owner)
      if let text { values.append((key, .made("AttributedString", [.init(nil, text)]))) }
    }
    values += self.values(Rules.configuration, of: element)
    if let background = child("backgroundConfiguration", key: "background", of: element) {
      values += self.values(Rules.configurationBackground, of: background)
        .map { ("background.\($0)", $1) }
    }
    let hasFont = whole("fontDescription", key: "titleFontDescription", of: element) != nil
    if hasFont || source.scalesFont(of: button), let font = button.font {
      let closure = Value.closure(.font(.init(font, of: button)))
      values.append(
        (
          "titleTextAttributesTransformer",
          .made("UIConfigurationTextAttributesTransformer", [.init(nil, closure)])
        ))
    }
    return values.map { .set($0, $1) }
  }
}

extension Reader {
  /// Reads what makes a view, also for the object of a class itself.
  mutating func readArguments(of view: ViewScope, into look: inout Look) {
    let element = view.element
    switch view.node.role {
    case .button(let button):
      let type = string("buttonType", of: element)
      guard button.style != .configured, let name = Self.buttonType(type) else { return }
      look.arguments = [.init("type", .word(name))]
    case .table(let table) where table.style != .plain:
      look.arguments = [
        .init("frame", .code(".zero")), .init("style", .word(table.style.rawValue)),
      ]
    case .collection:
      readMaker(["collectionViewFlowLayout", "collectionViewLayout"], of: view, into: &look)
    case .web: readMaker(["wkWebViewConfiguration"], of: view, into: &look)
    case .visualEffect: look.arguments = [.init("effect", effect(of: element))]
    case .segmentedControl: look.arguments = segmentArguments(of: element)
    case .activityIndicator(let indicator):
      look.arguments = [.init("style", .word(indicator.isLarge ? "large" : "medium"))]
    case .progress where string("progressViewStyle", of: element) == "bar":
      look.arguments = [.init("progressViewStyle", .word("bar"))]
    case .tableCell:
      // Documents name the style in words of old systems, such as IBUITableViewCellStyleSubtitle.
      let style = element["style"]?.split(separator: "Style").last.map(String.init)?.lowercasedFirst
      guard let style, ["value1", "value2", "subtitle"].contains(style) else { return }
      look.arguments = [.init("style", .word(style)), .init("reuseIdentifier", .missing)]
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

  private mutating func effect(of element: MarkupElement) -> Value {
    guard let blur = child("blurEffect", of: element), let style = word("style", of: blur) else {
      return .missing
    }
    let effect = Value.made("UIBlurEffect", [.init("style", .word(style))])
    guard let vibrancy = child("vibrancyEffect", of: element) else { return effect }
    // Xcode repeats the style of the blur in the vibrancy.
    if let inner = child("blurEffect", of: vibrancy) { coverage.take("style", of: inner) }
    return .made("UIVibrancyEffect", [.init("blurEffect", effect)])
  }

  mutating func segments(of element: MarkupElement) -> [MarkupElement] {
    child("segments", of: element).map { children("segment", of: $0) } ?? []
  }

  /// The titles or images of segments.
  private mutating func segmentArguments(of element: MarkupElement) -> [Value.Argument] {
    let items = segments(of: element).enumerated().map { index, segment -> Value in
      guard let image = image("image", of: segment) else {
        let title = string(inside: "title", of: segment) ?? ""
        return source.text(title, of: element, keys: "segmentTitles[\(index)]")
      }
      // A segment shows its image rather than its title.
      coverage.take("title", of: segment)
      // A list has no type of its own, so that a missing image needs another one in its place.
      guard case .made(let name, let arguments, let tail) = image else { return image }
      return .made(name, arguments, tail: tail + " ?? UIImage()")
    }
    return items.isEmpty ? [] : [.init("items", .list(items))]
  }

  /// Reads the layout or the configuration that makes a view, which is an object of the class if it has values.
  private mutating func readMaker(
    _ names: [String], of view: ViewScope, into look: inout Look
  ) {
    let isWeb = names == ["wkWebViewConfiguration"]
    let key = isWeb ? "configuration" : "collectionViewLayout"
    let element = names.lazy.compactMap { view.element.child($0, key: key) }.first
    let maker = element.flatMap { view.objects.contains($0.index) ? $0.index : nil }
    let isRoot = view.place == .root
    if isWeb, maker == nil || view.place != .property { return }
    if let maker {
      if isRoot { look.set(key, .object(maker)) } else { look.maker = maker }
    }
    look.arguments = [
      .init("frame", .code(".zero")),
      .init(key, maker.map { .object($0) } ?? .code("UICollectionViewFlowLayout()")),
    ]
  }
}
