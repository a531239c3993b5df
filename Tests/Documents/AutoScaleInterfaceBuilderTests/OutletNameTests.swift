import AutoScaleInterfaceBuilder
import AutoScaleTrees
import Testing

@Suite struct OutletNameTests {
  /// A xib whose owner has some connections to a view `a` with a button `b` and a constraint `c`.
  private func document(_ connections: String, label: String = "") throws -> InterfaceDocument {
    try .xib(
      objects: """
        <placeholder id="-1" placeholderIdentifier="IBFilesOwner">
          <connections>\(connections)</connections>
        </placeholder>
        <view id="a"><subviews><button id="b" \(label)/></subviews><constraints>
          <constraint firstItem="b" firstAttribute="width" constant="44" id="c" identifier="wide"/>
        </constraints></view>
        """)
  }

  static let rows: [(connections: String, name: String?)] = [
    ("", nil),
    ("<outlet property='loginButton' destination='b'/>", "loginButton"),
    (
      "<outlet property='first' destination='b'/><outlet property='second' destination='b'/>",
      "first"
    ),
    ("<outlet property='delegate' destination='b'/>", nil),
    ("<outlet property='dataSource' destination='b'/>", nil),
    ("<outlet property='view' destination='b'/>", "view"),
    ("<outlet property='view' destination='b'/><outlet property='own' destination='b'/>", "own"),
    (
      """
      <outletCollection property='buttons' destination='a'/>
      <outletCollection property='buttons' destination='b'/>
      <outlet property='view' destination='b'/>
      """, "buttons[1]"
    ),
    (
      """
      <outletCollection property='buttons' destination='b'/>
      <outlet property='loginButton' destination='b'/>
      """, "loginButton"
    ),
    ("<action selector='logIn' destination='b'/>", nil),
    ("<outlet destination='b'/>", nil),
  ]

  @Test(arguments: rows)
  func `a view is called by the outlet that says most`(
    connections: String, name: String?
  ) throws {
    let document = try document(connections)
    let button = try #require(document.views.first?.children.first)
    #expect(document.outletName(of: button) == name)
    #expect(document.name(of: button) == name ?? "UIButton")
  }

  @Test func `a label of the user goes before the outlet`() throws {
    let document = try document(
      "<outlet property='loginButton' destination='b'/>", label: "userLabel='Log in'")
    let button = try #require(document.views.first?.children.first)
    #expect(document.name(of: button) == "Log in")
  }

  @Test func `a constraint has its outlet's name and the user's identifier`() throws {
    let document = try document("<outlet property='buttonWidth' destination='c'/>")
    let constraint = try #require(document.views.first?.constraints.first)
    #expect(document.outletName(of: constraint) == "buttonWidth")
    #expect(document.userIdentifier(of: constraint) == "wide")
    #expect(constraint.identifier == "c")
  }

  @Test func `nodes of elsewhere have no outlet`() throws {
    let document = try document("<outlet property='loginButton' destination='b'/>")
    #expect(document.outletName(of: ViewNode("b")) == nil)
  }

  @Test func `places in collections count for each owner`() throws {
    let document = try InterfaceDocument.xib(
      objects: ["a", "b"].map { id in
        """
        <tableViewCell id="\(id)"><tableViewCellContentView key="contentView"><subviews>
          <label id="\(id)1"/><label id="\(id)2"/></subviews></tableViewCellContentView>
          <connections><outletCollection property="labels" destination="\(id)1"/>
          <outletCollection property="labels" destination="\(id)2"/></connections></tableViewCell>
        """
      }.joined())
    let labels = document.views.flatMap(\.subtree).filter { $0 is LabelNode }
    let names = labels.map { document.outletName(of: $0) }
    #expect(names == ["labels[0]", "labels[1]", "labels[0]", "labels[1]"])
  }
}
