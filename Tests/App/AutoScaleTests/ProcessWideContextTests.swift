import AutoScale
import Foundation
import Testing

/// The process-wide context, each test in a process of its own.
@Suite struct ProcessWideContextTests {
  @Test func `values stay what they are while no context was ever set`() async {
    await #expect(processExitsWith: .success) {
      let isUnset = ScreenContext.processWide == nil && ScreenContext.current == .design
      exit(isUnset && 16.3.auto() == 16.3 && 375.auto() == 375 ? 0 : 1)
    }
  }

  @Test func `every task sees the process-wide context, but for those with an override`() async {
    await #expect(processExitsWith: .success) {
      let narrow = try ScreenContext(width: 320, height: 568)
      let wide = try ScreenContext(width: 440, height: 956)
      ScreenContext.processWide = wide
      let here = 375.auto()
      let detached = await Task.detached { 375.auto() }.value
      let inside = ScreenContext.with(narrow) { 375.auto() }
      let outOfReach = await ScreenContext.with(narrow) {
        await Task.detached { 375.auto() }.value
      }
      exit(
        here == 440 && detached == 440 && inside == 320 && outOfReach == 440
          && ScreenContext.current == wide ? 0 : 1)
    }
  }

  @Test func `a screen is taken in place of a context`() async {
    await #expect(processExitsWith: .success) {
      ScreenContext.setProcessWide(try Screen(width: 320, height: 568))
      let everywhere = 375.auto()
      let inside = ScreenContext.with(try Screen(width: 440, height: 956)) { 375.auto() }
      exit(everywhere == 320 && inside == 440 ? 0 : 1)
    }
  }

  @Test func `a process-wide rule that rounds is applied whole, and can be taken back`() async {
    await #expect(processExitsWith: .success) {
      let rule = try ScalingRule(rounding: .nearestPixel)
      ScreenContext.processWide = try ScreenContext(width: 320, height: 568, rule: rule)
      let rounded = 16.auto()
      ScreenContext.processWide = nil
      exit(rounded == 13.5 && 16.auto() == 16 ? 0 : 1)
    }
  }

  @Test func `an override elsewhere does not hide the process-wide context`() async {
    await #expect(processExitsWith: .success) {
      let narrow = try ScreenContext(width: 320, height: 568)
      ScreenContext.processWide = try ScreenContext(width: 440, height: 956)
      let gate = AsyncStream.makeStream(of: Void.self)
      let task = ScreenContext.with(narrow) {
        Task {
          for await _ in gate.stream {}
          return 375.auto()
        }
      }
      let meanwhile = 375.auto()
      gate.continuation.finish()
      let outlived = await task.value
      exit(meanwhile == 440 && outlived == 320 && 375.auto() == 440 ? 0 : 1)
    }
  }

  /// Contexts whose width equals their reference scale by exactly 1; a width of one with the
  /// reference of another would show at once.
  @Test func `width and reference never come from different contexts`() async {
    await #expect(processExitsWith: .success) {
      let contexts = try [300.0, 500, 700].map { side in
        try ScreenContext(
          width: side, height: 2 * side, rule: ScalingRule(referenceWidth: side * 2))
      }
      ScreenContext.processWide = contexts[0]
      let torn = await withTaskGroup(of: Int.self) { group in
        for writer in 0..<2 {
          group.addTask {
            for round in 0..<20_000 { ScreenContext.processWide = contexts[(round + writer) % 3] }
            return 0
          }
        }
        for _ in 0..<2 {
          group.addTask { (0..<200_000).count { _ in 16.auto() != 8 } }
        }
        return await group.reduce(0, +)
      }
      exit(torn == 0 ? 0 : 1)
    }
  }
}
