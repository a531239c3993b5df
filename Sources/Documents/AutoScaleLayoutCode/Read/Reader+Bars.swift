import AutoScaleInterfaceBuilder

extension Reader {
  /// Reads what is in no row of a bar's class: texts, appearances and items.
  mutating func readBar() {
    readBarLook()
    read(element.child("items")) { reader in
      let items = reader.items(reader.element.children.map(\.self))
      if !items.isEmpty { reader.set("items", .list(items)) }
    }
  }

  /// Reads the texts and the appearances of a bar.
  mutating func readBarLook() {
    readTextAttributes()
    for (name, type) in [
      ("navigationBarAppearance", "UINavigationBarAppearance"),
      ("toolbarAppearance", "UIToolbarAppearance"), ("tabBarAppearance", "UITabBarAppearance"),
    ] {
      for appearance in children(name) {
        guard let key = appearance["key"] else { continue }
        set(key, .made(type, []))
        // The standard appearance is no optional.
        read(appearance, at: key == "standardAppearance" ? key : key + "?") { reader in
          reader.apply(Rules.barAppearance)
          reader.readTextAttributes()
        }
      }
    }
  }

  private mutating func readTextAttributes() {
    for key in ["titleTextAttributes", "largeTitleTextAttributes"] {
      var entries: [Value.Entry] = []
      read(element.child("textAttributes", key: key)) { reader in
        let font = reader.font().map { Value.font(.init($0, isUntyped: true)) }
        let color = reader.color("textColor", for: .untyped)
        entries = [(".font", font), (".foregroundColor", color)].compactMap { key, value in
          value.map { .init(key: key, value: $0) }
        }
      }
      if !entries.isEmpty { set(key, .entries(entries)) }
    }
  }

  /// The items of a bar: properties of the class, or spaces.
  private mutating func items(_ elements: [MarkupElement]) -> [Value] {
    elements.compactMap { item($0) }
  }

  private mutating func item(_ element: MarkupElement) -> Value? {
    guard element.isItem else { return nil }
    guard element.isSpace, source.index.outlets(to: element).isEmpty else {
      return .object(element.index)
    }
    var space = Value.code(".flexibleSpace()")
    read(element) { reader in
      reader.skip("systemItem", "style")
      // 8: the width that the tree has for a space without one.
      let width = reader.number("width") ?? 8
      if element["systemItem"] == "fixedSpace" {
        space = .made(".fixedSpace", [.init(nil, .length(width))])
      }
    }
    return space
  }

  /// Reads an item, whose action may decide its title and its image.
  mutating func readItem(_ kind: ObjectFacts.Kind, in views: [ObjectFacts]) {
    switch kind {
    case .barButtonItem: readButtonItem(in: views)
    case .tabBarItem:
      look.arguments = tabArguments()
      readTabValues()
    case .navigationItem:
      look.arguments = text("title", under: "title").map { [.init("title", $0)] } ?? []
      readNavigationValues(in: views)
    default: break
    }
    apply(Rules.item)
    if kind == .barButtonItem {
      apply([.number("tag"), Rule(.color, "tintColor")] + Rules.itemImages)
    } else {
      skip("tag")
      apply([Rule(.color, "tintColor")])
    }
    readAccessibility()
    readRuntimeAttributes()
  }

  private mutating func readButtonItem(in views: [ObjectFacts]) {
    if let name = word("systemItem") {
      look.arguments = [.init("systemItem", .word(name))]
    } else {
      let label = [("title", shown(text("title", under: "title"))), ("image", image("image"))]
      let arguments = label.compactMap { name, value in value.map { Value.Argument(name, $0) } }
      // An action of UIKit has a title and an image of its own, which replace those of its item.
      let acts = element.elements(in: "connections").contains {
        $0.name == "action" || $0.name == "segue"
      }
      if acts { look.actionArguments = arguments } else { look.arguments = arguments }
    }
    apply(Rules.barButton)
    whole("menu", key: "menu")
    for view in views where view.element.parent?.index == element.index {
      set("customView", .object(view.element.index))
    }
  }

  /// Reads what else an item of a tab bar states.
  mutating func readTabValues() {
    apply(Rules.tabItem + Rules.itemImages)
    read(element.child("offsetWrapper", key: "titlePositionAdjustment")) { reader in
      let lengths = ["horizontal", "vertical"].map { name in
        Value.Argument(name, .length(reader.number(name) ?? 0))
      }
      reader.set("titlePositionAdjustment", .made("UIOffset", lengths))
    }
  }

  /// The arguments that make an item of a tab bar.
  mutating func tabArguments() -> [Value.Argument] {
    let tag = Value.Argument("tag", .number(number("tag") ?? 0))
    if let name = word("systemItem") { return [.init("tabBarSystemItem", .word(name)), tag] }
    let (title, image) = (text("title", under: "title"), image("image"))
    return [.init("title", title ?? .missing), .init("image", image ?? .missing), tag]
  }

  /// Reads the items and the titles of a navigation item.
  mutating func readNavigationValues(in views: [ObjectFacts]) {
    apply(Rules.navigationItem)
    for key in ["leftBarButtonItem", "rightBarButtonItem", "backBarButtonItem"] {
      set(key, element.child("barButtonItem", key: key).flatMap { item($0) })
    }
    for key in ["leftBarButtonItems", "rightBarButtonItems"] {
      let items = items(element.elements(in: key))
      if !items.isEmpty { set(key, .list(items)) }
    }
    for view in views
    where view.element.parent?.index == element.index && view.element["key"] == "titleView" {
      set("titleView", .object(view.element.index))
    }
    for outlet in element.elements(in: "connections") where outlet["property"] == "titleView" {
      set("titleView", .destination(outlet.index))
    }
  }

  /// Reads the bar buttons that a controller shows while it is on a navigation stack.
  mutating func readToolbarItems() {
    let items = items(element.elements(in: "toolbarItems"))
    read(element.child("toolbarItems")) { _ in }
    if !items.isEmpty { set("toolbarItems", .list(items)) }
  }
}

extension MarkupElement {
  /// Whether the element is an item of a bar.
  fileprivate var isItem: Bool { ["barButtonItem", "navigationItem", "tabBarItem"].contains(name) }

  /// Whether an item of a bar is a space.
  var isSpace: Bool { self["systemItem"] == "flexibleSpace" || self["systemItem"] == "fixedSpace" }
}
