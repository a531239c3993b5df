import AutoScale
import AutoScaleInterfaceBuilder
import AutoScaleTestSupport
import AutoScaleTrees
import Foundation
import Testing

@testable import AutoScaleEditing

/// The table of lengths against the reader of documents: each length of a tree is read from where the
/// table says, so that adapting a tree and rebasing a document give the same.
@Suite struct LengthAttributeTests {
  struct Row: Sendable {
    let property: ScaledProperty
    let view: String
  }

  private static func view(_ element: String, _ attributes: String, _ content: String) -> String {
    """
    <\(element) \(attributes) translatesAutoresizingMaskIntoConstraints="NO" id="box">
        \(SampleDocument.rect("20", "20", "100", "50"))
        \(content)
    </\(element)>
    """
  }

  private static func inset(_ key: String) -> String {
    "<inset key=\"\(key)\" minX=\"10\" minY=\"10\" maxX=\"10\" maxY=\"10\"/>"
  }

  static let rows: [Row] = [
    Row(
      property: .fontSize,
      view: view(
        "label", "text=\"Hi\"",
        "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"10\"/>")),
    Row(property: .spacing(.stack), view: view("stackView", "spacing=\"10\"", "")),
    Row(
      property: .insets(.layoutMargins, .left),
      view: view(
        "view", "",
        "<edgeInsets key=\"layoutMargins\" top=\"10\" left=\"10\" bottom=\"10\" right=\"10\"/>")),
    Row(
      property: .insets(.layoutMargins, .right),
      view: view(
        "view", "",
        "<directionalEdgeInsets key=\"directionalLayoutMargins\" top=\"10\" leading=\"10\" "
          + "bottom=\"10\" trailing=\"10\"/>")),
    Row(
      property: .insets(.content, .top), view: view("scrollView", "", inset("contentInset"))),
    Row(
      property: .insets(.content, .bottom),
      view: view("button", "", inset("contentEdgeInsets"))),
    Row(
      property: .spacing(.line),
      view: view(
        "collectionView", "",
        "<collectionViewFlowLayout key=\"collectionViewLayout\" minimumLineSpacing=\"10\" id=\"f\"/>"
      )
    ),
    Row(
      property: .itemSize(.rowHeight),
      view: view("tableView", "rowHeight=\"10\" style=\"plain\"", "")),
    Row(
      property: .itemSize(.headerHeight),
      view: view("tableView", "rowHeight=\"-1\" sectionHeaderHeight=\"10\"", "")),
    Row(
      property: .itemSize(.height),
      view: view(
        "collectionView", "",
        "<collectionViewFlowLayout key=\"collectionViewLayout\" id=\"f\">"
          + "<size key=\"itemSize\" width=\"20\" height=\"10\"/></collectionViewFlowLayout>")),
    Row(
      property: .itemSize(.headerHeight),
      view: view(
        "collectionView", "",
        "<collectionViewFlowLayout key=\"collectionViewLayout\" id=\"f\">"
          + "<size key=\"headerReferenceSize\" width=\"50\" height=\"10\"/>"
          + "</collectionViewFlowLayout>")),
    Row(
      property: .itemSize(.textWidth),
      view: view("label", "text=\"Hi\" preferredMaxLayoutWidth=\"10\"", "")),
    Row(
      property: .insets(.section, .left),
      view: view(
        "collectionView", "",
        "<collectionViewFlowLayout key=\"collectionViewLayout\" id=\"f\">\(inset("sectionInset"))"
          + "</collectionViewFlowLayout>")),
  ]

  @Test(arguments: rows)
  func `a length of the tree is the one that is rebased`(_ row: Row) throws {
    let text = try SampleDocument.text(row.view, SampleDocument.boxConstraints)
    let old = try #require(try text.document()["box"])
    #expect(old.adaptableLength(row.property).value == 10)
    let there = try DocumentRebase(to: 393).rebase(text).edited.text
    let new = try #require(try there.document()["box"])
    #expect(new.adaptableLength(row.property).value == 10.48)
  }

  /// The list of what walks scale has each length that a tree of a document can have.
  @Test func `a length of the tree is one of the list`() {
    let listed = ScalableLength.all.reduce(into: ScaledPropertySet()) {
      $0.formUnion($1.properties)
    }
    for row in LengthAttribute.rows {
      for case .property(let property) in row.attributes.map(\.scaling) {
        #expect(
          listed.isSuperset(of: ScaledPropertySet(only: property)), "\(row.element) \(property)")
      }
    }
  }

  /// Lengths that no tree has.
  @Test(
    arguments: [
      (
        view(
          "label", "minimumFontSize=\"10\"",
          """
          <attributedString key="attributedText"><fragment content="Hi"><attributes>
          <font key="NSFont" size="17" name="Helvetica"/><integer key="NSKern" value="2"/>
          <real key="NSBaselineOffset" value="3"/>
          <paragraphStyle key="NSParagraphStyle" lineSpacing="6" headIndent="12" maximumLineHeight="22"/>
          </attributes></fragment></attributedString>
          <size key="shadowOffset" width="0.0" height="-1"/>
          """),
        [
          "minimumFontSize=\"10.48\"", "size=\"17.816\"", "<real key=\"NSKern\" value=\"2.096\"/>",
          "value=\"3.1440000000000001\"", "lineSpacing=\"6.288\" headIndent=\"12.576\"",
          "maximumLineHeight=\"23.056\"", "width=\"0.0\" height=\"-1.048\"",
        ]
      ),
      (
        view(
          "tableView", "rowHeight=\"-1\" estimatedRowHeight=\"100\" sectionHeaderHeight=\"28\"",
          inset("separatorInset") + inset("scrollIndicatorInsets")),
        [
          "rowHeight=\"-1\" estimatedRowHeight=\"104.8\" sectionHeaderHeight=\"29.344\"",
          "key=\"separatorInset\" minX=\"10.48\"", "key=\"scrollIndicatorInsets\" minX=\"10.48\"",
        ]
      ),
      (
        view(
          "imageView", "image=\"star\" catalog=\"system\"",
          """
          <preferredSymbolConfiguration key="preferredSymbolConfiguration" \
          configurationType="pointSize" pointSize="24"/>
          """), ["pointSize=\"25.152\""]
      ),
      (
        view(
          "toolbar", "",
          """
          <items><barButtonItem width="42" id="i">\(inset("imageInsets"))</barButtonItem></items>
          """), ["<barButtonItem width=\"44.016\"", "key=\"imageInsets\" minX=\"10.48\""]
      ),
      (
        view(
          "navigationBar", "",
          """
          <textAttributes key="titleTextAttributes">
          <fontDescription key="fontDescription" type="system" pointSize="17"/></textAttributes>
          """), ["pointSize=\"17.816\""]
      ),
      (
        view(
          "view", "placeholderIntrinsicWidth=\"100\" placeholderIntrinsicHeight=\"infinite\"", ""),
        ["placeholderIntrinsicWidth=\"100\" placeholderIntrinsicHeight=\"infinite\""]
      ),
      (
        view(
          "collectionView", "",
          """
          <collectionViewFlowLayout key="collectionViewLayout" id="f">
          <size key="itemSize" width="100" height="50"/>
          <size key="estimatedItemSize" width="0.0" height="0.0"/></collectionViewFlowLayout>
          <cells><collectionViewCell id="c"><rect key="frame" x="0.0" y="0.0" width="100" height="50"/>
          <size key="customSize" width="100" height="60"/></collectionViewCell></cells>
          """),
        [
          "key=\"itemSize\" width=\"104.8\" height=\"52.4\"",
          "key=\"customSize\" width=\"104.8\" height=\"62.88\"",
        ]
      ),
    ] as [(String, [String])])
  func `a length of documents alone is rebased, there and back`(
    view: String, expected: [String]
  ) throws {
    let text = try SampleDocument.text(view, SampleDocument.boxConstraints)
    let outcome = try DocumentRebase(to: 393).rebase(text)
    let markup = String(decoding: outcome.edited.text.data, as: UTF8.self)
    for expected in expected { #expect(markup.contains(expected)) }
  }

  @Test func `a designer's comment is left alone`() throws {
    let comment = """
      <attributedString key="userComments"><fragment content="Keep short"><attributes>\
      <font key="NSFont" metaFont="message" size="11"/></attributes></fragment></attributedString>
      """
    let views = [
      Self.view(
        "label", "text=\"Hi\"",
        "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"10\"/>" + comment),
      Self.view(
        "button", "buttonType=\"system\"", "<state key=\"normal\" title=\"Go\"/>" + comment),
    ]
    for view in views {
      let text = try SampleDocument.text(view, SampleDocument.boxConstraints)
      let there = try DocumentRebase(to: 393).rebase(text).edited.text
      let markup = String(decoding: there.data, as: UTF8.self)
      #expect(markup.contains("metaFont=\"message\" size=\"11\""))
      #expect(markup.contains("pointSize=\"10.48\"") || markup.contains("pointSize=\"15.72\""))
    }
  }

  @Test(arguments: [("", "10"), ("indentationLevel=\"2\"", "10.48")])
  func `an indentation is scaled where a cell has a level`(level: String, expected: String) throws {
    let text = try SampleDocument.text(
      Self.view("tableViewCell", "\(level) indentationWidth=\"10\"", ""),
      SampleDocument.boxConstraints)
    let there = try DocumentRebase(to: 393).rebase(text).edited.text
    #expect(
      String(decoding: there.data, as: UTF8.self).contains("indentationWidth=\"\(expected)\""))
  }

  @Test func `a text whose font stays keeps its other lengths`() throws {
    let text = try SampleDocument.text(
      Self.view(
        "label", "minimumFontSize=\"10\"",
        "<fontDescription key=\"fontDescription\" style=\"UICTFontTextStyleBody\"/>"),
      SampleDocument.boxConstraints)
    let there = try DocumentRebase(to: 393).rebase(text).edited.text
    #expect(String(decoding: there.data, as: UTF8.self).contains("minimumFontSize=\"10\""))
  }
}
