import AutoScale
import AutoScaleLayoutEngine
import AutoScaleTrees

/// Lays out a view of SwiftUI by the documented rules of stacks, frames and padding.
///
/// Source: Apple's pages on the protocol `Layout`, on `frame(minWidth:…)`, `HStack` and `Spacer`. Leaves have the
/// sizes of their views in UIKit, by the measurements of the layout engine.
final class SwiftUILayout {
  let tree: SwiftUITree
  let screen: SampleScreen
  private var sizes: [Key: LayoutSize] = [:]
  private(set) var frames: [ObjectIdentifier: LayoutRect] = [:]

  private struct Key: Hashable {
    let index: Int
    let proposal: ProposedSize
  }

  /// The smallest length of a spacer, in points.
  private static let spacerLength = 8.0

  init(_ tree: SwiftUITree, on screen: SampleScreen) {
    self.tree = tree
    self.screen = screen
  }

  /// Returns the frames of the marked views in a view that is offered a room.
  ///
  /// - Complexity: O(*n* log *n*) in the views, for stacks of usual depth: each view is asked a few times, and
  ///   remembers its answers.
  func layout(in room: LayoutRect) -> [ObjectIdentifier: LayoutRect] {
    let proposal = ProposedSize(
      width: room.width, height: screen.proposesHeight ? room.height : nil)
    let size = size(tree.root, proposal)
    // A host centers a view that does not fill its room.
    let x = room.x + (room.width - size.width) / 2
    let y = screen.proposesHeight ? room.y + (room.height - size.height) / 2 : room.y
    place(tree.root, x: x, y: y, proposal)
    return frames
  }

  func size(_ index: Int, _ proposal: ProposedSize) -> LayoutSize {
    let key = Key(index: index, proposal: proposal)
    // A stack asks each view several times, and deep stacks would ask for powers of that.
    if let known = sizes[key] { return known }
    let size = measure(tree.nodes[index], proposal)
    sizes[key] = size
    return size
  }

  private func measure(_ node: SwiftUITree.Node, _ proposal: ProposedSize) -> LayoutSize {
    switch node.kind {
    case .leaf(let leaf): screen.size(of: leaf, proposal)
    case .spacer: spacerSize(node.axis, proposal)
    case .scroll: scrollSize(node.children[0], proposal)
    case .stack(let stack):
      node.axis.map { stackSize(node, stack, $0, proposal) } ?? layerSize(node, proposal)
    case .modifier(let modifier): modifiedSize(modifier, node.children[0], proposal)
    }
  }

  private func spacerSize(_ axis: LayoutAxis?, _ proposal: ProposedSize) -> LayoutSize {
    var size = LayoutSize.zero
    for side in LayoutAxis.allCases where axis == nil || axis == side {
      size[side] = max(Self.spacerLength, proposal[side] ?? 0)
    }
    return size
  }

  /// The size of a view that scrolls: the proposed height, and the width of its content.
  private func scrollSize(_ content: Int, _ proposal: ProposedSize) -> LayoutSize {
    var size = size(content, ProposedSize(width: proposal.width, height: nil))
    size.height = proposal.height ?? size.height
    return size
  }

  private func layerSize(_ node: SwiftUITree.Node, _ proposal: ProposedSize) -> LayoutSize {
    node.children.map { size($0, proposal) }.reduce(.zero) {
      LayoutSize(width: max($0.width, $1.width), height: max($0.height, $1.height))
    }
  }

  private func modifiedSize(
    _ modifier: SwiftUIModifier, _ child: Int, _ proposal: ProposedSize
  ) -> LayoutSize {
    var result = size(child, inner(modifier, proposal, child))
    switch modifier {
    case .padding, .scenePadding:
      let insets = insets(of: modifier)
      result.width = max(0, result.width + insets.horizontal)
      result.height = max(0, result.height + insets.vertical)
    case .frame(let width, let height, _):
      result = LayoutSize(width: width ?? result.width, height: height ?? result.height)
    case .fill(let axes, _):
      for axis in axes { result[axis] = max(result[axis], proposal[axis] ?? 0) }
    case .ignoresSafeArea(let edges):
      // Other views do not see what lies under bars.
      for edge in edges { result[edge.axis] -= screen.safeArea[edge] }
    case .mark, .labelEnd, .look, .aspectRatio, .fixedSize, .offset, .background, .overlay: break
    }
    return result
  }

  /// The proposal that a modifier makes to its view.
  func inner(
    _ modifier: SwiftUIModifier, _ proposal: ProposedSize, _ child: Int
  ) -> ProposedSize {
    var inner = proposal
    switch modifier {
    case .padding, .scenePadding:
      let insets = insets(of: modifier)
      inner.width = proposal.width.map { max(0, $0 - insets.horizontal) }
      inner.height = proposal.height.map { max(0, $0 - insets.vertical) }
    case .frame(let width, let height, _):
      inner = ProposedSize(width: width ?? proposal.width, height: height ?? proposal.height)
    case .aspectRatio(let ratio): inner = fitted(ratio, proposal, child)
    case .fixedSize(let axes):
      for axis in axes { inner[axis] = nil }
    case .ignoresSafeArea(let edges):
      for edge in edges {
        let axis = edge.axis
        inner[axis] = inner[axis].map { $0 + screen.safeArea[edge] }
      }
    case .mark, .labelEnd, .look, .fill, .offset, .background, .overlay: break
    }
    return inner
  }

  private func fitted(
    _ ratio: Double, _ proposal: ProposedSize, _ child: Int
  ) -> ProposedSize {
    switch (proposal.width, proposal.height) {
    case (let width?, let height?):
      let side = min(width, height * ratio)
      return ProposedSize(width: side, height: side / ratio)
    case (let width?, nil): return ProposedSize(width: width, height: width / ratio)
    case (nil, let height?): return ProposedSize(width: height * ratio, height: height)
    case (nil, nil):
      let width = size(child, proposal).width
      return ProposedSize(width: width, height: width / ratio)
    }
  }

  private func insets(of modifier: SwiftUIModifier) -> LayoutInsets {
    switch modifier {
    case .padding(let insets): insets
    case .scenePadding: LayoutInsets(left: screen.margin, right: screen.margin)
    default: .zero
    }
  }
}

extension SwiftUILayout {
  /// Places a view with its upper leading corner at a point.
  func place(_ index: Int, x: Double, y: Double, _ proposal: ProposedSize) {
    let node = tree.nodes[index]
    switch node.kind {
    case .leaf, .spacer: break
    case .scroll:
      place(node.children[0], x: x, y: y, ProposedSize(width: proposal.width, height: nil))
    case .stack(let stack):
      let size = size(index, proposal)
      if let axis = node.axis {
        placeStack(node, stack, axis, in: (x, y, size), proposal)
      } else {
        for child in node.children {
          align(child, stack.alignment, in: (x, y, size), proposal)
        }
      }
    case .modifier(let modifier):
      let size = size(index, proposal)
      place(modifier, node.children, in: (x, y, size), proposal)
    }
  }

  typealias Room = (x: Double, y: Double, size: LayoutSize)

  private func place(
    _ modifier: SwiftUIModifier, _ children: [Int], in room: Room, _ proposal: ProposedSize
  ) {
    let child = children[0]
    let inner = inner(modifier, proposal, child)
    switch modifier {
    case .mark(let node):
      frames[ObjectIdentifier(node)] = LayoutRect(
        x: room.x, y: room.y, width: room.size.width, height: room.size.height)
      place(child, x: room.x, y: room.y, inner)
    case .padding, .scenePadding:
      let insets = insets(of: modifier)
      place(child, x: room.x + insets.left, y: room.y + insets.top, inner)
    case .frame(_, _, let alignment), .fill(_, let alignment):
      align(child, alignment, in: room, inner)
    case .offset(let x, let y): place(child, x: room.x + x, y: room.y + y, inner)
    case .background:
      place(children[1], over: room)
      place(child, x: room.x, y: room.y, inner)
    case .overlay(_, let alignment):
      place(children[1], over: room, alignment)
      place(child, x: room.x, y: room.y, inner)
    case .ignoresSafeArea(let edges):
      let top = edges.contains(.top) ? screen.safeArea.top : 0
      let left = edges.contains(.left) ? screen.safeArea.left : 0
      place(child, x: room.x - left, y: room.y - top, inner)
    case .labelEnd, .look, .aspectRatio, .fixedSize:
      place(child, x: room.x, y: room.y, inner)
    }
  }

  /// Places a view before or behind another one.
  private func place(
    _ child: Int, over room: Room, _ alignment: SwiftUIAlignment = SwiftUIAlignment()
  ) {
    align(
      child, alignment, in: room,
      ProposedSize(width: room.size.width, height: room.size.height))
  }

  /// Places a view in a larger or a smaller room.
  private func align(
    _ child: Int, _ alignment: SwiftUIAlignment, in room: Room, _ proposal: ProposedSize
  ) {
    let size = size(child, proposal)
    let x = room.x + alignment.horizontal.offset(of: size.width, in: room.size.width)
    let y = room.y + alignment.vertical.offset(of: size.height, in: room.size.height)
    place(child, x: x, y: y, proposal)
  }
}

extension SwiftUIAlignment.Place {
  /// The distance of a length from the start of a larger one.
  func offset(of length: Double, in room: Double) -> Double {
    switch self {
    case .start: 0
    case .center: (room - length) / 2
    case .end: room - length
    }
  }
}
