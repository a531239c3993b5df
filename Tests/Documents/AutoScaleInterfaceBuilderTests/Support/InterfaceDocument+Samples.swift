import AutoScaleInterfaceBuilder
import AutoScaleTrees
import Foundation
import Testing

extension InterfaceDocument {
  /// Reads a text as the file `Sample.xib`.
  static func reading(_ text: String) throws(InterfaceBuilderError) -> InterfaceDocument {
    try InterfaceDocument(data: Data(text.utf8), path: "Sample.xib")
  }

  /// Reads a xib of some objects; the first of them begins in line 3, column 5.
  static func xib(
    objects: String, attributes: String = "", head: String = ""
  ) throws(InterfaceBuilderError) -> InterfaceDocument {
    try reading(
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
      toolsVersion="22505" targetRuntime="iOS.CocoaTouch" \(attributes)>\(head)
        <objects>
          \(objects)
        </objects>
      </document>
      """)
  }

  /// Reads a storyboard with one scene of some objects; the first begins in line 3, column 7.
  static func storyboard(objects: String) throws(InterfaceBuilderError) -> InterfaceDocument {
    try reading(
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      targetRuntime="iOS.CocoaTouch">
        <scenes><scene sceneID="s"><objects>
            \(objects)
        </objects></scene></scenes>
      </document>
      """)
  }

  /// The first view of a xib that is one element.
  static func view<Node: ViewNode>(
    _ element: String, as type: Node.Type = ViewNode.self
  ) throws -> Node {
    let document = try xib(objects: element)
    #expect(document.warnings == [])
    return try #require(document.roots.first?.view as? Node)
  }

  /// The warnings about a xib of some objects.
  static func warnings(about objects: String) throws(InterfaceBuilderError) -> [String] {
    try xib(objects: objects).warnings.map(\.description)
  }
}
