import AutoScaleInterfaceBuilder
import AutoScaleTrees
import Testing

@Suite struct ConstraintTests {
  /// A view `v` with one constraint; in the view are `a`, `b` and a safe area `s`.
  private func view(constraint attributes: String) throws -> ViewNode {
    try InterfaceDocument.view(
      """
      <view id="v"><subviews><label id="a"/><label id="b"/></subviews>
        <viewLayoutGuide key="safeArea" id="s"/>
        <constraints><constraint \(attributes) id="c"/></constraints></view>
      """)
  }

  static let algebra = [
    "firstItem='a' firstAttribute='leading' secondItem='v' secondAttribute='leading' constant='16'":
      "a.leading = v.leading + 16",
    "firstAttribute='trailing' secondItem='a' secondAttribute='trailing' constant='-8.5'":
      "v.trailing = a.trailing - 8.5",
    "firstItem='a' firstAttribute='top' secondItem='s' secondAttribute='top'":
      "a.top = v.safeArea.top",
    "firstAttribute='height' constant='44'": "v.height = 44",
    "firstItem='a' firstAttribute='width' relation='lessThanOrEqual' constant='9'": "a.width <= 9",
    "firstItem='a' firstAttribute='width' relation='greaterThanOrEqual' constant='9' priority='750'":
      "a.width >= 9 @750",
    "firstItem='a' firstAttribute='width' secondItem='b' secondAttribute='height' multiplier='16:8'":
      "a.width = 2 * b.height",
    "firstItem='a' firstAttribute='width' secondItem='b' secondAttribute='width' multiplier='1/4'":
      "a.width = 0.25 * b.width",
    "firstItem='a' firstAttribute='width' secondItem='b' secondAttribute='width' multiplier='3: 2'":
      "a.width = 1.5 * b.width",
    "firstItem='a' firstAttribute='width' secondItem='b' secondAttribute='width' multiplier=' 3 / 4 '":
      "a.width = 0.75 * b.width",
    "firstItem='a' firstAttribute='width' secondItem='b' secondAttribute='width' multiplier=' 50 % '":
      "a.width = 0.5 * b.width",
    "firstItem='a' firstAttribute='width' secondItem='b' secondAttribute='width' multiplier='0.5'":
      "a.width = 0.5 * b.width",
    "firstItem='a' firstAttribute='width' secondItem='b' secondAttribute='width' multiplier='12.5%'":
      "a.width = 0.125 * b.width",
    "firstItem='a' firstAttribute='baseline' secondItem='b' secondAttribute='firstBaseline'":
      "a.lastBaseline = b.firstBaseline",
    "firstItem='a' firstAttribute='leading' secondItem='v' secondAttribute='leadingMargin'":
      "a.leading = v.leadingMargin",
    "firstItem='a' firstAttribute='centerX' secondItem='v' secondAttribute='centerXWithinMargins'":
      "a.centerX = v.centerXWithinMargins",
    "firstItem='a' firstAttribute='top' secondItem='b' secondAttribute='bottom' constant='8' symbolic='YES'":
      "a.top = b.bottom + 8",
    "firstItem='a' firstAttribute='leading' secondItem='v' secondAttribute='leading' constant='20' symbolic='YES'":
      "a.leading = v.leading + 20",
    // The standard spacing to the safe area is none, whatever was written when it was to the view.
    "firstItem='s' firstAttribute='trailing' secondItem='a' secondAttribute='trailing' constant='20' symbolic='YES'":
      "v.safeArea.trailing = a.trailing",
    "firstItem='s' firstAttribute='trailing' secondItem='a' secondAttribute='trailing' constant='20' symbolic='NO'":
      "v.safeArea.trailing = a.trailing + 20",
  ].sorted { $0.key < $1.key }

  @Test(arguments: algebra)
  func `a constraint means what its attributes say`(attributes: String, text: String) throws {
    // Constraints do not keep their items alive.
    let view = try view(constraint: attributes)
    defer { withExtendedLifetime(view) {} }
    let constraint = try #require(view.constraints.first)
    #expect(constraint.description == text)
    #expect(constraint.identifier == "c")
    #expect(!constraint.isPlaceholder)
    #expect(!constraint.isSystem)
    #expect(constraint.adapterScreen == nil)
  }

  @Test(arguments: [
    ("firstItem='a' firstAttribute='top' secondItem='t' secondAttribute='bottom'", "20", 8.0),
    ("firstItem='t' firstAttribute='bottom' secondItem='a' secondAttribute='top'", "-20", -8),
    ("firstItem='u' firstAttribute='top' secondItem='a' secondAttribute='bottom'", "20", 8),
  ])
  func `the standard spacing to bars is 8`(attributes: String, written: String, constant: Double)
    throws
  {
    let document = try InterfaceDocument.storyboard(
      objects: """
        <viewController id="c">
          <layoutGuides>
            <viewControllerLayoutGuide type="top" id="t"/>
            <viewControllerLayoutGuide type="bottom" id="u"/>
          </layoutGuides>
          <view key="view" id="v"><subviews><label id="a"/></subviews><constraints>
            <constraint \(attributes) constant="\(written)" symbolic="YES"/>
          </constraints></view>
        </viewController>
        """)
    #expect(document.roots[0].view?.constraints.map(\.constant) == [constant])
  }

  @Test(arguments: LayoutAttribute.allCases)
  func `every attribute is read`(attribute: LayoutAttribute) throws {
    let name = attribute.rawValue
    let view = try view(constraint: "firstItem='a' firstAttribute='\(name)'")
    #expect(view.constraints.map(\.firstAttribute) == [attribute])
  }

  @Test func `a placeholder is marked as one`() throws {
    let view = try view(constraint: "firstAttribute='height' placeholder='YES'")
    #expect(view.constraints.map(\.isPlaceholder) == [true])
  }

  @Test(arguments: ["adapterScreen", "autoConstant", "swiftyFitType", "zoomConstant"])
  func `a scaling switch on a constraint switches that one alone`(keyPath: String) throws {
    let view = try InterfaceDocument.view(
      """
      <view id="v"><constraints>
        <constraint firstAttribute="width" constant="1" id="a"><userDefinedRuntimeAttributes>
          <userDefinedRuntimeAttribute type="boolean" keyPath="\(keyPath)" value="YES"/>
        </userDefinedRuntimeAttributes></constraint>
        <constraint firstAttribute="height" constant="1" id="b"><userDefinedRuntimeAttributes>
          <userDefinedRuntimeAttribute type="boolean" keyPath="\(keyPath)" value="NO"/>
        </userDefinedRuntimeAttributes></constraint>
        <constraint firstAttribute="centerX" secondItem="v" secondAttribute="centerX" id="c"/>
      </constraints></view>
      """)
    #expect(view.constraints.map(\.adapterScreen) == [true, false, nil])
    #expect(view.adapterScreen == nil)
  }

  @Test func `a constraint may refer to what comes later, and belongs to the view that lists it`()
    throws
  {
    let view = try InterfaceDocument.view(
      """
      <view id="v">
        <constraints><constraint firstItem="a" firstAttribute="top" secondItem="b" secondAttribute="top"/></constraints>
        <subviews><view id="a"><constraints><constraint firstAttribute="width" constant="5"/></constraints></view>
        <view id="b"/></subviews></view>
      """)
    #expect(view.constraints.map(\.description) == ["a.top = b.top"])
    #expect(view.children.map { $0.constraints.map(\.description) } == [["a.width = 5"], []])
    #expect(view.constraints.allSatisfy { $0.owner === view })
  }

  @Test func `a constraint keeps the identifier that the user gave it`() throws {
    let document = try InterfaceDocument.xib(
      objects: """
        <view id="v"><constraints>
          <constraint firstAttribute="width" identifier="Mine" symbolic="YES"/></constraints></view>
        """)
    let constraint = try #require(document.views.first?.constraints.first)
    #expect(document.userIdentifier(of: constraint) == "Mine")
  }

  static let guideKinds: [(String, LayoutGuide.Kind)] = [
    ("safeArea", .safeArea), ("contentLayoutGuide", .content), ("frameLayoutGuide", .frame),
    ("layoutMarginsGuide", .layoutMargins), ("readableContentGuide", .readableContent),
    ("keyboard", .keyboard),
  ]

  @Test(arguments: guideKinds)
  func `a layout guide belongs to its view`(key: String, kind: LayoutGuide.Kind) throws {
    let view = try InterfaceDocument.view(
      "<scrollView id=\"v\"><viewLayoutGuide key=\"\(key)\" id=\"g\"/></scrollView>")
    #expect(view.guides.map(\.kind) == [kind])
    #expect(view.guides.map(\.identifier) == ["g"])
  }

  @Test func `the guides of a view controller belong to its view`() throws {
    let document = try InterfaceDocument.storyboard(
      objects: """
        <viewController id="c"><layoutGuides>
          <viewControllerLayoutGuide type="top" id="t"/><viewControllerLayoutGuide type="bottom" id="b"/>
        </layoutGuides><view key="view" id="v"><constraints>
          <constraint firstAttribute="top" secondItem="t" secondAttribute="bottom"/></constraints></view>
        </viewController>
        """)
    #expect(document.warnings == [])
    let view = try #require(document.views.first)
    #expect(view.guides.map(\.kind) == [.topBars, .bottomBars])
    #expect(view.constraints.map(\.description) == ["v.top = v.topBars.bottom"])
  }
}
