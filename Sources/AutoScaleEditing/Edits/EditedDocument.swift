import AutoScaleSourceText
import Foundation

/// A document and the edits of it, of which nothing is written yet.
///
///     let edited = try FrameUpdate().edited(text)
///     print(edited.diff)
///     try edited.write()
public struct EditedDocument: Sendable {
  /// The document as it was read.
  public let original: DocumentText

  /// The edits, in the order of their places in the original.
  public let edits: [DocumentEdit]

  /// The document with all edits.
  public let text: DocumentText

  /// The edits of ``text`` that give the original.
  public let inverse: [DocumentEdit]

  /// Applies edits.
  ///
  /// - Throws: ``EditingError`` as ``DocumentText/applying(_:)`` does.
  public init(_ original: DocumentText, _ edits: [DocumentEdit]) throws(EditingError) {
    self.original = original
    self.edits = edits.inOrder
    (text, inverse) = try original.applying(edits)
  }

  /// Whether any byte is another one.
  public var isChanged: Bool { text.data != original.data }

  /// The edits as a unified diff with three lines of context; empty without changes.
  public var diff: String { UnifiedDiff(of: self).description }

  /// Replaces the file at the document's path.
  ///
  /// The file is the old one or the new one at any moment, and keeps its mode, its extended attributes
  /// and the symbolic links that lead to it.
  ///
  /// - Throws: ``EditingError`` for a file that changed since it was read, that is read-only, that has
  ///   other hard links, or that cannot be written. The file is as it was then.
  public func write() throws(EditingError) {
    guard isChanged else { return }
    do throws(FileFailure) {
      let file = try StagedFile(text.data, at: original.path)
      if file.isHardLinked { throw .hardLinked }
      try file.commit(ifStill: original.data)
    } catch {
      throw EditingError(.unwritable("\(error)\(error.fix)"), path: original.path)
    }
  }
}

extension FileFailure {
  /// What to do so that a document can be written, after a semicolon; empty for nothing.
  fileprivate var fix: String {
    switch self {
    case .changed: "; run the command again"
    case .readOnly: "; make it writable"
    case .hardLinked: "; replace it by a copy of itself first"
    case .system: ""
    }
  }
}
