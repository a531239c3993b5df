import AutoScaleTestSupport
import Foundation
import Testing

@testable import AutoScaleTool

@Suite struct SnapshotCommandTests {
  private static let screen = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21507">
      <device id="retina4_7" orientation="portrait"/>
      <objects>
        <view userLabel="Shop" id="screen">
          <rect key="frame" x="0" y="0" width="375" height="667"/>
          <subviews>
            <view userLabel="Buy" translatesAutoresizingMaskIntoConstraints="NO" id="buy">
              <rect key="frame" x="16" y="100" width="343" height="44"/>
              <constraints><constraint firstAttribute="height" constant="44" id="h"/></constraints>
            </view>
          </subviews>
          <constraints>
            <constraint firstItem="buy" firstAttribute="leading" secondItem="screen" \
    secondAttribute="leading" constant="16" id="x"/>
            <constraint firstAttribute="trailing" secondItem="buy" secondAttribute="trailing" \
    constant="16" id="r"/>
            <constraint firstItem="buy" firstAttribute="top" secondItem="screen" \
    secondAttribute="top" constant="100" id="y"/>
          </constraints>
        </view>
      </objects>
    </document>
    """

  private let folder: TemporaryFolder
  private let path: String
  private let record: String

  init() throws {
    folder = try TemporaryFolder()
    path = try folder.write(Self.screen, as: "Sources/Shop.xib")
    record = folder.url.appending(path: "Snapshots").path()
  }

  private func run(_ words: String...) -> CommandRun {
    CommandRun(["snapshot", path, "-o", record, "--screens", "320x568,375x667"] + words)
  }

  @Test func `frames are recorded, and a record that holds is silent`() throws {
    #expect(run().output == "\(record)/Shop.xib.json\n")
    let text = try String(contentsOfFile: "\(record)/Shop.xib.json", encoding: .utf8)
    #expect(text.contains("\"320x568@2\": [16, 100, 288, 44]"))
    let check = run("--check")
    #expect(check.status == .success)
    #expect(check.output == "")
  }

  @Test func `what changed is said in words, and nothing is written`() throws {
    _ = run()
    let before = try String(contentsOfFile: "\(record)/Shop.xib.json", encoding: .utf8)
    _ = try folder.write(
      Self.screen.replacing("constant=\"100\"", with: "constant=\"112\""), as: "Sources/Shop.xib")
    let check = run("--check")
    #expect(check.status == .findings)
    #expect(check.output == "\(path): Buy is 12 pt lower on every screen\n")
    #expect(check.errors == "\(path): error: 1 change since the record\n")
    #expect(try String(contentsOfFile: "\(record)/Shop.xib.json", encoding: .utf8) == before)
  }

  @Test func `a document without a record fails the check`() {
    let check = run("--check")
    #expect(check.status == .findings)
    #expect(
      check.errors == "\(path): error: no record in \(record)/Shop.xib.json; "
        + "run without --check to write it\n")
  }

  @Test func `a record that is none fails with its place`() throws {
    try folder.write("[]", as: "Snapshots/Shop.xib.json")
    let check = run("--check")
    #expect(check.status == .findings)
    #expect(check.errors.hasPrefix("\(record)/Shop.xib.json:1:1: error: an object of views"))
  }

  @Test func `documents whose records would replace each other are refused`() throws {
    let other = try folder.write(Self.screen, as: "Others/shop.xib")
    let run = run(other)
    #expect(run.status == .usage)
    #expect(
      run.errors == "error: '\(path)' and '\(other)' would share a record; "
        + "give a folder that contains both\n")
    #expect(CommandRun("snapshot", folder.url.path(), "-o", record).status == .success)
  }

  @Test func `a record needs a folder`() {
    let run = CommandRun("snapshot", path)
    #expect(run.status == .usage)
    #expect(run.errors == "error: -o is missing; see 'autoscale snapshot --help'\n")
  }
}
