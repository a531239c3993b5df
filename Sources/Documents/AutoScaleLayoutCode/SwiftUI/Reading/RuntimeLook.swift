import AutoScaleInterfaceBuilder

/// The runtime attributes of a view's layer.
struct RuntimeLook {
  private(set) var borderColor: InterfaceColor?
  private(set) var masks = false

  init(_ facts: Reader) {
    guard let list = facts.child("userDefinedRuntimeAttributes") else { return }
    for attribute in list.children("userDefinedRuntimeAttribute") {
      switch attribute["keyPath"] {
      case "layer.cornerRadius", "cornerRadius", "layer.borderWidth": attribute.takeAll()
      case "layer.masksToBounds", "clipsToBounds":
        masks = attribute["value"] == "YES"
        attribute.takeAll()
      case "layer.borderColor", "layer.borderUIColor", "layer.borderColorFromUIColor":
        borderColor = attribute.element.child("color", key: "value").flatMap { InterfaceColor($0) }
        attribute.takeAll()
      case let path? where ScalingAttribute.fonts.contains(path): attribute.takeAll()
      default: break
      }
    }
  }
}
