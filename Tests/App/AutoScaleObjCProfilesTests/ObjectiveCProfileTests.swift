import AutoScale
import AutoScaleObjC
import AutoScaleObjCProfiles
import AutoScaleProfiles
import Foundation
import Testing

/// What Objective-C code calls, by its names in Swift.
@Suite struct ObjectiveCProfileTests {
  private static let file = Data(
    #"{"UILabel": [{"title": {"marginLeft": 6, "imageName": "sun", "isBold": true}}]}"#.utf8)

  private let profiles = ASCProfiles(ProfileStore(files: ["Login_iPhone6.json": file]))

  /// Twice the width for which the profile is drawn.
  private let screen: ASCContext

  init() throws { screen = try ASCContext.make(width: 750, height: 1334) }

  @Test func `values are numbers, strings and Booleans for a screen`() throws {
    try profiles.load()
    let values = try profiles.values(for: "title", in: "Login", on: screen)
    #expect(values.count == 3)
    #expect(values["marginLeft"] as? Double == 12)
    #expect(values["imageName"] as? String == "sun")
    #expect(values["isBold"] as? Bool == true)
  }

  @Test func `a context counts in its block alone`() throws {
    try profiles.load()
    var current: Any?
    screen.run { current = try? profiles.values(for: "title", in: "Login")["marginLeft"] }
    #expect(current as? Double == 12)
    #expect(ASCContext.current().width == 375)
  }

  @Test func `a context scales numbers`() throws {
    #expect(screen.factor == 2 && screen.width == 750 && screen.height == 1334)
    #expect(screen.autoValue(16) == 32)
  }

  @Test func `a completion is called once the files are loaded`() async throws {
    let error = await withCheckedContinuation { continuation in
      profiles.load { continuation.resume(returning: $0) }
    }
    #expect(error == nil)
    #expect(try profiles.values(for: "title", in: "Login", on: screen).count == 3)
  }

  @Test func `errors have the text of Swift's`() async throws {
    func message(_ body: () throws -> Void) -> String? {
      do { try body() } catch { return (error as NSError).localizedDescription }
      return nil
    }
    #expect(
      message { _ = try profiles.values(for: "title", in: "Login") }
        == "no profile is loaded; call load() and wait for it before the first look-up")
    let damaged = ASCProfiles(ProfileStore(files: ["Login_iPhone6.json": Data("{".utf8)]))
    let text = "Login_iPhone6.json:1:2: error: the file ends too early; close the open brackets"
    #expect(message { try damaged.load() }?.hasPrefix(text) == true)
    let error = await withCheckedContinuation { continuation in
      damaged.load { continuation.resume(returning: $0) }
    }
    #expect((error as NSError?)?.localizedDescription.hasPrefix(text) == true)
  }
}
