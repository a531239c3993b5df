import AutoScale
import AutoScaleTestSupport
import AutoScaleTrees
import Testing

/// Trees that are built by one call after another.
@Suite struct GrowthTests {
  /// A public call that appends to a tree, and the array that it appends to.
  struct Append: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let append: @Sendable (ViewNode) throws -> Void
    let storage: @Sendable (ViewNode) -> UnsafeRawPointer?
  }

  static let appends: [Append] = [
    Append(testDescription: "addChild", append: { $0.addChild(ViewNode()) }, storage: children),
    Append(
      testDescription: "addChildren", append: { $0.addChildren([ViewNode()]) }, storage: children),
    Append(
      testDescription: "addChildren of a builder", append: { $0.addChildren { ViewNode() } },
      storage: children),
    Append(
      testDescription: "insertChild",
      append: { $0.insertChild(ViewNode(), at: $0.children.count) }, storage: children),
    Append(
      testDescription: "addConstraint", append: { $0.addConstraint($0.width) },
      storage: constraints),
    Append(
      testDescription: "addConstraints", append: { $0.addConstraints([$0.width]) },
      storage: constraints),
    Append(
      testDescription: "activate", append: { try $0.width.activate() }, storage: constraints),
    Append(
      testDescription: "activate of an array", append: { try [$0.width].activate() },
      storage: constraints),
    Append(
      testDescription: "makeConstraints",
      append: { try $0.makeConstraints { $0.width.equalTo(1) } },
      storage: constraints),
    Append(
      testDescription: "makeConstraints, kept",
      append: { try $0.makeConstraints { $0.width.equalTo(1) } }, storage: made),
    Append(
      testDescription: "constrain", append: { $0.constrain { $0.width.equalTo(1) } },
      storage: constraints),
    Append(testDescription: "addGuide", append: { $0.addGuide(LayoutGuide()) }, storage: guides),
  ]

  // The addresses are read while nothing holds the arrays, or each append would copy.
  @Sendable private static func children(_ node: ViewNode) -> UnsafeRawPointer? {
    node.children.withUnsafeBytes(\.baseAddress)
  }

  @Sendable private static func constraints(_ node: ViewNode) -> UnsafeRawPointer? {
    node.constraints.withUnsafeBytes(\.baseAddress)
  }

  @Sendable private static func made(_ node: ViewNode) -> UnsafeRawPointer? {
    node.madeConstraints.withUnsafeBytes(\.baseAddress)
  }

  @Sendable private static func guides(_ node: ViewNode) -> UnsafeRawPointer? {
    node.guides.withUnsafeBytes(\.baseAddress)
  }

  /// Returns how many elements are moved to larger arrays while calls append one by one.
  private func moved(by append: Append, count: Int) throws -> Int {
    let node = ViewNode("node")
    var moved = 0
    var place: UnsafeRawPointer?
    for index in 0..<count {
      try append.append(node)
      let next = append.storage(node)
      if next != place { moved += index }
      place = next
    }
    return moved
  }

  @Test(arguments: appends, [1000, 16_000])
  func `calls that append move fewer than two elements each`(_ append: Append, _ count: Int) throws
  {
    // Each growth doubles the array, so that all moves together are less than twice its length. Where the array
    // grows depends on the allocator, so that two counts cannot be compared with each other.
    #expect(try moved(by: append, count: count) < 2 * count)
  }

  @Test func `a flat tree by four constraints a call moves few of them`() throws {
    let root = ViewNode("root")
    var (moved, place) = (0, UnsafeRawPointer?.none)
    for index in 0..<5000 {
      root.addConstraints((0..<4).map { _ in root.width })
      if Self.constraints(root) != place { moved += 4 * index }
      place = Self.constraints(root)
    }
    #expect(moved < 2 * 20_000)
  }
}

extension ViewNode {
  fileprivate var width: LayoutConstraint { LayoutConstraint(self, .width, constant: 1) }
}
