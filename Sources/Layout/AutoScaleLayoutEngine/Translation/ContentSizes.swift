import AutoScale
import AutoScaleTrees

/// The content sizes of the nodes of a layout, by position.
struct ContentSizes {
  private var sizes: [IntrinsicContentSize] = []
  /// The index of each node's size, or -1 for a node without content.
  private var indices: [Int32]
  /// Whether a content size is required.
  private(set) var hasRequired = false
  /// The nodes whose content grows in height when it gets narrower.
  private(set) var wrappingNodes: [Int] = []

  init(nodeCount: Int) { indices = Array(repeating: -1, count: nodeCount) }

  /// The number of nodes with content.
  var count: Int { sizes.count }

  /// The content of a node, if it has any.
  subscript(position: Int) -> IntrinsicContentSize? {
    let index = Int(indices[position])
    return index < 0 ? nil : sizes[index]
  }

  /// Returns whether a node has content.
  func has(_ position: Int) -> Bool { indices[position] >= 0 }

  /// Returns the distances from a node's alignment rectangle to its frame.
  func alignmentOutsets(of position: Int) -> LayoutInsets {
    let index = Int(indices[position])
    return index < 0 ? .zero : sizes[index].alignmentOutsets
  }

  /// Forgets all sizes; each node with content must be set again.
  mutating func removeAll() {
    sizes.removeAll(keepingCapacity: true)
    wrappingNodes.removeAll(keepingCapacity: true)
    hasRequired = false
  }

  /// Sets the content of a node.
  mutating func set(_ content: IntrinsicContentSize, of node: ViewNode, at position: Int) {
    // A node that lost its content must not keep the index of an earlier pass.
    indices[position] = -1
    guard content != .none else { return }
    indices[position] = Int32(sizes.count)
    sizes.append(content)
    hasRequired =
      hasRequired || node.contentCompressionResistance.hasRequired
      || node.contentHugging.hasRequired
    // Only these need a second pass, with the width that the first one found.
    if node.role.mayWrap { wrappingNodes.append(position) }
  }
}

extension ContentPriority {
  fileprivate var hasRequired: Bool { horizontal == .required || vertical == .required }
}

extension ViewNode.Role {
  /// Whether the view is a label or a text view whose text may take several lines.
  var mayWrap: Bool {
    switch self {
    case .label(let label): label.numberOfLines != 1
    case .textView(let textView): !textView.isScrollEnabled
    default: false
    }
  }
}
