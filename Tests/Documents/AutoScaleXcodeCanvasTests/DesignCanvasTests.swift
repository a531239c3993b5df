import AutoScale
import AutoScaleInterfaceBuilder
import AutoScaleLayoutEngine
import AutoScaleTestSupport
import AutoScaleTrees
import Foundation
import Testing

@testable import AutoScaleXcodeCanvas

@Suite struct DesignCanvasTests {
  /// A document whose root fills the device, with views in it.
  private func document(
    type: String = "CocoaTouch.XIB", device: String = "retina6_1", tools: Int = 17_156,
    placed id: String, _ views: String, designables: String = ""
  ) throws -> InterfaceDocument {
    let text = """
      <document type="com.apple.InterfaceBuilder3.\(type)" version="3.0" \
      toolsVersion="\(tools)" targetRuntime="iOS.CocoaTouch"><device id="\(device)"/>
      <objects><view id="top">
      <rect key="frame" x="0" y="0" width="414" height="896"/><subviews>\(views)</subviews>
      <constraints>
      <constraint firstItem="\(id)" firstAttribute="leading" secondItem="top" \
      secondAttribute="leading" id="x"/>
      <constraint firstItem="\(id)" firstAttribute="top" secondItem="top" secondAttribute="top" id="y"/>
      </constraints></view></objects><designables>\(designables)</designables></document>
      """
    return try InterfaceDocument(data: Data(text.utf8), path: "Screen.xib")
  }

  private func size(
    of id: String, in document: InterfaceDocument, _ options: LayoutOptions
  ) throws -> LayoutSize {
    let root = try #require(document.views.first)
    let result = try DesignCanvas(document, options: options).layout(root)
    let node = try #require(root.subtree.first { $0.identifier == id })
    let frame = try #require(result.frame(of: node))
    return LayoutSize(width: frame.width, height: frame.height)
  }

  @Test(arguments: [(896.0, 62.0), (100, 0)])
  func `a view has the insets of a screen where it is as high`(height: Double, top: Double) throws {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
      toolsVersion="17156" targetRuntime="iOS.CocoaTouch"><device id="retina6_1"/>
      <objects><view id="top"><rect key="frame" x="0" y="0" width="414" height="\(height)"/>
      </view></objects></document>
      """
    let document = try InterfaceDocument(data: Data(text.utf8), path: "Cell.xib")
    let options = LayoutOptions(on: try Screen(named: "iPhone 17"))
    let root = try #require(document.views.first)
    #expect(DesignCanvas(document, options: options).safeArea(of: root).top == top)
  }

  /// A scene drawn for a device of 414 × 896 points.
  struct StoredScene: Sendable, CustomTestStringConvertible {
    var width = 414.0
    let height: Double
    var version = 17_156
    var element = ""
    var document = ""
    /// The size on a screen of 402 × 874 points.
    let expected: LayoutSize

    var testDescription: String { "\(width) × \(height) \(version) \(element)\(document)" }
  }

  private static let screenSize = LayoutSize(width: 402, height: 874)

  @Test(arguments: [
    StoredScene(height: 896, expected: screenSize),
    // Without an opaque navigation bar, and without a tab bar.
    StoredScene(height: 808, expected: screenSize),
    StoredScene(height: 813, expected: screenSize),
    // A sheet begins 10 points below the safe area of a device.
    StoredScene(height: 842, expected: LayoutSize(width: 402, height: 802)),
    // Sheets of Xcode 15 and of Xcode 26.
    StoredScene(height: 886, version: 23_504, expected: LayoutSize(width: 402, height: 802)),
    StoredScene(height: 848, version: 24_093, expected: LayoutSize(width: 402, height: 802)),
    StoredScene(height: 848, expected: screenSize),
    // The size of another device.
    StoredScene(width: 375, height: 812, expected: screenSize),
    // The square canvas of Xcode 6 and 7, and without an opaque navigation bar.
    StoredScene(width: 600, height: 600, expected: screenSize),
    StoredScene(width: 600, height: 536, expected: screenSize),
    StoredScene(
      height: 808, element: #"<size key="freeformSize" width="414" height="808"/>"#,
      expected: screenSize),
    // A popup, whose size was chosen by hand.
    StoredScene(
      width: 300, height: 200, element: #"<size key="freeformSize" width="300" height="200"/>"#,
      expected: LayoutSize(width: 300, height: 200)),
    StoredScene(
      height: 808,
      element: #"<connections><segue destination="c" kind="embed" id="e"/></connections>"#,
      expected: LayoutSize(width: 402, height: 808)),
    StoredScene(width: 300, height: 808, expected: screenSize),
    StoredScene(height: 400, expected: screenSize),
    StoredScene(
      width: 480, height: 480, document: #"launchScreen="YES""#, expected: screenSize),
  ])
  func `a scene has the size of the screen unless it is a part`(_ scene: StoredScene) throws {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      toolsVersion="\(scene.version)" targetRuntime="iOS.CocoaTouch" \(scene.document)>
      <device id="retina6_1"/><scenes><scene sceneID="s"><objects>
      <viewController id="c"><view key="view" id="top">
      <rect key="frame" x="0" y="0" width="\(scene.width)" height="\(scene.height)"/></view>
      \(scene.element)</viewController></objects></scene></scenes></document>
      """
    let document = try InterfaceDocument(data: Data(text.utf8), path: "Main.storyboard")
    let options = LayoutOptions(on: try Screen(named: "iPhone 17"))
    let root = try #require(document.views.first)
    let frame = try DesignCanvas(document, options: options).layout(root).frames[0]
    #expect(LayoutSize(width: frame.width, height: frame.height) == scene.expected)
  }

  private static let measured = LayoutOptions(sizes: .measured)

  @Test func `placeholders are sizes in the canvas, and on no screen`() throws {
    let banner = """
      <view id="banner" placeholderIntrinsicWidth="320" placeholderIntrinsicHeight="50" \
      translatesAutoresizingMaskIntoConstraints="NO"/>
      """
    let document = try document(placed: "banner", banner)
    #expect(
      try size(of: "banner", in: document, Self.measured) == LayoutSize(width: 320, height: 50))
    var options = Self.measured
    options.condition.screen = try Screen(named: "iPhone 16")
    #expect(try size(of: "banner", in: document, options) == .zero)
  }

  @Test(arguments: [
    (#"customClass="Banner""#, "", LayoutSize(width: 100, height: 30)),
    (
      #"customClass="Banner" placeholderIntrinsicHeight="50""#, "",
      LayoutSize(width: 100, height: 50)
    ),
    (#"customClass="Banner""#, "banner.height 20", LayoutSize(width: 100, height: 20)),
    ("", "", .zero),
  ])
  func `a view of the user's own class has its stored size on devices, if nothing else decides`(
    attributes: String, constraint: String, expected: LayoutSize
  ) throws {
    let banner = """
      <view id="banner" \(attributes) translatesAutoresizingMaskIntoConstraints="NO">
      <rect key="frame" x="0" y="0" width="100" height="30"/>
      \(constraint.isEmpty ? "" : CanvasDocument.list([constraint]))</view>
      """
    let document = try document(placed: "banner", banner)
    let options = LayoutOptions(on: try Screen(named: "iPhone 16"))
    #expect(try size(of: "banner", in: document, options) == expected)
  }

  @Test func `an empty stack that code fills is as large as its placeholder on devices`() throws {
    let stack = """
      <stackView id="list" axis="vertical" placeholderIntrinsicWidth="100" \
      placeholderIntrinsicHeight="64" translatesAutoresizingMaskIntoConstraints="NO">
      <rect key="frame" x="0" y="0" width="100" height="64"/></stackView>
      """
    let document = try document(placed: "list", stack)
    let options = LayoutOptions(on: try Screen(named: "iPhone 16"))
    #expect(try size(of: "list", in: document, options) == LayoutSize(width: 100, height: 64))
  }

  @Test(arguments: [(896.0, 62.0), (162, 0)])
  func `an embedded scene that is a part of the screen is under no bars`(
    height: Double, top: Double
  ) throws {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      toolsVersion="19529" targetRuntime="iOS.CocoaTouch">
      <device id="retina6_1"/><scenes><scene sceneID="s"><objects>
      <viewController id="c"><view key="view" id="top">
      <rect key="frame" x="0" y="0" width="414" height="\(height)"/></view>
      <connections><segue destination="c" kind="embed" id="e"/></connections>
      </viewController></objects></scene></scenes></document>
      """
    let document = try InterfaceDocument(data: Data(text.utf8), path: "Main.storyboard")
    let root = try #require(document.views.first)
    let canvas = DesignCanvas(document, options: LayoutOptions(on: try Screen(named: "iPhone 17")))
    #expect(canvas.safeArea(of: root).top == top)
  }

  @Test func `a view with a fixed frame follows its autoresizing mask`() throws {
    let fixed = """
      <view id="fixed" fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO">
      <rect key="frame" x="10" y="0" width="394" height="10"/>
      <autoresizingMask key="autoresizingMask" widthSizable="YES" flexibleMaxY="YES"/></view>
      """
    let document = try document(placed: "label", fixed + Self.label("label"))
    let options = LayoutOptions(on: try Screen(named: "iPhone SE (3rd generation)"))
    #expect(try size(of: "fixed", in: document, options) == LayoutSize(width: 355, height: 10))
  }

  @Test(arguments: [("tableViewCell", 402.0), ("collectionViewCell", 320)])
  func `a cell of a table is as wide as any screen, and another one as it is drawn`(
    element: String, width: Double
  ) throws {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
      toolsVersion="17156" targetRuntime="iOS.CocoaTouch"><device id="retina6_1"/>
      <objects><\(element) id="cell"><rect key="frame" x="0" y="0" width="320" height="44"/>
      </\(element)></objects></document>
      """
    let document = try InterfaceDocument(data: Data(text.utf8), path: "Cell.xib")
    let options = LayoutOptions(on: try Screen(named: "iPhone 17"))
    #expect(try size(of: "cell", in: document, options) == LayoutSize(width: width, height: 44))
  }

  private static func label(
    _ id: String, _ attributes: String = #"text="Label""#,
    font: String = #"type="system" pointSize="17""#
  ) -> String {
    """
    <label id="\(id)" \(attributes) translatesAutoresizingMaskIntoConstraints="NO">
    <fontDescription key="fontDescription" \(font)/></label>
    """
  }

  private static func stack(_ views: String) -> String {
    """
    <stackView id="stack" translatesAutoresizingMaskIntoConstraints="NO">
    <subviews>\(views)</subviews></stackView>
    """
  }

  private static func configuredButton(_ id: String) -> String {
    """
    <button id="\(id)" translatesAutoresizingMaskIntoConstraints="NO"><state key="normal" \
    title="Old"/><buttonConfiguration key="configuration" style="filled" title="Button"/></button>
    """
  }

  /// A label in a view, which is as high as the label.
  private static let nested = """
    <view id="view" translatesAutoresizingMaskIntoConstraints="NO"><subviews>\(label("a"))</subviews>
    <constraints>
    <constraint firstItem="a" firstAttribute="top" secondItem="view" secondAttribute="top" id="t"/>
    <constraint firstItem="a" firstAttribute="bottom" secondItem="view" secondAttribute="bottom" \
    id="b"/>
    <constraint firstItem="a" firstAttribute="leading" secondItem="view" \
    secondAttribute="leading" id="l"/>
    </constraints></view>
    """

  /// Labels and configured buttons that one canvas measured in whole points, and another in pixels.
  private static let coarse:
    [(placed: String, sized: String, views: String, device: String, height: Double)] = [
      ("a", "a", label("a"), "retina6_0", 21), ("a", "a", label("a"), "retina6_1", 21),
      ("a", "a", label("a", font: #"type="system" pointSize="16""#), "retina6_1", 19.5),
      ("stack", "a", stack(label("a")), "retina6_1", 20.5),
      ("a", "a", label("a", #"text="Label" numberOfLines="0""#), "retina6_0", 61.0 / 3),
      ("a", "a", label("a", font: #"style="UICTFontTextStyleBody""#), "retina6_0", 61.0 / 3),
      ("stack", "a", stack(label("a")), "retina6_0", 61.0 / 3),
      ("stack", "a", stack(nested), "retina6_0", 61.0 / 3),
      ("a", "a", configuredButton("a"), "retina6_0", 35),
      ("stack", "a", stack(configuredButton("a")), "retina6_0", 103.0 / 3),
    ]

  @Test(arguments: coarse)
  func `outside stack views labels and buttons were measured in whole points`(
    placed: String, sized: String, views: String, device: String, height: Double
  ) throws {
    let document = try document(device: device, placed: placed, views)
    #expect(abs(try size(of: sized, in: document, Self.measured).height - height) < 0.01)
  }

  /// Labels of one line at three pixels a point, 17 or 16 points large.
  private static let lines = [
    (storyboard: false, tools: 14_490, pointSize: 17, height: 61.0 / 3),
    (false, 15_400, 17, 21.0), (false, 15_400, 16, 58.0 / 3), (true, 14_490, 16, 58.0 / 3),
    (true, 15_400, 16, 20.0), (true, 15_400, 17, 21.0),
  ]

  @Test(arguments: lines)
  func `a canvas measured labels in pixels until tools 14999, and in xibs of their own size`(
    storyboard: Bool, tools: Int, pointSize: Int, height: Double
  ) throws {
    let label = Self.label("a", font: #"type="system" pointSize="\#(pointSize)""#)
    let document = try document(
      type: storyboard ? "CocoaTouch.Storyboard.XIB" : "CocoaTouch.XIB", device: "retina6_5",
      tools: tools, placed: "a", label)
    #expect(abs(try size(of: "a", in: document, Self.measured).height - height) < 0.01)
  }

  @Test(arguments: [(17_701, 20.5), (18_122, 17), (20_037, 17), (21_507, 20.5)])
  func `from tools 18000 to 20999 text styles have their smallest sizes`(
    tools: Int, height: Double
  ) throws {
    let label = Self.label("a", font: #"style="UICTFontTextStyleBody""#)
    let document = try document(tools: tools, placed: "a", label)
    #expect(try size(of: "a", in: document, Self.measured).height == height)
  }

  @Test(arguments: [(14_490, 24.0), (15_400, 26.5)])
  func `before Xcode 11 a second title is as high as a third one`(tools: Int, height: Double) throws
  {
    let label = Self.label("a", font: #"style="UICTFontTextStyleTitle2""#)
    let document = try document(tools: tools, placed: "a", label)
    #expect(try size(of: "a", in: document, Self.measured).height == height)
  }

  @Test(arguments: [(17_701, 34.5), (18_122, 31), (20_037, 31), (21_507, 34.5)])
  func `a configured button has the text style body`(tools: Int, height: Double) throws {
    let document = try document(tools: tools, placed: "a", Self.configuredButton("a"))
    #expect(try size(of: "a", in: document, Self.measured).height == height)
  }

  @Test func `two lines of a text style have its smallest distance from tools 18000`() throws {
    let text = #"text="One&#10;Two" numberOfLines="0""#
    let label = Self.label("a", text, font: #"style="UICTFontTextStyleBody""#)
    let document = try document(tools: 18_122, placed: "a", label)
    // One line and the distance of 19 points to the next one.
    #expect(try size(of: "a", in: document, Self.measured).height == 36)
  }

  @Test func `a label without text has room in a stack view, unless it may have several lines`()
    throws
  {
    let stack = Self.stack(
      Self.label("one", "") + Self.label("many", #"numberOfLines="0""#))
    let document = try document(placed: "stack", stack)
    #expect(try size(of: "one", in: document, Self.measured) == LayoutSize(width: 50, height: 50))
    #expect(try size(of: "many", in: document, Self.measured).width == 0)
    let alone = try self.document(placed: "one", Self.label("one", ""))
    #expect(try size(of: "one", in: alone, Self.measured) == .zero)
  }

  /// Views of a stack, as high as their placeholder is strong against a weak constraint.
  private static let arranged = [
    (views: "<view id='a' translatesAutoresizingMaskIntoConstraints='NO'/>", priority: 249, 50.0),
    ("<view id='a' translatesAutoresizingMaskIntoConstraints='NO'/>", 251, 90.0),
    ("<view id='a' customClass='Dial' translatesAutoresizingMaskIntoConstraints='NO'/>", 249, 90.0),
    ("<imageView id='a' translatesAutoresizingMaskIntoConstraints='NO'/>", 239, 50.0),
    ("<imageView id='a' translatesAutoresizingMaskIntoConstraints='NO'/>", 241, 90.0),
  ]

  @Test(arguments: arranged)
  func `what a stack arranges without a size of its own wants fifty points`(
    views: String, priority: Int, height: Double
  ) throws {
    let stack = """
      <stackView id="stack" translatesAutoresizingMaskIntoConstraints="NO">
      <subviews>\(views)</subviews><constraints>
      <constraint firstAttribute="height" constant="90" priority="\(priority)" id="h"/>
      </constraints></stackView>
      """
    let document = try document(placed: "stack", stack)
    let measured = try size(of: "a", in: document, Self.measured)
    #expect(measured == LayoutSize(width: 50, height: height))
  }

  @Test(
    arguments: [
      ("alignment='center'", 240), ("alignment='top'", 240), ("", 50),
    ] as [(String, Double)])
  func `what a column does not make as wide as itself wants to be as wide as it was made`(
    alignment: String, width: Double
  ) throws {
    let stack = """
      <stackView id="stack" axis="vertical" \(alignment) translatesAutoresizingMaskIntoConstraints="NO">
      <subviews><imageView id="a" translatesAutoresizingMaskIntoConstraints="NO"/></subviews></stackView>
      """
    let document = try document(placed: "stack", stack)
    #expect(
      try size(of: "a", in: document, Self.measured) == LayoutSize(width: width, height: 50))
  }

  @Test func `a view of the user's own class has the size that Xcode saw`() throws {
    let seen = """
      <designable name="a"><size key="intrinsicContentSize" width="80" height="26.5"/></designable>
      """
    let label = Self.label("a", #"text="Label" customClass="Title""#)
    let document = try document(placed: "a", label, designables: seen)
    #expect(try size(of: "a", in: document, Self.measured) == LayoutSize(width: 80, height: 26.5))
  }

  @Test func `a label of the user's own class wraps in the font that Xcode saw`() throws {
    let seen = """
      <designable name="a"><size key="intrinsicContentSize" width="200" height="26.5"/></designable>
      """
    let label = """
      <label id="a" text="Label Label" numberOfLines="0" customClass="Title" \
      translatesAutoresizingMaskIntoConstraints="NO">
      <constraints><constraint firstAttribute="width" constant="120" id="w"/></constraints></label>
      """
    let document = try document(placed: "a", label, designables: seen)
    #expect(try size(of: "a", in: document, Self.measured) == LayoutSize(width: 120, height: 53))
  }
}
