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

  /// Whether any byte changes.
  public var isChanged: Bool { text.data != original.data }

  /// The edits as a unified diff with three lines of context; empty without changes.
  public var diff: String { UnifiedDiff(of: self).description }

  /// Replaces the file at the document's path.
  ///
  /// At any moment the file has either the old or the new content. It keeps its mode, its extended
  /// attributes and the symbolic links to it.
  ///
  /// - Throws: ``EditingError`` if the file changed since it was read, is read-only, has other hard
  ///   links, or cannot be written. The file is then unchanged.
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
