import SourceText
import ViewTree

/// Makes view trees of the elements of a document.
///
/// The elements are visited in document order by index, so no depth of nesting matters. What refers
/// to other elements is put off until all of them are known.
final class DocumentReader {
  let path: String
  let strings: InterfaceStrings?
  let origins = ElementOrigins()
  private(set) var device: InterfaceDevice?
  private(set) var resources = InterfaceResources()
  private(set) var roots: [InterfaceRoot] = []

  private let tree: MarkupTree
  private var warnings: [InterfaceBuilderWarning] = []
  /// The first element with each id.
  private var elementsByID: [String: MarkupElement] = [:]
  /// The views and layout guides with an id.
  private var itemsByID: [String: any LayoutItem] = [:]
  /// The views around the present element, with the index after their last descendant.
  private var enclosing: [(node: ViewNode, end: Int)] = []
  /// The guides of a view controller, which wait for its view.
  private var waitingGuides: [(guide: LayoutGuide, element: MarkupElement)] = []
  private var constraints: [(element: MarkupElement, owner: ViewNode)] = []
  /// What decides which variations hold.
  private(set) lazy var variationTraits = VariationTraits(device, of: tree.root)
  /// The views that have variations.
  private var variedViews: [MarkupElement] = []
  /// The constraints that were read, and those of them with an id.
  var readConstraints: [LayoutConstraint] = []
  var constraintsByID: [String: LayoutConstraint] = [:]
  /// The views that variations leave out.
  var leftOut: [ViewNode] = []
  /// The tables, whose cells are known at the end, and what was read of them.
  var tables: [(node: TableNode, element: MarkupElement)] = []
  var tablesByNode: [ObjectIdentifier: InterfaceTable] = [:]
  private(set) var references: [(element: MarkupElement, attribute: String)] = []
  /// The views that don't follow their autoresizing masks.
  var constrainedViews: [ViewNode] = []

  init(tree: MarkupTree, path: String, strings: InterfaceStrings?) {
    self.tree = tree
    self.path = path
    self.strings = strings
  }

  /// The warnings in the order of the file.
  var sortedWarnings: [InterfaceBuilderWarning] {
    warnings.sorted { $0.place < $1.place }
  }

  /// The outermost element.
  var rootElement: MarkupElement { tree.root }

  /// Reads everything.
  func read() {
    device = readDevice(of: tree.root)
    resources = InterfaceResources(of: tree.root.child("resources"), reader: self)
    var index = 1
    while index < tree.records.count {
      while let last = enclosing.last, last.end <= index { enclosing.removeLast() }
      let element = MarkupElement(tree: tree, index: index)
      index = visit(element) ? index + 1 : element.end
    }
    for (element, owner) in constraints { readConstraint(element, of: owner) }
    for element in variedViews { applyVariations(of: element) }
    removeConstraintsOfLeftOutViews()
    readOutletNames()
    readTables()
    placeUnconstrainedViews()
    checkReferences()
  }

  /// Reports a defect at the beginning of an element.
  func warn(_ reason: InterfaceBuilderWarning.Reason, at element: MarkupElement) {
    let place = SourcePlace(path: path, position: element.position)
    warnings.append(InterfaceBuilderWarning(reason, place: place, element: element.title))
  }

  /// The view or layout guide with an id.
  func item(withID id: String) -> (any LayoutItem)? { itemsByID[id] }

  /// The first element with an id.
  func element(withID id: String) -> MarkupElement? { elementsByID[id] }
}

extension DocumentReader {
  /// Reads one element; false means that what is in it shall not be visited.
  private func visit(_ element: MarkupElement) -> Bool {
    register(element)
    if isOutermostObject(element) { beginRoot(element) }
    if let role = ViewRole.named(element.name) {
      if element["reference"] == nil { addView(role.make(element, self), from: element) }
      return true
    }
    if element.name == "constraint" {
      addConstraint(element)
      return true
    }
    if ControllerClasses.contains(element.name) {
      readControllerGuides(of: element)
      return true
    }
    return visitOther(element)
  }

  private func visitOther(_ element: MarkupElement) -> Bool {
    if let attribute = Vocabulary.referringAttributes[element.name] {
      references.append((element, attribute))
    }
    if Vocabulary.elements.contains(element.name) { return true }
    if element.child("rect", key: "frame") != nil || element.parent?.name == "subviews" {
      warn(.unknownView(element.name), at: element)
      addView(ViewNode(element["id"]), from: element)
      return true
    }
    warn(.unknownElement(element.name), at: element)
    return false
  }

  private func register(_ element: MarkupElement) {
    // The ids of these are names of devices and layouts.
    guard let id = element["id"], !["device", "adaptation"].contains(element.name) else { return }
    if let first = elementsByID[id] {
      warn(.duplicateID(id, firstLine: first.line), at: element)
    } else {
      elementsByID[id] = element
    }
  }

  /// Whether the element is an object of a scene or of a xib, and not in another object.
  private func isOutermostObject(_ element: MarkupElement) -> Bool {
    guard let parent = element.parent, parent.name == "objects" else { return false }
    return parent.parent.map { $0.name == "scene" || $0.name == "document" } ?? false
  }
}

extension DocumentReader {
  /// Starts an outermost object; the views up to the next one belong to it.
  private func beginRoot(_ element: MarkupElement) {
    waitingGuides = []
    roots.append(
      InterfaceRoot(
        kind: InterfaceRoot.Kind(of: element),
        identifier: element["id"],
        className: element["customClass"] ?? ViewRole.named(element.name)?.className
          ?? ControllerClasses.className(of: element.name),
        userLabel: element["userLabel"],
        title: string("title", of: element),
        storyboardIdentifier: element["storyboardIdentifier"],
        simulatedMetrics: simulatedMetrics(of: element)))
  }

  private func addView(_ node: ViewNode, from element: MarkupElement) {
    readCommonProperties(of: node, from: element)
    origins.remember(node, from: element)
    if element.child("variation") != nil { variedViews.append(element) }
    register(node, element)
    if let parent = enclosing.last?.node {
      parent.addChild(node)
    } else {
      addOutermostView(node, from: element)
    }
    enclosing.append((node, element.end))
  }

  private func addOutermostView(_ node: ViewNode, from element: MarkupElement) {
    // Views stand in roots; a file that was edited by hand may have them elsewhere.
    if roots.isEmpty { beginRoot(element) }
    let last = roots.count - 1
    let isControllersView =
      element["key"] == "view" && ControllerClasses.contains(element.parent?.name ?? "")
    guard roots[last].view == nil, isControllersView || isOutermostObject(element) else {
      roots[last].otherViews.append(node)
      return
    }
    roots[last].view = node
    for (guide, element) in waitingGuides {
      node.addGuide(guide)
      register(guide, element)
    }
    waitingGuides = []
  }

  private func addConstraint(_ element: MarkupElement) {
    guard let owner = enclosing.last?.node, let list = element.parent,
      list.name == "constraints", list.parent?.index == origins.element(of: owner)?.index
    else { return }
    constraints.append((element, owner))
  }

  private func readControllerGuides(of controller: MarkupElement) {
    guard let list = controller.child("layoutGuides") else { return }
    for element in list.children where element.name == "viewControllerLayoutGuide" {
      guard let kind = choice("type", of: element, among: Self.barKinds) else { continue }
      waitingGuides.append((LayoutGuide(kind, identifier: element["id"]), element))
    }
  }

  private static let barKinds: [String: LayoutGuide.Kind] = [
    "top": .topBars, "bottom": .bottomBars,
  ]

  /// Makes an item known to constraints, unless an earlier element has its id.
  func register(_ item: any LayoutItem, _ element: MarkupElement) {
    guard let id = element["id"], itemsByID[id] == nil else { return }
    if let first = elementsByID[id], first.index != element.index { return }
    itemsByID[id] = item
  }

  private func checkReferences() {
    for (element, attribute) in references {
      guard let id = element[attribute], elementsByID[id] == nil else { continue }
      warn(.danglingReference(attribute: attribute, id: id), at: element)
    }
  }
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
