import AutoScaleInterfaceBuilder
import AutoScaleTestSupport
import Foundation
import Testing

@testable import AutoScaleLayoutCode

/// Elements as Xcode writes them, and the lines that they become.
@Suite struct FeatureCodeTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let testDescription: String
    var views: [String] = []
    var constraints: [String] = []
    var outlets: [String] = []
    /// The elements beside the controller.
    var objects = ""
    /// The elements in the controller.
    var parts = ""
    let lines: [String]
  }

  static func code(of row: Row, style: CodeStyle = .anchors) throws -> LayoutCode {
    var scene = AuditDocument()
    (scene.views, scene.constraints, scene.outlets) = (row.views, row.constraints, row.outlets)
    let text = scene.text
      .replacing("</viewController>", with: "\(row.parts)</viewController>\(row.objects)")
    let document = try InterfaceDocument(data: Data(text.utf8), path: "Card.storyboard")
    return LayoutCode(of: document, options: CodeOptions(style: style))
  }

  static let rows = objects + looks + outlets

  private static let objects = [
    Row(
      testDescription: "a color that views of two kinds have",
      views: [
        ("Line", "view", "backgroundColor"), ("Name", "label", "textColor"),
      ].map { id, element, key in
        AuditDocument.view(
          id, element,
          content: """
            <color key="\(key)" red="0.1" green="0.2" blue="0.5" alpha="1" colorSpace="custom" \
            customColorSpace="sRGB"/>
            """)
      },
      lines: [
        "  private static let darkBlueColor = UIColor(red: 0.1, green: 0.2, blue: 0.5, alpha: 1)",
        "    lineView.backgroundColor = Self.darkBlueColor",
        "    nameLabel.textColor = Self.darkBlueColor",
      ]),
    Row(
      testDescription: "a gesture recognizer with an action",
      views: [
        AuditDocument.view(
          "Photo",
          content: """
            <connections>
              <outletCollection property="gestureRecognizers" destination="tap" \
            appends="YES" id="list"/>
            </connections>
            """)
      ],
      objects: """
        <tapGestureRecognizer numberOfTapsRequired="2" id="tap">
          <connections><action selector="zoom:" destination="controller" id="act"/></connections>
        </tapGestureRecognizer>
        """,
      lines: [
        "  let photoViewTapRecognizer = UITapGestureRecognizer()",
        "  var zoom: (UITapGestureRecognizer) -> Void = { _ in }",
        "    photoViewTapRecognizer.numberOfTapsRequired = 2",
        "    photoView.addGestureRecognizer(photoViewTapRecognizer)",
        "    photoViewTapRecognizer.addTarget(self, action: #selector(zoomRecognized))",
        "  @objc private func zoomRecognized(_ recognizer: UITapGestureRecognizer) {",
        "    zoom(recognizer)",
      ]),
    Row(
      testDescription: "items of the controller's bar",
      parts: """
        <navigationItem key="navigationItem" title="Notes" id="item">
          <barButtonItem key="rightBarButtonItem" systemItem="add" id="add">
            <connections><action selector="addNote:" destination="controller" id="act"/></connections>
          </barButtonItem>
        </navigationItem>
        """,
      lines: [
        "  let addItem = UIBarButtonItem(systemItem: .add)",
        "  var addNote: (UIBarButtonItem) -> Void = { _ in }",
        "    addItem.primaryAction = UIAction { [weak self, unowned addItem] _ in self?.addNote(addItem) }",
        "  func connect(to controller: UIViewController) {",
        #"    controller.navigationItem.title = "Notes""#,
        "    controller.navigationItem.rightBarButtonItem = addItem",
      ]),
    Row(
      testDescription: "a toolbar with spaces between its items",
      views: [
        AuditDocument.view(
          "Tools", "toolbar",
          content: """
            <items>
              <barButtonItem systemItem="flexibleSpace" id="space"/>
              <barButtonItem title="Sort" id="sort"/>
            </items>
            """)
      ],
      lines: [
        #"  let sortItem = UIBarButtonItem(title: "Sort")"#,
        "    toolsToolbar.items = [.flexibleSpace(), sortItem]",
      ]),
    Row(
      testDescription: "the layout of a collection",
      views: [
        AuditDocument.view(
          "Photos", "collectionView",
          content: """
            <collectionViewFlowLayout key="collectionViewLayout" scrollDirection="horizontal" \
            minimumLineSpacing="4" minimumInteritemSpacing="10" id="flow">
              <size key="itemSize" width="80" height="60"/>
            </collectionViewFlowLayout>
            """)
      ],
      lines: [
        "    photosCollectionViewLayout.scrollDirection = .horizontal",
        "    photosCollectionViewLayout.minimumLineSpacing = 4",
        "    photosCollectionViewLayout.itemSize = CGSize(width: 80, height: 60)",
      ]),
  ]

  private static let looks = [
    Row(
      testDescription: "runtime attributes",
      views: [
        AuditDocument.view(
          "Card",
          content: """
            <userDefinedRuntimeAttributes>
              <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius">
                <integer key="value" value="8"/>
              </userDefinedRuntimeAttribute>
              <userDefinedRuntimeAttribute type="boolean" keyPath="layer.masksToBounds" value="YES"/>
              <userDefinedRuntimeAttribute type="string" keyPath="accessibilityIdentifier" value="card"/>
            </userDefinedRuntimeAttributes>
            """)
      ],
      lines: [
        "    cardView.layer.cornerRadius = 8",
        "    cardView.layer.masksToBounds = true",
        #"    cardView.accessibilityIdentifier = "card""#,
      ]),
    Row(
      testDescription: "a constraint of regular widths alone, and a font of its own there",
      views: [
        AuditDocument.view(
          "Name", "label", #"text="Name""#,
          content: """
            <fontDescription key="fontDescription" type="system" pointSize="17"/>
            <variation key="widthClass=regular">
              <fontDescription key="fontDescription" type="system" pointSize="24"/>
            </variation>
            """)
      ],
      constraints: [
        AuditDocument.constraint("top", "Name", "top", "screen", constant: 8),
        """
        <constraint firstItem="Name" firstAttribute="leading" secondItem="screen" \
        secondAttribute="leading" constant="16" id="lead">
          <variation key="widthClass=regular" constant="64"/>
        </constraint>
        """,
      ],
      lines: [
        "    let hasRegularWidth = traitCollection.horizontalSizeClass == .regular",
        "    nameLabel.font = hasRegularWidth ? UIFont.systemFont(ofSize: 24) : UIFont.systemFont(ofSize: 17)",
        "    nameLabelLeading.constant = hasRegularWidth ? 64 : 16",
        "      registerForTraitChanges([UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self]) {",
      ]),
  ]

  private static let outlets = [
    Row(
      testDescription: "an outlet collection",
      views: [AuditDocument.view("One", "switch"), AuditDocument.view("Two", "switch")],
      outlets: [
        #"<outletCollection property="switches" destination="One" collectionClass="NSMutableArray" id="c1"/>"#,
        #"<outletCollection property="switches" destination="Two" collectionClass="NSMutableArray" id="c2"/>"#,
      ],
      lines: ["  var switches: [UISwitch] {", "    [oneSwitch, twoSwitch]"]),
    Row(
      testDescription: "the controller as a delegate",
      views: [
        AuditDocument.view(
          "Mail", "textField",
          content: """
            <connections><outlet property="delegate" destination="controller" id="d"/></connections>
            """)
      ],
      lines: [
        "  func connect(to controller: some UITextFieldDelegate) {",
        "    mailField.delegate = controller",
      ]),
    Row(
      testDescription: "an outlet with another name than its view",
      views: [AuditDocument.view("Mail", "textField")],
      outlets: [#"<outlet property="address" destination="Mail" id="o"/>"#],
      lines: ["  let address = UITextField()"]),
  ]

  @Test(arguments: rows)
  func `an element becomes code`(_ row: Row) throws {
    let code = try Self.code(of: row)
    let lines = Set(code.text.split(separator: "\n").map(String.init))
    for line in row.lines where !lines.contains(line) {
      Issue.record("\(line) is not in\n\(code.text)")
    }
    #expect(code.omitted.isEmpty, "\(code.omitted)")
  }

  @Test(arguments: [
    (
      #"<view userLabel="Map" id="map"><rect key="frame" x="0" y="0" width="9" height="9"/><newThing id="n"/></view>"#,
      "the newThing of mapView"
    ),
    (
      AuditDocument.view(
        "Card",
        content: """
          <userDefinedRuntimeAttributes>
          <userDefinedRuntimeAttribute type="number" keyPath="first.second.third">
          <integer key="value" value="8"/></userDefinedRuntimeAttribute>
          </userDefinedRuntimeAttributes>
          """), "the runtime attribute first.second.third of cardView"
    ),
    (AuditDocument.view("Card", "view", #"glow="YES""#), "the glow of cardView"),
  ])
  func `a part without code is named in the list and in a comment`(
    view: String, part: String
  ) throws {
    let code = try Self.code(of: Row(testDescription: "", views: [view], lines: []))
    #expect(code.omitted.map(\.part) == [part])
    #expect(code.text.contains("// T\(part.dropFirst()) has no code."))
  }

  @Test func `parts without code are listed in the order of their lines`() throws {
    let views = (1...3).map { AuditDocument.view("Card \($0)", "view", "glow=\"\($0)\"") }
    let code = try Self.code(of: Row(testDescription: "", views: views, lines: []))
    let lines = code.omitted.map(\.line)
    #expect(lines.count == 3 && lines == Set(lines).sorted())
  }

  @Test(arguments: [
    (CodeStyle.anchors, "import UIKit"), (.snapkit, "import SnapKit"),
    (.autoscale, "import AutoScaleTrees"),
  ])
  func `each style imports its framework`(style: CodeStyle, line: String) throws {
    let text = try Self.code(of: Self.rows[0], style: style).text
    #expect(text.split(separator: "\n").contains { $0 == line }, "\(text.prefix(200))")
  }
}
