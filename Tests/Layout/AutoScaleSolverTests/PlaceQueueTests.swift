import AutoScaleTestSupport
import Testing

@testable import AutoScaleSolver

@Suite struct PlaceQueueTests {
  @Test("places come out in ascending order, whatever went in and out before", arguments: 0..<20)
  func order(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    var queue = PlaceQueue()
    let limit = Int.random(in: 1...300, using: &random)
    queue.reserve(limit)
    var expected: Set<Int> = []
    for _ in 0..<500 {
      if Int.random(in: 0..<8, using: &random) > 0 {
        let place = Int.random(in: 0..<limit, using: &random)
        queue.insert(place)
        expected.insert(place)
      } else {
        for _ in 0..<limit / 2 { #expect(queue.popFirst() == expected.popMin()) }
      }
    }
    while let place = expected.popMin() { #expect(queue.popFirst() == place) }
    #expect(queue.popFirst() == nil)
  }
}

extension Set<Int> {
  fileprivate mutating func popMin() -> Int? { self.min().flatMap { remove($0) } }
}
