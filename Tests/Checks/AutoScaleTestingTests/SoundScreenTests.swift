import AutoScale
import AutoScaleLayout
import AutoScaleLayoutEngine
import AutoScaleTestSupport
import AutoScaleTesting
import AutoScaleTrees
import Foundation
import Testing

@Suite(.quietNotices) struct SoundScreenTests {
  /// A screen with a button that is placed from the leading edge.
  static func screen(width: Double = 200) throws -> ViewNode {
    let button = ButtonNode("buy", title: "Buy")
    let screen = ViewNode("screen") { button }
    try button.makeConstraints { make in
      make.leading.equalToSuperview().offset(16)
      make.top.equalToSuperview().offset(100)
      make.width.equalTo(width)
      make.height.equalTo(44)
    }
    return screen
  }

  /// The words of the issues that some code makes.
  static func issues(_ body: () -> Void) -> [String] {
    let words = Guarded<[String]>([])
    withKnownIssue(isIntermittent: true) {
      body()
    } matching: { issue in
      words.withLock { $0 += issue.comments.map(\.rawValue) }
      return true
    }
    return words.withLock { $0 }
  }

  @Test func `a screen that fits has no issues`() throws {
    expectSound(try Self.screen())
  }

  @Test func `the default rules are those of the first day`() {
    let names = [Finding.Rule].essential.map(\.rawValue)
    #expect(
      names == [
        "conflict", "ambiguous", "no-size", "outside-screen", "overlap", "covered", "cut-off",
        "clipped-text",
      ])
  }

  @Test func `a screen is read in the direction of the context`() throws {
    let (first, second) = (ButtonNode("first", title: "A"), ButtonNode("second", title: "B"))
    let screen = ViewNode("screen") {
      first
      second
    }
    try first.makeConstraints { make in
      make.leading.top.equalToSuperview().offset(16)
      make.size.equalTo(44)
    }
    // In English it lies in the middle, and in Arabic on the first one.
    try second.makeConstraints { make in
      make.right.equalToSuperview().offset(-16)
      make.top.equalToSuperview().offset(16)
      make.size.equalTo(44)
    }
    expectSound(screen)
    var arabic = ScreenContext.current
    arabic.layoutDirection = .rightToLeft
    let issues = Self.issues { ScreenContext.with(arabic) { expectSound(screen) } }
    #expect(issues.contains { $0.hasSuffix("[overlap]") }, "\(issues)")
  }

  @Test func `what breaks is an issue that names the widths`() throws {
    let screen = try Self.screen(width: 340)
    #expect(
      Self.issues { expectSound(screen) } == [
        "screen: error: buy passes the right edge of the screen by 36 pt; 320…355 pt: "
          + "iPhone SE (3rd generation) zoomed, iPhone 17e zoomed, Split View third; to fix it, add "
          + "buy.trailing <= screen.trailing - 16, and give buy.width = 340 the priority 999 [outside-screen]"
      ])
  }

  @Test func `constraints that are left out and numbers of no use are issues`() throws {
    let screen = try Self.screen()
    let button = screen.children[0]
    screen.addConstraint(LayoutConstraint(button, .left, constant: .nan))
    button.font = .system(-3)
    try screen.makeConstraints { make in
      make.height.greaterThanOrEqualTo(1).constraint.update(
        offset: .infinity, fileID: "A.swift", line: 7)
    }
    #expect(
      Self.issues { expectSound(screen, rules: [.overlap]) } == [
        "screen leaves out buy.left = nan: a number in it is NaN, infinite or larger than 1e300; use a "
          + "smaller one",
        "A.swift:7: error: 'screen.height' has the constant inf; make it finite",
        "screen/buy: the font size is -3; make it finite and greater than 0",
      ])
    #expect(LayoutEngine().layout(screen, in: Screen.phones[0]).diagnose().isSound == false)
  }

  @Test func `an issue on given screens names the widths that were audited`() throws {
    let screen = try Self.screen(width: 340)
    let (least, most) = (try Screen(width: 320, height: 568), try Screen(width: 375, height: 667))
    let issues = Self.issues { expectSound(screen, on: [least, most], rules: [.outsideScreen]) }
    #expect(issues.map { $0.hasSuffix("[outside-screen] (audited on 320…375 pt)") } == [true])
    let single = Self.issues { expectSound(screen, on: [least], rules: [.outsideScreen]) }
    #expect(single.map { $0.hasSuffix("[outside-screen] (audited on 320 pt)") } == [true])
  }

  @Test func `only the screens, the rules and the severities that are asked for count`() throws {
    let screen = try Self.screen(width: 340)
    expectSound(screen, on: [try Screen(named: "iPhone 17")])
    expectSound(screen, rules: [.overlap])
    let all = Finding.Rule.allCases
    let small = try Self.screen(width: 20)
    #expect(Self.issues { expectSound(small, rules: all) }.count == 2)
    #expect(Self.issues { expectSound(small, rules: [.smallTarget]) }.count == 1)
    expectSound(small, rules: all, failingFrom: .error)
  }

  @Test func `a layout names what is wrong by rule`() throws {
    let screen = try Self.screen(width: 340)
    let phone = try ScreenContext(width: 320, height: 568)
    let layout = LayoutEngine().layout(screen, in: phone)
    #expect(layout.findings().map(\.rule) == [.outsideScreen])
    #expect(layout.findings(.outsideScreen).first?.worstWidth == 320)
    #expect(layout.findings(.overlap, .clippedText).isEmpty)
  }

  @Test func `a document is looked at in each language`() throws {
    let folder = try TemporaryFolder([
      "Base.lproj/Shop.xib": Self.document, "de.lproj/Shop.strings": Self.german,
    ])
    let url = folder.url.appending(path: "Base.lproj/Shop.xib")
    expectSound(documentAt: url)
    expectSound(documentAt: url.path(percentEncoded: false))
    let issues = Self.issues {
      expectSound(documentAt: url, languages: ["de"])
    }
    #expect(issues.count == 1)
    #expect(issues.first?.contains("Title needs ") == true)
    #expect(issues.first?.hasSuffix("[clipped-text] (in de)") == true)
  }

  @Test func `what the layout of a document leaves out is an issue`() throws {
    let folder = try TemporaryFolder([
      "Shop.xib": Self.document.replacing(
        #"constant="16" id="x""#, with: #"constant="1e301" id="x""#)
    ])
    let url = folder.url.appending(path: "Shop.xib")
    let issues = Self.issues { expectSound(documentAt: url, rules: [.overlap]) }
    #expect(
      issues == [
        "\(url.path(percentEncoded: false)):5:5 leaves out Title.leading = screen.leading + 1e+301: a number "
          + "in it is NaN, infinite or larger than 1e300; use a smaller one"
      ])
  }

  @Test func `a document that is not there is an issue`() {
    let issues = Self.issues { expectSound(documentAt: URL(filePath: "/nowhere/Shop.xib")) }
    #expect(issues.count == 1)
    #expect(issues.first?.hasPrefix("/nowhere/Shop.xib") == true)
  }

  private static let german = """
    "title.text" = "Geschwindigkeitsbegrenzung aufgehoben";
    """

  private static let document = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21507">
      <device id="retina4_7" orientation="portrait"/>
      <objects>
        <view id="screen">
          <rect key="frame" x="0" y="0" width="375" height="667"/>
          <subviews>
            <label userLabel="Title" text="Speed" translatesAutoresizingMaskIntoConstraints="NO" \
    id="title">
              <rect key="frame" x="16" y="100" width="200" height="20.5"/>
              <constraints><constraint firstAttribute="width" constant="200" id="w"/></constraints>
            </label>
          </subviews>
          <constraints>
            <constraint firstItem="title" firstAttribute="leading" secondItem="screen" \
    secondAttribute="leading" constant="16" id="x"/>
            <constraint firstItem="title" firstAttribute="top" secondItem="screen" \
    secondAttribute="top" constant="100" id="y"/>
          </constraints>
        </view>
      </objects>
    </document>
    """
}
