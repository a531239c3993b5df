import AutoScale
import AutoScaleAudit
import AutoScaleInterfaceBuilder
import AutoScaleTestSupport
import Foundation
import Testing

@testable import AutoScaleDifference

@Suite struct DocumentDifferenceTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let changes: [(String, String)]
    let lines: [String]

    init(_ name: String, _ changes: [(String, String)], _ lines: [String]) {
      (testDescription, self.changes, self.lines) = (name, changes, lines)
    }
  }

  static let rows = [
    Row(
      "nothing",
      [],
      []),
    Row(
      "white space",
      [("\n", "\n   "), ("<rect key", "<rect   key")],
      []),
    Row(
      "another form of a number",
      [(#"x="16""#, #"x="16.0""#), (#"constant="8""#, #"constant="8.00""#)],
      []),
    Row(
      "a stated default",
      [
        (#"id="title-y""#, #"relation="equal" multiplier="1" id="title-y""#),
        (
          #"secondAttribute="leading" id="hint-x""#,
          #"secondAttribute="leading" constant="0" id="hint-x""#
        ),
      ],
      []),
    Row(
      "an implicit first item",
      [
        (
          #"<constraint firstAttribute="trailing""#,
          #"<constraint firstItem="screen" firstAttribute="trailing""#
        )
      ],
      []),
    Row(
      "a constant that no pixel shows",
      [(#"constant="20" id="title-y""#, #"constant="20.1" id="title-y""#)],
      [
        "constraints",
        "  ~ Title.top = UIView screen.top + 20 → Title.top = UIView screen.top + 20.1",
      ]),
    Row(
      "a newer Xcode",
      [("21507", "23504")],
      []),
    Row(
      "another id of a view",
      [("\"hint\"", "\"note\"")],
      ["document", "  ~ an object has another id", "      “Log in”: hint → note"]),
    Row(
      "another id of a constraint with another constant",
      [(#"constant="8" id="hint-y""#, #"constant="12" id="note-y""#)],
      [
        "document", "  ~ an object has another id",
        "      “Log in”.top = Title.bottom + 12: hint-y → note-y",
        "constraints", "  ~ “Log in”.top = Title.bottom + 8 → “Log in”.top = Title.bottom + 12",
        "frames", "  > “Log in”.top = Title.bottom + 8 is now “Log in”.top = Title.bottom + 12",
        "      “Log in”, Card: 4 pt lower on every screen",
      ]),
    Row(
      "a constant in landscape",
      [
        (
          #"constant="20" id="title-y"/>"#,
          #"constant="20" id="title-y"><variation key="heightClass=compact" constant="12"/></constraint>"#
        )
      ],
      [
        "constraints",
        "  ~ Title.top = UIView screen.top + 20: Constant (compact height) 20 → 12", "frames",
        "  > Title.top = UIView screen.top + 20 is changed",
        "      Title, “Log in”, Card: 8 pt higher in landscape",
      ]),
    Row(
      "a text",
      [(#"text="Log in""#, #"text="Sign in""#)],
      [
        "views", "  ~ “Sign in” (UILabel): Text “Log in” → “Sign in”", "frames",
        "  > “Sign in” is changed", "      “Sign in”: 5…5.333 pt wider on every screen",
      ]),
    Row(
      "a font and a color",
      [
        (
          "pointSize=\"17\"/>\n                                <color key=\"textColor\" systemColor=\"labelColor\"/>",
          "pointSize=\"24\" weight=\"bold\"/>\n                                <color key=\"textColor\" red=\"1\" green=\"0\" blue=\"0\" alpha=\"0.5\"/>"
        )
      ],
      [
        "views",
        "  ~ Title (UILabel): Font System 17 → System bold 24; Color labelColor → #FF0000 at 50 %",
        "frames", "  > Title is changed",
        "      Title: 33…33.5 pt wider, 8…8.5 pt taller on every screen",
        "      “Log in”, Card: 8…8.5 pt lower on every screen",
      ]),
    Row(
      "a label in the outline",
      [(#"userLabel="Title""#, #"userLabel="Heading""#)],
      ["views", "  ~ Heading (UILabel): renamed from Title"]),
    Row(
      "a constant",
      [(#"constant="8""#, #"constant="12""#)],
      [
        "constraints", "  ~ “Log in”.top = Title.bottom + 8 → “Log in”.top = Title.bottom + 12",
        "frames", "  > “Log in”.top = Title.bottom + 8 is now “Log in”.top = Title.bottom + 12",
        "      “Log in”, Card: 4 pt lower on every screen",
      ]),
    Row(
      "a relation and a priority",
      [(#"id="buy-w""#, #"relation="greaterThanOrEqual" priority="750" id="buy-w""#)],
      ["constraints", "  ~ Buy.width = 120 → Buy.width >= 120 @750"]),
    Row(
      "a removed constraint",
      [
        (
          "                                    <constraint firstItem=\"buy\" firstAttribute=\"width\" constant=\"120\" id=\"buy-w\"/>\n",
          ""
        )
      ],
      [
        "constraints", "  - Buy.width = 120", "frames", "  > Buy.width = 120 is removed",
        "      Buy: 89 pt narrower on every screen",
      ]),
    Row(
      "a removed view",
      [(SampleScreen.hint, "")],
      [
        "views", "  - “Log in” (UILabel) in UIView screen, after Title",
        "      Text “Log in”; Font System 17",
        "frames",
        "  > “Log in” is removed", "      Card: 88.667…90 pt higher on every screen",
      ]),
    Row(
      "a view in another",
      [
        (SampleScreen.button, ""),
        (#"<label userLabel="Title""#, SampleScreen.button + #"<label userLabel="Title""#),
      ],
      ["views", "  > Buy (UIButton): now in UIView screen, first (was in Card)"]),
    Row(
      "siblings in another order",
      [
        (SampleScreen.hint, ""),
        (#"<label userLabel="Title""#, SampleScreen.hint + #"<label userLabel="Title""#),
      ],
      [
        "views",
        "  > “Log in” (UILabel): now in UIView screen, first (was in UIView screen, after Title)",
      ]),
    Row(
      "an outlet",
      [(#"property="titleLabel""#, #"property="headline""#)],
      [
        "connections",
        "  ~ ShopController.titleLabel → Title is now ShopController.headline → Title",
      ]),
    Row(
      "a removed action",
      [
        (
          #"<action selector="buy:" destination="controller" eventType="touchUpInside" id="a-buy"/>"#,
          ""
        )
      ],
      ["connections", "  - Buy sends buy: to ShopController on Touch Up Inside"]),
    Row(
      "a content mode and a switch",
      [
        (
          #"contentMode="scaleToFill""#,
          #"contentMode="scaleAspectFit" clipsSubviews="YES" hidden="YES""#
        )
      ],
      [
        "views",
        "  ~ Card (UIView): Clips to Bounds off → on; Content Mode Scale To Fill → Aspect Fit; Hidden off → on",
      ]),
    Row(
      "a class",
      [(#"customClass="ShopController""#, #"customClass="StoreController""#)],
      ["views", "  ~ StoreController: Class ShopController → StoreController"]),
    Row(
      "a kind of view",
      [
        (#"<view userLabel="Card""#, #"<scrollView userLabel="Card""#),
        (
          "id=\"card-h\"/>\n                                </constraints>\n                            </view>",
          "id=\"card-h\"/>\n                                </constraints>\n                            </scrollView>"
        ),
      ],
      ["views", "  ~ Card (UIScrollView): Kind View → Scroll View"]),
    Row(
      "a stored frame",
      [(#"x="16" y="20" width="72.5""#, #"x="16" y="24" width="72.5""#)],
      ["document", "  ~ stored frame of views with constraints: Title"]),
    Row(
      "a device",
      [("retina4_7", "retina6_12")],
      ["document", "  ~ Device ID retina4_7 → retina6_12"]),
    Row(
      "a long text",
      [
        (
          #"text="Welcome""#,
          #"text="Welcome to the shop that has everything, at any time and in any place""#
        )
      ],
      [
        "views",
        "  ~ Title (UILabel): Text “Welcome” → “Welcome to the shop that has everything, at any time and in…",
        "frames", "  > Title is changed", "      Title: 460.667…461 pt wider on every screen",
      ]),
    Row(
      "two changes that add up",
      [
        (#"constant="20" id="title-y""#, #"constant="24" id="title-y""#),
        (#"constant="8""#, #"constant="12""#),
      ],
      [
        "constraints",
        "  ~ Title.top = UIView screen.top + 20 → Title.top = UIView screen.top + 24",
        "  ~ “Log in”.top = Title.bottom + 8 → “Log in”.top = Title.bottom + 12", "frames",
        "  > Title.top = UIView screen.top + 20 is now Title.top = UIView screen.top + 24",
        "      Title: 4 pt lower on every screen",
        "  > Title.top = UIView screen.top + 24, and “Log in”.top = Title.bottom + 12",
        "      “Log in”, Card: 8 pt lower on every screen",
      ]),
  ]

  @Test(arguments: rows)
  func `a change gives exact lines`(_ row: Row) throws {
    let new = row.changes.reduce(SampleScreen.text) { $0.changing($1.0, to: $1.1) }
    let lines = DifferenceText(try SampleScreen.difference(to: new)).lines
    #expect(lines == row.lines, "\(lines.joined(separator: "\n"))")
  }

  @Test func `white is white in every color space`() throws {
    let color = #"<color key="textColor" systemColor="labelColor"/>"#
    let gray = #"<color key="textColor" white="1" alpha="1" colorSpace="calibratedWhite"/>"#
    let rgb =
      #"<color key="textColor" red="1" green="1" blue="1" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>"#
    func screen(_ other: String) -> String { SampleScreen.text.changing(color, to: other) }
    let lines = DifferenceText(try SampleScreen.difference(from: screen(gray), to: screen(rgb)))
      .lines
    #expect(lines == [])
    let faint = rgb.replacing("alpha=\"1\"", with: "alpha=\"0.5\"")
    let fainter = DifferenceText(
      try SampleScreen.difference(from: screen(gray), to: screen(faint))
    ).lines
    #expect(fainter == ["views", "  ~ Title (UILabel): Color white → white at 50 %"])
  }

  @Test func `a long list of names ends in their number`() throws {
    let labels = (1...60).map { index in
      #"<label text="Label number \#(index)" id="l\#(index)"/>"#
    }
    let lines = DifferenceText(
      try SampleScreen.difference(
        from: Self.parts(labels),
        to: Self.parts(
          labels.map { $0.replacing("<label ", with: "<label alpha=\"0.5\" tag=\"1\" ") }))
    ).lines
    #expect(lines.allSatisfy { $0.count <= 200 })
    let names = (0..<60).map { "Label number \($0)" }
    #expect(
      DifferenceSection.list(names, after: "60 views: ", room: 60)
        == "60 views: Label number 0, Label number 1, Label number 2, and 57 more")
  }

  private static func parts(_ views: [String], device: String = "retina4_7") -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21507">
        <device id="\(device)" orientation="portrait"/>
        <objects>\(views.joined())</objects>
    </document>
    """
  }

  private static let views = (
    one: #"<view id="one"><label text="A" id="a"/></view>"#,
    other: #"<view id="other"><label text="A" id="b"/></view>"#,
    changed: #"<view id="other"><label text="B" id="b"/></view>"#
  )

  /// The findings of equal views are the same.
  @Test(arguments: [
    (parts([views.one, views.changed]), [[1], [1]]),
    (parts([views.changed, views.one]), [[1], [0]]), (parts([views.one]), [[1], []]),
    (parts([views.one, views.other], device: "retina5_9"), [[0, 1], [0, 1]]),
  ])
  func `only views that differ are audited`(new: String, roots: [[Int]]) throws {
    let audited = Guarded<[String: [Int]]>([:])
    _ = try DocumentDifference(
      from: SampleScreen.document(Self.parts([Self.views.one, Self.views.other])),
      to: SampleScreen.document(new), by: Audit()
    ) { document, roots in
      let version = document.data == Data(new.utf8) ? "new" : "old"
      audited.withLock { $0[version] = roots.sorted() }
      return []
    }
    #expect(audited.withLock { $0 } == ["old": roots[0], "new": roots[1]])
  }

  @Test func `a new document tells its contents`() throws {
    let document = try SampleScreen.document(SampleScreen.text)
    let lines = DifferenceText(try DocumentDifference(from: nil, to: document, by: Audit())).lines
    #expect(
      lines == [
        "views",
        "  + scene of ShopController (Scene) at the top level, with 8 objects, 12 constraints, "
          + "2 connections",
        "      ShopController", "        UIView screen: Frame (0, 0, 375, 667)",
        "          Title (UILabel): Text “Welcome”; Font System 17; Color labelColor",
        "          “Log in” (UILabel): Text “Log in”; Font System 17", "          Card (UIView)",
        "            Buy (UIButton): Default Title “Buy”",
        "              Buy sends buy: to ShopController on Touch Up Inside",
        "            Buy.leading = Card.leading + 16", "            Buy.top = Card.top + 10",
        "            Buy.width = 120", "            Buy.height = 44",
        "            Card.bottom = Buy.bottom + 10",
        "          Title.leading = UIView screen.leading + 16",
        "          Title.top = UIView screen.top + 20",
        "          “Log in”.leading = Title.leading", "          “Log in”.top = Title.bottom + 8",
        "          Card.leading = UIView screen.leading + 16",
        "          UIView screen.trailing = Card.trailing + 16",
        "          Card.top = “Log in”.bottom + 20", "        ShopController.titleLabel → Title",
      ])
  }

  @Test func `views in a stack follow their own cause`() throws {
    let url = Corpus.package.appending(path: "Playground-scripts/Screens/Login.xib")
    let old = try String(contentsOf: url, encoding: .utf8)
    let new = old.changing("Welcome back", to: "Hello again")
      .changing(#"constant="16" id="ttl-to"#, to: #"constant="20" id="ttl-to"#)
      .changing(#"constant="44" id="ema-ilH"#, to: #"constant="40" id="ema-ilH"#)
    let sections = DifferenceSection.sections(of: try SampleScreen.difference(from: old, to: new))
    let frames = try #require(sections.first { $0.title == "frames" })
    #expect(
      frames.entries.map(\.text) == [
        "Email.height = 44 is now Email.height = 40",
        "Title.top = Logo.bottom + 16 is now Title.top = Logo.bottom + 20",
      ])
    #expect(
      frames.entries.map(\.details) == [
        [
          "Fields, Email: 4 pt shorter on every screen", "Password: 4 pt higher on every screen",
        ],
        ["Title, Subtitle, Hairline, Fields: 4 pt lower on every screen"],
      ])
  }

  @Test func `a deleted document has the views at its top level`() throws {
    let document = try SampleScreen.document(SampleScreen.text)
    let difference = try DocumentDifference(from: document, to: nil, by: Audit())
    #expect(difference.objects.filter { !$0.isPart }.map(\.change) == [.removed])
  }
}
