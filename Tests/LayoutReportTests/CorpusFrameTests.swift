import Foundation
import InterfaceBuilder
import Testing
import ViewTree

@testable import LayoutReport

/// Compares solved frames with those of real files, where the environment says where they are.
@Suite struct CorpusFrameTests {
  static let folder = ProcessInfo.processInfo.environment["AUTOSCALE_CORPUS"]
    .map { URL(filePath: $0, directoryHint: .isDirectory) }

  private func documents() throws -> [InterfaceDocument] {
    guard let folder = Self.folder else { return [] }
    let index = try String(contentsOf: folder.appending(path: "index.csv"), encoding: .utf8)
    return try index.split(whereSeparator: \.isNewline).dropFirst().map { line in
      let file = String(line.split(separator: ",", omittingEmptySubsequences: false)[0])
      return try InterfaceDocument(contentsOf: folder.appending(path: file))
    }
  }

  @Test(.enabled(if: folder != nil, "AUTOSCALE_CORPUS names no folder of Interface Builder files"))
  func `98 of 100 views of real files agree within half a point, and the others have a reason`()
    throws
  {
    var (agreeing, scored) = (0, 0)
    for document in try documents() {
      let comparison = FrameComparison(of: DocumentLayout(document))
      scored += comparison.scored
      agreeing += comparison.agreeing
      #expect(comparison.failures.isEmpty)
      #expect(!comparison.misses.contains { $0.cause == .unexplained }, "\(document.path)")
    }
    #expect(scored > 3500)
    #expect(Double(agreeing) >= 0.98 * Double(scored), "\(agreeing) of \(scored)")
  }

  @Test(.enabled(if: folder != nil, "AUTOSCALE_CORPUS names no folder of Interface Builder files"))
  func `85 of 100 views of real files agree with their contents measured`() throws {
    var (agreeing, scored) = (0, 0)
    for document in try documents() {
      let comparison = FrameComparison(
        of: DocumentLayout(document, options: LayoutOptions(sizes: .measured)))
      scored += comparison.scored
      agreeing += comparison.agreeing
    }
    #expect(scored > 3500)
    #expect(Double(agreeing) >= 0.85 * Double(scored), "\(agreeing) of \(scored)")
  }

  @Test(.enabled(if: folder != nil, "AUTOSCALE_CORPUS names no folder of Interface Builder files"))
  func `places of real files are computed and not echoed`() throws {
    for document in try documents() {
      let insets = document.views.map { DesignCanvas(document).safeArea(of: $0) }
      for (root, insets) in zip(document.views, insets) {
        var options = LayoutOptions()
        options.safeArea = .given(insets)
        let truthful = try DesignCanvas(document, options: options).layout(root).frames
        for node in root.subtree
        where node.translatesAutoresizingMaskIntoConstraints == false && node !== root {
          node.frame.x += 7
          node.frame.y += 7
        }
        let falsified = try DesignCanvas(document, options: options).layout(root).frames
        #expect(falsified == truthful, "\(document.path)")
      }
    }
  }
}
