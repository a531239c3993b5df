import Foundation

/// The edits of a document as a unified diff.
///
/// The edits give the changed lines, so that no texts have to be compared.
struct UnifiedDiff: CustomStringConvertible {
  /// A range of original lines with its replacement.
  private struct Change {
    var old: Range<Int>
    var new: [ArraySlice<UInt8>]
  }

  // Three lines, as in the diffs of Git and `diff -u`.
  private static let context = 3

  private let path: String
  private let folder: String
  private let old: [ArraySlice<UInt8>]
  private let changes: [Change]

  /// Finds the lines that edits change; a file in the folder has its path from there.
  init(
    of edited: EditedDocument, in folder: String = FileManager.default.currentDirectoryPath
  ) {
    let original = edited.original
    (path, self.folder) = (original.path, folder)
    old = Self.lines(of: original.bytes[...])
    changes = Self.changes(of: edited, old)
  }

  var description: String {
    guard !changes.isEmpty else { return "" }
    let name = name
    var result = "--- \(name)\n+++ \(name)\n"
    var shift = 0
    var rest = changes[...]
    while let first = rest.first {
      var hunk = [first]
      rest = rest.dropFirst()
      // Changes that are closer would have their lines of context twice.
      while let next = rest.first, let last = hunk.last,
        next.old.lowerBound - last.old.upperBound <= 2 * Self.context
      {
        hunk.append(next)
        rest = rest.dropFirst()
      }
      write(hunk, &shift, to: &result)
    }
    return result
  }

  /// The path as `patch` and `git apply` read it.
  ///
  /// Both remove the first folder of a path, here `./`. A tab ends a path with spaces, and quotes hold
  /// one with other special characters.
  private var name: String {
    let path = pathInFolder.map { "./" + $0 } ?? path
    let isQuoted = path.utf8.contains { $0 < 0x20 || "\"\\\u{7F}".utf8.contains($0) }
    if isQuoted { return "\"\(path.utf8.map(Self.escaped).joined())\"" }
    return path.contains(" ") ? path + "\t" : path
  }

  /// The path from the folder to the file, or `nil` for a file elsewhere.
  private var pathInFolder: String? {
    // The standard input has no name in a folder.
    if path == "-" { return nil }
    let folder = URL(filePath: folder, directoryHint: .isDirectory)
    let file = URL(filePath: path, directoryHint: .notDirectory, relativeTo: folder)
      .standardizedFileURL
    // Only the file itself may be a link.
    let root = folder.resolvingSymlinksInPath().pathComponents
    let parent = file.deletingLastPathComponent().resolvingSymlinksInPath().pathComponents
    guard parent.starts(with: root) else { return nil }
    return (parent.dropFirst(root.count) + [file.lastPathComponent]).joined(separator: "/")
  }

  private static func escaped(_ byte: UInt8) -> String {
    switch byte {
    case UInt8(ascii: "\""): "\\\""
    case UInt8(ascii: "\\"): "\\\\"
    case 0x20..<0x7F: String(UnicodeScalar(byte))
    // Octal digits, as Git quotes the bytes of a path.
    default: "\\" + String("000\(String(byte, radix: 8))".suffix(3))
    }
  }

  /// Writes changes with their context lines.
  private func write(_ hunk: [Change], _ shift: inout Int, to result: inout String) {
    let start = max(0, hunk[0].old.lowerBound - Self.context)
    let end = min(old.count, hunk[hunk.count - 1].old.upperBound + Self.context)
    let added = hunk.reduce(0) { $0 + $1.new.count - $1.old.count }
    let oldPlace = Self.place(of: start, end - start)
    // Hunks before this one have moved its lines in the new text.
    let newPlace = Self.place(of: start + shift, end - start + added)
    result += "@@ -\(oldPlace) +\(newPlace) @@\n"
    shift += added
    var next = start
    for change in hunk {
      write(old[next..<change.old.lowerBound], " ", to: &result)
      write(old[change.old], "-", to: &result)
      write(change.new[...], "+", to: &result)
      next = change.old.upperBound
    }
    write(old[next..<end], " ", to: &result)
  }

  private func write(
    _ lines: ArraySlice<ArraySlice<UInt8>>, _ sign: String, to result: inout String
  ) {
    for line in lines {
      result += sign + String(decoding: line, as: UTF8.self)
      // `patch` would add a line break otherwise.
      if line.last != UInt8(ascii: "\n") { result += "\n\\ No newline at end of file\n" }
    }
  }

  /// Returns the first line, from 1, and the count; an empty range names the line before it.
  private static func place(of start: Int, _ count: Int) -> String {
    let first = count == 0 ? start : start + 1
    return count == 1 ? "\(first)" : "\(first),\(count)"
  }

  private static func changes(
    of edited: EditedDocument, _ old: [ArraySlice<UInt8>]
  ) -> [Change] {
    let bytes = edited.original.bytes
    var changes: [Change] = []
    var rest = edited.edits[...]
    var line = 0
    while let first = rest.first {
      while line + 1 < old.count, old[line].endIndex <= first.range.lowerBound { line += 1 }
      var end = line
      var new: [UInt8] = []
      var position = old.isEmpty ? 0 : old[line].startIndex
      // Merges edits that touch the same lines.
      while let edit = rest.first, end == line || edit.range.lowerBound < old[end - 1].endIndex {
        new += bytes[position..<edit.range.lowerBound] + edit.replacement
        position = edit.range.upperBound
        rest = rest.dropFirst()
        end = max(end, line + 1)
        while end < old.count, old[end - 1].endIndex < position { end += 1 }
        let joinsLines = new.last.map { $0 != UInt8(ascii: "\n") } ?? false
        // Without its line break, the changed line takes in the next one.
        if joinsLines, end < old.count, old[end - 1].endIndex == position { end += 1 }
      }
      end = min(end, old.count)
      if end > line { new += bytes[position..<old[end - 1].endIndex] }
      if let change = trimmed(Change(old: line..<end, new: lines(of: new[...])), old) {
        changes.append(change)
      }
      line = end
    }
    return changes
  }

  /// Returns a change without its unchanged first and last lines, or `nil` if no line changes.
  private static func trimmed(_ change: Change, _ old: [ArraySlice<UInt8>]) -> Change? {
    var change = change
    while let first = change.new.first, !change.old.isEmpty, old[change.old.lowerBound] == first {
      change.old = change.old.lowerBound + 1..<change.old.upperBound
      change.new.removeFirst()
    }
    while let last = change.new.last, !change.old.isEmpty, old[change.old.upperBound - 1] == last {
      change.old = change.old.lowerBound..<change.old.upperBound - 1
      change.new.removeLast()
    }
    return change.old.isEmpty && change.new.isEmpty ? nil : change
  }

  /// Returns the lines of a byte range, each with its line break.
  static func lines(of bytes: ArraySlice<UInt8>) -> [ArraySlice<UInt8>] {
    var lines: [ArraySlice<UInt8>] = []
    var rest = bytes
    while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
      lines.append(rest[...end])
      rest = rest[(end + 1)...]
    }
    if !rest.isEmpty { lines.append(rest) }
    return lines
  }
}
