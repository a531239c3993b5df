import Testing

@testable import AutoScaleTool

/// What only the canvas of Xcode does, with the frames that it stores.
@Suite struct CanvasTests {
  /// Checks a document whose outermost view has some elements in it.
  private func check(
    size: String = #"width="414" height="896""#, _ subviews: String, _ constraints: [String] = [],
    after: String = ""
  ) throws -> String {
    let folder = try TemporaryFolder()
    let path = try folder.write(
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
      toolsVersion="19529" targetRuntime="iOS.CocoaTouch">
        <device id="retina6_1" orientation="portrait"/>
        <objects>
          <view id="root">
            <rect key="frame" x="0" y="0" \(size)/>
            <subviews>\(subviews)</subviews>
            <constraints>\(constraints.map(Self.constraint).joined())</constraints>
            <viewLayoutGuide key="safeArea" id="safe"/>
          </view>
        </objects>
        \(after)
      </document>
      """, as: "Screen.xib")
    return CommandRun("check", path).output
  }

  /// The element of a constraint such as `box.top root.top 20`; what is left out is not there.
  private static func constraint(_ text: String) -> String {
    let words = text.split(separator: " ")
    let sides = words.filter { $0.contains(".") && Double($0) == nil }
    let attributes = zip(["first", "second"], sides).map { side, word in
      let parts = word.split(separator: ".")
      return "\(side)Item=\"\(parts[0])\" \(side)Attribute=\"\(parts[1])\""
    }
    let constant = words.first { Double($0) != nil }.map { " constant=\"\($0)\"" } ?? ""
    return "<constraint \(attributes.joined(separator: " "))\(constant)/>"
  }

  private static func view(
    _ id: String, _ frame: String, as element: String = "view", _ inside: String = ""
  ) -> String {
    let names = ["x", "y", "width", "height"]
    let rect = zip(names, frame.split(separator: " ")).map { "\($0)=\"\($1)\"" }
    return """
      <\(element) translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">
        <rect key="frame" \(rect.joined(separator: " "))/>\(inside)
      </\(element.prefix { $0 != " " })>
      """
  }

  @Test func `the safe area is found where it reaches into a view and no constraint is about it`()
    throws
  {
    let label = Self.view("label", "8 32 398 100", as: "label text=\"Label\"")
    let output = try check(
      Self.view("box", "20 20 414 200", "<subviews>\(label)</subviews>"),
      [
        "box.top root.top 20", "box.leading root.leading 20", "box.width root.width",
        "box.height 200", "label.top box.topMargin", "label.leading box.leadingMargin",
        "box.trailingMargin label.trailing", "label.height 100",
      ])
    #expect(output == "2 of 2 views agree\n")
  }
}
