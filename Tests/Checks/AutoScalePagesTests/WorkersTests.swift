import AutoScale
import Testing

@testable import AutoScalePages

@Suite struct WorkersTests {
  @Test(arguments: [0, 1, 2, 7, 100])
  func `each value is changed once, on any number of threads`(threads: Int) {
    var values = Array(0..<50)
    let calls = Guarded(0)
    Workers.forEach(in: &values, on: threads) { value, index in
      calls.withLock { $0 += 1 }
      value += index
    }
    #expect(values == (0..<50).map { 2 * $0 })
    #expect(calls.withLock { $0 } == 50)
  }

  @Test func `no value is no call`() {
    var values: [Int] = []
    Workers.forEach(in: &values, on: 4) { _, _ in Issue.record("called") }
    #expect(values.isEmpty)
  }
}
