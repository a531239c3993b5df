/// A difference as Markdown for the summary of a pull request.
package struct DifferenceMarkdown {
  /// The text, which ends with a line break.
  package let text: String

  /// Describes a difference under a heading.
  ///
  /// The signs are those of a code block of the language `diff`, so that added and removed lines have colors.
  package init(_ difference: DocumentDifference, title: String) {
    if difference.isEmpty {
      text = "### \(Self.code(title))\n\nno other difference\n"
      return
    }
    let sections = DifferenceSection.sections(of: difference)
    let lines = sections.flatMap { section in
      ["@@ \(section.title) @@"] + section.entries.flatMap(Self.lines)
    }
    // CommonMark: only as many backticks as a fence begins with end it.
    let fence = Self.fence(around: lines)
    text = """
      ### \(Self.code(title))

      \(DifferenceSection.summary(of: sections))

      \(fence)diff
      \(lines.joined(separator: "\n"))
      \(fence)

      """
  }

  private static func lines(of entry: DifferenceSection.Entry) -> [String] {
    let sign =
      switch entry.sign {
      case .added: "+"
      case .removed: "-"
      case .changed, .moved: "!"
      }
    return ["\(sign) \(entry.text)"] + entry.details.map { "      \($0)" }
  }

  /// Returns a code span, whatever its text is.
  private static func code(_ text: String) -> String {
    // In CommonMark a code span or a fence ends at a run of as many backticks, so one more is
    // needed.
    let mark = String(repeating: "`", count: longestRun(in: text) + 1)
    return mark.count > 1 ? "\(mark) \(text) \(mark)" : "`\(text)`"
  }

  private static func fence(around lines: [String]) -> String {
    String(repeating: "`", count: max(3, (lines.map(longestRun).max() ?? 0) + 1))
  }

  /// Returns the number of backticks in the longest run of them.
  private static func longestRun(in text: String) -> Int {
    text.split { $0 != "`" }.map(\.count).max() ?? 0
  }
}
