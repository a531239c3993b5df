import AutoScale
import AutoScaleTrees

/// The views and constraints that variations exclude.
struct ViewVariations {
  /// The excluded views.
  private(set) var leftOut: Set<ObjectIdentifier> = []

  /// The ids of the excluded constraints.
  private var constraintIDs: Set<String> = []

  private let index: ElementIndex

  /// Applies the variations for the document's device to the views; an excluded one becomes hidden.
  init(_ trees: BuiltTrees, reader: ElementReader) {
    index = trees.index
    for element in trees.variedViews { leaveOut(reader.variations(of: element)) }
  }

  private mutating func leaveOut(_ variations: [MarkupElement]) {
    var isInstalled: [String: Bool] = [:]
    for variation in variations {
      for mask in variation.children where mask.name == "mask" {
        for change in mask.children {
          // A later, more specific variation may install an excluded element again.
          if let id = change["reference"] { isInstalled[id] = change.name == "include" }
        }
      }
    }
    for (id, isInstalled) in isInstalled where !isInstalled { leaveOut(id) }
  }

  private mutating func leaveOut(_ id: String) {
    if index.element(withID: id)?.name == "constraint" {
      constraintIDs.insert(id)
    } else if let node = index.item(withID: id) as? ViewNode {
      // Hidden and without constraints: nothing is tied to a view that is not there.
      node.isHidden = true
      node.translatesAutoresizingMaskIntoConstraints = true
      leftOut.insert(ObjectIdentifier(node))
    }
  }

  /// Returns whether a constraint is excluded.
  func leavesOut(_ constraint: LayoutConstraint) -> Bool {
    constraint.identifier.map(constraintIDs.contains) ?? false
  }

  /// Returns whether a constraint involves an excluded view.
  func isAboutLeftOutView(_ constraint: LayoutConstraint) -> Bool {
    !leftOut.isEmpty
      && [constraint.firstItem, constraint.secondItem].contains { item in
        item?.layoutNode.map { leftOut.contains(ObjectIdentifier($0)) } ?? false
      }
  }
}

extension ElementReader {
  /// Returns the variations of an element that apply on the document's device, the most specific
  /// one last.
  func variations(of element: MarkupElement) -> [MarkupElement] {
    guard element.child("variation") != nil else { return [] }
    let matching = element.children.compactMap { child -> (MarkupElement, Int)? in
      guard child.name == "variation", let key = child["key"] else { return nil }
      return traits.specificity(of: key).map { (child, $0) }
    }
    // Sorting keeps the file order of equal specificity.
    return matching.enumerated()
      .sorted { ($0.element.1, $0.offset) < ($1.element.1, $1.offset) }.map(\.element.0)
  }

  /// Returns the element that states an attribute: its most specific variation, or the element
  /// itself.
  func source(of attribute: String, in element: MarkupElement) -> MarkupElement {
    variations(of: element).last { $0[attribute] != nil } ?? element
  }
}

/// The traits of the canvas that select variations.
struct VariationTraits: Hashable {
  /// The traits of a canvas for any size.
  static let none = VariationTraits(values: [:])

  /// The traits by their names.
  private let values: [String: String]

  private init(values: [String: String]) { self.values = values }

  private init(_ width: SizeClass?, _ height: SizeClass?, _ idiom: Idiom?) {
    values = [
      // A canvas without a known device is that of an upright phone.
      "widthClass": (width ?? .compact).rawValue, "heightClass": (height ?? .regular).rawValue,
      "userInterfaceIdiom": (idiom ?? .phone).rawValue,
    ]
  }

  /// Reads the traits of a document's device.
  ///
  /// Without a device the canvas is for any size, and has no traits: files until Xcode 7 store the
  /// frames of such a canvas.
  init(_ device: InterfaceDevice?, of document: MarkupElement) {
    guard document.child("device") != nil else {
      self = .none
      return
    }
    self.init(device?.horizontalSizeClass, device?.verticalSizeClass, device?.idiom)
  }

  /// Reads the traits of a screen.
  init(_ screen: Screen) {
    self.init(screen.horizontalSizeClass, screen.verticalSizeClass, screen.idiom)
  }

  /// Returns only the traits of some names.
  func restricted(to names: Set<String>) -> VariationTraits {
    VariationTraits(values: values.filter { names.contains($0.key) })
  }

  /// Returns the number of traits in a key, or `nil` if one of them differs from the canvas.
  func specificity(of key: String) -> Int? {
    if key == "default" { return 0 }
    let parts = key.split(separator: "-")
    for part in parts {
      let pair = part.split(separator: "=").map(String.init)
      guard pair.count == 2, values[pair[0]] == pair[1] else { return nil }
    }
    return parts.count
  }
}
