import Foundation
import InterfaceBuilder
import Testing
import ViewTree

/// Reads real files, where the environment says where they are.
///
/// `AUTOSCALE_CORPUS` is a folder with an `index.csv`, whose columns `file`, `views`,
/// `constraints` and `variations` say what each file has.
@Suite struct CorpusTests {
  static let folder = ProcessInfo.processInfo.environment["AUTOSCALE_CORPUS"]
    .map { URL(filePath: $0, directoryHint: .isDirectory) }

  struct Entry: Sendable, CustomTestStringConvertible {
    let file: String
    let device: String
    let toolsVersion: String
    let views, constraints, variations: Int
    var testDescription: String { file }
  }

  static func entries() throws -> [Entry] {
    guard let folder else { return [] }
    let index = try String(contentsOf: folder.appending(path: "index.csv"), encoding: .utf8)
    let lines = index.split(whereSeparator: \.isNewline).map { line in
      line.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    }
    let columns = try #require(lines.first)
    return try lines.dropFirst().map { fields in
      func field(_ name: String) throws -> String {
        fields[try #require(columns.firstIndex(of: name))]
      }
      return Entry(
        file: try field("file"), device: try field("device"),
        toolsVersion: try field("tools_version"),
        views: try #require(Int(try field("views"))),
        constraints: try #require(Int(try field("constraints"))),
        variations: try #require(Int(try field("variations"))))
    }
  }

  /// The test file of a linter, made with ids that stand twice and a reference to nowhere.
  static let contradictory = "DuplicateIdRule__DuplicateID.xib"

  @Test(.enabled(if: folder != nil, "AUTOSCALE_CORPUS names no folder of real files"))
  func `every real file is read whole and without a warning`() throws {
    let folder = try #require(Self.folder)
    for entry in try Self.entries() {
      let document = try InterfaceDocument(contentsOf: folder.appending(path: entry.file))
      let isContradictory = entry.file.hasSuffix(Self.contradictory)
      let nodes = document.views.flatMap(\.subtree)
      let constraints = nodes.reduce(0) { $0 + $1.constraints.count }
      #expect(nodes.count { document.isCounted($0) } == entry.views, "\(entry.file)")
      let missing = entry.constraints - constraints - (isContradictory ? 2 : 0)
      // Variations leave constraints out.
      #expect(entry.variations > 0 ? missing >= 0 : missing == 0, "\(entry.file)")
      #expect(document.toolsVersion == entry.toolsVersion)
      #expect(document.device?.id == entry.device)
      #expect(document.warnings.count == (isContradictory ? 4 : 0), "\(document.warnings)")
    }
  }
}

extension InterfaceDocument {
  /// Whether the index counts a view: one with an id and a stored frame.
  fileprivate func isCounted(_ node: ViewNode) -> Bool {
    node.identifier != nil && element(of: node)?.storedFrame != nil
  }
}
