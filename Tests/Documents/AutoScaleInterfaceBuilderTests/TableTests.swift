import AutoScaleInterfaceBuilder
import AutoScaleTrees
import Testing

@Suite struct TableTests {
  private static func cell(_ id: String, _ attributes: String) -> String {
    """
    <tableViewCell id="\(id)" \(attributes)><rect key="frame" width="375" height="44"/>
      <tableViewCellContentView key="contentView" id="\(id)c"><subviews><label id="\(id)l"/>
      </subviews></tableViewCellContentView></tableViewCell>
    """
  }

  private func table(_ attributes: String, _ content: String) throws -> InterfaceTable {
    let document = try InterfaceDocument.xib(
      objects: "<tableView id=\"t\" \(attributes)>\(content)</tableView>")
    #expect(document.warnings == [])
    let node = try #require(document.views.first as? TableNode)
    return try #require(document.table(of: node))
  }

  @Test func `static cells stand in their sections`() throws {
    let cell = Self.cell
    let table = try table(
      "style=\"grouped\" rowHeight=\"44\" sectionHeaderHeight=\"18\" sectionFooterHeight=\"-1\"",
      """
      <view key="tableHeaderView" id="h"/>
      <sections>
        <tableViewSection headerTitle="Account" id="s1"><cells>\(cell("a", "rowHeight=\"60\""))
          \(cell("b", ""))</cells></tableViewSection>
        <tableViewSection id="s2"><string key="footerTitle">Two
      lines</string><cells>\(cell("c", "rowHeight=\"-1\""))</cells></tableViewSection>
        <tableViewSection id="s3"/>
      </sections>
      <view key="tableFooterView" id="f"/>
      """)
    #expect(table.style == .grouped)
    #expect(table.rowHeight == 44)
    #expect(table.sectionHeaderHeight == 18)
    #expect(table.sectionFooterHeight == nil)
    #expect(table.headerView?.identifier == "h")
    #expect(table.footerView?.identifier == "f")
    #expect(table.sections.map(\.headerTitle) == ["Account", nil, nil])
    #expect(table.sections.map(\.footerTitle) == [nil, "Two\nlines", nil])
    #expect(table.sections.map { $0.rows.map(\.cell.identifier) } == [["a", "b"], ["c"], []])
    #expect(table.sections.map { $0.rows.map(\.height) } == [[60, 44], [44], []])
    #expect(table.prototypes.isEmpty)
  }

  @Test func `an outlet connects a cell with its accessory view outside`() throws {
    let document = try InterfaceDocument.xib(
      objects: """
        <tableViewCell id="cell"><rect key="frame" width="375" height="44"/>
          <connections><outlet property="accessoryView" destination="on" id="o"/></connections>
        </tableViewCell>
        <switch id="on"><rect key="frame" width="51" height="31"/></switch>
        """)
    #expect(document.warnings == [])
    let cell = try #require(document.views.first as? TableCellNode)
    #expect(cell.accessoryView === document.views.last)
  }

  @Test func `a cell has the texts of its content configuration`() throws {
    let document = try InterfaceDocument.xib(
      objects: """
        <tableViewCell id="cell"><rect key="frame" width="375" height="44"/>
          <listContentConfiguration key="contentConfiguration" text="Flags" secondaryText="Two"/>
        </tableViewCell>
        """)
    #expect(document.warnings == [])
    let cell = try #require(document.views.first as? TableCellNode)
    #expect(cell.configuredText == "Flags")
    #expect(cell.configuredSecondaryText == "Two")
  }

  @Test func `prototypes have no section`() throws {
    let table = try table(
      "rowHeight=\"-1\"",
      "<prototypes>\(Self.cell("a", ""))\(Self.cell("b", "rowHeight=\"80\""))</prototypes>")
    #expect(table.style == .plain)
    #expect(table.prototypes.map(\.cell.identifier) == ["a", "b"])
    #expect(table.prototypes.map(\.height) == [nil, 80])
    #expect(table.sections.isEmpty)
  }

  @Test(
    arguments: [
      ("Value1", "detailTextLabel", .flexibleLeftMargin),
      ("Value1", "textLabel", .flexibleRightMargin),
      ("Default", "textLabel", .flexibleWidth), ("Subtitle", "textLabel", .flexibleRightMargin),
      ("Value2", "detailTextLabel", .flexibleRightMargin),
    ] as [(String, String, AutoresizingMask)])
  func `a text of a cell follows its width as the cell's style has it`(
    style: String, outlet: String, mask: AutoresizingMask
  ) throws {
    let document = try InterfaceDocument.xib(
      objects: """
        <tableViewCell id="c" style="IBUITableViewCellStyle\(style)" \(outlet)="l">
        <rect key="frame" width="414" height="44"/>
        <tableViewCellContentView key="contentView" id="v"><subviews><label text="Detail" id="l">
        <rect key="frame" x="331" y="12" width="44" height="20"/>
        <autoresizingMask key="autoresizingMask" flexibleMaxX="YES"/></label></subviews>
        </tableViewCellContentView></tableViewCell>
        """)
    let label = document.views.first?.subtree.first { $0.identifier == "l" }
    #expect(label?.autoresizingMask == mask)
  }

  @Test func `a table of elsewhere is not known`() throws {
    #expect(try InterfaceDocument.xib(objects: "").table(of: TableNode()) == nil)
  }

  static let contents: [(element: String, isContent: Bool)] = [
    ("<collectionViewCell><view key='contentView' id='a'/></collectionViewCell>", true),
    (
      """
      <collectionViewCell><collectionViewCellContentView key='contentView' id='a'/>\
      </collectionViewCell>
      """, true
    ),
    ("<tableViewCell><tableViewCellContentView key='contentView' id='a'/></tableViewCell>", true),
    ("<visualEffectView><view key='contentView' id='a'/></visualEffectView>", false),
    ("<collectionViewCell><view key='backgroundView' id='a'/></collectionViewCell>", false),
  ]

  @Test(arguments: contents)
  func `the content view of a cell is one, however it is written`(
    element: String, isContent: Bool
  ) throws {
    let child = try #require(try InterfaceDocument.view(element).children.first)
    #expect(child.identifier == "a")
    #expect((child is ContentViewNode) == isContent)
    #expect(child.className == "UIView")
  }
}
