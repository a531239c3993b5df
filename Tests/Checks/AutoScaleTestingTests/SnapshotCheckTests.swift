import AutoScale
import AutoScaleTestSupport
import AutoScaleTesting
import AutoScaleTrees
import Foundation
import Testing

@Suite struct SnapshotCheckTests {
  private let folder: TemporaryFolder
  private let file: String
  private let screens: [Screen]

  init() throws {
    folder = try TemporaryFolder()
    // A space and a letter that a URL encodes stand in the paths of many projects.
    file = folder.url.appending(path: "Mein Geschäft/ShopTests.swift").path(percentEncoded: false)
    screens = [
      try Screen(width: 320, height: 568), try Screen(width: 321, height: 568),
      try Screen(width: 375, height: 667),
    ]
  }

  private func issues(_ screen: ViewNode, record: Bool? = nil) -> [String] {
    SoundScreenTests.issues {
      expectSnapshot(of: screen, named: "shop", on: screens, record: record, file: file)
    }
  }

  static let advice =
    "add exclude: [\"LayoutSnapshots\"] to the test target in Package.swift, so that SwiftPM leaves the "
    + "files alone"

  @Test func `the first record says how SwiftPM leaves the files alone`() throws {
    let screen = try SoundScreenTests.screen()
    #expect(
      issues(screen, record: true).map { $0.hasSuffix("'record: true'; \(Self.advice)") } == [true])
    #expect(issues(screen, record: true).map { $0.hasSuffix("remove 'record: true'") } == [true])
  }

  @Test func `the first record of the environment says so too, and fails nothing`() async throws {
    let result = await #expect(
      processExitsWith: .success, observing: [\.standardOutputContent]
    ) {
      setenv("AUTOSCALE_RECORD", "1", 1)
      let folder = try TemporaryFolder()
      let file = folder.url.appending(path: "ShopTests.swift").path(percentEncoded: false)
      let screens = [try Screen(width: 320, height: 568)]
      for _ in 1...2 {
        let issues = SoundScreenTests.issues {
          expectSnapshot(of: ViewNode("screen"), named: "shop", on: screens, file: file)
        }
        print("issues:", issues)
      }
    }
    let output = String(
      decoding: try #require(result).standardOutputContent, as: UTF8.self)
    let advice = Self.advice.replacing("\"", with: "\\\"")
    #expect(output.contains("LayoutSnapshots/shop.json; \(advice)\"]\nissues: []"), "\(output)")
  }

  @Test func `nothing is recorded unasked, and nothing on record fails`() throws {
    let issues = issues(try SoundScreenTests.screen())
    let path = folder.url.appending(path: "Mein Geschäft/LayoutSnapshots/shop.json")
      .path(percentEncoded: false)
    #expect(
      issues == [
        "no frames are recorded in \(path); run AUTOSCALE_RECORD=1 swift test; \(Self.advice)"
      ])
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path()) == [])
  }

  @Test func `what is on record is a line for each view and screen`() throws {
    #expect(issues(try SoundScreenTests.screen(), record: true).count == 1)
    let url = folder.url.appending(path: "Mein Geschäft/LayoutSnapshots/shop.json")
    #expect(
      try String(contentsOf: url, encoding: .utf8) == """
        {
          "screen": {
            "320x568@2": [0, 0, 320, 568],
            "321x568@2": [0, 0, 321, 568],
            "375x667@2": [0, 0, 375, 667]
          },
          "buy": {
            "320x568@2": [16, 100, 200, 44],
            "321x568@2": [16, 100, 200, 44],
            "375x667@2": [16, 100, 200, 44]
          }
        }

        """)
    #expect(issues(try SoundScreenTests.screen()) == [])
  }

  @Test func `a change is said in words, with the widths`() throws {
    _ = issues(try SoundScreenTests.screen(), record: true)
    #expect(
      issues(try SoundScreenTests.screen(width: 180)) == ["buy is 20 pt narrower on every screen"])
  }
}
