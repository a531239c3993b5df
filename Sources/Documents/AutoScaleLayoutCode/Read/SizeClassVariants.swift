import AutoScale
import AutoScaleInterfaceBuilder
import AutoScaleTrees

/// The document in each combination of size classes in which something varies.
struct SizeClassVariants {
  /// A combination of size classes, with the document as it is in them.
  struct Variant {
    let state: SizeClassState
    let document: InterfaceDocument
  }

  /// The variants, one for each state; empty if nothing varies.
  let variants: [Variant]

  private let views: [[String: ViewNode]]
  private let constraints: [[Int: LayoutConstraint]]

  /// Makes no variants.
  init() { (variants, views, constraints) = ([], [], []) }

  /// Reads a document once for each combination.
  ///
  /// - Complexity: O(*n*) in the size of the file if something varies.
  init(of document: InterfaceDocument) {
    var variants: [Variant] = []
    if document.hasVariations {
      for state in SizeClassState.allCases {
        do throws(InterfaceBuilderError) {
          variants.append(
            Variant(state: state, document: try document.installingVariations(on: state.screen)))
        } catch {
          // A document that was read once can be read again.
          assertionFailure("\(error)")
        }
      }
    }
    self.variants = variants
    views = variants.map { variant in
      let nodes = variant.document.views.flatMap(\.subtree)
      return Dictionary(nodes.compactMap { node in node.identifier.map { ($0, node) } }) {
        first, _ in
        first
      }
    }
    constraints = variants.map { variant in
      let all = variant.document.views.flatMap(\.subtree).flatMap(\.constraints)
      return Dictionary(
        all.compactMap { constraint in
          variant.document.elementIndex(of: constraint).map { ($0, constraint) }
        }
      ) { first, _ in first }
    }
  }

  var isEmpty: Bool { variants.isEmpty }

  /// The constraint of an element in each state; `nil` where it is not installed.
  func constraints(at index: Int) -> [LayoutConstraint?] { constraints.map { $0[index] } }

  /// The view with an id in each state.
  func views(withID id: String) -> [ViewNode?] { views.map { $0[id] } }

  /// Whether a view is installed in its parent in each state.
  func installations(ofID id: String) -> [Bool] {
    zip(variants, views).map { variant, views in
      views[id].map { !variant.document.isLeftOut($0) } ?? false
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
    case .compactWidthRegularHeight: Self.phone
    case .compactWidthCompactHeight: Self.phone.landscape
    case .regularWidthRegularHeight: Self.pad
    case .regularWidthCompactHeight: Self.largePhone.landscape
    }
  }

  private static let phone = Screen.nearest(width: 375, height: 667, idiom: .phone)
  private static let largePhone = Screen.nearest(width: 414, height: 896, idiom: .phone)
  private static let pad = Screen.nearest(width: 768, height: 1024, idiom: .pad)
}
