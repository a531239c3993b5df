import AutoScale
import ViewTree

extension DocumentReader {
  /// Reads what views of all roles have.
  func readCommonProperties(of node: ViewNode, from element: MarkupElement) {
    node.customClass = element["customClass"] ?? node.customClass
    node.userLabel = element["userLabel"]
    node.isHidden = flag("hidden", of: element) ?? false
    for child in element.children { readProperty(child, of: node) }
    for variation in variations(of: element) {
      if let font = variation.child("fontDescription", key: "fontDescription") {
        node.font = self.font(from: font)
      }
    }
    readPlacement(of: node, from: element)
    readRuntimeAttributes(of: node, from: element)
  }

  private func readProperty(_ child: MarkupElement, of node: ViewNode) {
    switch (child.name, child["key"]) {
    case ("rect", "frame"): node.frame = rect(of: child)
    case ("fontDescription", "fontDescription"): node.font = font(from: child)
    case ("edgeInsets", "layoutMargins"):
      node.layoutMargins = insets(
        of: child, top: "top", left: "left", bottom: "bottom", right: "right")
    case ("directionalEdgeInsets", "directionalLayoutMargins"):
      // The canvas of Interface Builder reads from left to right.
      node.layoutMargins = insets(
        of: child, top: "top", left: "leading", bottom: "bottom", right: "trailing")
    case ("viewLayoutGuide", _), ("keyboardLayoutGuide", _): readGuide(child, of: node)
    default: break
    }
  }

  private func readGuide(_ element: MarkupElement, of node: ViewNode) {
    let kind =
      element.name == "keyboardLayoutGuide"
      ? .keyboard : choice("key", of: element, among: Self.guideKinds)
    let guide = LayoutGuide(kind ?? .custom, identifier: element["id"])
    node.addGuide(guide)
    register(guide, element)
  }

  private static let guideKinds: [String: LayoutGuide.Kind] = [
    "safeArea": .safeArea,
    "layoutMargins": .layoutMargins,
    "layoutMarginsGuide": .layoutMargins,
    "readableContentGuide": .readableContent,
    "contentLayoutGuide": .content,
    "frameLayoutGuide": .frame,
    "keyboard": .keyboard,
    "keyboardLayoutGuide": .keyboard,
  ]
}
