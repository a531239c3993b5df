import AutoScaleInterfaceBuilder
import AutoScaleLayoutEngine
import AutoScaleTrees

/// The constraints of an outermost view on all screens.
///
/// Size classes install constraints and vary their constants: a constraint is in the list once for each constant.
struct RowConstraints {
  /// A constraint of a document with the variations of some screens.
  typealias Entry = (constraint: LayoutConstraint, tree: FlatTree, document: InterfaceDocument)

  /// The constraints by their views in the order of the tree, and then in that of the file.
  private(set) var list: [Entry] = []

  /// Whether a screen shows each view.
  private(set) var visibility: [Bool] = []

  /// The places in ``list``.
  private var places: [ObjectIdentifier: Int] = [:]

  /// The number of documents.
  private let variantCount: Int

  /// Collects the constraints of the view with an index in the document of each combination of size classes.
  init(ofRootAt index: Int, in variants: [InterfaceDocument]) {
    variantCount = variants.count
    let trees = variants.map { FlatTree($0.views[index]) }
    let shown = trees.map { $0.visibility() }
    let count = trees.first?.nodes.count ?? 0
    visibility = (0..<count).map { position in shown.contains { $0[position] } }
    for position in 0..<count {
      let found = zip(variants, trees).flatMap { document, tree in
        tree.nodes[position].constraints.map { (constraint: $0, tree: tree, document: document) }
      }
      add(found.map { (element: $0.document.elementIndex(of: $0.constraint) ?? 0, entry: $0) })
    }
  }

  private struct Key: Hashable {
    let element: Int
    let constant: Double
  }

  /// Adds the constraints of a view; equal ones of several documents share a place.
  private mutating func add(_ found: [(element: Int, entry: Entry)]) {
    var known: [Key: Int] = [:]
    let ordered =
      variantCount == 1
      ? found
      : found.enumerated().sorted {
        ($0.element.element, $0.offset) < ($1.element.element, $1.offset)
      }.map(\.element)
    for (element, entry) in ordered {
      let key = Key(element: element, constant: entry.constraint.constant)
      let place = variantCount == 1 ? list.count : known[key] ?? list.count
      known[key] = place
      places[ObjectIdentifier(entry.constraint)] = place
      if place == list.count { list.append(entry) }
    }
  }

  /// Returns the place of a constraint of one of the documents.
  func place(of constraint: LayoutConstraint) -> Int? { places[ObjectIdentifier(constraint)] }

  /// Returns the places of the constraints that the screen of a layout does not install, if there are any.
  func missing(in result: LayoutResult) -> [Int]? {
    guard variantCount > 1 else { return nil }
    let installed = Set(result.nodes.flatMap(\.constraints).compactMap(place))
    let missing = list.indices.filter { !installed.contains($0) }
    return missing.isEmpty ? nil : missing
  }
}
