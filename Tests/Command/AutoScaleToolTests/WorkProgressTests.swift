import AutoScaleTestSupport
import Foundation
import Testing

@Suite struct WorkProgressTests {
  static let commands: [[String]] = [
    ["check"], ["frames"], ["audit", "--widths", "320-320"], ["rebase", "--to", "393"],
    ["code", "--style", "autoscale"],
  ]

  @Test(arguments: commands)
  func `documents are counted, with those that have errors`(_ words: [String]) throws {
    let folder = try TemporaryFolder([
      "A.xib": FramesCommandTests.document(), "B.xib": "<document",
      "C.xib": FramesCommandTests.document(),
    ])
    let run = CommandRun([words[0], folder.url.path()] + words.dropFirst())
    #expect(run.progress.count == 4)
    #expect(run.progress.dropLast().last == "3 of 3, 1 with errors")
    #expect(run.progress.last == "")
  }

  @Test(arguments: commands)
  func `a single document is not counted`(_ words: [String]) throws {
    let folder = try TemporaryFolder(["A.xib": FramesCommandTests.document()])
    let run = CommandRun([words[0], folder.url.path()] + words.dropFirst())
    #expect(run.progress.isEmpty)
  }
}
