import AutoScaleTrees

/// The view trees of a document, and the elements to read once all views are known.
struct BuiltTrees {
  var roots: [InterfaceRoot] = []
  var index = ElementIndex()
  /// The constraints, each with its owner.
  var constraints: [(element: MarkupElement, owner: ViewNode)] = []
  /// The elements with references, each with the referring attribute.
  var references: [(element: MarkupElement, attribute: String)] = []
  /// The views that have variations.
  var variedViews: [MarkupElement] = []
  /// The names of the traits that select variations, or `nil` if no element has any.
  var variedTraits: Set<String>?
  var tables: [(node: TableNode, element: MarkupElement)] = []
  /// The views that ignore their autoresizing masks.
  var constrainedViews: [ViewNode] = []
}

/// Makes view trees from the elements of a document.
///
/// The elements are visited in document order by index, so any depth of nesting works.
struct TreeBuilder {
  private(set) var trees = BuiltTrees()
  /// The views around the current element.
  private var enclosing: [(node: ViewNode, element: MarkupElement)] = []
  /// The guides of a view controller, kept until its view is read.
  private var waitingGuides: [(guide: LayoutGuide, element: MarkupElement)] = []

  /// Visits all elements of a document.
  init(_ markup: MarkupTree, reader: inout ElementReader) {
    var index = 1
    while index < markup.records.count {
      while let last = enclosing.last, last.element.end <= index { enclosing.removeLast() }
      let element = MarkupElement(tree: markup, index: index)
      index = visit(element, &reader) ? index + 1 : element.end
    }
  }

  /// Reads one element; returns false to skip its descendants.
  private mutating func visit(_ element: MarkupElement, _ reader: inout ElementReader) -> Bool {
    if let (id, earlier) = trees.index.add(element) {
      reader.warn(.duplicateID(id, firstLine: earlier.line), at: element)
    }
    if isOutermostObject(element) { beginRoot(element, &reader) }
    if element.name == "constraint" {
      addConstraint(element)
      return true
    }
    if let role = ViewRole.named(element.name) {
      // In a variation such an element only mentions a view.
      if element["reference"] == nil {
        addView(role.make(element, &reader), from: element, &reader)
      }
      return true
    }
    if ControllerClasses.contains(element.name) {
      readControllerGuides(of: element, &reader)
      return true
    }
    return visitOther(element, &reader)
  }

  private mutating func visitOther(_ element: MarkupElement, _ reader: inout ElementReader) -> Bool
  {
    if let attribute = Vocabulary.referringAttributes[element.name] {
      trees.references.append((element, attribute))
    }
    if element.name == "variation" { addTraits(of: element["key"] ?? "") }
    if Vocabulary.elements.contains(element.name) { return true }
    // A view of a newer Xcode, or of a framework: its constraints and children must not be lost.
    if element.child("rect", key: "frame") != nil || element.parent?.name == "subviews" {
      reader.warn(.unknownView(element.name), at: element)
      addView(ViewNode(element["id"]), from: element, &reader)
      return true
    }
    reader.warn(.unknownElement(element.name), at: element)
    return false
  }

  /// Notes the traits in the key of a variation, such as `heightClass=compact-widthClass=regular`.
  private mutating func addTraits(of key: String) {
    let names = key.split(separator: "-").filter { $0.contains("=") }.map {
      $0.prefix { $0 != "=" }
    }
    trees.variedTraits = (trees.variedTraits ?? []).union(names.map(String.init))
  }

  /// Returns whether the element is an object of a scene or of a xib, rather than of another object.
  private func isOutermostObject(_ element: MarkupElement) -> Bool {
    guard let parent = element.parent, parent.name == "objects" else { return false }
    return parent.parent.map { $0.name == "scene" || $0.name == "document" } ?? false
  }
}

extension TreeBuilder {
  /// Starts a top-level object; the views up to the next one belong to it.
  private mutating func beginRoot(_ element: MarkupElement, _ reader: inout ElementReader) {
    waitingGuides = []
    trees.roots.append(
      InterfaceRoot(
        kind: InterfaceRoot.Kind(of: element),
        identifier: element["id"],
        className: element["customClass"] ?? ViewRole.named(element.name)?.className
          ?? ControllerClasses.className(of: element.name),
        userLabel: element["userLabel"],
        title: reader.string("title", of: element),
        storyboardIdentifier: element["storyboardIdentifier"],
        simulatedMetrics: reader.simulatedMetrics(of: element)))
  }

  private mutating func addView(
    _ node: ViewNode, from element: MarkupElement, _ reader: inout ElementReader
  ) {
    reader.readProperties(of: node, from: element)
    for (guide, element) in reader.guides(of: element) { add(guide, of: element, to: node) }
    if element.child("variation") != nil { trees.variedViews.append(element) }
    if node.translatesAutoresizingMaskIntoConstraints == false {
      trees.constrainedViews.append(node)
    }
    if case .table(let table) = node.role { trees.tables.append((table, element)) }
    trees.index.add(node, of: element)
    if let parent = enclosing.last?.node {
      parent.addChild(node)
    } else {
      addOutermostView(node, from: element, &reader)
    }
    enclosing.append((node, element))
  }

  private mutating func addOutermostView(
    _ node: ViewNode, from element: MarkupElement, _ reader: inout ElementReader
  ) {
    // Views belong in roots; a hand-edited file may have them elsewhere.
    if trees.roots.isEmpty { beginRoot(element, &reader) }
    let last = trees.roots.count - 1
    let isControllersView =
      element["key"] == "view" && ControllerClasses.contains(element.parent?.name ?? "")
    guard trees.roots[last].view == nil, isControllersView || isOutermostObject(element) else {
      trees.roots[last].otherViews.append(node)
      return
    }
    trees.roots[last].view = node
    for (guide, element) in waitingGuides { add(guide, of: element, to: node) }
    waitingGuides = []
  }

  private mutating func add(_ guide: LayoutGuide, of element: MarkupElement, to node: ViewNode) {
    node.addGuide(guide)
    trees.index.addItem(guide, of: element)
  }

  private mutating func addConstraint(_ element: MarkupElement) {
    guard let owner = enclosing.last, let list = element.parent, list.name == "constraints",
      // A list elsewhere, such as in a variation, has references to constraints.
      list.parent?.index == owner.element.index
    else { return }
    trees.constraints.append((element, owner.node))
  }

  private mutating func readControllerGuides(
    of controller: MarkupElement, _ reader: inout ElementReader
  ) {
    guard let list = controller.child("layoutGuides") else { return }
    for element in list.children where element.name == "viewControllerLayoutGuide" {
      guard let kind = reader.value("type", of: element, read: { Self.barKinds[$0] }) else {
        continue
      }
      waitingGuides.append((LayoutGuide(kind, identifier: element["id"]), element))
    }
  }

  private static let barKinds: [String: LayoutGuide.Kind] = [
    "top": .topBars, "bottom": .bottomBars,
  ]
}

extension InterfaceRoot.Kind {
  fileprivate init(of element: MarkupElement) {
    if ControllerClasses.contains(element.name) {
      self = .viewController
    } else if ViewRole.named(element.name) != nil || element.child("rect", key: "frame") != nil {
      self = .view
    } else {
      self = element.name == "placeholder" || element.name == "exit" ? .placeholder : .object
    }
  }
}
