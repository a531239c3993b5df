// Swift Testing starts processes of its own on these systems only.
#if canImport(UIKit) && os(Linux)
  import AutoScaleUIKit
  import Testing
  import UIKit

  @Suite struct MissingContextTests {
    @Test func `a context that was never set says so once, with the line to write`() async throws {
      let result = try await #require(
        processExitsWith: .success, observing: [\.standardOutputContent]
      ) {
        _ = 16.auto()
        _ = UIFont.systemFont(ofSize: 16).auto()
      }
      let output = String(decoding: result.standardOutputContent, as: UTF8.self)
      #expect(output.ranges(of: "the screen was never set").count == 1)
      #expect(output.contains("ScreenContext.follow(window)"))
      #expect(output.contains(#"16.auto(in: screenContext) with @Environment(\.screenContext)."#))
    }

    @Test func `a context that was set or put around says nothing`() async throws {
      let result = try await #require(
        processExitsWith: .success, observing: [\.standardOutputContent]
      ) {
        let context = try ScreenContext(width: 390, height: 844)
        ScreenContext.with(context) { _ = 16.auto() }
        ScreenContext.processWide = context
        _ = 16.auto()
        ScreenContext.processWide = nil
        _ = 16.auto()
      }
      let output = String(decoding: result.standardOutputContent, as: UTF8.self)
      #expect(!output.contains("AutoScale: "))
    }
  }
#endif
