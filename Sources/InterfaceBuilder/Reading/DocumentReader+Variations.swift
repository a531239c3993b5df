import AutoScale
import ViewTree

extension DocumentReader {
  /// The variations of an element that hold on the document's device, the most specific one last.
  func variations(of element: MarkupElement) -> [MarkupElement] {
    guard element.child("variation") != nil else { return [] }
    let traits = variationTraits
    let matching = element.children.compactMap { child -> (MarkupElement, Int)? in
      guard child.name == "variation", let key = child["key"] else { return nil }
      return traits.specificity(of: key).map { (child, $0) }
    }
    // Sorting keeps the order of the file where the specificity is the same.
    return matching.enumerated()
      .sorted { ($0.element.1, $0.offset) < ($1.element.1, $1.offset) }.map(\.element.0)
  }

  /// The element that says an attribute: its most specific variation, or the element itself.
  func source(of attribute: String, in element: MarkupElement) -> MarkupElement {
    variations(of: element).last { $0[attribute] != nil } ?? element
  }

  /// Takes out what the variations of a view leave out: its constraints, and views in it.
  ///
  /// A view that is left out becomes hidden, and constraints about it go.
  func applyVariations(of element: MarkupElement) {
    var isInstalled: [String: Bool] = [:]
    for variation in variations(of: element) {
      for mask in variation.children where mask.name == "mask" {
        for change in mask.children {
          if let id = change["reference"] { isInstalled[id] = change.name == "include" }
        }
      }
    }
    for (id, isInstalled) in isInstalled.sorted(by: { $0.key < $1.key }) where !isInstalled {
      leaveOut(id)
    }
  }

  private func leaveOut(_ id: String) {
    if let constraint = constraintsByID[id] {
      constraint.owner?.removeConstraint(constraint)
    } else if let node = item(withID: id) as? ViewNode {
      node.isHidden = true
      node.translatesAutoresizingMaskIntoConstraints = true
      leftOut.append(node)
    }
  }

  /// Removes the constraints between views that are left out and others.
  func removeConstraintsOfLeftOutViews() {
    guard !leftOut.isEmpty else { return }
    let nodes = Set(leftOut.map { ObjectIdentifier($0) })
    for constraint in readConstraints {
      let isAbout = [constraint.firstItem, constraint.secondItem].contains { item in
        item?.layoutNode.map { nodes.contains(ObjectIdentifier($0)) } ?? false
      }
      if isAbout { constraint.owner?.removeConstraint(constraint) }
    }
  }
}

/// The traits of the canvas that decide which variations hold.
struct VariationTraits {
  /// The traits by their names.
  private let values: [String: String]

  /// Reads the traits of a document's device.
  ///
  /// Without a device the canvas stands for any size, and has no traits: files until Xcode 7 store
  /// the frames of such a canvas.
  init(_ device: InterfaceDevice?, of document: MarkupElement) {
    guard document.child("device") != nil else {
      values = [:]
      return
    }
    values = [
      "widthClass": (device?.horizontalSizeClass ?? .compact).rawValue,
      "heightClass": (device?.verticalSizeClass ?? .regular).rawValue,
      "userInterfaceIdiom": device?.idiom == .pad ? "pad" : "phone",
    ]
  }

  /// How many traits a key names, when all of them are those of the canvas; nil otherwise.
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
