import AutoScaleInterfaceBuilder

/// The parts of a document that were read.
///
/// An accessor records what it returns, and so nothing is dropped in silence: what no reader took is in
/// ``unread(under:)``.
struct Coverage {
  /// A part that was not read.
  struct Part: Hashable {
    /// The name, such as `shadowColor`, or `highlighted title` for that of a state.
    let name: String
    /// The kind of its element, such as `label`.
    let element: String
    let line: Int
    /// The index of the owner's element, or `nil` if no owner is known.
    let owner: Int?

    init(_ name: String, of element: MarkupElement, owner: Int?) {
      (self.element, line, self.owner) = (element.name, element.line, owner)
      let state = element.name == "state" ? element : element.parent
      let key = state?.name == "state" && state?["key"] != "normal" ? state?["key"] : nil
      self.name = key.map { name == $0 ? "\($0) state" : "\($0) \(name)" } ?? name
    }
  }

  private var attributes: [Int: Set<String>] = [:]
  private var visited: Set<Int> = []
  private var whole: Set<Int> = []
  private var owners: Set<Int> = []

  /// Records that an element is read attribute by attribute.
  mutating func visit(_ element: MarkupElement) { visited.insert(element.index) }

  /// Records that an element is read, which owns the unread parts in it.
  mutating func visit(owner element: MarkupElement) {
    owners.insert(element.index)
    visit(element)
  }

  mutating func take(_ attribute: String, of element: MarkupElement) {
    attributes[element.index, default: []].insert(attribute)
  }

  /// Records that an element is read with its descendants.
  mutating func takeAll(of element: MarkupElement) { whole.insert(element.index) }

  /// Records the constraints that a class has, whose attributes are read, and elements with all that is in them.
  mutating func add(constraints: Set<Int>, wholes: Set<Int>) {
    visited.formUnion(constraints)
    whole.formUnion(wholes)
  }

  /// Returns the parts under an element that were not read, in file order.
  func unread(under root: MarkupElement) -> [Part] {
    var parts: [Part] = []
    var pending: [(element: MarkupElement, owner: Int?)] = [(root, nil)]
    while let (element, outer) = pending.popLast() {
      // Element by element, not by recursion: documents may be nested as deeply as they like.
      if whole.contains(element.index) || Meaningless.isMeaningless(element) { continue }
      let owner = owners.contains(element.index) ? element.index : outer
      let isList = Meaningless.lists.contains(element.name)
      // A runtime attribute is one part: its value says nothing without its key path.
      let isRead = visited.contains(element.index) && element.name != "userDefinedRuntimeAttribute"
      guard isList || isRead else {
        parts.append(Part(element.title, of: element, owner: owner))
        continue
      }
      let known = attributes[element.index] ?? []
      let names = element.attributes.map(\.name).filter {
        !isList && !known.contains($0) && !Meaningless.isMeaningless($0, of: element)
      }
      parts += names.map { Part($0, of: element, owner: owner) }
      pending += element.children.map { ($0, owner) }.reversed()
    }
    return parts
  }
}

extension MarkupElement {
  /// The name of the element in messages: its key, or else its kind.
  fileprivate var title: String {
    switch name {
    case "variation": "variation for \(self["key"] ?? "")"
    case "outlet", "outletCollection": "outlet \(self["property"] ?? "")"
    case "constraint": "constraint of \(self["firstAttribute"] ?? "")"
    case "action": "action \(self["selector"] ?? "")"
    case "segue": "segue \(self["identifier"] ?? self["kind"] ?? "")"
    case "userDefinedRuntimeAttribute": "runtime attribute \(self["keyPath"] ?? "")"
    default: self["key"] ?? name
    }
  }
}

/// The parts of documents that mean nothing in code.
private enum Meaningless {
  /// The elements that only hold others.
  static let lists = Set(
    words: """
      subviews constraints connections cells prototypes sections items segments toolbarItems
      leftBarButtonItems rightBarButtonItems userDefinedRuntimeAttributes gestureRecognizers
      objects scene
      """)

  /// Whether an attribute needs no code.
  static func isMeaningless(_ attribute: String, of element: MarkupElement) -> Bool {
    attributes.contains(attribute) || ofElements[element.name].contains { $0.key == attribute }
  }

  /// The attributes whose values the trees of the document and of its variants have, or that say what others do.
  private static let ofElements = RuleTable(
    """
    constraint: firstItem firstAttribute secondItem secondAttribute relation constant multiplier
      priority symbolic symbolType identifier placeholder
    variation: hidden axis distribution alignment spacing constant
    buttonConfiguration: style
    audiovisualMediaTypes: none
    value: type
    """)

  /// The attributes that name and place objects in Interface Builder, and the priorities, which the tree has.
  private static let attributes = Set(
    words: """
      id key userLabel misplaced ambiguous verifyAmbiguity sceneMemberID customModuleProvider
      opaque propertyAccessControl colorLabel storyboardIdentifier placeholderIdentifier
      simulatedAppContext designable placeholderIntrinsicWidth placeholderIntrinsicHeight
      fixedFrame translatesAutoresizingMaskIntoConstraints dataMode usesAttributedText
      hasAttributedTitle tableViewCell configurationType horizontalHuggingPriority
      verticalHuggingPriority horizontalCompressionResistancePriority
      verticalCompressionResistancePriority
      """)

  /// The elements that only Interface Builder uses.
  private static let elements = Set(
    words: """
      viewLayoutGuide keyboardLayoutGuide layoutGuides freeformSimulatedSizeMetrics
      modalFormSheetSimulatedSizeMetrics modalPageSheetSimulatedSizeMetrics
      simulatedNavigationBarMetrics simulatedOrientationMetrics simulatedScreenMetrics
      simulatedStatusBarMetrics simulatedTabBarMetrics simulatedToolbarMetrics
      splitViewDetailSimulatedSizeMetrics splitViewMasterSimulatedSizeMetrics userGuides
      autoresizingMask exit nil
      """)

  private static let keys = Set(
    words: "canvasLocation freeformSize frame userComments userLabel customSize")

  static func isMeaningless(_ element: MarkupElement) -> Bool {
    // Xcode draws its canvas by these; they are not in the compiled document.
    if elements.contains(element.name) { return true }
    if element.name == "placeholder" { return element["placeholderIdentifier"] != "IBFilesOwner" }
    guard let key = element["key"] else { return false }
    // Macs have size classes of their own.
    if element.name == "variation", key.contains("=mac") { return true }
    return keys.contains(key) || key.hasPrefix("simulated")
  }
}
