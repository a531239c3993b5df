// What the tests of all articles use; the tests themselves are made of the articles' code blocks.

import AutoScaleLayout
import Foundation
import Synchronization
import Testing

/// The articles, one after the other, as they set the process-wide context.
@Suite(.serialized) struct Articles {}

private let output = Mutex("")

/// Keeps what a code block prints.
func print(_ items: Any..., separator: String = " ", terminator: String = "\n") {
  let text = items.map { "\($0)" }.joined(separator: separator) + terminator
  output.withLock { $0 += text }
}

/// Begins an article, in its folder and without a context.
func begin(in folder: String) {
  #expect(FileManager.default.changeCurrentDirectoryPath(folder))
  ScreenContext.processWide = nil
  beginOutput()
}

/// Begins a code block, which has printed nothing.
func beginOutput() { output.withLock { $0 = "" } }

/// Expects that the code block printed what the article shows below it.
func expectOutput(_ stated: String, _ place: SourceLocation = #_sourceLocation) {
  let printed = output.withLock { $0 }.trimmingCharacters(in: .newlines)
  #expect(printed.matches(stated), sourceLocation: place)
}

/// Expects that a line prints what its comment states, as its first line.
func expectPrinted(
  _ stated: String, _ place: SourceLocation = #_sourceLocation, by line: () throws -> Void
) rethrows {
  let before = output.withLock { $0.count }
  try line()
  let printed = output.withLock { String($0.dropFirst(before).prefix { $0 != "\n" }) }
  #expect(printed.matches(stated), sourceLocation: place)
}

/// Expects that a value is what the comment beside it states.
func expect<Value>(_ value: Value, _ stated: String, _ place: SourceLocation = #_sourceLocation) {
  let description = shown(value)
  #expect(
    isStated(description, by: stated), "\(description) is stated as \(stated)",
    sourceLocation: place)
}

/// A value as an article shows it: a string in quotes, and what is in an optional.
private func shown(_ value: Any) -> String {
  let mirror = Mirror(reflecting: value)
  if mirror.displayStyle == .optional {
    return mirror.children.first.map { shown($0.value) } ?? "nil"
  }
  return (value as? String).map { "\"\($0)\"" } ?? "\(value)"
}

/// Whether a comment begins with a description, or with the number that it is in the digits shown.
private func isStated(_ description: String, by comment: String) -> Bool {
  if comment.matches(description) || description.matches(comment) { return true }
  if comment.hasPrefix(description) {
    return comment.dropFirst(description.count).first.map { " ,;:".contains($0) } ?? true
  }
  let digits = comment.prefix { "-.0123456789".contains($0) }
  guard let value = Double(description), let number = Double(digits) else { return false }
  let decimals = digits.split(separator: ".").dropFirst().first?.count ?? 0
  return abs(value - number) <= 0.500_001 * pow(10, -Double(decimals))
}
