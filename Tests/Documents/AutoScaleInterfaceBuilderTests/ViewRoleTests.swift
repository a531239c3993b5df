import AutoScale
import AutoScaleInterfaceBuilder
import AutoScaleTrees
import Testing

@Suite struct ViewRoleTests {
  static let classNames = [
    "view": "UIView", "containerView": "UIView", "window": "UIWindow", "label": "UILabel",
    "textField": "UITextField", "textView": "UITextView", "button": "UIButton",
    "imageView": "UIImageView", "stackView": "UIStackView", "scrollView": "UIScrollView",
    "tableView": "UITableView", "tableViewCell": "UITableViewCell",
    "tableViewCellContentView": "UIView", "collectionView": "UICollectionView",
    "collectionReusableView": "UICollectionReusableView",
    "collectionViewCell": "UICollectionViewCell", "collectionViewCellContentView": "UIView",
    "switch": "UISwitch", "slider": "UISlider", "stepper": "UIStepper",
    "segmentedControl": "UISegmentedControl", "pageControl": "UIPageControl",
    "datePicker": "UIDatePicker", "pickerView": "UIPickerView", "progressView": "UIProgressView",
    "activityIndicatorView": "UIActivityIndicatorView", "searchBar": "UISearchBar",
    "navigationBar": "UINavigationBar", "tabBar": "UITabBar", "toolbar": "UIToolbar",
    "visualEffectView": "UIVisualEffectView", "wkWebView": "WKWebView", "webView": "UIWebView",
    "mapView": "MKMapView", "sceneKitView": "SCNView", "mtkView": "MTKView",
  ].sorted { $0.key < $1.key }

  @Test(arguments: classNames)
  func `an element is a view of its class, or of the custom class`(
    element: String, className: String
  ) throws {
    let plain = try InterfaceDocument.view("<\(element) id=\"a\"/>")
    #expect(plain.className == className)
    #expect(plain.identifier == "a")
    let custom = try InterfaceDocument.view("<\(element) id=\"a\" customClass=\"Fancy\"/>")
    #expect(custom.className == "Fancy")
    #expect(type(of: custom) == type(of: plain))
  }

  @Test(
    arguments: [
      (#"minimumFontSize="9""#, 0.5), (#"minimumScaleFactor="0.4" minimumFontSize="9""#, 0.4),
      (#"minimumFontSize="9" adjustsFontSizeToFit="NO""#, nil), ("", nil),
    ] as [(String, Double?)])
  func `a label shrinks its text as far as it says`(attributes: String, factor: Double?) throws {
    let label = try InterfaceDocument.view(
      """
      <label id="a" text="Price" \(attributes)>
        <fontDescription key="fontDescription" type="system" pointSize="18"/>
      </label>
      """, as: LabelNode.self)
    #expect(label.minimumScaleFactor == factor)
  }

  @Test func `a view has its label, frame, margins and whether it is hidden`() throws {
    let view = try InterfaceDocument.view(
      """
      <view id="a" userLabel="Card" hidden="YES">
        <rect key="contentStretch" x="9" y="9" width="9" height="9"/>
        <rect key="frame" x="16" y="-0.5" width="343" height="20.333333333333332"/>
        <edgeInsets key="layoutMargins" top="1" left="2" bottom="3" right="4"/>
      </view>
      """)
    #expect(view.userLabel == "Card")
    #expect(view.isHidden)
    #expect(view.frame == LayoutRect(x: 16, y: -0.5, width: 343, height: 20.333333333333332))
    #expect(view.layoutMargins == LayoutInsets(top: 1, left: 2, bottom: 3, right: 4))
  }

  @Test func `what is not said is zero, nil or no`() throws {
    let view = try InterfaceDocument.view("<view id=\"a\"/>")
    #expect(view.frame == .zero)
    #expect(view.layoutMargins == nil)
    #expect(!view.isHidden)
    #expect(view.font == nil)
    #expect(view.adapterScreen == nil)
  }

  @Test func `margins by reading direction are those of a canvas from left to right`() throws {
    let view = try InterfaceDocument.view(
      """
      <stackView id="a"><directionalEdgeInsets key="directionalLayoutMargins"
        top="1" leading="2" bottom="3" trailing="4"/></stackView>
      """)
    #expect(view.layoutMargins == LayoutInsets(top: 1, left: 2, bottom: 3, right: 4))
  }

  @Test func `a stack has axis, spacing, distribution and alignment`() throws {
    let stack = try InterfaceDocument.view(
      """
      <stackView axis="vertical" spacing="12" distribution="fillEqually" alignment="center"/>
      """, as: StackNode.self)
    #expect(stack.axis == .vertical)
    #expect(stack.spacing == 12)
    #expect(stack.distribution == .fillEqually)
    #expect(stack.alignment == .center)
  }

  @Test func `the standard spacing of a stack lies between edges, not between baselines`() throws {
    func stack(_ attributes: String) throws -> StackNode {
      try InterfaceDocument.view("<stackView axis='vertical' \(attributes)/>", as: StackNode.self)
    }
    #expect(try stack("baselineRelativeArrangement='YES'").isBaselineRelativeArrangement)
    #expect(
      try !stack("baselineRelativeArrangement='YES' spacingType='standard'")
        .isBaselineRelativeArrangement)
  }

  @Test func `a scroll view has the style of its indicators, and a bar the size of its title`()
    throws
  {
    let scroll = try InterfaceDocument.view(
      "<scrollView indicatorStyle='white' showsVerticalScrollIndicator='NO'/>", as: ScrollNode.self)
    #expect(scroll.indicatorStyle == .white)
    #expect(!scroll.showsVerticalScrollIndicator)
    #expect(scroll.showsHorizontalScrollIndicator)
    let bar = try InterfaceDocument.view(
      "<navigationBar largeTitles='YES'/>", as: NavigationBarNode.self)
    #expect(bar.hasLargeTitle)
  }

  @Test func `a stack is a row that fills, and its standard spacing is 8 points`() throws {
    let plain = try InterfaceDocument.view("<stackView/>", as: StackNode.self)
    #expect(plain.axis == .horizontal)
    #expect(plain.spacing == 0)
    #expect(plain.distribution == .fill)
    #expect(plain.alignment == .fill)
    let standard = try InterfaceDocument.view(
      "<stackView spacingType=\"standard\"/>", as: StackNode.self)
    #expect(standard.spacing == 8)
  }

  @Test func `a collection has the gaps and insets of its flow layout`() throws {
    let collection = try InterfaceDocument.view(
      """
      <collectionView id="a">
        <inset key="contentInset" minX="1" minY="2" maxX="3" maxY="4"/>
        <collectionViewFlowLayout minimumLineSpacing="10" minimumInteritemSpacing="5" id="b">
          <size key="itemSize" width="50" height="50"/>
          <inset key="sectionInset" minX="5" minY="6" maxX="7" maxY="8"/>
        </collectionViewFlowLayout>
      </collectionView>
      """, as: CollectionNode.self)
    #expect(collection.lineSpacing == 10)
    #expect(collection.interitemSpacing == 5)
    #expect(collection.contentInset == LayoutInsets(top: 2, left: 1, bottom: 4, right: 3))
    #expect(collection.sectionInset == LayoutInsets(top: 6, left: 5, bottom: 8, right: 7))
  }

  @Test func `an automatic inset is zero`() throws {
    let button = try InterfaceDocument.view(
      """
      <button id="a"><inset key="contentEdgeInsets" minX="10" minY="0.0"
        maxX="2.2250738585072014e-308" maxY="0.0"/></button>
      """, as: ButtonNode.self)
    #expect(button.contentInsets == LayoutInsets(left: 10))
  }

  @Test func `a button has the insets of its title and its image`() throws {
    let button = try InterfaceDocument.view(
      """
      <button id="a"><inset key="titleEdgeInsets" minX="12" minY="0.0" maxX="3" maxY="1"/>
        <inset key="imageEdgeInsets" minX="-4" minY="2" maxX="0.0" maxY="0.0"/></button>
      """, as: ButtonNode.self)
    #expect(button.titleInsets == LayoutInsets(left: 12, bottom: 1, right: 3))
    #expect(button.imageInsets == LayoutInsets(top: 2, left: -4))
    #expect(button.contentInsets == nil)
  }

  @Test func `cells, their content views and headers are children of their table`() throws {
    let table = try InterfaceDocument.view(
      """
      <tableView id="t">
        <view key="tableHeaderView" id="h"/>
        <prototypes>
          <tableViewCell id="c"><tableViewCellContentView key="contentView" id="v">
            <subviews><label id="l"/></subviews></tableViewCellContentView></tableViewCell>
        </prototypes>
        <sections><tableViewSection id="s"><cells><tableViewCell id="d"/></cells></tableViewSection>
        </sections>
      </tableView>
      """, as: TableNode.self)
    #expect(table.subtree.map(\.identifier) == ["t", "h", "c", "d", "v", "l"])
  }

  @Test func `a mention of a view in a variation is not a view`() throws {
    let view = try InterfaceDocument.view(
      """
      <view id="a"><subviews><view id="b"/></subviews>
        <variation key="default"><mask key="subviews"><exclude reference="b"/></mask></variation>
        <variation key="widthClass=compact"><view reference="b"/></variation></view>
      """)
    #expect(view.subtree.map(\.identifier) == ["a", "b"])
  }

  @Test func `margins that follow the readable width are read`() throws {
    let view = try InterfaceDocument.view("<view layoutMarginsFollowReadableWidth=\"YES\"/>")
    #expect(view.layoutMarginsFollowReadableWidth)
  }

  @Test(arguments: [
    ("width=\"51\" height=\"31\"", true), ("width=\"63\" height=\"28\"", true),
    ("width=\"52\" height=\"31\"", false),
  ])
  func `a class of the user's own with the frame of a switch is one`(
    size: String, isSwitch: Bool
  ) throws {
    let view = try InterfaceDocument.view(
      """
      <view customClass="Toggle" contentHorizontalAlignment="center">
        <rect key="frame" x="0" y="0" \(size)/></view>
      """)
    #expect(view is SwitchNode == isSwitch)
    #expect(view.className == "Toggle")
  }
}
