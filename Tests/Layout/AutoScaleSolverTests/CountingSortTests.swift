import AutoScaleTestSupport
import Testing

@testable import AutoScaleSolver

@Suite struct CountingSortTests {
  private func buffer(_ elements: [Int32]) -> Buffer<Int32> {
    var buffer = Buffer<Int32>()
    for element in elements { buffer.append(element) }
    return buffer
  }

  /// Items by their keys, and where the items of each key begin.
  private func sort(_ items: [Int32], by keys: [Int32], keyCount: Int) -> (
    sorted: [Int32], starts: [Int32]
  ) {
    var sorted = buffer(items)
    var sorting = CountingSort()
    sorting.sort(&sorted, by: buffer(keys), keyCount: keyCount)
    return (
      (0..<sorted.count).map { sorted[$0] }, (0...keyCount).map { sorting.starts[$0] }
    )
  }

  @Test func `equal keys keep their order, and each key's items are a range`() {
    let (sorted, starts) = sort([0, 1, 2, 3, 4], by: [3, 0, 3, 1, 0], keyCount: 5)
    #expect(sorted == [1, 4, 3, 0, 2])
    #expect(starts == [0, 2, 3, 3, 5, 5])
  }

  @Test func `nothing sorts to nothing`() {
    #expect(sort([], by: [], keyCount: 0) == ([], [0]))
    #expect(sort([], by: [], keyCount: 2) == ([], [0, 0, 0]))
  }

  @Test(arguments: UInt64(1)...20)
  func `it sorts as the standard library does`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let keyCount = Int.random(in: 1...40, using: &random)
    let count = Int.random(in: 0...60, using: &random)
    let keys = (0..<count).map { _ in Int32.random(in: 0..<Int32(keyCount), using: &random) }
    let items = (0..<Int32(count)).shuffled(using: &random)
    let expected = items.enumerated().sorted {
      (keys[Int($0.element)], $0.offset) < (keys[Int($1.element)], $1.offset)
    }
    #expect(sort(items, by: keys, keyCount: keyCount).sorted == expected.map(\.element))
  }
}
