// Edits every document of a corpus, and counts the laws that hold.
//
//     swift run -c release AutoScaleEditingLaws ../shared/corpus
//     swift run -c release AutoScaleEditingLaws ../shared/corpus fix
//     swift run -c release AutoScaleEditingLaws ../shared/corpus merge
//
// The folder, by default that of the examples, is searched for .xib and .storyboard files; a second word
// chooses the laws of frames, marks, rebase, fix or merge; the last one takes 500 documents. Nothing is
// written.

import AutoScaleLayout
import Foundation

/// How often each law was tried, and how often it held.
struct Count {
  private var counts: [(law: String, held: Int, tried: Int)] = []
  private(set) var refusals: [String: Int] = [:]
  private(set) var breaches: [String] = []
  private var facts: [String: Int] = [:]

  mutating func add(_ law: String, _ holds: Bool, _ path: String) {
    let index = counts.firstIndex { $0.law == law } ?? counts.endIndex
    if index == counts.endIndex { counts.append((law, 0, 0)) }
    counts[index].tried += 1
    if holds { counts[index].held += 1 } else { breaches.append("\(law): \(path)") }
  }

  /// Counts something that is no law.
  mutating func note(_ fact: String, _ number: Int = 1) { facts[fact, default: 0] += number }

  mutating func refuse(_ command: String, _ error: any Error) {
    let text = "\(error)"
    let reason = text.range(of: "error: ").map { String(text[$0.upperBound...]) } ?? text
    refusals["\(command): \(reason)", default: 0] += 1
  }

  func write() {
    for count in counts { print("\(count.law): \(count.held) of \(count.tried)") }
    for fact in facts.sorted(by: { $0.key < $1.key }) { print("\(fact.key): \(fact.value)") }
    for refusal in refusals.sorted(by: { $0.key < $1.key }) {
      print("refused, \(refusal.key): \(refusal.value)")
    }
  }
}

extension LayoutRect {
  /// Whether the rectangles agree but for rounding to pixels.
  func isClose(to other: LayoutRect) -> Bool {
    zip([x, y, width, height], [other.x, other.y, other.width, other.height])
      .allSatisfy { ($0 - $1).magnitude <= 0.51 }
  }
}

func updateFrames(_ text: DocumentText, _ count: inout Count) throws {
  let outcome = try FrameUpdate().update(text)
  let edited = outcome.edited
  count.note("frames: frames updated", outcome.updated.count)
  count.note("frames: marks added", outcome.addedMarks)
  count.note("frames: marks removed", outcome.removedMarks)
  count.note("frames: views that keep their frames, or of other devices", outcome.kept.count)
  let inverse = try edited.text.applying(edited.inverse).text
  count.add("frames: the inverse gives the same bytes", inverse.data == text.data, text.path)
  let again = try FrameUpdate().update(edited.text).edited
  count.add("frames: a second run changes nothing", !again.isChanged, text.path)
}

/// The name of a reason for which a hint is not applied.
func name(of reason: DocumentFix.Reason) -> String {
  switch reason {
  case .inapplicable: "cannot be made"
  case .persists: "the finding would stay"
  case .brings(let finding): "would bring \(finding.rule)"
  case .harms: "would harm a frame"
  case .contradiction: "the document would contradict itself"
  case .moves: "would move a view"
  }
}

/// Applies all hints that hold, and counts the findings that are left.
func fix(_ text: DocumentText, _ count: inout Count) throws {
  let before = Audit().report(on: try text.document()).findings.filter { $0.severity > .note }
  count.note("fix: errors and warnings", before.count)
  count.note("fix: errors and warnings with a hint", before.count { $0.hint != nil })
  count.note("fix: hints that are changes", before.count { !$0.changes.isEmpty })
  guard before.contains(where: { !$0.changes.isEmpty }) else { return }
  var fix = DocumentFix()
  fix.rules = Set(Finding.Rule.allCases)
  let start = ContinuousClock.now
  let outcome = try fix.fix(text)
  let seconds = (ContinuousClock.now - start) / .seconds(1)
  if seconds > 2 { print("\(text.path): fixed in \(seconds) s") }
  count.note("fix: hints applied", outcome.fixed.count)
  for finding in outcome.fixed { count.note("fix: applied, \(finding.rule)") }
  for refusal in outcome.refused {
    count.note("fix: not applied, \(refusal.finding.rule), \(name(of: refusal.reason))")
  }
  let inverse = try outcome.edited.text.applying(outcome.edited.inverse).text
  count.add("fix: the inverse gives the same bytes", inverse.data == text.data, text.path)
  let again = try fix.fix(outcome.edited.text)
  count.add("fix: a second run changes nothing", !again.edited.isChanged, text.path)
  let after = Audit().report(on: try outcome.edited.text.document()).findings
  let fixed = Set(outcome.fixed.map(\.fingerprint))
  count.add(
    "fix: no fixed finding is left", !after.contains { fixed.contains($0.fingerprint) }, text.path)
  // A member of a group stands alone once the others are fixed.
  let known = Set(before.flatMap { [$0] + $0.companions }.map(\.fingerprint))
  count.add(
    "fix: no error or warning is new",
    after.allSatisfy { $0.severity == .note || known.contains($0.fingerprint) }, text.path)
}

let folder = CommandLine.arguments.dropFirst().first ?? "Playground-scripts/Screens"
let chosen = CommandLine.arguments.dropFirst(2).first
let laws: [(String, (DocumentText, inout Count) throws -> Void)] = [
  ("frames", updateFrames), ("marks", compareMarks), ("rebase", rebase), ("fix", fix),
  ("merge", mergeEdits),
]
let names = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
let documents = names.filter { $0.hasSuffix(".xib") || $0.hasSuffix(".storyboard") }.sorted()
if documents.isEmpty { print("no document is in \(folder); name a folder of documents") }
var count = Count()
let most = chosen == "merge" ? 500 : Int.max
let taken =
  documents.count <= most
  ? documents : (0..<most).map { documents[$0 * documents.count / most] }
for name in taken {
  let file = URL(filePath: folder, directoryHint: .isDirectory).appending(path: name)
  let text = try DocumentText(data: Data(contentsOf: file), path: name)
  let same = try text.applying([]).text.data == text.data
  count.add("without edits the bytes stay", same, name)
  for (command, check) in laws where chosen.map({ $0 == command }) ?? true {
    do { try check(text, &count) } catch { count.refuse(command, error) }
  }
}
count.write()
for breach in count.breaches { print("breach: \(breach)") }
// Continuous integration runs this over the examples, and sees a breach by the status only.
if !count.breaches.isEmpty { exit(1) }
