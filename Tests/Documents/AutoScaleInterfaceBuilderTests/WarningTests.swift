import AutoScaleInterfaceBuilder
import AutoScaleTrees
import Testing

@Suite struct WarningTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let objects: String
    let message: String
    var testDescription: String { message }
  }

  static let rows = [
    Row(
      objects: "<view id=\"a\">\n  <sparkles/></view>",
      message: "4:3: warning: unknown element 'sparkles' (in 'sparkles of view a'); it is left out"),
    Row(
      objects: "<view id=\"a\"><subviews>\n<holoView\n id=\"b\"\n/></subviews></view>",
      message: "4:1: warning: unknown view 'holoView' (in 'holoView b'); it is read as a plain view"
    ),
    Row(
      objects: "<view id=\"a\" hidden=\"MAYBE\"/>",
      message: "3:5: warning: unknown hidden 'MAYBE' (in 'view a'); 'NO' is assumed"),
    Row(
      objects: "<view id=\"a\">\n<rect key=\"frame\" x=\"nan\" y=\"1\"/></view>",
      message: "4:1: warning: x cannot be 'nan' (in 'rect of view a'); the default is used"),
    Row(
      objects: "<stackView id=\"a\" axis=\"diagonal\"/>",
      message: "3:5: warning: unknown axis 'diagonal' (in 'stackView a'); 'horizontal' is assumed"),
    Row(
      objects: "<label id=\"a\" numberOfLines=\"2.5\"/>",
      message: "3:5: warning: numberOfLines cannot be '2.5' (in 'label a'); the default is used"),
    Row(
      objects: "<label><fontDescription key=\"fontDescription\" style=\"Loud\"/></label>",
      message: "3:12: warning: unknown style 'Loud' (in 'fontDescription'); the default is used"),
    Row(
      objects: "<label><fontDescription key=\"fontDescription\" pointSize=\"-3\"/></label>",
      message:
        "3:12: warning: pointSize cannot be '-3' (in 'fontDescription'); the default is used"),
    Row(
      objects: "<view id=\"a\" horizontalHuggingPriority=\"5000\"/>",
      message:
        "3:5: warning: horizontalHuggingPriority cannot be '5000' (in 'view a'); the default is used"
    ),
    Row(
      objects: "<view id=\"a\"/>\n<label id=\"a\"/>",
      message: """
        4:1: warning: id 'a' is already taken in line 3 (in 'label a'); \
        references mean the first; give this one another id
        """),
    Row(
      objects:
        "<view id=\"a\"><connections>\n<outlet property=\"x\" destination=\"b\"/></connections></view>",
      message: """
        4:1: warning: destination refers to 'b', which does not exist (in 'outlet of view a'); \
        the reference is left out; delete it in Interface Builder
        """),
    Row(
      objects:
        "<view id=\"a\"><userDefinedRuntimeAttributes>\n<userDefinedRuntimeAttribute type=\"string\" keyPath=\"cornerRadius\" value=\"round\"/></userDefinedRuntimeAttributes></view>",
      message: """
        4:1: warning: cornerRadius cannot be 'round' (in 'userDefinedRuntimeAttribute of view a'); \
        the default is used
        """),
    Row(
      objects: attribute("boolean", "autoSpacing", "YES", on: "stackView"),
      message: """
        4:1: warning: autoSpacing cannot be switched on for one view \
        (in 'userDefinedRuntimeAttribute'); scale the tree with the type 'spacing'
        """),
    Row(
      objects: attribute("boolean", "autoImage", "YES", on: "imageView"),
      message: """
        4:1: warning: autoImage cannot be switched on for one view \
        (in 'userDefinedRuntimeAttribute'); it is left out; scale this in code
        """),
    Row(
      objects: attribute("number", "fontFitType", "3", on: "label"),
      message: """
        4:1: warning: fontFitType 3 asks for a height (in 'userDefinedRuntimeAttribute'); \
        it is scaled as the rule says, by default by the width
        """),
  ]

  private static func attribute(
    _ type: String, _ keyPath: String, _ value: String, on element: String
  ) -> String {
    """
    <\(element)><userDefinedRuntimeAttributes>
    <userDefinedRuntimeAttribute type="\(type)" keyPath="\(keyPath)" value="\(value)"/>\
    </userDefinedRuntimeAttributes></\(element)>
    """
  }

  @Test(arguments: [("autoImage", "NO"), ("autoSpacing", "NO"), ("fontFitType", "2")])
  func `a switch that is off or asks for the width needs no warning`(
    keyPath: String, value: String
  ) throws {
    let view = Self.attribute(
      keyPath == "fontFitType" ? "number" : "boolean", keyPath, value, on: "label")
    #expect(try InterfaceDocument.warnings(about: view) == [])
  }

  @Test(arguments: rows)
  func `what the reader cannot use is reported with its place`(_ row: Row) throws {
    let messages = try InterfaceDocument.warnings(about: row.objects)
    #expect(messages == ["Sample.xib:" + row.message])
  }

  static let constraints = [
    "firstAttribute='width' relation='about'":
      "unknown relation 'about' (in 'constraint c'); 'equal' is assumed",
    "firstAttribute='width' constant='1e999'":
      "constant cannot be '1e999' (in 'constraint c'); the default is used",
    "firstAttribute='width' multiplier='1:0'":
      "multiplier cannot be '1:0' (in 'constraint c'); the default is used",
    "firstAttribute='width' multiplier='1:2:3'":
      "multiplier cannot be '1:2:3' (in 'constraint c'); the default is used",
    "firstAttribute='width' multiplier='%'":
      "multiplier cannot be '%' (in 'constraint c'); the default is used",
    "firstAttribute='width' priority='1001'":
      "priority cannot be '1001' (in 'constraint c'); the default is used",
  ].sorted { $0.key < $1.key }

  @Test(arguments: constraints)
  func `a constraint with a value that cannot be has the default`(
    attributes: String, message: String
  ) throws {
    let document = try InterfaceDocument.xib(
      objects: "<view id='v'><constraints><constraint \(attributes) id='c'/></constraints></view>")
    #expect(document.warnings.map(\.description) == ["Sample.xib:3:31: warning: " + message])
    #expect(document.views.first?.constraints.first?.relation == .equal)
    #expect(document.views.first?.constraints.first?.constant == 0)
    #expect(document.views.first?.constraints.first?.multiplier == 1)
    #expect(document.views.first?.constraints.first?.priority == 1000)
  }

  static let halves = [
    "firstItem='x' firstAttribute='width'": """
    firstItem refers to 'x', which does not exist (in 'constraint c'); \
    the reference is left out; delete it in Interface Builder
    """,
    "firstAttribute='width' secondItem='t' secondAttribute='width'": """
    secondItem refers to 't', a tapGestureRecognizer, which has no edges (in 'constraint c'); \
    the reference is left out; delete it in Interface Builder
    """,
    "firstAttribute='width' secondItem='v'":
      "secondAttribute is missing (in 'constraint c'); the element is left out",
    "firstAttribute='width' secondAttribute='width'":
      "secondItem is missing (in 'constraint c'); the element is left out",
    "constant='5'": "firstAttribute is missing (in 'constraint c'); the element is left out",
    "firstAttribute='width' secondItem='v' secondAttribute='left'": """
    width cannot be related to left (in 'constraint c'); it is left out, as UIKit refuses it; \
    relate lengths, or places of one axis, but not leading to left
    """,
    "firstAttribute='left' secondItem='v' secondAttribute='leading'": """
    left cannot be related to leading (in 'constraint c'); it is left out, as UIKit refuses it; \
    relate lengths, or places of one axis, but not leading to left
    """,
    "firstAttribute='depth'":
      "unknown firstAttribute 'depth' (in 'constraint c'); the element is left out",
  ].sorted { $0.key < $1.key }

  @Test(arguments: halves)
  func `a constraint without sense is left out, and all others stay`(
    attributes: String, message: String
  ) throws {
    let document = try InterfaceDocument.xib(
      objects: """
        <view id='v'><constraints><constraint \(attributes) id='c'/>\
        <constraint firstAttribute='height' constant='5' id='d'/></constraints></view>
        <tapGestureRecognizer id='t'/>
        """)
    #expect(document.warnings.map(\.description) == ["Sample.xib:3:31: warning: " + message])
    #expect(document.views.first?.constraints.map(\.identifier) == ["d"])
  }

  @Test func `all defects are reported at once, in the order of the file`() throws {
    let messages = try InterfaceDocument.warnings(
      about: """
        <view id="a"><constraints><constraint firstItem="x" firstAttribute="top" id="c"/></constraints>
          <connections><outlet property="p" destination="y" id="o"/></connections>
          <what/>
        </view>
        """)
    #expect(
      messages.map { $0.split(separator: " ")[0] } == [
        "Sample.xib:3:31:", "Sample.xib:4:16:", "Sample.xib:5:3:",
      ])
  }

  @Test func `an unknown view keeps its place, its children and its constraints`() throws {
    let document = try InterfaceDocument.xib(
      objects: """
        <holoView id="a"><rect key="frame" x="1" y="2" width="3" height="4"/>
          <subviews><label id="b"/></subviews>
          <constraints><constraint firstAttribute="width" constant="3"/></constraints></holoView>
        """)
    #expect(document.warnings.count == 1)
    let view = try #require(document.roots.first?.view)
    #expect(view.frame == LayoutRect(x: 1, y: 2, width: 3, height: 4))
    #expect(view.children.map(\.className) == ["UILabel"])
    #expect(view.constraints.count == 1)
  }

  @Test func `connections, colors, segues and resources are known`() throws {
    let messages = try InterfaceDocument.warnings(
      about: """
        <view id="a"><color key="backgroundColor" white="1" alpha="1"/>
          <gestureRecognizers/><connections>
          <action selector="tap:" destination="-1" eventType="touchUpInside" id="b"/>
          <segue destination="c" kind="show" id="d"/>
          <outletCollection property="e" destination="a" id="f"/></connections></view>
        <customObject id="-1"/><viewController id="c"/>
        """)
    #expect(messages == [])
  }
}
