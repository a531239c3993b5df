import AutoScaleInterfaceBuilder
import Foundation
import Testing

@testable import AutoScaleLayoutCode

/// The code of whole scenes: their bars, their margins, and the parts of the screen under bars.
@Suite struct SwiftUIScreenTests {
  /// The code of a storyboard with one controller.
  private static func code(
    _ views: String, _ constraints: String, controller: String = "",
    translations: TranslatedTexts? = nil
  ) throws -> LayoutCode {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      toolsVersion="22505" targetRuntime="iOS.CocoaTouch" useSafeAreas="YES">
          <device id="retina4_7" orientation="portrait"/>
          <scenes><scene sceneID="scn"><objects>
              <viewController id="ctr" customClass="NewsViewController" sceneMemberID="viewController">
                  <view key="view" contentMode="scaleToFill" id="root">
                      <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
                      <subviews>\(views)</subviews>
                      <viewLayoutGuide key="safeArea" id="safe"/>
                      <constraints>\(constraints)</constraints>
                  </view>
                  \(controller)
              </viewController>
          </objects></scene></scenes>
      </document>
      """
    var options = CodeOptions(style: .swiftui)
    options.translations = translations
    return LayoutCode(
      of: try InterfaceDocument(data: Data(text.utf8), path: "News.storyboard"), options: options)
  }

  private static func pins(_ id: String, to other: String, _ attributes: String...) -> String {
    attributes.map {
      """
      <constraint firstItem="\(id)" firstAttribute="\($0)" secondItem="\(other)" \
      secondAttribute="\($0)" id="\(id)-\($0)"/>
      """
    }.joined()
  }

  private static let label = """
    <label text="News" translatesAutoresizingMaskIntoConstraints="NO" id="a"/>
    """

  private func expect(
    _ code: LayoutCode, _ lines: String, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(code.text.contains(lines), "\(code.text)", sourceLocation: sourceLocation)
  }

  @Test func `a navigation item is a title and a toolbar`() throws {
    let item = """
      <navigationItem key="navigationItem" title="News" id="nav">
          <barButtonItem key="rightBarButtonItem" systemItem="add" id="add"><connections>
              <action selector="addItem:" destination="ctr" id="act"/>
          </connections></barButtonItem>
      </navigationItem>
      """
    let code = try Self.code(
      Self.label, Self.pins("a", to: "safe", "centerX", "centerY"), controller: item)
    expect(
      code,
      """
          .navigationTitle("News")
          .navigationBarTitleDisplayMode(.inline)
          .toolbar {
            ToolbarItem(placement: .topBarTrailing) {
              Button(action: addItem) {
                Image(systemName: "plus")
              }
            }
          }
      """)
  }

  @Test func `buttons at the right are listed from the left`() throws {
    let item = """
      <navigationItem key="navigationItem" id="nav"><rightBarButtonItems>
          <barButtonItem title="Last" style="done" id="l"/><barButtonItem title="First" id="f"/>
      </rightBarButtonItems></navigationItem>
      """
    let code = try Self.code(
      Self.label, Self.pins("a", to: "safe", "centerX", "centerY"), controller: item)
    expect(
      code,
      """
          .toolbar {
            ToolbarItem(placement: .topBarTrailing) {
              Button("First", action: first)
            }
            ToolbarItem(placement: .topBarTrailing) {
              Button("Last", action: last).bold()
            }
          }
      """)
  }

  @Test func `buttons that are disabled are so in the toolbar`() throws {
    let item = """
      <navigationItem key="navigationItem" id="nav"><rightBarButtonItems>
          <barButtonItem title="Save" enabled="NO" id="s"/>
          <barButtonItem systemItem="add" enabled="NO" id="p"/>
      </rightBarButtonItems></navigationItem>
      """
    let code = try Self.code(
      Self.label, Self.pins("a", to: "safe", "centerX", "centerY"), controller: item)
    expect(
      code,
      """
          .toolbar {
            ToolbarItem(placement: .topBarTrailing) {
              Button(action: add) { Image(systemName: "plus") }.disabled(true)
            }
            ToolbarItem(placement: .topBarTrailing) {
              Button("Save", action: save).disabled(true)
            }
          }
      """)
  }

  @Test func `views relate to the screen, its safe area and its margins`() throws {
    let image = """
      <imageView contentMode="scaleToFill" image="Sky" translatesAutoresizingMaskIntoConstraints="NO" id="i"/>
      """
    let margin = Self.pins("a", to: "root", "leadingMargin").replacing(
      "firstAttribute=\"leadingMargin\"", with: "firstAttribute=\"leading\"")
    let code = try Self.code(
      image + Self.label,
      Self.pins("i", to: "root", "top", "leading", "bottom", "trailing")
        + Self.pins("a", to: "safe", "top") + margin)
    expect(
      code,
      """
          ConstraintLayout(in: .screen) {
            Image("Sky")
              .resizable()
              .constraints { make in
                make.edges.equalToSuperview()
              }
            Text("News")
              .font(.system(size: 17))
              .lineLimit(1)
              .constraints { make in
                make.top.equalTo(.safeArea)
                make.leading.equalTo(.layoutMargins)
              }
          }
      """)
  }

  @Test func `a column that scrolls is in a scroll view`() throws {
    let scroll = """
      <scrollView translatesAutoresizingMaskIntoConstraints="NO" id="s"><subviews>
          <stackView axis="vertical" spacing="8" translatesAutoresizingMaskIntoConstraints="NO" id="k"><subviews>
              \(Self.label)
              <label text="More" translatesAutoresizingMaskIntoConstraints="NO" id="b"/>
          </subviews></stackView>
      </subviews><constraints>
          \(Self.pins("k", to: "s", "top", "leading", "bottom", "trailing", "width"))
      </constraints></scrollView>
      """
    let code = try Self.code(
      scroll, Self.pins("s", to: "safe", "top", "leading", "bottom", "trailing"))
    expect(
      code,
      """
            ScrollView {
              ConstraintLayout {
                VStack(spacing: 8) {
      """)
  }

  /// A table with a cell in a list of some name.
  private static func table(
    _ attributes: String, _ open: String, _ close: String,
    constraints: String = pins("a", to: "v", "centerX", "centerY")
  ) -> String {
    """
    <tableView translatesAutoresizingMaskIntoConstraints="NO" \(attributes) id="t">
        <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
        \(open)<tableViewCell rowHeight="60" reuseIdentifier="news" id="c">
            <rect key="frame" x="0.0" y="0.0" width="375" height="60"/>
            <tableViewCellContentView key="contentView" tableViewCell="c" id="v">
                <rect key="frame" x="0.0" y="0.0" width="375" height="60"/>
                <subviews>\(label)</subviews>
                <constraints>\(constraints)</constraints>
            </tableViewCellContentView>
            <connections><segue kind="show" identifier="showNews" destination="o" id="g"/></connections>
        </tableViewCell>\(close)
    </tableView>
    """
  }

  @Test func `a static table is a list of its cells in sections`() throws {
    let table = Self.table(
      #"style="grouped" separatorStyle="none""#,
      #"<sections><tableViewSection headerTitle="Today" footerTitle="All news" id="q"><cells>"#,
      "</cells></tableViewSection></sections>")
    let code = try Self.code(table, Self.pins("t", to: "root", "top", "leading"))
    #expect(code.omitted.isEmpty)
    expect(code, "      List {\n        Section {\n          ConstraintLayout {\n")
    expect(
      code,
      """
                .frame(height: 60)
                .onTapGesture(perform: showNews)
                .listRowInsets(EdgeInsets())
                .listRowSeparator(.hidden)
              } header: {
                Text("Today")
              } footer: {
                Text("All news")
              }
            }
            .listStyle(.grouped)
      """)
  }

  @Test func `the margins of a cell are those that tables give it`() throws {
    let constraints = ["leading", "top"].map {
      """
      <constraint firstItem="a" firstAttribute="\($0)" secondItem="v" \
      secondAttribute="\($0)Margin" id="a-\($0)"/>
      """
    }.joined()
    let table = Self.table(
      #"style="plain""#, "<sections><tableViewSection><cells>",
      "</cells></tableViewSection></sections>", constraints: constraints)
    let code = try Self.code(table, Self.pins("t", to: "root", "top", "leading"))
    expect(code, "make.leading.equalToSuperview().inset(16)\n")
    expect(code, "make.top.equalToSuperview().inset(11)\n")
  }

  @Test func `generic parameters that do not fit have a line of their own`() throws {
    let slots = ["MeasurementsOfTheWeek", "RecommendationsForEverybody"].enumerated().map {
      index, name in
      """
      <view customClass="\(name)" translatesAutoresizingMaskIntoConstraints="NO" id="s\(index)">
          <rect key="frame" x="0" y="\(index * 100)" width="100" height="100"/>
      </view>
      """
    }.joined()
    let code = try Self.code(
      slots,
      Self.pins("s0", to: "safe", "top", "leading")
        + Self.pins("s1", to: "safe", "bottom", "leading"))
    expect(
      code,
      """
      struct NewsView<
        MeasurementsOfTheWeekContent: View, RecommendationsForEverybodyContent: View
      >: View {
      """)
  }

  @Test func `the cells that a table makes are structures beside a list of the caller's rows`()
    throws
  {
    let table = Self.table(#"style="plain""#, "<prototypes>", "</prototypes>")
    let code = try Self.code(table, Self.pins("t", to: "root", "top", "leading"))
    #expect(code.files.map(\.name) == ["NewsView.swift", "NewsCell.swift"])
    expect(code, "  @ViewBuilder let rows: RowsContent\n")
    expect(code, "      List {\n        rows\n      }\n      .listStyle(.plain)\n")
    expect(code, "struct NewsCell: View {\n")
  }

  @Test func `the row height of a table is that of the cells that it makes`() throws {
    let table = Self.table(#"style="plain" rowHeight="72""#, "<prototypes>", "</prototypes>")
    let code = try Self.code(table, Self.pins("t", to: "root", "top", "leading"))
    expect(code, "    .frame(height: 72)\n")
  }

  /// A collection of 375 by 667 points with a header and a cell of some size.
  private static func collection(
    _ layout: String = "", cell: (width: Double, height: Double) = (100, 120)
  ) -> String {
    """
    <collectionView translatesAutoresizingMaskIntoConstraints="NO" dataMode="prototypes" id="t">
        <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
        <collectionViewFlowLayout key="collectionViewLayout" minimumLineSpacing="12" \
    minimumInteritemSpacing="10" \(layout) id="y">
            <size key="itemSize" width="50" height="50"/>
            <size key="headerReferenceSize" width="50" height="40"/>
            <inset key="sectionInset" minX="16" minY="8" maxX="16" maxY="8"/>
        </collectionViewFlowLayout>
        <cells><collectionViewCell reuseIdentifier="photo" id="c">
            <rect key="frame" x="16" y="48" width="\(cell.width)" height="\(cell.height)"/>
            <view key="contentView" id="v">
                <rect key="frame" x="0.0" y="0.0" width="\(cell.width)" height="\(cell.height)"/>
                <subviews>\(label)</subviews>
            </view>
            <constraints>\(pins("a", to: "c", "centerX", "centerY"))</constraints>
        </collectionViewCell></cells>
        <collectionReusableView key="sectionHeaderView" reuseIdentifier="month" id="h">
            <rect key="frame" x="0.0" y="0.0" width="375" height="40"/>
        </collectionReusableView>
        <connections><outlet property="dataSource" destination="ctr" id="o"/></connections>
    </collectionView>
    """
  }

  @Test func `a collection is a grid of the caller's items beside structures of its cells`() throws
  {
    let code = try Self.code(
      Self.collection(), Self.pins("t", to: "root", "top", "leading", "bottom", "trailing"))
    #expect(code.files.map(\.name) == ["NewsView.swift", "PhotoCell.swift", "MonthView.swift"])
    #expect(code.omitted.isEmpty, "\(code.omitted)")
    expect(code, "  @ViewBuilder let items: ItemsContent\n")
    expect(
      code,
      """
            ScrollView {
              LazyVGrid(
                columns: [GridItem(.adaptive(minimum: 100, maximum: 100), spacing: 10)], spacing: 12
              ) { items }
              .padding(.vertical, 8)
              .padding(.horizontal, 16)
            }
      """)
    expect(code, "    ConstraintLayout {\n      Text(\"News\")\n")
    expect(code, "    .frame(width: 100, height: 120)\n")
    expect(code, "    Color.clear\n      .frame(height: 40)\n")
  }

  @Test(arguments: [
    // An item as long as its line is so on every screen.
    ("", 343.0, "LazyVGrid(columns: [GridItem(spacing: 10)], spacing: 12) { items }"),
    (
      #"automaticEstimatedItemSize="YES""#, 100,
      "LazyVGrid(columns: [GridItem(.adaptive(minimum: 100), spacing: 10)], spacing: 12) { items }"
    ),
    (
      #"scrollDirection="horizontal""#, 100,
      "rows: [GridItem(.adaptive(minimum: 120, maximum: 120), spacing: 10)], spacing: 12"
    ),
  ])
  func `the grid of a collection has the lines of its layout`(
    layout: String, width: Double, line: String
  ) throws {
    let code = try Self.code(
      Self.collection(layout, cell: (width, 120)),
      Self.pins("t", to: "root", "top", "leading", "bottom", "trailing"))
    expect(code, line)
    #expect(code.text.contains("ScrollView(.horizontal) {") == layout.contains("horizontal"))
  }

  @Test func `the caller gives a collection with a layout of the app`() throws {
    let code = try Self.code(
      Self.collection(#"customClass="Waterfall""#),
      Self.pins("t", to: "root", "top", "leading", "bottom", "trailing"))
    expect(code, "  @ViewBuilder let collectionView: CollectionViewContent\n")
  }

  @Test func `a hidden view of a stack is left out and named`() throws {
    let stack = """
      <stackView axis="vertical" spacing="8" translatesAutoresizingMaskIntoConstraints="NO" id="k"><subviews>
          \(Self.label)
          <label hidden="YES" text="Error" translatesAutoresizingMaskIntoConstraints="NO" id="b"/>
      </subviews></stackView>
      """
    let code = try Self.code(stack, Self.pins("k", to: "safe", "centerX", "centerY"))
    #expect(code.omitted.map(\.part) == ["the hidden label errorLabel"])
    expect(code, "The hidden label errorLabel has no code.")
  }

  @Test func `translated texts are looked up by their keys`() throws {
    let code = try Self.code(
      Self.label, Self.pins("a", to: "safe", "centerX", "centerY"),
      translations: TranslatedTexts(name: "News", keys: ["a.text"]))
    expect(code, "      Text(\"a.text\", tableName: \"News\")\n")
  }

  @Test func `a controller that shows others is named`() throws {
    let code = try Self.code(Self.label, Self.pins("a", to: "safe", "centerX", "centerY"))
    #expect(code.files.map(\.name) == ["NewsView.swift"])
    #expect(code.omitted.isEmpty)
  }
}
