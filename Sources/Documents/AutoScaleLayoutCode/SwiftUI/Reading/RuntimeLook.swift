import AutoScaleInterfaceBuilder

/// The runtime attributes of a view's layer.
struct RuntimeLook {
  private(set) var borderColor: InterfaceColor?
  private(set) var masks = false

  init(_ facts: ElementFacts) {
    guard let list = facts.child("userDefinedRuntimeAttributes") else { return }
    for attribute in list.children("userDefinedRuntimeAttribute") {
      switch attribute["keyPath"] {
      case "layer.cornerRadius", "cornerRadius", "layer.borderWidth": attribute.skipAll()
      case "layer.masksToBounds", "clipsToBounds":
        masks = attribute["value"] == "YES"
        attribute.skipAll()
      case "layer.borderColor", "layer.borderUIColor", "layer.borderColorFromUIColor":
        borderColor = attribute.markup.child("color", key: "value").flatMap { InterfaceColor($0) }
        attribute.skipAll()
      case let path? where ScalingAttribute.fonts.contains(path): attribute.skipAll()
      default: break
      }
    }
  }
}
