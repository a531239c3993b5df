import AutoScaleInterfaceBuilder

extension Reader {
  /// Reads what is in no row of a bar's class: texts, appearances and items.
  mutating func bar(of element: MarkupElement) -> [Setting] {
    var settings = barLook(of: element)
    guard let items = child("items", of: element) else { return settings }
    let list = items.children.compactMap { item($0) }
    if !list.isEmpty { settings.append(.set("items", .list(list))) }
    return settings
  }

  /// Reads the texts and the appearances of a bar.
  mutating func barLook(of element: MarkupElement) -> [Setting] {
    var settings = textAttributes(of: element).filter { !$1.isEmpty }
      .map { Setting.set($0, .entries($1)) }
    for (name, type) in [
      ("navigationBarAppearance", "UINavigationBarAppearance"),
      ("toolbarAppearance", "UIToolbarAppearance"), ("tabBarAppearance", "UITabBarAppearance"),
    ] {
      for appearance in children(name, of: element) {
        guard let key = appearance["key"] else { continue }
        settings.append(.set(key, .made(type, [])))
        // The standard appearance is no optional.
        let path = key == "standardAppearance" ? key : key + "?"
        let values =
          values(Rules.barAppearance, of: appearance)
          + textAttributes(of: appearance).map { ($0, .entries($1)) }
        settings += values.map { .set("\(path).\($0)", $1) }
      }
    }
    return settings
  }

  private mutating func textAttributes(
    of element: MarkupElement
  ) -> [(key: String, entries: [Value.Entry])] {
    ["titleTextAttributes", "largeTitleTextAttributes"].compactMap { key in
      guard let attributes = child("textAttributes", key: key, of: element) else { return nil }
      let font = font(of: attributes).map { Value.font(.init($0, isUntyped: true)) }
      let color = color("textColor", of: attributes, for: .untyped)
      let values = [(".font", font), (".foregroundColor", color)]
      return (key, values.compactMap { key, value in value.map { .init(key: key, value: $0) } })
    }
  }

  /// The expression of an item of a bar: a property of the class, or a space.
  mutating func item(_ element: MarkupElement) -> Value? {
    guard ["barButtonItem", "navigationItem", "tabBarItem"].contains(element.name) else {
      return nil
    }
    guard element.isSpace, source.index.outlets(to: element).isEmpty else {
      return .object(element.index)
    }
    coverage.visit(element)
    for name in ["systemItem", "style"] { coverage.take(name, of: element) }
    guard element["systemItem"] == "flexibleSpace" else {
      // 8: the width that the tree has for a space without one.
      return .made(".fixedSpace", [.init(nil, .length(number("width", of: element) ?? 8))])
    }
    coverage.take("width", of: element)
    return .code(".flexibleSpace()")
  }

  /// Reads an item, whose action may decide its title and its image.
  mutating func readItem(
    _ item: ObjectFacts, in views: [ObjectFacts], into look: inout Look
  ) {
    let element = item.element
    switch item.kind {
    case .barButtonItem: readButtonItem(element, in: views, into: &look)
    case .tabBarItem:
      look.arguments = tabArguments(of: element)
      look.settings = tabValues(of: element)
    case .navigationItem:
      look.arguments =
        string(inside: "title", of: element).map {
          [.init("title", source.text($0, of: element, keys: "title"))]
        } ?? []
      look.settings = navigationValues(of: element, in: views)
    default: break
    }
    look.settings += settings(Rules.item, of: element)
    let tag = number("tag", of: element)
    if let tag, tag != 0, item.kind == .barButtonItem { look.set("tag", .number(tag)) }
    look.set("tintColor", color("tintColor", of: element))
    if item.kind == .barButtonItem { look.settings += settings(Rules.itemImages, of: element) }
    look.settings += accessibility(of: element)
    readRuntimeAttributes(of: element, into: &look)
  }

  private mutating func readButtonItem(
    _ element: MarkupElement, in views: [ObjectFacts], into look: inout Look
  ) {
    if let name = word("systemItem", of: element) {
      look.arguments = [.init("systemItem", .word(name))]
    } else {
      let label = [("title", text("title", of: element)), ("image", image("image", of: element))]
      let arguments = label.compactMap { name, value in value.map { Value.Argument(name, $0) } }
      // An action of UIKit has a title and an image of its own, which replace those of its item.
      let acts = element.elements(in: "connections").contains {
        $0.name == "action" || $0.name == "segue"
      }
      if acts { look.actionArguments = arguments } else { look.arguments = arguments }
    }
    look.settings += settings(Rules.barButton, of: element)
    whole("menu", key: "menu", of: element)
    for view in views where view.element.parent?.index == element.index {
      look.set("customView", .object(view.element.index))
    }
  }

  /// Reads what else an item of a tab bar states.
  mutating func tabValues(of element: MarkupElement) -> [Setting] {
    var settings = settings(Rules.tabItem + Rules.itemImages, of: element)
    if let offset = child("offsetWrapper", key: "titlePositionAdjustment", of: element) {
      let lengths = ["horizontal", "vertical"].map { name in
        Value.Argument(name, .length(number(name, of: offset) ?? 0))
      }
      settings.append(.set("titlePositionAdjustment", .made("UIOffset", lengths)))
    }
    return settings
  }

  /// The arguments that make an item of a tab bar.
  mutating func tabArguments(of element: MarkupElement) -> [Value.Argument] {
    let tag = Value.Argument("tag", .number(number("tag", of: element) ?? 0))
    if let name = word("systemItem", of: element) {
      return [.init("tabBarSystemItem", .word(name)), tag]
    }
    let title = string(inside: "title", of: element).map {
      source.text($0, of: element, keys: "title")
    }
    return [
      .init("title", title ?? .missing), .init("image", image("image", of: element) ?? .missing),
      tag,
    ]
  }

  /// Reads the items and the titles of a navigation item.
  mutating func navigationValues(
    of element: MarkupElement, in views: [ObjectFacts]
  ) -> [Setting] {
    var settings = settings(Rules.navigationItem, of: element)
    for key in ["leftBarButtonItem", "rightBarButtonItem", "backBarButtonItem"] {
      guard let child = element.child("barButtonItem", key: key), let item = item(child) else {
        continue
      }
      settings.append(.set(key, item))
    }
    for key in ["leftBarButtonItems", "rightBarButtonItems"] {
      let items = element.elements(in: key).compactMap { item($0) }
      if !items.isEmpty { settings.append(.set(key, .list(items))) }
    }
    for view in views
    where view.element.parent?.index == element.index && view.element["key"] == "titleView" {
      settings.append(.set("titleView", .object(view.element.index)))
    }
    for outlet in element.elements(in: "connections") where outlet["property"] == "titleView" {
      settings.append(.set("titleView", .destination(outlet.index)))
    }
    return settings
  }
}
