import TestSupport
import Testing

@testable import ConstraintSolver

@Suite struct PlaceQueueTests {
  @Test("places come out in ascending order, whatever went in and out before", arguments: 0..<20)
  func order(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    var queue = PlaceQueue()
    let limit = Int.random(in: 1...300, using: &random)
    queue.reserve(limit)
    var expected: Set<Int> = []
    for _ in 0..<500 {
      switch Int.random(in: 0..<4, using: &random) {
      case 0:
        let place = Int.random(in: 0..<limit, using: &random)
        queue.insert(place)
        expected.insert(place)
      case 1:
        let start = Int.random(in: 0...limit, using: &random)
        let places = start..<Int.random(in: start...limit, using: &random)
        queue.insertAll(places)
        expected.formUnion(places)
      case 2:
        let end = Int.random(in: 0...limit, using: &random)
        let first = expected.min().flatMap { $0 < end ? $0 : nil }
        #expect(queue.popFirst(before: end) == first)
        if let first { expected.remove(first) }
      default:
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
