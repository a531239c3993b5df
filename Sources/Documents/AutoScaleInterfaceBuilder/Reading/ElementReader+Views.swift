import AutoScale
import AutoScaleTrees

extension ElementReader {
  /// Reads the properties of views of all roles.
  mutating func readProperties(of node: ViewNode, from element: MarkupElement) {
    node.customClass = element["customClass"] ?? node.customClass
    node.userLabel = element["userLabel"]
    node.isHidden = flag("hidden", of: source(of: "hidden", in: element))
    // Variations after the element itself, the most specific one last, as each overrides those
    // before.
    for variant in [element] + variations(of: element) {
      for child in variant.children { readProperty(child, of: node) }
    }
    // The smallest font size is a factor of the font, which has to be known.
    if case .label(let label) = node.role {
      label.minimumScaleFactor = minimumScaleFactor(of: label, from: element)
    }
    readPlacement(of: node, from: element)
    readRuntimeAttributes(of: node, from: element)
    readAppearance(of: node, from: element)
  }

  private mutating func readProperty(_ child: MarkupElement, of node: ViewNode) {
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
    default: break
    }
  }

  /// Returns the guides of a view, each with its element.
  mutating func guides(of element: MarkupElement) -> [(guide: LayoutGuide, element: MarkupElement)]
  {
    var guides: [(guide: LayoutGuide, element: MarkupElement)] = []
    for child in element.children {
      let kind: LayoutGuide.Kind? =
        switch child.name {
        case "keyboardLayoutGuide": .keyboard
        case "viewLayoutGuide":
          value("key", of: child, assuming: "custom", read: { Self.guideKinds[$0] }) ?? .custom
        default: nil
        }
      if let kind { guides.append((LayoutGuide(kind, identifier: child["id"]), child)) }
    }
    return guides
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
