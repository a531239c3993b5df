import AutoScale
import AutoScaleInterfaceBuilder
import AutoScaleTrees
import AutoScaleXcodeCanvas

/// The lengths of a tree that change under scaling.
struct ScaledLengths {
  private(set) var lengths: [PageData.Length] = []
  private var keys: [Key] = []

  private struct Key: Hashable {
    let element: String
    let property: ScaledProperty

    init(_ change: AdaptationChange) { (element, property) = (change.element, change.property) }
  }

  init(_ changes: [[AdaptationChange]], of root: ViewNode, captions: ElementCaptions) {
    guard changes.contains(where: { !$0.isEmpty }) else { return }
    let tree = FlatTree(root)
    var views: [String: [Int]] = [:]
    for (index, node) in tree.nodes.enumerated() {
      if let id = node.identifier { views[id] = [index] }
      for constraint in node.constraints {
        if let id = constraint.identifier { views[id] = tree.views(of: constraint) }
      }
    }
    var seen: Set<Key> = []
    for change in changes.joined() {
      let key = Key(change)
      guard let views = views[change.element], seen.insert(key).inserted else { continue }
      keys.append(key)
      lengths.append(
        PageData.Length(
          t: captions.caption(
            of: change.element, className: change.className,
            property: change.property.description),
          v: views, d: JSONNumber(change.design)))
    }
  }

  /// Returns the values on a screen.
  ///
  /// A length without a change has its design value.
  func applied(in changes: [AdaptationChange]) -> [Double] {
    let applied = Dictionary(changes.map { (Key($0), $0.applied) }, uniquingKeysWith: { $1 })
    return zip(keys, lengths).map { (applied[$0] ?? $1.d.number).rounded(toDecimals: 4) }
  }
}
