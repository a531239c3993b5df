import AutoScaleTestSupport
import Testing

@testable import AutoScaleTool

@Suite struct WatchedDocumentsTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func source(_ name: String) -> PreviewSource {
    PreviewSource(path: folder.url.appending(path: name).path, name: name)
  }

  private func state(_ names: [String]) -> WatchedDocuments.State {
    names.map { (source($0), [FileStamp(of: source($0).path)]) }
  }

  struct Row: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let before, after: [String]
    var saved: [String] = []
    var drawn: [String] = []
    var removed: [String] = []
  }

  static let rows = [
    Row(testDescription: "nothing new", before: ["a", "b", "c"], after: ["a", "b", "c"]),
    Row(
      testDescription: "a saved document", before: ["a", "b", "c"], after: ["a", "b", "c"],
      saved: ["b"], drawn: ["b"]),
    Row(
      testDescription: "a new one, and the neighbors that link to it", before: ["a", "b", "d"],
      after: ["a", "b", "c", "d"], saved: ["c"], drawn: ["b", "c", "d"]),
    Row(
      testDescription: "a removed one, and the neighbors that linked to it",
      before: ["a", "b", "c", "d"], after: ["a", "c", "d"], drawn: ["a", "c"], removed: ["b"]),
    Row(testDescription: "the last one", before: ["a"], after: [], removed: ["a"]),
    Row(
      testDescription: "a second document makes links", before: ["a"], after: ["a", "b"],
      saved: ["b"], drawn: ["a", "b"]),
  ]

  @Test(arguments: rows)
  func `a step draws what changed and what links to it`(_ row: Row) throws {
    for name in row.before { _ = try folder.write("old", as: name) }
    var watched = WatchedDocuments()
    let first = watched.update(to: state(row.before))
    #expect(first.drawn == row.before.map(source))
    #expect(first.removed.isEmpty)
    for name in row.saved { _ = try folder.write("changed", as: name) }
    let changes = watched.update(to: state(row.after))
    #expect(changes.drawn == row.drawn.map(source))
    #expect(changes.removed == row.removed.map(source))
    #expect(watched.update(to: state(row.after)).isEmpty)
  }

  @Test func `a document that is missing for a moment is drawn when it is back`() throws {
    _ = try folder.write("old", as: "a")
    var watched = WatchedDocuments()
    _ = watched.update(to: state(["a"]))
    #expect(watched.update(to: [(source("a"), [nil])]).drawn == [source("a")])
    #expect(watched.update(to: state(["a"])).drawn == [source("a")])
  }

  @Test func `a change of texts beside a document draws it`() throws {
    _ = try folder.write("old", as: "a")
    var watched = WatchedDocuments()
    let document = FileStamp(of: source("a").path)
    #expect(!watched.update(to: [(source("a"), [document, nil])]).isEmpty)
    #expect(watched.update(to: [(source("a"), [document, document])]).drawn == [source("a")])
  }

  @Test func `a document that cannot be read is reported after a second reading`() {
    let (a, b) = (source("a"), source("b"))
    var unreadable = UnreadableDocuments()
    func look(_ drawn: [PreviewSource] = []) -> [PreviewSource] {
      unreadable.documentsToRead(in: [a, b], besides: drawn)
    }
    func reports(_ source: PreviewSource, isReadable: Bool) -> Bool {
      unreadable.reports(source, isReadable: isReadable)
    }
    #expect(reports(b, isReadable: true))
    #expect(!reports(a, isReadable: false))
    #expect(look([a]) == [])
    // A change begins the time anew.
    #expect(!reports(a, isReadable: false))
    for _ in 1..<UnreadableDocuments.looks { #expect(look() == []) }
    #expect(look() == [a])
    #expect(reports(a, isReadable: false))
    #expect(look() == [])
  }

  @Test func `a half-written document that becomes whole is never reported`() {
    var unreadable = UnreadableDocuments()
    let reported = [false, true].map { unreadable.reports(source("a"), isReadable: $0) }
    #expect(reported == [false, true])
    let again = (0..<100).flatMap { _ in
      unreadable.documentsToRead(in: [source("a")], besides: [])
    }
    #expect(again.isEmpty)
  }
}
