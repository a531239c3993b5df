import AutoScaleTestSupport
import Testing

@testable import AutoScaleSolver

@Suite struct PriorityTableTests {
  @Test("required is number 0, and each other priority has one number")
  func numbers() {
    var table = PriorityTable()
    let priorities: [Priority] = [.required, 750, 250, 750, .required, 250]
    #expect(priorities.map { table.retain($0) } == [0, 1, 2, 1, 0, 2])
    #expect(table.all == [.required, 750, 250])
  }

  @Test("a number is free once nobody has its priority")
  func release() {
    var table = PriorityTable()
    let (first, again) = (table.retain(750), table.retain(750))
    table.release(first)
    #expect(table.retain(250) != first)
    table.release(again)
    #expect(table.retain(500) == first)
    #expect(table[first] == 500)
    #expect(table.retain(750) == 3)
  }

  @Test("a priority has the same number as long as somebody has it, and no other one has it")
  func history() {
    var random = SplitMix64(seed: 1)
    var table = PriorityTable()
    var held: [(priority: Priority, number: Int32)] = []
    for step in 0..<5000 {
      // Many priorities for a while, then few, so that numbers are given back.
      let isRetaining = Int.random(in: 0..<10, using: &random) < (step % 1000 < 500 ? 6 : 4)
      if isRetaining || held.isEmpty {
        let priority = Priority(rawValue: Float(Int.random(in: 1...60, using: &random))) ?? .low
        held.append((priority, table.retain(priority)))
      } else {
        let gone = held.swapRemove(at: Int.random(in: held.indices, using: &random))
        table.release(gone.number)
      }
      #expect(held.allSatisfy { table[$0.number] == $0.priority })
      #expect(table.all.count <= 61)
    }
  }
}

extension Array {
  fileprivate mutating func swapRemove(at index: Int) -> Element {
    swapAt(index, count - 1)
    return removeLast()
  }
}
