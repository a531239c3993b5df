import AutoScale
import AutoScaleTrees

extension ViewRole {
  /// The views that contain other views.
  static let containerRoles: [String: ViewRole] = [
    "view": plainView,
    "containerView": .role(ViewNode.init),
    "window": .role(ViewNode.init, className: "UIWindow"),
    "visualEffectView": .role(VisualEffectNode.init) { node, element, _ in
      node.blurStyle = element.child("blurEffect")?["style"]
    },
    "stackView": .role(StackNode.init, reading: readStack),
    "scrollView": .role(ScrollNode.init) { node, element, reader in
      reader.readContentInset(of: node, from: element)
    },
    "tableView": .role(TableNode.init) { node, element, reader in
      reader.readContentInset(of: node, from: element)
      node.style = reader.choice("style", of: element, or: .plain)
      node.hasSeparators = element["separatorStyle"] != "none"
      node.separatorColor = reader.color("separatorColor", of: element)
    },
    "tableViewCell": .role(TableCellNode.init) { node, element, reader in
      node.accessory =
        reader.choice("accessoryType", of: element, or: .none)
      if let configuration = element.child("listContentConfiguration") {
        node.configuredText = reader.string("text", of: configuration)
        node.configuredSecondaryText = reader.string("secondaryText", of: configuration)
      }
    },
    "tableViewCellContentView": .role(ContentViewNode.init),
    "collectionView": .role(CollectionNode.init, reading: readCollection),
    "collectionReusableView": .role(CollectionReusableNode.init),
    "collectionViewCell": .role(CollectionCellNode.init),
    "collectionViewCellContentView": .role(ContentViewNode.init),
    "navigationBar": .role(NavigationBarNode.init) { $2.readBar($0, from: $1) },
    "tabBar": .role(TabBarNode.init) { node, element, reader in
      node.items = reader.barItems(of: element)
      node.barTintColor = reader.color("barTintColor", of: element)
    },
    "toolbar": .role(ToolbarNode.init) { node, element, reader in
      node.items = reader.barItems(of: element)
      node.barTintColor = reader.color("barTintColor", of: element)
    },
  ]

  /// A plain view, or the content view of a cell in the form of some Xcode versions.
  private static let plainView = ViewRole(className: ViewNode.className) { element, _ in
    let isContent =
      element["key"] == "contentView" && element.parent?.name.hasSuffix("Cell") == true
    if isContent { return ContentViewNode(element["id"]) }
    return isCustomSwitch(element) ? SwitchNode(element["id"]) : ViewNode(element["id"])
  }

  /// Returns whether a plain view is a switch, as a custom class that inherits from one is written.
  private static func isCustomSwitch(_ element: MarkupElement) -> Bool {
    guard element["customClass"] != nil, element["contentHorizontalAlignment"] != nil,
      let frame = InterfaceElement(markup: element).storedFrame
    else { return false }
    // The size of a switch, and that of one from tools 24000.
    return [(51, 31), (63, 28)].contains { $0 == (frame.width, frame.height) }
  }

  /// The "standard" spacing of views in a stack, in points.
  private static let standardSpacing = 8.0

  private static let readStack: @Sendable (StackNode, MarkupElement, inout ElementReader) -> Void =
    {
      node, element, reader in
      func choice<Value: RawRepresentable<String>>(_ name: String, or assumed: Value) -> Value {
        reader.choice(name, of: reader.source(of: name, in: element), or: assumed)
      }
      node.axis = choice("axis", or: .horizontal)
      node.distribution = choice("distribution", or: .fill)
      node.alignment = choice("alignment", or: .fill)
      node.hasSystemSpacing = element["spacingType"] == "standard"
      node.spacing =
        node.hasSystemSpacing
        ? standardSpacing
        : reader.number("spacing", of: reader.source(of: "spacing", in: element)) ?? 0
    }

  private static let readCollection:
    @Sendable (CollectionNode, MarkupElement, inout ElementReader) -> Void = {
      node, element, reader in
      reader.readContentInset(of: node, from: element)
      guard let layout = element.child("collectionViewFlowLayout") else { return }
      node.lineSpacing = reader.number("minimumLineSpacing", of: layout) ?? 0
      node.interitemSpacing = reader.number("minimumInteritemSpacing", of: layout) ?? 0
      if let insets = layout.child("inset", key: "sectionInset") {
        node.sectionInset = reader.insets(ofInset: insets)
      }
      node.itemSize = reader.size("itemSize", of: layout)
      let isHorizontal = layout["scrollDirection"] == "horizontal"
      (node.hasFlowLayout, node.scrollsHorizontally) = (true, isHorizontal)
      let (header, footer) = (
        reader.size("headerReferenceSize", of: layout),
        reader.size("footerReferenceSize", of: layout)
      )
      // The other length has no effect: UICollectionViewFlowLayout.h, `headerReferenceSize`.
      node.headerLength = isHorizontal ? header?.width : header?.height
      node.footerLength = isHorizontal ? footer?.width : footer?.height
    }
}

extension ElementReader {
  /// Reads how far the content of a scroll view can be scrolled beyond its edges.
  mutating func readContentInset(of node: ScrollNode, from element: MarkupElement) {
    guard let insets = element.child("inset", key: "contentInset") else { return }
    node.contentInset = self.insets(ofInset: insets)
  }

  /// Reads a size that a layout of a collection states.
  fileprivate mutating func size(_ key: String, of layout: MarkupElement) -> LayoutSize? {
    guard let size = layout.child("size", key: key) else { return nil }
    return LayoutSize(
      width: number("width", of: size) ?? 0, height: number("height", of: size) ?? 0)
  }
}
