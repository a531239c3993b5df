import AutoScale
import AutoScaleInterfaceBuilder
import AutoScaleTrees
import AutoScaleXcodeCanvas

/// The lengths of a document with the views that own them, and with the decision to scale each.
struct OwnedLengths {
  let text: DocumentText

  /// The lengths that the document states, in document order.
  let lengths: [StatedLength]

  /// The views, each with the index of its element.
  let nodes: [(node: ViewNode, element: Int)]

  /// The excepted classes that match a view.
  let matchedClasses: Set<String>

  /// The requested key paths that match a runtime attribute.
  let matchedKeyPaths: Set<String>

  private let document: InterfaceDocument
  private let type: AdaptScreenWidthType
  private let exceptedClasses: [String]
  private let owners: [ViewNode?]
  private var exceptedNodes: Set<ObjectIdentifier> = []
  private var constraints: [Int: LayoutConstraint] = [:]
  private var statedProperties: [ObjectIdentifier: ScaledPropertySet] = [:]

  /// Adapts a document with the lengths of all size classes, and finds the owners.
  init(
    of text: DocumentText, by adaptation: DocumentAdaptation, _ runtimeLengths: RuntimeLengths
  ) throws {
    self.text = text
    let document = try text.showingAllSizeClasses().document()
    self.document = document
    // The walk decides: its ledger of the tree lists the lengths to scale in the text.
    matchedClasses = adaptation.adaptViews(of: document).matchedClasses
    (type, exceptedClasses) = (adaptation.type, adaptation.exceptedClasses)
    lengths = text.statedLengths(runtimeLengths)
    matchedKeyPaths = text.keyPaths(in: runtimeLengths)
    nodes = document.views.flatMap(\.subtree).compactMap { node in
      document.elementIndex(of: node).map { (node, $0) }
    }
    owners = text.owners(nodes)
    for (node, _) in nodes {
      if isExcepted(node) { exceptedNodes.insert(ObjectIdentifier(node)) }
      for constraint in node.constraints {
        guard let element = document.elementIndex(of: constraint) else { continue }
        constraints[element] = constraint
      }
    }
    for length in lengths {
      guard case .property(let property) = length.scaling, let owner = owner(of: length.element),
        !text.isInVariation(length.element)
      else { continue }
      statedProperties[ObjectIdentifier(owner), default: []].insert(
        ScaledPropertySet(only: property))
    }
  }

  /// Returns the view around an element, or of it.
  func owner(of element: Int) -> ViewNode? { owners[element] }

  /// Returns the constraint of an element, or of the constraint that it varies.
  func constraint(at element: Int) -> LayoutConstraint? {
    constraints[element] ?? text.markup.elements[element].parent.flatMap { constraints[$0] }
  }

  /// The constraints, each with the index of its element, in document order.
  var constraintsInOrder: [(element: Int, constraint: LayoutConstraint)] {
    constraints.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  /// Returns the lengths that were scaled in the tree of a view and that the document does not
  /// state.
  func unstatedProperties(of node: ViewNode) -> [ScaledProperty] {
    var unstated = node.adaptableProperties.subtracting(
      statedProperties[ObjectIdentifier(node)] ?? [])
    var properties: [ScaledProperty] = []
    while let property = unstated.popFirst() {
      if node.adaptableLength(property).ledgerEntry != nil { properties.append(property) }
    }
    return properties
  }

  /// Returns whether a length is scaled.
  func isScaled(_ length: StatedLength) -> Bool {
    if length.scaling == .property(.constraint) {
      return constraint(at: length.element).map(isScaled) ?? false
    }
    if isWidthOfScreen(length) { return false }
    let owner = owner(of: length.element)
    if let owner, exceptedNodes.contains(ObjectIdentifier(owner)) { return false }
    let isIncluded = type.contains(length.scaling.property.type)
    guard let owner, length.scaling.isAboutText else { return isIncluded }
    // A text style stays, and so do the distances between its lines and letters.
    if length.scaling == .text, unstatedProperties(of: owner).contains(.fontSize) { return false }
    return owner.adaptableSwitch ?? isIncluded
  }

  /// Returns whether a length is the width of a root that fills each screen, as its frame has it.
  private func isWidthOfScreen(_ length: StatedLength) -> Bool {
    text.value("key", of: length.element) == "freeformSize" && length.attribute == "width"
      && document.isOfOtherPhone(width: length.value)
  }

  /// Returns whether the constant of a constraint is scaled.
  ///
  /// Those of placeholders are, because the canvas has them.
  private func isScaled(_ constraint: LayoutConstraint) -> Bool {
    guard constraint.isPlaceholder else {
      return constraint.adaptableConstant.length.ledgerEntry != nil
    }
    let nodes = [constraint.firstItem, constraint.secondItem].compactMap { $0?.layoutNode }
    return type.contains(.constraint) && constraint.adapterScreen != false
      && !nodes.contains { exceptedNodes.contains(ObjectIdentifier($0)) }
  }

  /// Returns whether the frame of a view that no constraint places is scaled.
  func scalesFrame(of node: ViewNode) -> Bool {
    type.contains(.constraint) && !exceptedNodes.contains(ObjectIdentifier(node))
  }

  /// Returns whether the tree of the document holds a length, so that adapting the tree scales it.
  func isInTree(_ length: StatedLength) -> Bool {
    guard case .property(let property) = length.scaling else { return false }
    return property == .constraint
      || owner(of: length.element)?.adaptableProperties.contains(
        ScaledPropertySet(only: property)) ?? false
  }

  /// Returns whether a node or one around it has an excepted class; its parent was visited before
  /// it.
  private func isExcepted(_ node: ViewNode) -> Bool {
    if let parent = node.parent, exceptedNodes.contains(ObjectIdentifier(parent)) { return true }
    return exceptedClasses.contains { node.isKind(ofClassNamed: $0) }
  }
}

extension LengthAttribute.Scaling {
  /// Whether the switch of a view's font decides about the length.
  fileprivate var isAboutText: Bool { self == .text || self == .property(.fontSize) }
}

extension DocumentText {
  /// Returns the view of each element: its own, or that of the nearest element around it.
  fileprivate func owners(_ nodes: [(node: ViewNode, element: Int)]) -> [ViewNode?] {
    var owners: [ViewNode?] = Array(repeating: nil, count: elementCount)
    for (node, element) in nodes { owners[element] = node }
    for element in owners.indices where owners[element] == nil {
      owners[element] = markup.elements[element].parent.flatMap { owners[$0] }
    }
    return owners
  }

  /// Returns whether an element is of a variation for size classes.
  fileprivate func isInVariation(_ element: Int) -> Bool {
    let parents = sequence(first: element) { markup.elements[$0].parent }
    return parents.contains { name(of: $0) == "variation" }
  }

  /// Returns this document without its size-class variations: no variation applies, and a
  /// constraint whose constant only variations state has one of theirs.
  fileprivate func showingAllSizeClasses() throws(EditingError) -> DocumentText {
    var editor = DocumentEditor(self)
    for element in 0..<elementCount where name(of: element) == "variation" {
      // No device has such a class.
      editor.set("key", to: "widthClass=none", of: element)
      guard let parent = markup.elements[element].parent, name(of: parent) == "constraint",
        (number("constant", of: parent) ?? 0) == 0, variations(of: parent).first == element
      else { continue }
      let constants = variations(of: parent).compactMap { number("constant", of: $0) }
      if let constant = constants.first(where: { $0 != 0 }) {
        editor.set("constant", to: constant.shortDescription, of: parent)
      }
    }
    return try applying(editor.edits).text
  }
}
