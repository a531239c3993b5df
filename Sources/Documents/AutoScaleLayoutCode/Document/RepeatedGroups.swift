import AutoScaleInterfaceBuilder
import AutoScaleTrees

/// Finds siblings that differ in texts, images and tags alone, and makes one class of them.
struct RepeatedGroups {
  /// The least number of siblings that become a class.
  private static let leastCount = 3
  /// The most views of a sibling.
  private static let largestSize = 60

  let context: CodeContext
  let screen: ScreenCode

  /// A view with its subviews, each before its own.
  typealias Subtree = [ViewCode]

  func fold() {
    guard context.target == .uiKit else { return }
    let subtrees = Subtrees(of: screen.views)
    var folded: Set<ObjectIdentifier> = []
    for view in screen.views where !folded.contains(ObjectIdentifier(view)) {
      let children = subtrees.children(of: view)
      guard children.count >= Self.leastCount else { continue }
      for members in groups(of: children, subtrees) {
        let maker = RowMaker(context: context, screen: screen, members: members)
        guard maker.isWorthwhile else { continue }
        maker.make()
        folded.formUnion(members.joined().map { ObjectIdentifier($0) })
      }
    }
  }

  /// The siblings of equal shape, in their order.
  private func groups(of children: [ViewCode], _ subtrees: Subtrees) -> [[Subtree]] {
    var sizes: [Kind: [Subtree]] = [:]
    for child in children {
      let subtree = subtrees.subtree(of: child, atMost: Self.largestSize)
      guard let subtree, subtree.count > 1 else { continue }
      sizes[Kind(subtree), default: []].append(subtree)
    }
    var groups: [SubtreeShape: [Subtree]] = [:]
    for similar in sizes.values where similar.count >= Self.leastCount {
      for subtree in similar {
        guard let shape = SubtreeShape(of: subtree, in: context) else { continue }
        groups[shape, default: []].append(subtree)
      }
    }
    return groups.values.filter { $0.count >= Self.leastCount }.sorted { first, second in
      first[0][0].facts.markup.index < second[0][0].facts.markup.index
    }
  }

  /// A cheap sign of the shape.
  private struct Kind: Hashable {
    let className: String
    let size: Int

    init(_ subtree: Subtree) { (className, size) = (subtree[0].className, subtree.count) }
  }
}

/// The views of a class by their parents.
private struct Subtrees {
  private var byParent: [ObjectIdentifier: [ViewCode]] = [:]

  init(of views: [ViewCode]) {
    for view in views {
      guard let parent = view.node.parent else { continue }
      byParent[ObjectIdentifier(parent), default: []].append(view)
    }
  }

  func children(of view: ViewCode) -> [ViewCode] { byParent[ObjectIdentifier(view.node)] ?? [] }

  /// A view with its subviews, or `nil` if there are too many.
  func subtree(of view: ViewCode, atMost count: Int) -> RepeatedGroups.Subtree? {
    var subtree: [ViewCode] = []
    var pending = [view]
    while let view = pending.popLast() {
      guard subtree.count < count else { return nil }
      subtree.append(view)
      pending += children(of: view).reversed()
    }
    return subtree
  }
}
