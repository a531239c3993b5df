import Foundation

/// A stack: the least flexible views choose first, each of an equal share of what is left.
///
/// Source: https://developer.apple.com/videos/play/wwdc2019/237
final class StackElement: WrappingElement {
  enum Direction { case horizontal, vertical }

  private let direction: Direction
  private let spacing: CGFloat
  /// The last answer: a stack that is placed in a size divides it as it did when it was asked.
  private var answer: (proposal: ProposedViewSize, size: CGSize)?

  init(_ elements: [LayoutElement], along direction: Direction, spacing: CGFloat?) {
    (self.direction, self.spacing) = (direction, spacing ?? 8)
    super.init(elements)
  }

  override func value(_ key: ObjectIdentifier) -> Any? { nil }

  override func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    let size = sizeThatFits(proposal)
    return ViewDimensions(width: size.width, height: size.height, baselines: nil)
  }

  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let sizes = sizes(in: proposal)
    let gaps = spacing * CGFloat(max(0, sizes.count - 1))
    let length = sizes.reduce(gaps) { $0 + self.length($1) }
    let breadth = sizes.map(self.breadth).max() ?? 0
    let size =
      direction == .vertical
      ? CGSize(width: breadth, height: length) : CGSize(width: length, height: breadth)
    answer = (proposal, size)
    return size
  }

  override func place(in rect: CGRect) {
    var position = direction == .vertical ? rect.minY : rect.minX
    let proposal = answer.flatMap { $0.size == rect.size ? $0.proposal : nil }
    for (child, size) in zip(children, sizes(in: proposal ?? ProposedViewSize(rect.size))) {
      child.place(
        in: direction == .vertical
          ? CGRect(
            x: rect.midX - size.width / 2, y: position, width: size.width, height: size.height)
          : CGRect(
            x: position, y: rect.midY - size.height / 2, width: size.width, height: size.height))
      position += length(size) + spacing
    }
  }

  private func sizes(in proposal: ProposedViewSize) -> [CGSize] {
    guard let whole = direction == .vertical ? proposal.height : proposal.width else {
      return children.map { $0.sizeThatFits(proposal) }
    }
    var rest = whole - spacing * CGFloat(max(0, children.count - 1))
    var sizes = Array(repeating: CGSize.zero, count: children.count)
    let order = children.indices.sorted { flexibility($0, proposal) < flexibility($1, proposal) }
    for (number, index) in order.enumerated() {
      let share = max(0, rest) / CGFloat(order.count - number)
      sizes[index] = children[index].sizeThatFits(along(share, proposal))
      rest -= length(sizes[index])
    }
    return sizes
  }

  private func flexibility(_ index: Int, _ proposal: ProposedViewSize) -> CGFloat {
    length(children[index].sizeThatFits(along(.infinity, proposal)))
      - length(children[index].sizeThatFits(along(0, proposal)))
  }

  private func along(_ length: CGFloat, _ proposal: ProposedViewSize) -> ProposedViewSize {
    direction == .vertical
      ? ProposedViewSize(width: proposal.width, height: length)
      : ProposedViewSize(width: length, height: proposal.height)
  }

  private func length(_ size: CGSize) -> CGFloat {
    direction == .vertical ? size.height : size.width
  }

  private func breadth(_ size: CGSize) -> CGFloat {
    direction == .vertical ? size.width : size.height
  }
}
