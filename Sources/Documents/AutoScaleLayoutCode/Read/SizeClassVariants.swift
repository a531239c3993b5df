import AutoScale
import AutoScaleInterfaceBuilder
import AutoScaleTrees

/// The document in each combination of size classes; empty if nothing varies.
struct SizeClassVariants {
  /// The document as it is in a combination, with its views by ids and its constraints by elements.
  private struct Variant {
    let document: InterfaceDocument
    let views: [String: ViewNode]
    let constraints: [Int: LayoutConstraint]

    init(_ document: InterfaceDocument) {
      self.document = document
      let nodes = document.views.flatMap(\.subtree)
      views = nodes.compactMap { node in node.identifier.map { ($0, node) } }.byKey()
      constraints = nodes.flatMap(\.constraints).compactMap { constraint in
        document.elementIndex(of: constraint).map { ($0, constraint) }
      }.byKey()
    }
  }

  private var variants: [Variant] = []

  /// Reads a document once for each combination.
  ///
  /// - Complexity: O(*n*) in the size of the file if something varies.
  init(of document: InterfaceDocument, isEmpty: Bool) {
    // Each combination costs a reading of the whole document.
    if isEmpty || !document.hasVariations { return }
    variants = SizeClassState.allCases.map {
      Variant(document.installingVariations(on: $0.screen))
    }
  }

  var isEmpty: Bool { variants.isEmpty }

  /// The constraint of an element in each state; `nil` where it is not installed.
  func constraints(at index: Int) -> [LayoutConstraint?] { variants.map { $0.constraints[index] } }

  /// The view with an id in each state.
  func views(withID id: String) -> [ViewNode?] { variants.map { $0.views[id] } }

  /// Whether a view is installed in its parent in each state.
  func installations(ofID id: String) -> [Bool] {
    variants.map { variant in
      variant.views[id].map { !variant.document.isLeftOut($0) } ?? false
    }
  }

  /// The constraint of an element that no state installs.
  func leftOutConstraint(at index: Int) -> LayoutConstraint? {
    guard let document = variants.first?.document else { return nil }
    return document.leftOutConstraints.first { document.elementIndex(of: $0) == index }
  }
}

/// A combination of size classes.
enum SizeClassState: Int, CaseIterable {
  case compactWidthRegularHeight, compactWidthCompactHeight
  case regularWidthRegularHeight, regularWidthCompactHeight

  /// A screen with these size classes.
  var screen: Screen {
    switch self {
    case .compactWidthRegularHeight: .nearest(width: 375, height: 667, idiom: .phone)
    case .compactWidthCompactHeight: .nearest(width: 375, height: 667, idiom: .phone).landscape
    // Every iPad in full screen has both regular.
    case .regularWidthRegularHeight: .nearest(width: 768, height: 1024, idiom: .pad)
    // Only large phones have a regular width in landscape.
    case .regularWidthCompactHeight: .nearest(width: 414, height: 896, idiom: .phone).landscape
    }
  }
}
