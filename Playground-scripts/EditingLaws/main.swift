// Edits every document of a corpus, and counts the laws that hold.
//
//     swift run -c release AutoScaleEditingLaws ../shared/corpus
//
// The folder, by default that of the examples, is searched for .xib and .storyboard files. Nothing is written.

import AutoScaleLayout
import Foundation

/// How often each law was tried, and how often it held.
struct Count {
  private var counts: [(law: String, held: Int, tried: Int)] = []
  private(set) var refusals: [String: Int] = [:]
  private(set) var breaches: [String] = []

  mutating func add(_ law: String, _ holds: Bool, _ path: String) {
    let index = counts.firstIndex { $0.law == law } ?? counts.endIndex
    if index == counts.endIndex { counts.append((law, 0, 0)) }
    counts[index].tried += 1
    if holds { counts[index].held += 1 } else { breaches.append("\(law): \(path)") }
  }

  mutating func refuse(_ command: String, _ error: any Error) {
    let text = "\(error)"
    let reason = text.range(of: "error: ").map { String(text[$0.upperBound...]) } ?? text
    refusals["\(command): \(reason)", default: 0] += 1
  }

  func write() {
    for count in counts { print("\(count.law): \(count.held) of \(count.tried)") }
    for refusal in refusals.sorted(by: { $0.key < $1.key }) {
      print("refused, \(refusal.key): \(refusal.value)")
    }
  }
}

/// The numbers that state lengths, element by element.
func lengths(of text: DocumentText) throws -> [Double] {
  try text.document().views.flatMap(\.subtree).flatMap { node in
    node.constraints.map(\.constant)
      + [node.font?.size ?? 0, node.cornerRadius, node.borderWidth]
  }
}

func areSame(_ one: [Double], _ other: [Double]) -> Bool {
  one.count == other.count && zip(one, other).allSatisfy { ($0 - $1).magnitude < 1e-9 }
}

func rebase(_ text: DocumentText, _ count: inout Count) throws {
  guard let width = try text.document().designWidth else { return }
  let target = width == 393 ? 402.0 : 393.0
  let there = try DocumentRebase(to: target).rebase(text).edited
  let inverse = try there.text.applying(there.inverse).text
  count.add("rebase: the inverse gives the same bytes", inverse.data == text.data, text.path)
  let again = try DocumentRebase(to: target).rebase(there.text).edited
  count.add("rebase: a second run changes nothing", !again.isChanged, text.path)
  let back = try DocumentRebase(to: width).rebase(there.text).edited.text
  count.add(
    "rebase: there and back gives the same numbers",
    areSame(try lengths(of: text), try lengths(of: back)), text.path)
  let agreement = FrameComparison(of: DocumentLayout(try there.text.document()))
  let before = FrameComparison(of: DocumentLayout(try text.document()))
  count.add(
    "rebase: as many stored frames are solved ones as before",
    agreement.misses.count <= before.misses.count, text.path)
}

func updateFrames(_ text: DocumentText, _ count: inout Count) throws {
  let edited = try FrameUpdate().update(text).edited
  let inverse = try edited.text.applying(edited.inverse).text
  count.add("frames: the inverse gives the same bytes", inverse.data == text.data, text.path)
  let again = try FrameUpdate().update(edited.text).edited
  count.add("frames: a second run changes nothing", !again.isChanged, text.path)
}

let folder = CommandLine.arguments.dropFirst().first ?? "Playground-scripts/Screens"
let names = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
let documents = names.filter { $0.hasSuffix(".xib") || $0.hasSuffix(".storyboard") }.sorted()
if documents.isEmpty { print("no document is in \(folder); name a folder of documents") }
var count = Count()
for name in documents {
  let file = URL(filePath: folder, directoryHint: .isDirectory).appending(path: name)
  let text = try DocumentText(data: Data(contentsOf: file), path: name)
  let same = try text.applying([]).text.data == text.data
  count.add("without edits the bytes stay", same, name)
  do { try updateFrames(text, &count) } catch { count.refuse("frames", error) }
  do { try rebase(text, &count) } catch { count.refuse("rebase", error) }
}
count.write()
for breach in count.breaches.prefix(40) { print("breach: \(breach)") }
