import AutoScale
import AutoScaleTrees
import Foundation
import Testing

@testable import AutoScaleAudit

@Suite struct LayoutSnapshotTests {
  /// A snapshot of a title on screens of some widths, in frames that depend on the width.
  private func snapshot(
    on widths: [Double] = [320, 321, 322, 375], _ frame: (Double) -> LayoutRect
  ) throws -> LayoutSnapshot {
    var snapshot = try LayoutSnapshot(
      of: ViewNode("screen"),
      on: widths.map { width throws(InvalidParameterError) in
        try Screen(width: width, height: 600)
      })
    for width in widths { snapshot.add(frame(width), of: "title", on: "\(width.text)x600@2") }
    return snapshot
  }

  private func changes(
    to new: (Double) -> LayoutRect, from old: (Double) -> LayoutRect
  ) throws -> [String] {
    try snapshot(new).changes(since: try snapshot(old)).map(\.description)
  }

  private let base = LayoutRect(x: 16, y: 20, width: 100, height: 20)

  @Test func `what is the same has not changed`() throws {
    #expect(try changes(to: { _ in base }, from: { _ in base }) == [])
    #expect(
      try changes(
        to: { _ in LayoutRect(x: 16.0004, y: 20, width: 100, height: 20) },
        from: { _ in base }) == [])
  }

  @Test func `a move is said with the widths on which it is so`() throws {
    let lower = LayoutRect(x: 16, y: 32, width: 100, height: 20)
    #expect(
      try changes(to: { $0 < 375 ? lower : base }, from: { _ in base })
        == ["title is 12 pt lower on 320…322 pt"])
    #expect(
      try changes(to: { _ in base }, from: { $0 < 322 ? lower : base })
        == ["title is 12 pt higher on 320…321 pt"])
    #expect(
      try changes(to: { _ in lower }, from: { _ in base })
        == ["title is 12 pt lower on every screen"])
  }

  @Test func `several changes of a frame are one, and other ways are another`() throws {
    #expect(
      try changes(
        to: { width in
          var frame = base
          frame.x += width == 375 ? -4 : 4
          frame.width += width / 10
          return frame
        }, from: { _ in base }) == [
          "title is 4 pt further right, 32…32.2 pt wider on 320…322 pt",
          "title is 4 pt further left, 37.5 pt wider on 375 pt",
        ])
  }

  @Test func `views and screens that come and go are said once`() throws {
    let (old, new) = (
      try snapshot(on: [320, 375]) { _ in base }, try snapshot(on: [375, 440]) { _ in base }
    )
    #expect(
      new.changes(since: old).map(\.description) == ["320x600@2 is gone", "440x600@2 is new"])
    let bare = try LayoutSnapshot(
      of: ViewNode("screen"), on: [try Screen(width: 375, height: 600)])
    let full = try snapshot(on: [375]) { _ in base }
    #expect(full.changes(since: bare).map(\.description) == ["title is new"])
    #expect(bare.changes(since: full).map(\.description) == ["title is gone"])
    let screen = ViewNode("screen") { ["second", "first"].map { ViewNode($0) } }
    let twice = try LayoutSnapshot(of: screen, on: [try Screen(width: 375, height: 600)])
    #expect(bare.changes(since: twice).map(\.element) == ["second", "first"])
  }

  @Test func `what is written is read`() throws {
    let screen = ViewNode("a \"quoted\" \\ name\n\u{1}") { ViewNode("title") }
    let snapshot = try LayoutSnapshot(of: screen, on: Screen.phoneSizes)
    let read = try LayoutSnapshot(json: Data(snapshot.json.utf8), path: "screen.json")
    #expect(read.frames == snapshot.frames)
    #expect(snapshot.changes(since: read) == [])
  }

  @Test func `views of one name are told apart`() throws {
    let screen = ViewNode("screen") {
      ViewNode("row")
      ViewNode("row")
      ViewNode("row 2")
    }
    let snapshot = try LayoutSnapshot(of: screen, on: Screen.phoneSizes)
    #expect(snapshot.names == ["screen", "row", "row 2", "row 2 2"])
  }

  @Test(arguments: [
    (
      #"{"title": {"a": [1, 2, 3]}}"#,
      "1:17: error: a list of four numbers is expected, but this is one of 3 (in 'title'); "
        + "write a list of four numbers, or record the frames again"
    ),
    (
      #"{"title": {"a": [1, 2, 3, "4"]}}"#,
      "1:27: error: a number is expected, but this is a string (in 'title'); "
        + "write a number, or record the frames again"
    ),
    (
      #"{"title": {"a": [1, 2, 3, 1e999]}}"#,
      "1:27: error: the number 1e999 is too large; "
        + "write one below 1e308, or record the frames again"
    ),
    (
      "{\n<<<<<<< HEAD\n",
      "2:1: error: unexpected '<'; repair the JSON here, or record the frames again"
    ),
    (
      "[]",
      "1:1: error: an object of views is expected, but this is an array; "
        + "write an object of views, or record the frames again"
    ),
    ("", "1:1: error: the file is empty; write at least {}, or record the frames again"),
    (
      "{",
      "1:2: error: the file ends too early; close the open brackets, or restore the file, or record "
        + "the frames again"
    ),
  ])
  func `what is no snapshot is refused with its place`(text: String, message: String) {
    let error = #expect(throws: LayoutSnapshotError.self) {
      try LayoutSnapshot(json: Data(text.utf8), path: "shop.json")
    }
    #expect(error?.description == "shop.json:" + message)
  }

  @Test func `all that is wrong with a snapshot is said at once`() {
    let text = #"{"a": 1, "b": {"c": [1, 2], "d": [1, 2, 3, 4]}}"#
    let error = #expect(throws: LayoutSnapshotError.self) {
      try LayoutSnapshot(json: Data(text.utf8), path: "shop.json")
    }
    #expect(error?.description.split(separator: "\n").count == 2)
  }
}
