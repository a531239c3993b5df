import AutoScaleInterfaceBuilder
import Foundation

/// Documents as Xcode writes them, of a few views with the frames that they are stored with.
package enum CanvasDocument {
  /// A document whose outermost view, `root`, is 414 wide and 896 high, and has some views in it.
  package static func make(
    _ subviews: String, _ constraints: [String] = [], after: String = ""
  ) throws -> InterfaceDocument {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
      toolsVersion="19529" targetRuntime="iOS.CocoaTouch">
        <device id="retina6_1" orientation="portrait"/>
        <objects>
          <view id="root">
            <rect key="frame" x="0" y="0" width="414" height="896"/>
            <subviews>\(subviews)</subviews>
            \(list(constraints))
          </view>
        </objects>
        \(after)
      </document>
      """
    return try InterfaceDocument(data: Data(text.utf8), path: "Screen.xib")
  }

  /// A list of constraints such as `box.top root.top 20`, or `.width 10` for the view that owns it.
  package static func list(_ constraints: [String]) -> String {
    let elements = constraints.map { text in
      let words = text.split(separator: " ")
      let sides = zip(["first", "second"], words.filter { Double($0) == nil }).map { side, word in
        let parts = word.split(separator: ".", omittingEmptySubsequences: false)
        let item = parts[0].isEmpty ? "" : "\(side)Item=\"\(parts[0])\" "
        return "\(item)\(side)Attribute=\"\(parts[1])\""
      }
      let constant = words.first { Double($0) != nil } ?? "0"
      return "<constraint \(sides.joined(separator: " ")) constant=\"\(constant)\"/>"
    }
    return "<constraints>\(elements.joined())</constraints>"
  }

  /// The element of a view with a stored frame and what else is in it.
  package static func view(
    _ id: String, _ frame: String, as element: String = "view", _ inside: String = ""
  ) -> String {
    let rect = zip(["x", "y", "width", "height"], frame.split(separator: " "))
      .map { "\($0)=\"\($1)\"" }.joined(separator: " ")
    return """
      <\(element) translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">
        <rect key="frame" \(rect)/>\(inside)
      </\(element.prefix { $0 != " " })>
      """
  }

  /// The element of a view as large as its stored frame, by constraints of its own.
  package static func box(_ id: String, _ frame: String) -> String {
    let parts = frame.split(separator: " ")
    return view(id, frame, list([".width \(parts[2])", ".height \(parts[3])"]))
  }
}
