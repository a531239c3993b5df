import AutoScaleEditing
import AutoScaleTrees
import Foundation
import Testing

@Suite struct DocumentChangeTests {
  private static let box = SampleDocument.box(SampleDocument.rect("20", "20", "100", "50"))

  /// A box, and a label after it.
  private static func sample(_ more: String = "") throws -> DocumentText {
    try SampleDocument.text(
      box + "\n" + """
        <label opaque="NO" text="Hi" lineBreakMode="tailTruncation" id="label">
            \(SampleDocument.rect("20", "80", "100", "20.5"))
            <fontDescription key="fontDescription" type="system" pointSize="9"/>
        </label>
        """, SampleDocument.boxConstraints + more)
  }

  /// The changed lines of the diff.
  private func lines(_ text: DocumentText, _ changes: [DocumentChange]) throws -> [String] {
    let edited = try text.edited(by: changes)
    #expect(try edited.text.applying(edited.inverse).text.data == text.data)
    return edited.diff.split(separator: "\n").dropFirst(2)
      .filter { $0.hasPrefix("+") || $0.hasPrefix("-") }.map(String.init)
  }

  private func constraint(
    _ text: DocumentText, _ make: (_ box: ViewNode, _ root: ViewNode) -> LayoutConstraint
  ) throws -> DocumentChange {
    let document = try text.document()
    let (box, root) = (try #require(document["box"]), try #require(document["root"]))
    return .addConstraint(try #require(ConstraintMarkup(make(box, root))))
  }

  @Test func `attributes are set where Xcode writes them`() throws {
    let text = try Self.sample()
    #expect(
      try lines(text, [.setAttribute("priority", of: "w", to: "999")]) == [
        #"-        <constraint firstAttribute="width" constant="100" id="w"/>"#,
        #"+        <constraint firstAttribute="width" priority="999" constant="100" id="w"/>"#,
      ])
    #expect(
      try lines(
        text,
        [
          .setAttribute("numberOfLines", of: "label", to: "0"),
          .setAttribute("horizontalHuggingPriority", of: "label", to: "252"),
          .setAttribute("numberOfLines", of: "label", to: "0"),
        ]
      ).last
        == "+<label opaque=\"NO\" horizontalHuggingPriority=\"252\" text=\"Hi\" "
        + "lineBreakMode=\"tailTruncation\" numberOfLines=\"0\" id=\"label\">")
  }

  @Test func `a font and a frame get other numbers`() throws {
    let frame = LayoutRect(x: 20, y: 82, width: 100, height: 20.5)
    #expect(
      try lines(
        Self.sample(), [.raiseFontSize(of: "label", to: 11), .setFrame(of: "label", to: frame)])
        == [
          #"-    <rect key="frame" x="20" y="80" width="100" height="20.5"/>"#,
          #"+    <rect key="frame" x="20" y="82" width="100" height="20.5"/>"#,
          #"-    <fontDescription key="fontDescription" type="system" pointSize="9"/>"#,
          #"+    <fontDescription key="fontDescription" type="system" pointSize="11"/>"#,
        ])
  }

  @Test func `a safe area guide comes after the subviews, and the document says that it has some`()
    throws
  {
    let id = DocumentChange.safeAreaID(of: "root")
    let changed = try lines(Self.sample(), [.addSafeArea(of: "root"), .addSafeArea(of: "root")])
    #expect(changed.count { $0.hasSuffix(#"<viewLayoutGuide key="safeArea" id="\#(id)"/>"#) } == 1)
    #expect(changed.contains { $0.hasPrefix("+<document") && $0.contains(#"useSafeAreas="YES""#) })
    let taken = try SampleDocument.text(#"<label text="Hi" id="\#(id)"/>"#, "")
    func message(_ text: DocumentText, _ element: String) -> String? {
      #expect(throws: EditingError.self) { try text.edited(by: [.addSafeArea(of: element)]) }
        .map { "\($0)" }
    }
    #expect(
      message(taken, "root")?.hasSuffix(": error: the id \(id) of the new safe area guide is taken")
        == true)
    #expect(
      message(try Self.sample(), "w")?.hasSuffix(
        ": error: w is a constraint, and only views have safe areas") == true)
    let guided = try SampleDocument.text(
      Self.box.replacing("</view>", with: #"<viewLayoutGuide key="safeArea" id="own"/></view>"#), ""
    )
    #expect(
      message(guided, "box")?.hasSuffix(": error: box has a safe area guide already") == true)
  }

  @Test func `the capability of safe areas is listed in the order of names`() throws {
    func capabilities(_ names: [String]) throws -> [String] {
      let list = names.map { #"<capability name="\#($0)" minToolsVersion="8.0"/>"# }
      let text = try DocumentText(
        data: Data(
          """
          <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
            <dependencies>
              <plugIn identifier="com.apple.InterfaceBuilder.IBCocoaTouchPlugin" version="1"/>
              \(list.joined(separator: "\n    "))
            </dependencies>
            <objects><view id="root"><rect key="frame" width="375" height="667"/></view></objects>
          </document>
          """.utf8), path: "View.xib")
      let edited = try text.edited(by: [.addSafeArea(of: "root")]).text
      return String(decoding: edited.data, as: UTF8.self).split(separator: "\n")
        .filter { $0.contains("<capability") }
        .compactMap { $0.split(separator: "\"").dropFirst().first.map(String.init) }
    }
    let (own, old) = ("Safe area layout guides", "documents saved in the Xcode 8 format")
    #expect(try capabilities([old]) == [own, old])
    #expect(
      try capabilities(["Named colors", "System colors", old])
        == ["Named colors", own, "System colors", old])
    #expect(try capabilities([own, old]) == [own, old])
  }

  @Test func `a constraint comes among the others of the common ancestor, in the order of ids`()
    throws
  {
    let text = try Self.sample()
    let change = try constraint(text) { box, root in
      LayoutConstraint(root, .trailing, .greaterThanOrEqual, to: box, .trailing, constant: 8.5)
    }
    let added = try lines(text, [change, change])
    #expect(added.count == 1)
    let attributes = """
      +<constraint firstAttribute="trailing" relation="greaterThanOrEqual" secondItem="box" \
      secondAttribute="trailing" constant="8.5" id="
      """
    #expect(added[0].hasPrefix(attributes))
    #expect(added[0].dropFirst(attributes.count).wholeMatch(of: /\w{3}-\w\w-\w{3}"\/>/) != nil)
  }

  @Test func `the last constraint goes with its list, and the first one brings it`() throws {
    let text = try Self.sample()
    let removed = try text.edited(by: [.removeConstraint("w"), .removeConstraint("h")])
    #expect(try removed.text.document()["box"]?.constraints.isEmpty == true)
    #expect(!removed.diff.contains("\n <constraints>\n </constraints>"))
    #expect(removed.diff.contains("-    <constraints>\n"))
    let change = try constraint(removed.text) { box, _ in
      LayoutConstraint(box, .width, constant: 100)
    }
    let added = try lines(removed.text, [change])
    #expect(added.first == "+    <constraints>")
    #expect(added[1].hasPrefix(#"+        <constraint firstAttribute="width" constant="100" id="#))
    #expect(added.last == "+    </constraints>")
  }

  @Test func `a font that is large enough stays`() throws {
    #expect(try lines(Self.sample(), [.raiseFontSize(of: "label", to: 9)]).isEmpty)
    #expect(try lines(Self.sample(), [.raiseFontSize(of: "label", to: 8)]).isEmpty)
  }

  @Test func `an attribute goes`() throws {
    #expect(
      try lines(Self.sample(), [.removeAttribute("lineBreakMode", of: "label")]) == [
        #"-<label opaque="NO" text="Hi" lineBreakMode="tailTruncation" id="label">"#,
        #"+<label opaque="NO" text="Hi" id="label">"#,
      ])
  }

  @Test func `a constraint is replaced`() throws {
    let text = try Self.sample()
    let change = try constraint(text) { box, _ in LayoutConstraint(box, .width, constant: 44) }
    let edited = try text.edited(by: [.removeConstraint("w"), .removeConstraint("h"), change])
    #expect(try edited.text.document()["box"]?.constraints.map(\.constant) == [44])
  }

  @Test(arguments: [
    (DocumentChange.removeConstraint("x"), "Sample.xib: error: no element has the id x"),
    (
      .removeConstraint("l"),
      "Sample.xib:23: error: outlet refers to the constraint l"
    ),
    (
      .setAttribute("constant", of: "v", to: "8"),
      "Sample.xib:25: error: size classes give v other values of constant"
    ),
    (
      .raiseFontSize(of: "box", to: 12),
      "Sample.xib:8: error: the document does not state the size of the font"
    ),
  ])
  func `a change that cannot be made says why`(change: DocumentChange, message: String) throws {
    let text = try Self.sample(
      """

      <outlet property="left" destination="l" id="o"/>
      <constraint firstItem="box" firstAttribute="top" secondItem="root" secondAttribute="top" id="v">
      <variation key="heightClass=regular" constant="20"/>
      </constraint>
      """)
    let error = try #require(throws: EditingError.self) { try text.edited(by: [change]) }
    #expect(error.description == message)
  }
}
