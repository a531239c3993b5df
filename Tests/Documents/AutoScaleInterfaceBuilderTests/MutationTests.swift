import AutoScale
import AutoScaleInterfaceBuilder
import AutoScaleLayoutEngine
import AutoScaleTestSupport
import AutoScaleTrees
import Foundation
import Testing

/// Damaged files give a document or an error, and documents give frames, never a crash.
@Suite struct MutationTests {
  /// Texts that replace a number or a word of a file.
  private static let oddities = [
    "1e308", "nan", "-1", "inf", "", "0x10", "99999999999999999999", "\"", "<", ">", "&", "&#0;",
    "/", "\0", "é", "<view>", "</view>", "<!--", "]]>", "id=\"a\"", "YES",
  ]

  /// Cuts, flips a bit, or puts an oddity in the place of something, a few times.
  private static func damaged(_ data: Data, using random: inout SplitMix64) -> Data {
    var data = [UInt8](data)
    for _ in 0..<Int.random(in: 1...4, using: &random) where !data.isEmpty {
      let place = Int.random(in: 0..<data.count, using: &random)
      switch Int.random(in: 0..<5, using: &random) {
      case 0: data.removeSubrange(place...)
      case 1: data[place] ^= 1 << UInt8.random(in: 0..<8, using: &random)
      case 2:
        let end = min(data.count, place + Int.random(in: 1...200, using: &random))
        data.removeSubrange(place..<end)
      case 3: replaceValue(of: &data, near: place, using: &random)
      default:
        let end = min(data.count, place + Int.random(in: 0...8, using: &random))
        data.replaceSubrange(place..<end, with: oddity(using: &random))
      }
    }
    return Data(data)
  }

  /// Puts an oddity between the next two quotation marks, so that the file stays well-formed more often.
  private static func replaceValue(
    of data: inout [UInt8], near place: Int, using random: inout SplitMix64
  ) {
    let quote = UInt8(ascii: "\"")
    guard let begin = data[place...].firstIndex(of: quote),
      let end = data[(begin + 1)...].firstIndex(of: quote)
    else { return }
    data.replaceSubrange(begin + 1..<end, with: oddity(using: &random))
  }

  private static func oddity(using random: inout SplitMix64) -> [UInt8] {
    Array((oddities.randomElement(using: &random) ?? "").utf8)
  }

  /// Reads the file, and whatever comes of it to the end.
  private func read(_ data: Data) -> Bool {
    do {
      let document = try InterfaceDocument(data: data, path: "A.xib")
      for warning in document.warnings {
        #expect(!warning.description.isEmpty)
        #expect((warning.line ?? 0) > 0 && (warning.column ?? 0) > 0)
      }
      for node in document.views.flatMap(\.subtree) {
        let frame = node.frame
        #expect((frame.x + frame.y).isFinite && (frame.width + frame.height).isFinite)
        #expect(node.constraints.allSatisfy { $0.constant.isFinite && $0.multiplier.isFinite })
      }
      for view in document.views {
        let frames = LayoutEngine().layout(view, in: .design).frames
        #expect(frames.allSatisfy { ($0.maxX + $0.maxY).isFinite })
      }
      return true
    } catch {
      #expect(!error.description.isEmpty)
      return false
    }
  }

  @Test(arguments: UInt64(1)...8)
  func `a damaged file is read or refused`(seed: UInt64) throws {
    let data = try Data(contentsOf: LoginScreenTests.file)
    var random = SplitMix64(seed: seed)
    let results = (0..<50).map { _ in read(Self.damaged(data, using: &random)) }
    #expect(results.contains(true))
    #expect(results.contains(false))
  }

  @Test(.enabled(if: Corpus.folder != nil, "\(Corpus.absence)"))
  func `damaged real files are read or refused`() throws {
    let folder = try #require(Corpus.folder)
    var random = SplitMix64(seed: 375)
    for file in try Corpus.files() {
      let data = try Data(contentsOf: folder.appending(path: file))
      _ = read(Self.damaged(data, using: &random))
    }
  }
}
