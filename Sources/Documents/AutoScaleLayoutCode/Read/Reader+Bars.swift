import AutoScaleInterfaceBuilder

extension Reader {
  /// Reads what is in no row of a bar's class: texts, appearances and items.
  mutating func readBar() {
    readBarLook()
    setItems("items", in: "items")
  }

  /// Reads the texts and the appearances of a bar.
  mutating func readBarLook() {
    readTextAttributes()
    for name in ["navigationBarAppearance", "toolbarAppearance", "tabBarAppearance"] {
      for appearance in children(name) {
        guard let key = appearance["key"] else { continue }
        set(key, .call("UI" + name.capitalizedFirst, [:]))
        // The standard appearance is no optional.
        read(appearance.element, at: key == "standardAppearance" ? key : key + "?") {
          $0.apply("appearance")
          $0.readTextAttributes()
        }
      }
    }
  }

  private mutating func readTextAttributes() {
    for key in ["titleTextAttributes", "largeTitleTextAttributes"] {
      guard let part = child("textAttributes", key: key) else { continue }
      let entries: Arguments = [
        ".font": part.font().map { options.font($0, isUntyped: true) },
        ".foregroundColor": part.color("textColor", for: .untyped),
      ]
      if !entries.isEmpty { set(key, .brackets(entries)) }
    }
  }

  /// The item of a bar: a property of the class, or a space.
  private func item(_ element: MarkupElement) -> Expression? {
    if kind(of: element) != nil { return .object(element.index) }
    guard element.isSpace else { return nil }
    let space = part(element)
    space.skip("systemItem", "style")
    // 8: the width that the tree has for a space without one.
    let width = space.number("width") ?? 8
    return element["systemItem"] == "fixedSpace"
      ? .call(".fixedSpace", ["_": options.length(width)]) : ".flexibleSpace()"
  }

  /// Reads an item, whose action may decide its title and its image.
  mutating func readItem(_ kind: ObjectFacts.Kind, in views: [ObjectFacts]) {
    switch kind {
    case .barButtonItem: readButtonItem(in: views)
    case .tabBarItem:
      look.arguments = tabArguments()
      readTabValues()
    case .navigationItem:
      look.arguments = ["title": localized("title")]
      readNavigationValues(in: views)
    default: break
    }
    // After the arguments, as an initializer may set the same values.
    apply("item")
    apply(kind == .barButtonItem ? "other-button-item" : "other-item")
    readAccessibility()
    readRuntimeAttributes()
  }

  private mutating func readButtonItem(in views: [ObjectFacts]) {
    if let name = word("systemItem") {
      look.arguments = ["systemItem": .word(name)]
    } else {
      let label: Arguments = ["title": shown("title"), "image": image("image")]
      // An action of UIKit has a title and an image of its own, which replace those of its item.
      let acts = element.elements(in: "connections").contains {
        $0.name == "action" || $0.name == "segue"
      }
      if acts { look.actionArguments = label } else { look.arguments = label }
    }
    apply("button-item")
    whole("menu", key: "menu")
    for view in views where view.element.parent?.index == element.index {
      set("customView", .object(view.element.index))
    }
  }

  /// Reads what else an item of a tab bar states.
  mutating func readTabValues() {
    apply("tab-item")
    guard let offset = child("offsetWrapper", key: "titlePositionAdjustment") else { return }
    let lengths = ["horizontal", "vertical"].map { ($0, options.length(offset.number($0) ?? 0)) }
    set("titlePositionAdjustment", .call("UIOffset", Arguments(lengths)))
  }

  /// The arguments that make an item of a tab bar.
  func tabArguments() -> Arguments {
    // Both initializers of UITabBarItem that documents need take a tag.
    let tag = Expression.number(number("tag") ?? 0)
    if let name = word("systemItem") { return ["tabBarSystemItem": .word(name), "tag": tag] }
    let (title, image) = (localized("title"), image("image"))
    return ["title": title ?? .missing, "image": image ?? .missing, "tag": tag]
  }

  /// Reads the items and the titles of a navigation item.
  mutating func readNavigationValues(in views: [ObjectFacts]) {
    apply("navigation-item")
    for key in ["leftBarButtonItem", "rightBarButtonItem", "backBarButtonItem"] {
      set(key, element.child("barButtonItem", key: key).flatMap(item))
    }
    for key in ["leftBarButtonItems", "rightBarButtonItems"] { setItems(key, in: key) }
    for view in views
    where view.element.parent?.index == element.index && view.element["key"] == "titleView" {
      set("titleView", .object(view.element.index))
    }
  }

  /// Sets the items of a bar in a list.
  mutating func setItems(_ property: String, in list: String) {
    guard let list = child(list) else { return }
    let items = list.element.children.compactMap(item)
    if !items.isEmpty { set(property, .list(items)) }
  }
}

extension MarkupElement {
  /// Whether an item of a bar is a space.
  var isSpace: Bool { self["systemItem"] == "flexibleSpace" || self["systemItem"] == "fixedSpace" }
}
