import AutoScaleInterfaceBuilder
import AutoScaleTestSupport
import Foundation
import Testing

@testable import AutoScaleLayoutCode

@Suite(.enabled(if: Corpus.folder != nil, "\(Corpus.absence)"))
struct CorpusCodeTests {
  @Test(arguments: CodeStyle.allCases.filter { $0 != .swiftui })
  func `real documents give classes with one name for each view`(style: CodeStyle) throws {
    let folder = try #require(Corpus.folder)
    for file in try Corpus.files() {
      let document = try InterfaceDocument(contentsOf: folder.appending(path: file))
      let code = LayoutCode(of: document, options: CodeOptions(style: style))
      let views = document.roots.count { $0.view != nil }
      // Controllers that show others have a file too.
      let containers = style == .autoscale ? 0 : document.roots.count { $0.view == nil }
      #expect((views...views + containers).contains(code.files.count), "\(file)")
      let types = code.classes.joined()
      #expect(Set(types).count == types.count, "\(file)")
      for text in code.files.map(\.text) {
        let classes = text.split(separator: "\nfinal class ").dropFirst()
        for lines in classes.map({ $0.split(separator: "\n") }) {
          let names = lines.filter { $0.hasPrefix("  let ") }
            .compactMap { $0.split(separator: " ").dropFirst().first }
          #expect(Set(names).count == names.count, "\(file)")
        }
      }
    }
  }

  @Test func `SwiftUI has code for each root with a view, and for the cells of its lists`() throws {
    let folder = try #require(Corpus.folder)
    for file in try Corpus.files() {
      let document = try InterfaceDocument(contentsOf: folder.appending(path: file))
      let code = LayoutCode(of: document, options: CodeOptions(style: .swiftui))
      #expect(code.files.count >= document.roots.count { $0.view != nil }, "\(file)")
      let lines = code.omitted.map(\.line)
      #expect(lines == lines.sorted() && lines.allSatisfy { $0 > 0 }, "\(file)")
    }
  }

  @Test func `nearly all functions have at most 60 lines`() throws {
    let folder = try #require(Corpus.folder)
    var (long, all) = (0, 0)
    for file in try Corpus.files() {
      let document = try InterfaceDocument(contentsOf: folder.appending(path: file))
      for text in LayoutCode(of: document, options: CodeOptions()).files.map(\.text) {
        let functions = text.components(separatedBy: "\n  private func ").dropFirst()
        let lengths = functions.map { function in
          function.components(separatedBy: "\n").firstIndex(of: "  }") ?? 0
        }
        all += lengths.count
        long += lengths.count { $0 > 60 }
      }
    }
    #expect(long * 200 <= all, "\(long) of \(all)")
  }
}
