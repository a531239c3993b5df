import AutoScaleInterfaceBuilder
import AutoScaleTrees

extension LookReader {
  /// The modifiers for those who do not see the view, and for tests.
  func accessibility() -> [Expression] {
    var looks: [Expression] = []
    let texts = SwiftUIText(context: context)
    for facts in facts.children("accessibility") {
      for attribute in ["identifier", "label", "hint", "value"] {
        guard let value = facts.text(attribute), !value.isEmpty else { continue }
        let name = "accessibility" + attribute.capitalizedFirst
        // Tests look for the identifier in any language.
        let key = attribute == "identifier" ? "" : name
        let text = texts.title(value, of: self.facts.element, keys: key)
        looks.append(.call("." + name, ["_": text]))
      }
      if facts.child("bool", key: "isElement")?.flag("value") == false {
        looks.append(".accessibilityHidden(true)")
      }
      guard let traits = facts.child("accessibilityTraits") else { continue }
      for name in traits.element.attributes.map(\.name) where traits.flag(name) == true {
        guard let trait = Self.traits[name] else { continue }
        looks.append(.call(".accessibilityAddTraits", texts: ["." + trait]))
      }
    }
    return looks
  }

  /// The traits of SwiftUI by those of documents; the others are those that its controls have.
  private static let traits = [
    "button": "isButton", "link": "isLink", "image": "isImage", "selected": "isSelected",
    "header": "isHeader", "searchField": "isSearchField", "staticText": "isStaticText",
    "summaryElement": "isSummaryElement", "updatesFrequently": "updatesFrequently",
    "playsSound": "playsSound", "startsMediaSession": "startsMediaSession",
  ]
}
