import AutoScaleInterfaceBuilder
import AutoScaleTrees

/// Writes the look of bars.
struct BarWriter {
  let context: CodeContext
  let screen: ScreenCode

  /// Writes what is in no rule of a bar's class: texts, appearances and items.
  func writeLook(of view: ViewCode) {
    writeAppearances(of: view.facts, set: view.set)
    guard let items = view.facts.child("items") else { return }
    let list = items.markup.children.compactMap(
      BarItemWriter(context: context, screen: screen).item)
    if !list.isEmpty { view.set("items", .list(list)) }
  }

  /// Writes the texts and the appearances of a bar.
  func writeAppearances(of facts: ElementFacts, set: (String, Expression) -> Void) {
    for key in ["titleTextAttributes", "largeTitleTextAttributes"] {
      guard let attributes = facts.child("textAttributes", key: key) else { continue }
      let entries = self.entries(of: attributes)
      if !entries.isEmpty { set(key, .dictionary(entries)) }
    }
    for (element, type) in Self.appearances {
      for appearance in facts.children(element) {
        guard let key = appearance["key"] else { continue }
        set(key, .call(type, []))
        // The standard appearance is no optional.
        let path = key == "standardAppearance" ? key : key + "?"
        for (property, value) in values(of: appearance) { set("\(path).\(property)", value) }
      }
    }
  }

  private static let appearances = [
    ("navigationBarAppearance", "UINavigationBarAppearance"),
    ("toolbarAppearance", "UIToolbarAppearance"), ("tabBarAppearance", "UITabBarAppearance"),
  ]

  private func values(of facts: ElementFacts) -> [(String, Expression)] {
    var values: [(String, Expression)] = []
    for key in ["backgroundColor", "shadowColor"] {
      if let color = context.color(key, of: facts) { values.append((key, color)) }
    }
    for key in ["titleTextAttributes", "largeTitleTextAttributes"] {
      guard let attributes = facts.child("textAttributes", key: key) else { continue }
      values.append((key, .dictionary(entries(of: attributes))))
    }
    return values
  }

  private func entries(of facts: ElementFacts) -> [Expression.Entry] {
    var entries: [Expression.Entry] = []
    if let element = facts.markup.child("fontDescription") {
      facts.skipChild("fontDescription")
      let font = context.typedFont(context.document.font(of: element))
      entries.append(.init(key: ".font", value: font))
    }
    if let color = context.typedColor("textColor", of: facts) {
      entries.append(.init(key: ".foregroundColor", value: color))
    }
    return entries
  }
}
