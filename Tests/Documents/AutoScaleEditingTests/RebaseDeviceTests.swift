import AutoScale
import AutoScaleInterfaceBuilder
import Testing

@testable import AutoScaleEditing

@Suite struct RebaseDeviceTests {
  struct Row: Sendable {
    let old: String
    let width: Double
    let expected: String
  }

  /// The kind of a phone counts only where its width has both kinds.
  static let rows = [
    Row(old: "retina4_7", width: 393, expected: "retina6_12"),
    Row(old: "retina6_12", width: 375, expected: "retina4_7"),
    Row(old: "retina4_7", width: 414, expected: "retina5_5"),
    Row(old: "retina5_5", width: 375, expected: "retina4_7"),
    Row(old: "retina5_9", width: 414, expected: "retina6_1"),
    Row(old: "retina6_1", width: 375, expected: "retina5_9"),
    Row(old: "retina6_1", width: 320, expected: "retina4_0"),
    Row(old: "retina6_5", width: 414, expected: "retina6_5"),
    Row(old: "retina4_0", width: 414, expected: "retina6_1"),
  ]

  @Test(arguments: rows)
  func `a width leads to a phone of the same kind`(_ row: Row) throws {
    let old = try #require(InterfaceDevice(id: row.old, orientation: .portrait))
    #expect(InterfaceDevice(width: row.width, like: old)?.id == row.expected)
  }

  @Test func `the orientation stays`() throws {
    let old = try #require(InterfaceDevice(id: "retina4_7", orientation: .landscape))
    let new = try #require(InterfaceDevice(width: 393, like: old))
    #expect(new.isLandscape)
    #expect(InterfaceDevice(width: 375, like: new) == old)
  }

  @Test func `a phone can be named`() throws {
    let text = try SampleDocument.text(
      SampleDocument.box(SampleDocument.rect("20", "20", "100", "50")),
      SampleDocument.boxConstraints, device: "retina5_9")
    let there = try DocumentRebase(to: 393).rebase(text)
    #expect(there.device == "retina6_12")
    let back = try DocumentRebase(to: try Screen(named: "iPhone X")).rebase(there.edited.text)
    #expect(back.device == "retina5_9")
    let other = try DocumentRebase(to: try Screen(named: "iPhone 8")).rebase(text)
    #expect(other.device == "retina4_7")
    #expect(other.changes == [])
    #expect(
      throws: EditingError(
        .unproven("Xcode's canvas has no 375x700@2; choose a phone with a canvas id"),
        path: "Sample.xib")
    ) {
      try DocumentRebase(to: try Screen(width: 375, height: 700)).rebase(text)
    }
  }
}
