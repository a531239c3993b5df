import AutoScaleTestSupport
import Testing

@testable import AutoScalePages

@Suite struct FolderOutlineTests {
  private static func outline(of paths: [String]) -> FolderOutline {
    FolderOutline(of: paths.map { $0.split(separator: "/")[...] })
  }

  @Test(arguments: [
    ([""], ["0 : 1"]),
    (["A/B", "A/B"], ["0 : 2", "1 A/B: 2"]),
    (["A/B", "A/C/D"], ["0 : 2", "1 A: 2", "2 B: 1", "2 C/D: 1"]),
    (["A/B", "A"], ["0 : 2", "1 A: 2", "2 B: 1"]),
    (["b", "A/x", "a/y", "A/z"], ["0 : 4", "1 A: 2", "2 x: 1", "2 z: 1", "1 a/y: 1", "1 b: 1"]),
  ])
  func `folders with one folder alone are joined with it`(paths: [String], lines: [String]) {
    #expect(
      Self.outline(of: paths).folders.map { "\($0.depth) \($0.name): \($0.total)" } == lines)
  }

  @Test(arguments: UInt64(1)...100)
  func `each file is in the folder of its path, and counts in those around it`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let paths = (0..<Int.random(in: 1...20, using: &random)).map { _ in
      (0..<Int.random(in: 0...4, using: &random)).map { _ in
        ["a", "b", "B", "ab"].randomElement(using: &random) ?? ""
      }.joined(separator: "/")
    }
    let outline = Self.outline(of: paths)
    var open: [String] = []
    var found: [Int] = []
    for folder in outline.folders {
      open = open.prefix(folder.depth) + [folder.name]
      let path = open.filter { !$0.isEmpty }.joined(separator: "/")
      for file in folder.files { #expect(paths[file] == path) }
      found += folder.files
    }
    #expect(found.sorted() == Array(paths.indices))
    #expect(outline.sums(of: paths.map { _ in 1 }) == outline.folders.map(\.total))
  }
}
