import AutoScale
import AutoScaleInterfaceBuilder
import AutoScaleLayoutEngine
import AutoScaleSourceText
import AutoScaleTrees

/// Says what the column of an iPhone Duo does with the items of a bar.
struct BarInColumn: AuditRule {
  let about = AuditRuleDescription(
    id: .barInColumn,
    summary: "The column of an iPhone Duo leaves out items of a bar, or shows them otherwise.",
    proves:
      "The document states an item without an image, which stays in the horizontal bar or is not shown; or an item "
      + "without a title, which the overflow menu needs; or a custom view, which stays horizontal; or a bar that is "
      + "a view, whose items never go into the column.",
    limits:
      "Code may add items and images. Bars of containers go into the column in builds with the SDK of iOS 27.1.",
    severity: .note, comparesWithDesign: false)

  var example: ExampleDocument { Self.example(item: #"title="Move""#) }

  static func example(item: String) -> ExampleDocument {
    var example = ExampleDocument()
    example.pose = .closed
    example.navigationItem = """
      <navigationItem key="navigationItem" title="Files" id="files">\
      <barButtonItem key="rightBarButtonItem" \(item) id="item"/></navigationItem>
      """
    return example
  }

  func observations(in layout: AuditedLayout) -> [Observation] {
    let tree = layout.tree
    guard tree.subject.coversScreen, layout.column != nil else { return [] }
    return tree.subject.barsOfItems.compactMap { observation(of: $0, in: tree) }
      + tree.nodes.indices.filter { tree.isVisible[$0] && tree.nodes[$0].isBar }.map { position in
        Observation(
          node: tree.nodes[position], related: "bar of hand",
          message:
            "\(tree.name(of: position)) is a view, so that its items stay in it beside the column; let a "
            + "navigation controller show them")
      }
  }

  private func observation(of bar: BarOfItems, in tree: AuditedTree) -> Observation? {
    let faults = bar.items.compactMap { item in item.fault.map { (item, $0) } }
    if faults.isEmpty { return nil }
    return Observation(
      node: tree.nodes[0], related: bar.name,
      participants: faults.map { item, fault in
        Finding.Participant(identifier: item.identifier, text: fault, place: item.place)
      },
      message: "the column changes the items of the \(bar.name): "
        + faults.map { "\($0.0.name) \($0.1)" }.joined(separator: "; "))
  }
}

/// The items that a document states for a bar of a container.
struct BarOfItems {
  /// An item, as far as the column depends on it.
  struct Item {
    let identifier: String?
    let name: String
    let place: SourcePlace

    /// What the column does with the item and how to fix it; nil if it shows the item as it is.
    let fault: String?
  }

  /// The bar in words, such as `navigation bar`.
  let name: String
  let items: [Item]
}

extension AuditSubject {
  /// The bars of containers with items in the document: those of the navigation item, and of the toolbar.
  var barsOfItems: [BarOfItems] {
    guard let document, let controller = document.markup(of: root)?.parent else { return [] }
    let navigation = controller.child("navigationItem", key: "navigationItem").map { item in
      item.children.flatMap { $0.name.hasSuffix("BarButtonItems") ? Array($0.children) : [$0] }
    }
    let toolbar = controller.child("toolbarItems").map { Array($0.children) }
    return [("navigation bar", navigation), ("toolbar", toolbar)].compactMap { name, elements in
      elements.map { elements in
        BarOfItems(
          name: name,
          items: elements.filter { $0.name == "barButtonItem" }.map {
            BarOfItems.Item($0, in: document)
          })
      }
    }
  }
}

extension BarOfItems.Item {
  fileprivate init(_ element: MarkupElement, in document: InterfaceDocument) {
    let (title, image) = (element["title"] ?? "", element["image"])
    identifier = element["id"]
    name = title.isEmpty ? image ?? element["systemItem"] ?? "an item" : "'\(title)'"
    place = document.place(of: element)
    // The system's items have images and titles, but for the one that switches editing on.
    fault =
      if element.children.contains(where: { $0["key"] == "customView" }) {
        "has a custom view, which stays in the horizontal bar; give it an image and a title"
      } else if element["systemItem"] == "edit" {
        "stays in the horizontal bar, as the system's Edit does"
      } else if element["systemItem"] != nil {
        nil
      } else if image == nil {
        "has no image, and stays beside the title or is not shown; add an image, and keep the title for the "
          + "overflow menu"
      } else if title.isEmpty {
        "has no title, which the overflow menu and VoiceOver read; add one"
      } else {
        nil
      }
  }
}

extension ViewNode {
  /// Whether the view is a bar.
  fileprivate var isBar: Bool {
    switch role {
    case .navigationBar, .toolbar, .tabBar: true
    default: false
    }
  }
}
