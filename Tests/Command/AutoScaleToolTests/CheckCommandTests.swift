import AutoScaleTestSupport
import Foundation
import Testing

@testable import AutoScaleTool

@Suite struct CheckCommandTests {
  /// A document of a screen 480 wide and high, with a title over a line and what is given.
  private func document(
    titleWidth: Double = 440, lineY: Double = 148, title: String = "", more: String = "",
    constraints: String = ""
  ) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
    toolsVersion="17156" targetRuntime="iOS.CocoaTouch">
      <objects>
        <view id="top">
          <rect key="frame" x="0" y="0" width="480" height="480"/>
          <subviews>
            <view userLabel="Title" translatesAutoresizingMaskIntoConstraints="NO" id="title" \(title)>
              <rect key="frame" x="20" y="100" width="\(titleWidth)" height="40"/>
            </view>
            <view translatesAutoresizingMaskIntoConstraints="NO" id="line">
              <rect key="frame" x="20" y="\(lineY)" width="440" height="1"/>
              <constraints>
                <constraint firstAttribute="height" constant="1" id="c1"/>
              </constraints>
            </view>
            \(more)
          </subviews>
          <constraints>
            <constraint firstItem="title" firstAttribute="leading" secondItem="top" \
    secondAttribute="leading" constant="20" id="c2"/>
            <constraint firstItem="title" firstAttribute="centerX" secondItem="top" \
    secondAttribute="centerX" id="c3"/>
            <constraint firstItem="title" firstAttribute="top" secondItem="top" \
    secondAttribute="top" constant="100" id="c4"/>
            <constraint firstItem="line" firstAttribute="top" secondItem="title" \
    secondAttribute="bottom" constant="8" id="c5"/>
            <constraint firstItem="line" firstAttribute="leading" secondItem="top" \
    secondAttribute="leading" constant="20" id="c6"/>
            <constraint firstAttribute="trailing" secondItem="line" secondAttribute="trailing" \
    constant="20" id="c7"/>
            <constraint firstItem="title" firstAttribute="height" constant="40" id="c8"/>
            \(constraints)
          </constraints>
        </view>
      </objects>
    </document>
    """
  }

  private func run(_ document: String, _ words: String...) throws -> CommandRun {
    let folder = try TemporaryFolder()
    let path = try folder.write(document, as: "Screen.xib")
    let run = CommandRun(["check", path] + words)
    return run.with(path, calledAs: "Screen.xib")
  }

  @Test func `only all views are 100 percent`() {
    #expect(1999.percentage(of: 2000) == "99.9 %")
    #expect(2000.percentage(of: 2000) == "100 %")
  }

  @Test func `a document whose frames follow from its constraints agrees`() throws {
    let run = try run(document())
    #expect(run.status == .success)
    #expect(run.output == "2 of 2 views agree (100 %)\n")
  }

  @Test func `a misplaced view is told with the constraint it contradicts`() throws {
    let run = try run(document(titleWidth: 450))
    #expect(run.status == .findings)
    #expect(
      run.output == """
        1: the stored frame contradicts the view's own constraints
          Screen.xib:7: UIView Title: stored width 450, its constraints make it 440; \
        Title.centerX = top.centerX is off by 5
        files with less than 60 % agreement:
          50 %  1 of 2  Screen.xib: Title misplaced
        misplaced: 1 computed, 0 marked by Xcode, 0 both
        1 of 2 views agree (50 %)

        """)
  }

  @Test func `a point that whole numbers explain is told apart`() throws {
    let run = try run(document(titleWidth: 441))
    #expect(
      run.lines.prefix(2) == [
        "1: the stored frame is on whole points, at most one off its constraints",
        "  Screen.xib:7: UIView Title: stored width 441, its constraints make it 440; "
          + "Title.centerX = top.centerX is off by 0.5",
      ])
  }

  @Test func `a view that another one moves names that one`() throws {
    let text = document(lineY: 160).replacing(#"height="40""#, with: #"height="52""#)
    let run = try run(text)
    #expect(
      run.lines[2...3] == [
        "1: another view has moved",
        "  Screen.xib:10: UIView line: stored (20, 160, 440, 1), solved (20, 148, 440, 1); "
          + "follows from UIView Title: Title.height = 40 is off by 12",
      ])
  }

  @Test func `what Xcode marks as misplaced is not compared but counted`() throws {
    let wrong = try run(document(titleWidth: 450, title: #"misplaced="YES""#))
    #expect(wrong.status == .success)
    #expect(
      wrong.lines == [
        "misplaced: 1 computed, 1 marked by Xcode, 1 both", "1 of 1 views agree (100 %)",
      ])
    let right = try run(document(title: #"misplaced="YES""#))
    #expect(
      right.lines.first
        == "misplaced: 0 computed, 1 marked by Xcode, 0 both; of the others marked: 1 in place")
  }

  @Test func `required constraints that contradict each other are listed with the names of views`()
    throws
  {
    let wide = #"<constraint firstItem="title" firstAttribute="width" constant="100" id="c9"/>"#
    let run = try run(document(titleWidth: 100, constraints: wide))
    #expect(
      run.output.contains(
        "these cannot hold together: top is as large as the screen; Title.leading = top.leading + 20; Title.centerX = top.centerX; "
          + "Title.width = 100"))
  }

  @Test func `a view whose place nothing decides is open`() throws {
    let open = """
      <view translatesAutoresizingMaskIntoConstraints="NO" id="open">
        <rect key="frame" x="50" y="300" width="10" height="10"/>
        <constraints>
          <constraint firstAttribute="width" constant="10" id="d1"/>
          <constraint firstAttribute="height" constant="10" id="d2"/>
        </constraints>
      </view>
      """
    let run = try run(document(more: open))
    #expect(run.lines.first == "1: the constraints leave the frame open")
    #expect(run.lines[1] == "  Screen.xib:16: UIView open: its x, y are ambiguous")
  }

  @Test func `a view that no constraint mentions follows its frame and is not compared`() throws {
    let loose = """
      <view translatesAutoresizingMaskIntoConstraints="NO" id="loose">
        <rect key="frame" x="50" y="300" width="10" height="10"/>
      </view>
      """
    #expect(try run(document(more: loose)).output == "2 of 2 views agree (100 %)\n")
  }

  @Test func `a text of another size than measured is told with both`() throws {
    let folder = try TemporaryFolder()
    let text = FramesCommandTests.document().replacing("41.5", with: "100")
    let path = try folder.write(text, as: "Screen.xib")
    let run = CommandRun("check", path, "--sizes", "measured").with(path, calledAs: "Screen.xib")
    #expect(
      run.lines == [
        "1: a text, a baseline or an image has another measured size",
        "  Screen.xib:9: UILabel label: stored width 100, height 20.5, its content makes them 41.5, 21; "
          + "it depends on a text that is not in the document",
        "files with less than 60 % agreement:", "  50 %  1 of 2  Screen.xib: label content",
        "1 of the 1 others depend on facts outside the document: "
          + "1 on a text that is not in the document",
        "on other screens, 12 views in 4 layouts: 0 negative lengths, 0 contents without a size, "
          + "0 open frames",
        "1 of 2 views agree (50 %)",
      ])
    #expect(CommandRun("check", path).status == .success)
  }

  @Test func `stacks are compared with measured sizes too, and counted`() throws {
    let stack = """
      <stackView translatesAutoresizingMaskIntoConstraints="NO" id="stack">
        <rect key="frame" x="20" y="300" width="100" height="21"/>
        <subviews><label text="Label" translatesAutoresizingMaskIntoConstraints="NO" id="text">
          <rect key="frame" x="0" y="0" width="100" height="21"/>
        </label></subviews>
      </stackView>
      """
    let place = """
      <constraint firstItem="stack" firstAttribute="leading" secondItem="top" \
      secondAttribute="leading" constant="20" id="s1"/>
      <constraint firstItem="stack" firstAttribute="top" secondItem="top" secondAttribute="top" \
      constant="300" id="s2"/>
      """
    let run = try run(document(more: stack, constraints: place))
    #expect(
      run.lines == [
        "0 of 2 views in stacks agree with measured sizes (0 %)", "4 of 4 views agree (100 %)",
      ])
  }

  @Test func `an inset of the safe area that no stored frame tells is said to be a guess`() throws {
    let lowest = #"<constraint firstAttribute="bottom" secondItem="box" secondAttribute="bottom" "#
    let folder = try TemporaryFolder()
    let text = FramesCommandTests.document().replacing(
      lowest,
      with: #"<constraint firstItem="safe" firstAttribute="bottom" "#
        + #"relation="greaterThanOrEqual" secondItem="box" secondAttribute="bottom" constant="20" "#
        + #"id="c9"/>\#(lowest)priority="500" "#)
    let path = try folder.write(text, as: "Screen.xib")
    let miss = try #require(CommandRun("check", path).lines.dropFirst().first)
    #expect(
      miss.hasSuffix("is off by 20, and the safe area is a guess at the bottom"), "\(miss)")
  }

  @Test func `views that disagree fail with an error that counts them`() throws {
    let run = try run(document(titleWidth: 441))
    #expect(run.status == .findings)
    #expect(run.errors.hasSuffix("error: 1 of 2 views disagree\n"))
  }

  @Test func `warnings fail on request alone`() throws {
    let odd = document(more: #"<unheardOf id="odd"/>"#)
    #expect(try run(odd).status == .success)
    let strict = try run(odd, "--strict")
    #expect(strict.status == .findings)
    #expect(strict.errors.hasSuffix("error: 1 warning with --strict\n"))
    #expect(try run(document(), "--strict").status == .success)
  }

  @Test func `a folder stands for its documents`() throws {
    let folder = try TemporaryFolder()
    for name in ["A.xib", "Inner/B.xib", "Pods/C.xib"] {
      _ = try folder.write(document(), as: name)
    }
    let run = CommandRun("check", folder.url.path())
    #expect(run.output == "4 of 4 views agree (100 %)\n")
  }

  @Test(.enabled(if: getuid() != 0, "the superuser reads all folders"))
  func `a folder that cannot be read is named`() throws {
    let folder = try TemporaryFolder()
    _ = try folder.write(document(), as: "A.xib")
    _ = try folder.write(document(), as: "Closed/B.xib")
    let closed = folder.url.appending(path: "Closed").path
    try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: closed)
    defer {
      #expect(throws: Never.self) {
        try FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: closed)
      }
    }
    let run = CommandRun("check", folder.url.path())
    #expect(run.status == .findings)
    #expect(run.errors.contains("Closed' cannot be read: "))
  }

  @Test func `a document that contradicts itself is a finding with its warnings`() throws {
    let broken = document(
      constraints: #"<constraint firstItem="gone" firstAttribute="top" constant="1" id="c9"/>"#)
    let warning =
      "Screen.xib:26:9: warning: firstItem refers to 'gone', which does not exist "
      + "(in 'constraint c9'); the reference is left out; delete it in Interface Builder"
    let run = try run(broken)
    #expect(run.status == .findings)
    #expect(run.output == "2 of 2 views agree (100 %)\n")
    #expect(run.errors == warning + "\nScreen.xib: error: 1 contradiction, see the warnings\n")
    let json = try self.run(broken, "--json")
    #expect(json.status == .findings)
    #expect(json.errors == "Screen.xib: error: 1 contradiction, see the warnings\n")
    #expect(json.output.contains(#""warnings":["\#(warning)"]"#))
  }

  @Test func `each file is an object of JSON, one that cannot be read too`() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(document(titleWidth: 450), as: "Screen.xib")
    let broken = try folder.write("<document>", as: "Broken.xib")
    let run = CommandRun("check", "--json", path, broken)
    let objects = try run.objects()
    #expect(run.status == .findings)
    #expect(objects.count == 2)
    #expect(objects[0]["file"] as? String == path)
    #expect(objects[0]["scored"] as? Int == 2)
    #expect(objects[0]["agreeing"] as? Int == 1)
    let misplaced = objects[0]["misplaced"] as? [String: Int]
    #expect(
      misplaced == ["computed": 1, "marked": 0, "both": 0, "following": 0, "inPlace": 0])
    let miss = try #require((objects[0]["misses"] as? [[String: Any]])?.first)
    #expect(miss["id"] as? String == "title")
    #expect(miss["name"] as? String == "Title")
    #expect(miss["line"] as? Int == 7)
    #expect(miss["cause"] as? String == "misplaced")
    #expect(miss["stored"] as? [Double] == [20, 100, 450, 40])
    #expect(miss["solved"] as? [Double] == [20, 100, 440, 40])
    #expect(objects[1]["file"] as? String == broken)
    #expect((objects[1]["error"] as? String)?.contains("Broken.xib") == true)
  }
}

extension CommandRun {
  /// The same run with a shorter name for a file.
  fileprivate func with(_ path: String, calledAs name: String) -> CommandRun {
    CommandRun(
      status: status, output: output.replacing(path, with: name),
      errors: errors.replacing(path, with: name))
  }
}
