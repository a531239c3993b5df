import Foundation
import InterfaceBuilder
import ViewTree

/// Finds the asset catalogs of apps by their documents.
///
///     var search = AssetSearch()
///     var options = PreviewOptions()
///     options.images = search.assets(for: document)  // those of the project that the document is in
///
/// The assets of a project are those below its root, as ``FontSearch`` has it; they are found once,
/// for all documents of the project.
public struct AssetSearch: Sendable {
  private var catalogs: [String: AssetCatalogs] = [:]

  /// Makes a search.
  public init() {}

  /// Returns the assets of a document's project; nil where the document names none.
  ///
  /// - Complexity: O(*n*) in the files of the project, once a project.
  public mutating func assets(for document: InterfaceDocument) -> AssetCatalogs? {
    guard document.resources.namesAssets else { return nil }
    let root = ProjectFolder.root(of: document)
    if let known = catalogs[root.path] { return known }
    let found = AssetCatalogs(searching: [root])
    catalogs[root.path] = found
    return found
  }
}

extension InterfaceResources {
  /// Whether a document names images or colors that are the app's.
  fileprivate var namesAssets: Bool { hasColors || images.contains { !$0.isSymbol } }
}
