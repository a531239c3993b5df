import AutoScale

extension ElementReader {
  /// The variations of an element that apply on the document's device, the most specific one last.
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

  /// The element that states an attribute: its most specific variation, or the element itself.
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
      "widthClass": (width ?? .compact).rawValue, "heightClass": (height ?? .regular).rawValue,
      "userInterfaceIdiom": idiom == .pad ? "pad" : "phone",
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
    let (width, height, idiom) = (screen.width, screen.height, screen.idiom)
    self.init(
      .across(width: width, height: height, idiom: idiom),
      .down(width: width, height: height, idiom: idiom), idiom)
  }

  /// The number of traits in a key, or `nil` if one of them differs from the canvas.
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
