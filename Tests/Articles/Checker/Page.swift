import Foundation

/// A code block of a page.
struct Block {
  /// What the block is written in.
  var language: Language

  /// The lines between the fences.
  var lines: [String] = []

  /// The number of the first line, from 1.
  var firstLine: Int

  /// Whether readers do not see the block.
  var isHidden = false

  /// The file that the block is, in the folder of the page.
  var file: String?

  /// The lines as one text.
  var text: String { lines.joined(separator: "\n") }

  /// What a block can be written in.
  enum Language: String, CaseIterable {
    /// Code, which is compiled and run.
    case swift
    /// What the code before it prints.
    case text
    /// Commands, and what they print.
    case console
    /// Data.
    case json
  }
}

/// A page in Markdown with its code blocks.
///
/// Besides fenced blocks there are comments that readers do not see: `<!-- swift`, lines, `-->` is code that
/// other blocks need to run; `<!-- file: PATH -->` makes the next block a file; `<!-- checked by PATH -->`
/// says that something else in the repository checks it.
struct Page {
  /// The path in the repository.
  let path: String

  /// The code blocks in their order.
  private(set) var blocks: [Block] = []

  /// The paths of what checks other blocks.
  private(set) var checkers: [String] = []

  /// What is wrong with the blocks.
  private(set) var defects: [String] = []

  /// The folder around the page and its name, such as `AutoScale scaling-numbers`.
  var name: String {
    path.split(separator: "/").suffix(2).map { $0.prefix { $0 != "." } }.joined(separator: " ")
  }

  /// The name as an identifier without backticks, which need Swift 6.2.
  var identifier: String { String(name.map { $0.isLetter || $0.isNumber ? $0 : "_" }) }

  /// Reads the code blocks of a page.
  init(path: String, text: String) {
    self.path = path
    var open: Block?
    var file: String?
    var checker: String?
    for (index, line) in text.components(separatedBy: "\n").enumerated() {
      let trimmed = line.trimmingCharacters(in: .whitespaces)
      if let block = open {
        if trimmed == (block.isHidden ? "-->" : "```") {
          if checker == nil { blocks.append(block) }
          (open, checker) = (nil, nil)
        } else {
          open?.lines.append(line)
        }
      } else if trimmed == "<!-- swift" {
        open = Block(language: .swift, firstLine: index + 2, isHidden: true)
      } else if trimmed.hasPrefix("<!-- file: ") {
        file = trimmed.split(separator: " ").dropFirst(2).first.map(String.init)
      } else if trimmed.hasPrefix("<!-- checked by ") {
        checker = trimmed.split(separator: " ").dropFirst(3).first.map(String.init)
        if let checker { checkers.append(checker) }
      } else if trimmed.hasPrefix("```") {
        open = makeBlock(opening: trimmed, at: index + 1, isChecked: checker == nil)
        open?.file = file
        file = nil
      }
    }
    if let open { defects.append("\(path):\(open.firstLine): error: the code block has no end") }
  }

  private mutating func makeBlock(
    opening line: String, at number: Int, isChecked: Bool
  ) -> Block {
    let language = Block.Language(rawValue: String(line.dropFirst(3)))
    if language == nil, isChecked {
      let known = Block.Language.allCases.map(\.rawValue).joined(separator: ", ")
      defects.append(
        "\(path):\(number): error: a code block is none of \(known); name its language")
    }
    return Block(language: language ?? .text, firstLine: number + 1)
  }
}
