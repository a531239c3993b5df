import AutoScaleInterfaceBuilder

/// A record of the parts of a document that code expresses.
///
/// A writer expresses each attribute and element under a root, or it has no meaning in code. All others are
/// in ``omitted(under:)``, so that nothing is dropped in silence.
final class Coverage {
  /// A part without code.
  struct Part: Hashable {
    /// The name, such as `shadowColor`, or `highlighted title` for that of a state.
    let name: String
    /// The kind of its element, such as `label`.
    let element: String
    /// The line of its element.
    let line: Int
    /// The index of the owner's element, or `nil` if no owner is known.
    let owner: Int?

    init(_ name: String, of element: MarkupElement, owner: Int?) {
      (self.element, line, self.owner) = (element.name, element.line, owner)
      let state = element.name == "state" ? element : element.parent
      guard state?.name == "state", let key = state?["key"], key != "normal" else {
        self.name = name
        return
      }
      self.name = name == key ? "\(key) state" : "\(key) \(name)"
    }
  }

  /// All that was recorded, by the indices of elements.
  struct Record {
    fileprivate var expressed: [Int: Set<String>] = [:]
    fileprivate var visited: Set<Int> = []
    fileprivate var whole: Set<Int> = []
    fileprivate var owners: Set<Int> = []
  }

  /// The record; setting an earlier one forgets what a failed attempt took.
  var record = Record()

  /// Returns the facts of an element; a writer expresses its attributes one by one.
  func facts(of element: MarkupElement) -> ElementFacts {
    record.visited.insert(element.index)
    return ElementFacts(element, in: self)
  }

  /// Returns the facts of an object, which owns the unexpressed parts in it.
  func facts(ofOwner element: MarkupElement) -> ElementFacts {
    record.owners.insert(element.index)
    return facts(of: element)
  }

  /// Records that a writer expresses an attribute.
  func express(_ attribute: String, of element: MarkupElement) {
    record.expressed[element.index, default: []].insert(attribute)
  }

  /// Records that a writer expresses an element and its descendants.
  func expressAll(of element: MarkupElement) { record.whole.insert(element.index) }

  /// Returns the parts under an element without code, in file order.
  func omitted(under root: MarkupElement) -> [Part] {
    var parts: [Part] = []
    var pending: [(element: MarkupElement, owner: Int?)] = [(root, nil)]
    while let (element, outer) = pending.popLast() {
      if record.whole.contains(element.index) || Meaningless.isMeaningless(element) { continue }
      let isList = Meaningless.lists.contains(element.name)
      guard isList || record.visited.contains(element.index) else {
        parts.append(Part(element.title, of: element, owner: outer))
        continue
      }
      let owner = record.owners.contains(element.index) ? element.index : outer
      let known = record.expressed[element.index] ?? []
      let names = element.attributes.map(\.name).filter {
        !isList && !known.contains($0) && !Meaningless.attributes.contains($0)
      }
      if element.name == "userDefinedRuntimeAttribute" {
        parts.append(Part(element.title, of: element, owner: owner))
        continue
      }
      parts += names.map { Part($0, of: element, owner: owner) }
      pending += element.children.map { ($0, owner) }.reversed()
    }
    return parts
  }
}

extension MarkupElement {
  /// The elements in a list of this one, such as `connections`.
  func elements(in list: String) -> [MarkupElement] { child(list)?.children.map(\.self) ?? [] }

  /// The class of the app that the element states, if it is a name of Swift.
  var appClass: String? { self["customClass"].flatMap { $0.isIdentifier ? $0 : nil } }

  /// The name of the element in messages: its key, or else its kind.
  var title: String {
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
  static let lists: Set<String> = [
    "subviews", "constraints", "connections", "cells", "prototypes", "sections", "items",
    "segments",
    "toolbarItems", "leftBarButtonItems", "rightBarButtonItems", "userDefinedRuntimeAttributes",
    "gestureRecognizers", "objects", "scene",
  ]

  /// The attributes that name and place objects in Interface Builder.
  static let attributes: Set<String> = [
    "id", "key", "userLabel", "misplaced", "ambiguous", "verifyAmbiguity", "sceneMemberID",
    "customModuleProvider", "opaque", "propertyAccessControl", "colorLabel",
    "storyboardIdentifier", "placeholderIdentifier", "simulatedAppContext", "designable",
    "placeholderIntrinsicWidth",
    "placeholderIntrinsicHeight", "fixedFrame", "translatesAutoresizingMaskIntoConstraints",
    "dataMode", "usesAttributedText", "hasAttributedTitle", "tableViewCell",
  ]

  /// The elements that are for Interface Builder alone.
  private static let elements: Set<String> = [
    "viewLayoutGuide", "keyboardLayoutGuide", "layoutGuides", "freeformSimulatedSizeMetrics",
    "modalFormSheetSimulatedSizeMetrics", "modalPageSheetSimulatedSizeMetrics",
    "simulatedNavigationBarMetrics", "simulatedOrientationMetrics", "simulatedScreenMetrics",
    "simulatedStatusBarMetrics", "simulatedTabBarMetrics", "simulatedToolbarMetrics",
    "splitViewDetailSimulatedSizeMetrics", "splitViewMasterSimulatedSizeMetrics", "userGuides",
    "autoresizingMask", "exit", "nil",
  ]

  private static let keys: Set<String> = [
    "canvasLocation", "freeformSize", "frame", "userComments", "userLabel", "customSize",
  ]

  static func isMeaningless(_ element: MarkupElement) -> Bool {
    if elements.contains(element.name) { return true }
    if element.name == "placeholder" { return element["placeholderIdentifier"] != "IBFilesOwner" }
    guard let key = element["key"] else { return false }
    // Macs have size classes of their own.
    if element.name == "variation", key.contains("=mac") { return true }
    return keys.contains(key) || key.hasPrefix("simulated")
  }
}
