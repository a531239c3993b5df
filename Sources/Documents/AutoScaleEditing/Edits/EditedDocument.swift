import AutoScaleSourceText
import Foundation

/// A document with edits that are not yet written to its file.
///
///     let edited = try FrameUpdate().edited(text)
///     print(edited.diff)
///     try edited.write()
public struct EditedDocument: Sendable {
  /// The document as read.
  public let original: DocumentText

  /// The edits, in the order of their offsets in the original.
  public let edits: [DocumentEdit]

  /// The document with all edits applied.
  public let text: DocumentText

  /// The edits of ``text`` that restore the original.
  public let inverse: [DocumentEdit]

  /// Applies edits.
  ///
  /// - Throws: ``EditingError`` as ``DocumentText/applying(_:)`` does.
  public init(_ original: DocumentText, _ edits: [DocumentEdit]) throws(EditingError) {
    self.original = original
    self.edits = edits.inOrder
    (text, inverse) = try original.applying(edits)
  }

  /// Finds the lines that lead from a document to an edited one.
  ///
  /// - Throws: ``EditingError`` for a text in another encoding.
  /// - Complexity: O(*n* *d*) in the numbers of lines and of differences.
  public init(_ original: DocumentText, becoming text: DocumentText) throws(EditingError) {
    // The text was written as a whole: only a comparison of lines tells its edits.
    let (old, new) = (
      UnifiedDiff.lines(of: original.bytes[...]), UnifiedDiff.lines(of: text.bytes[...])
    )
    let difference = new.difference(from: old)
    var removed: Set<Int> = []
    var inserted: Set<Int> = []
    for change in difference {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    let starts = old.map(\.startIndex) + [original.bytes.count]
    var edits: [DocumentEdit] = []
    var (oldLine, newLine) = (0, 0)
    while oldLine < old.count || newLine < new.count {
      let (first, start) = (oldLine, newLine)
      while removed.contains(oldLine) { oldLine += 1 }
      while inserted.contains(newLine) { newLine += 1 }
      if first == oldLine, start == newLine {
        (oldLine, newLine) = (oldLine + 1, newLine + 1)
      } else {
        edits.append(
          DocumentEdit(starts[first]..<starts[oldLine], new[start..<newLine].flatMap(\.self)))
      }
    }
    try self.init(original, edits)
  }

  /// Whether any byte changes.
  public var isChanged: Bool { text.data != original.data }

  /// The edits as a unified diff with three lines of context; empty without changes.
  ///
  /// `git apply` and `patch -p1` apply it in the current folder if the file is in that.
  public var diff: String { UnifiedDiff(of: self).description }

  /// Replaces the file at the document's path.
  ///
  /// At any moment the file has either the old or the new content. It keeps its mode, its extended
  /// attributes and the symbolic links to it.
  ///
  /// - Throws: ``EditingError`` if the file changed since it was read, is read-only, has other hard
  ///   links, or cannot be written. The file is then unchanged.
  public func write() throws(EditingError) {
    // An untouched file keeps its date, so that no build system reads it again.
    guard isChanged else { return }
    do throws(FileError) {
      let file = try StagedFile(text.data, at: original.path)
      // Replacing the file would leave its other names with the old content.
      if file.isHardLinked { throw .hardLinked }
      // An editor may have saved the file while the edits were computed.
      try file.commit(ifStill: original.data)
    } catch {
      throw EditingError(.unwritable("\(error)\(error.fix)"), path: original.path)
    }
  }
}

extension FileError {
  /// The fix for a failure, after a semicolon; empty if there is none.
  fileprivate var fix: String {
    switch self {
    case .changed: "; run the command again"
    case .readOnly: "; make it writable"
    case .hardLinked: "; replace it with a copy of itself first"
    case .system: ""
    }
  }
}
