import AutoScaleInterfaceBuilder
import AutoScaleTestSupport
import Foundation
import Testing

@testable import AutoScaleLayoutCode

@Suite struct LayoutCodeTests {
  static let login = Corpus.package.appending(path: "Playground-scripts/Screens/Login.xib")

  private func code(_ style: CodeStyle, scales: Bool = false) throws -> LayoutCode {
    var options = CodeOptions(style: style)
    options.scalesLengths = scales
    return LayoutCode(of: try InterfaceDocument(contentsOf: Self.login), options: options)
  }

  struct Row: Sendable, CustomTestStringConvertible {
    let style: CodeStyle
    var scales = false
    let line: String
    var testDescription: String { "\(style)\(scales ? ", scaled" : ""): \(line)" }
  }

  static let rows = [
    Row(style: .anchors, line: "final class LoginView: UIView {"),
    Row(style: .anchors, line: "  let titleLabel = UILabel()"),
    Row(style: .anchors, line: "  let forgotPasswordButton = UIButton(type: .system)"),
    Row(style: .anchors, line: "    titleLabel.font = .boldSystemFont(ofSize: 24)"),
    Row(
      style: .anchors, line: "    subtitleLabel.font = .preferredFont(forTextStyle: .subheadline)"),
    Row(style: .anchors, line: "    fieldsStackView.addArrangedSubview(emailField)"),
    Row(style: .anchors, line: "    passwordField.textContentType = .password"),
    Row(style: .anchors, line: "    logoImageView.layer.cornerRadius = 20"),
    Row(style: .anchors, line: "      logoImageView.heightAnchor.constraint(equalToConstant: 96),"),
    Row(style: .anchors, scales: true, line: "import AutoScaleUIKit"),
    Row(style: .anchors, scales: true, line: "    fieldsStackView.spacing = 12.auto()"),
    Row(
      style: .anchors, scales: true,
      line: "      logoImageView.heightAnchor.constraint(equalToAutoConstant: 96),"),
    Row(
      style: .anchors, scales: true,
      line: "      hairlineSeparator.heightAnchor.constraint(equalToConstant: 0.5),"),
    Row(style: .snapkit, line: "import SnapKit"),
    Row(style: .snapkit, line: "      make.height.equalTo(96)"),
    Row(style: .snapkit, scales: true, line: "      make.height.equalTo(96.auto())"),
    Row(style: .autoscale, line: "final class LoginView: ViewNode {"),
    Row(style: .autoscale, line: "      $0.height.equalTo(96)"),
    Row(style: .autoscale, scales: true, line: "      $0.height.equalTo(auto: 96)"),
    Row(style: .autoscale, scales: true, line: "      $0.height.equalTo(0.5)"),
  ]

  @Test(arguments: rows)
  func `the code of a log-in screen has a line`(_ row: Row) throws {
    let text = try #require(try code(row.style, scales: row.scales).files.first).text
    #expect(text.split(separator: "\n").contains(Substring(row.line)), "\(text)")
  }

  @Test(arguments: CodeStyle.allCases)
  func `the same document gives the same code`(style: CodeStyle) throws {
    #expect(try code(style).files == code(style).files)
  }

  @Test func `a part without code is named with its line`() throws {
    let markup = SampleXib.text(
      subviews: """
        <label text="Name" strange="YES" id="lab-eL-001">
            <rect key="frame" x="0.0" y="0.0" width="40" height="20"/>
        </label>
        """, constraints: "")
    let document = try InterfaceDocument(data: Data(markup.utf8), path: "Card.xib")
    let code = LayoutCode(of: document, options: CodeOptions())
    let part = try #require(code.omitted.first)
    #expect(
      part.description
        == "Card.xib:\(part.line): warning: the code leaves out the strange of nameLabel; add it by hand"
    )
    #expect(
      code.files[0].text.contains("// The strange of nameLabel has no code."))
  }

  @Test(arguments: [(CodeStyle.anchors, 0), (.autoscale, 1)])
  func `an outlet of a constraint is a property, or is named`(style: CodeStyle, count: Int) throws {
    var scene = AuditDocument()
    scene.views = [
      """
      <view translatesAutoresizingMaskIntoConstraints="NO" id="box">
        <rect key="frame" x="0" y="0" width="40" height="20"/>
      </view>
      """
    ]
    scene.constraints = [
      """
      <constraint firstItem="box" firstAttribute="top" secondItem="safe" secondAttribute="top" \
      constant="8" id="gap"/>
      """
    ]
    scene.outlets = [#"<outlet property="topGap" destination="gap" id="out"/>"#]
    let document = try InterfaceDocument(data: Data(scene.text.utf8), path: "Box.storyboard")
    let code = LayoutCode(of: document, options: CodeOptions(style: style))
    #expect(code.omitted.filter { $0.part == "the outlet topGap of a constraint" }.count == count)
    #expect(code.files[0].text.contains("lazy var topGap") == (count == 0))
  }

  @Test func `only the scene that is asked for is written`() throws {
    let document = try InterfaceDocument(contentsOf: Self.login)
    #expect(LayoutCode(of: document, options: CodeOptions(), scene: "Login").files.count == 1)
    let other = LayoutCode(of: document, options: CodeOptions(), scene: "Other")
    #expect(other.files.isEmpty)
    #expect(other.sceneNames == ["Login"])
  }
}
