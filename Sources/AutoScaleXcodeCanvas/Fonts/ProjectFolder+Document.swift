import AutoScaleInterfaceBuilder
import AutoScaleSourceText
import Foundation

extension ProjectFolder {
  /// The folder of a document's project, or the document's folder without a project.
  package static func root(of document: InterfaceDocument) -> URL {
    let folder = URL(filePath: document.path).absoluteURL.deletingLastPathComponent()
    return root(around: folder) ?? folder
  }
}
