import AutoScaleInterfaceBuilder
import AutoScaleTrees
import Foundation

/// A frame that Xcode stored in a public document: the source of a number in a test.
public struct StoredFrame: Sendable, CustomStringConvertible {
  /// The path of the document below the folder of real files, and the object id of the view.
  private let file, id: String

  /// Names a view by its document and object id, such as `owner__project/Main.storyboard#aB1-c2-dE3`.
  public init(_ source: String) {
    let parts = source.split(separator: "#")
    (file, id) = (String(parts.first ?? ""), String(parts.last ?? ""))
  }

  /// The document and the id.
  public var description: String { "\(file)#\(id)" }

  /// Reads the frame from the document.
  ///
  /// - Returns: The frame in the superview, in points, or `nil` without the folder of real files.
  /// - Throws: An error for a document that is missing or malformed.
  public func frame() throws -> LayoutRect? {
    guard let folder = Corpus.folder else { return nil }
    let document = try InterfaceDocument(contentsOf: folder.appending(path: file))
    let node = document.views.lazy.flatMap(\.subtree).first { $0.identifier == id }
    return node.flatMap(document.element)?.storedFrame
  }
}
