import AutoScale
import AutoScaleTrees
import Foundation
import Testing

/// The list of what scales, which trees, UIKit's views and the documentation share.
@Suite struct ScalableLengthTests {
  private static let kinds: [(AdaptScreenWidthType, String)] = [
    (.constraint, "constraint"), (.fontSize, "fontSize"), (.cornerRadius, "cornerRadius"),
    (.borderWidth, "borderWidth"), (.spacing, "spacing"), (.insets, "insets"),
  ]

  private static func row(_ length: ScalableLength) -> String {
    let kind = kinds.first { $0.0 == length.type }?.1 ?? "?"
    let unset = length.unset == .zero ? "zero" : "the system's"
    return "| `\(length.owner)` | `\(length.name)` | `\(kind)` | \(unset) |"
  }

  @Test func `the documentation lists each length`() throws {
    let path = "Sources/App/AutoScaleTrees/AutoScaleTrees.docc/scaling-a-tree.md"
    let article = try String(contentsOfFile: path, encoding: .utf8)
    let listed = article.split(separator: "\n").filter {
      $0.hasPrefix("| `") && $0.contains("` | `")
    }
    let rows = ScalableLength.all.map(Self.row)
    #expect(listed.map(String.init) == rows, "\(rows.joined(separator: "\n"))")
  }

  @Test func `the kind of a length is that of its properties`() {
    for length in ScalableLength.all {
      var properties = length.properties
      #expect(properties != [])
      while let property = properties.popFirst() { #expect(property.type == length.type) }
    }
  }

  private let nodes: [ViewNode] = [
    ViewNode(), LabelNode(), StackNode(), ScrollNode(), TableNode(), CollectionNode(),
    TextViewNode(),
  ]

  /// A length that UIKit holds for each view is set from 0, as in a snapshot of a view.
  @Test func `a node takes the lengths of its class and of the classes above it`() {
    for node in nodes {
      let own = type(of: node).classNames.reduce(into: ScaledPropertySet()) {
        $0.formUnion(ScalableLength.properties(ofClassNamed: $1, unset: .zero))
      }
      for length in ScalableLength.all where length.owner.hasPrefix("UI") && length.unset == .zero {
        var properties = length.properties
        while let property = properties.popFirst() {
          node.setAdaptableLength(TrackedLength(10), of: property)
          let isTaken = own.isSuperset(of: ScaledPropertySet(only: property))
          #expect(
            node.adaptableLength(property).value == (isTaken ? 10 : 0),
            "\(type(of: node)) \(property)")
        }
      }
    }
  }
}
