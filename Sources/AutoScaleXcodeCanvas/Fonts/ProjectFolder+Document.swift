import AutoScaleInterfaceBuilder
import AutoScaleSourceText
import Foundation

extension ProjectFolder {
  /// The folder of the project that a document is in; the document's own where there is none.
  package static func root(of document: InterfaceDocument) -> URL {
    let folder = URL(filePath: document.path).absoluteURL.deletingLastPathComponent()
    return root(around: folder) ?? folder
  }
}
