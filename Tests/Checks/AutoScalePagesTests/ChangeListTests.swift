import Foundation
import Testing

@testable import AutoScalePages

@Suite struct ChangeListTests {
  @Test(
    arguments: [
      ([], "[]"), ([5, 1, -2], "[5,1,-2]"), ([5, 0, 3], "[5,0,3]"),
      ([5, 0, 0, 0, 3, 0, 1], "[[0,5,4,3,2,1]]"), ([0, 0, 0, 7], "[[3,7]]"),
    ] as [([Int], String)])
  func `where most changes are none, a page has the places of the others`(
    changes: [Int], json: String
  ) throws {
    let data = try JSONEncoder().encode(ChangeList(changes))
    #expect(String(decoding: data, as: UTF8.self) == json)
  }
}
