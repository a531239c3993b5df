import AutoScaleInterfaceBuilder
import AutoScaleTrees

/// Writes the items of bars.
struct BarItemWriter {
  let context: CodeContext
  let screen: ScreenCode

  /// Whether an item is a space.
  static func isSpace(_ element: MarkupElement) -> Bool {
    element["systemItem"] == "flexibleSpace" || element["systemItem"] == "fixedSpace"
  }

  /// The expression of a space that is no property, or `nil` for another item.
  static func space(_ element: MarkupElement, in context: CodeContext) -> Expression? {
    guard element.name == "barButtonItem", isSpace(element) else { return nil }
    let facts = context.coverage.facts(of: element)
    facts.skip("systemItem", "style")
    if element["systemItem"] == "flexibleSpace" {
      facts.skip("width")
      return ".flexibleSpace()"
    }
    return .call(".fixedSpace", [.init(nil, context.length(facts.takeNumber("width") ?? 8))])
  }

  /// Writes an item, whose action may decide its title and its image.
  func write(_ item: ObjectCode) {
    switch item.kind {
    case .barButtonItem: writeButton(item)
    case .tabBarItem:
      item.arguments = tabArguments(of: item.facts)
      writeTabValues(of: item.facts, set: item.set)
    case .navigationItem:
      item.arguments =
        item.facts.takeText("title").map { title in
          [.init("title", context.text(title, of: item.facts.markup, keys: "title"))]
        } ?? []
      writeNavigation(item.facts, set: item.set)
    default: break
    }
    writeCommon(item)
  }

  private func writeButton(_ item: ObjectCode) {
    let facts = item.facts
    let hasAction = facts.markup.elements(in: "connections").contains {
      $0.name == "action" || $0.name == "segue"
    }
    if let name = facts.takeCase("systemItem") {
      item.arguments = [.init("systemItem", .text("." + name))]
    } else {
      let arguments = label(of: facts)
      if hasAction { item.actionArguments = arguments } else { item.arguments = arguments }
    }
    if let style = facts.takeCase("style"), style != "plain" {
      item.set("style", .text("." + (style == "bordered" ? "plain" : style)))
    }
    if let width = facts.takeNumber("width"), width > 0 { item.set("width", context.length(width)) }
    if let menu = facts.child("menu", key: "menu") { menu.skipAll() }
    for view in screen.views where view.facts.markup.parent?.index == facts.markup.index {
      view.facts.skip("key")
      item.set("customView", .text(view.name))
    }
  }

  /// The title and the image of an item.
  private func label(of facts: ElementFacts) -> [Expression.Argument] {
    var arguments: [Expression.Argument] = []
    if let title = context.text("title", in: facts) { arguments.append(.init("title", title)) }
    if let image = UIKitImages.image("image", of: facts) {
      arguments.append(.init("image", image))
    }
    return arguments
  }

  private func writeCommon(_ item: ObjectCode) {
    let facts = item.facts
    if facts.takeFlag("enabled") == false { item.set("isEnabled", "false") }
    if facts.takeFlag("selected") == true { item.set("isSelected", "true") }
    if let tag = facts.takeNumber("tag"), tag != 0, item.kind == .barButtonItem {
      item.set("tag", .text(tag.literal))
    }
    if let color = context.color("tintColor", of: facts) { item.set("tintColor", color) }
    if item.kind == .barButtonItem { writeImages(of: facts, set: item.set) }
    UIKitWriter(context: context, screen: screen).writeAccessibility(of: item)
    RuntimeAttributeWriter(context: context, screen: screen).write(item)
  }

  /// Writes the other images of an item, and their insets.
  private func writeImages(of facts: ElementFacts, set: (String, Expression) -> Void) {
    for (key, property) in [
      ("landscapeImage", "landscapeImagePhone"), ("largeContentSizeImage", "largeContentSizeImage"),
    ] {
      guard let image = UIKitImages.image(key, of: facts) else { continue }
      set(property, image)
    }
    if let insets = facts.child("inset", key: "imageInsets") {
      set("imageInsets", context.insets(insets.takeInsets()))
    }
  }
}

extension BarItemWriter {
  /// Writes what else an item of a tab bar states.
  func writeTabValues(of facts: ElementFacts, set: (String, Expression) -> Void) {
    if let image = UIKitImages.image("selectedImage", of: facts) {
      set("selectedImage", image)
    }
    if let badge = facts.takeText("badgeValue") { set("badgeValue", .text(badge.literal)) }
    if facts.takeFlag("enabled") == false { set("isEnabled", "false") }
    writeImages(of: facts, set: set)
    guard let offset = facts.child("offsetWrapper", key: "titlePositionAdjustment") else { return }
    let names = ["horizontal", "vertical"]
    let lengths = context.lengths(names, names.map { offset.takeNumber($0) ?? 0 })
    set("titlePositionAdjustment", .call("UIOffset", lengths))
  }

  /// The arguments that make an item of a tab bar.
  func tabArguments(of facts: ElementFacts) -> [Expression.Argument] {
    let tag = Expression.Argument("tag", .text((facts.takeNumber("tag") ?? 0).literal))
    if let name = facts.takeCase("systemItem") {
      return [.init("tabBarSystemItem", .text("." + name)), tag]
    }
    let title = facts.takeText("title").map { context.text($0, of: facts.markup, keys: "title") }
    return [
      .init("title", title ?? "nil"),
      .init("image", UIKitImages.image("image", of: facts) ?? "nil"), tag,
    ]
  }

  /// Writes the items and the titles of a navigation item.
  func writeNavigation(_ facts: ElementFacts, set: (String, Expression) -> Void) {
    for key in ["prompt", "backButtonTitle"] {
      if let text = context.text(key, in: facts) { set(key, text) }
    }
    if let mode = facts.takeCase("largeTitleDisplayMode", unless: "automatic") {
      set("largeTitleDisplayMode", ".\(mode)")
    }
    for key in ["hidesBackButton", "leftItemsSupplementBackButton", "hidesSearchBarWhenScrolling"] {
      guard let flag = facts.takeFlag(key) else { continue }
      if flag != (key == "hidesSearchBarWhenScrolling") { set(key, flag ? "true" : "false") }
    }
    for key in ["leftBarButtonItem", "rightBarButtonItem", "backBarButtonItem"] {
      guard let element = facts.markup.child("barButtonItem", key: key),
        let item = item(element)
      else { continue }
      set(key, item)
    }
    for key in ["leftBarButtonItems", "rightBarButtonItems"] {
      guard let list = facts.markup.child(key) else { continue }
      let items = list.children.compactMap(item)
      if !items.isEmpty { set(key, .list(items)) }
    }
    for view in screen.views
    where view.facts.markup.parent?.index == facts.markup.index && view.facts["key"] == "titleView"
    {
      set("titleView", .text(view.name))
    }
    let outlets = OutletWriter(screen: screen, context: context)
    for outlet in facts.markup.elements(in: "connections")
    where outlet["property"] == "titleView" {
      if let view = outlets.expression(ofDestination: outlet) { set("titleView", view) }
    }
  }

  /// The expression of an item of a bar.
  func item(_ element: MarkupElement) -> Expression? {
    screen.object(of: element).map { .text($0.name) } ?? Self.space(element, in: context)
  }
}
