import AutoScaleInterfaceBuilder
import AutoScalePictures
import AutoScaleSourceText
import AutoScaleTrees
import Foundation

/// Finds the asset catalogs of the projects of documents.
///
///     var search = AssetSearch()
///     var options = PreviewOptions()
///     options.images = search.assets(for: document)  // of the document's project
///
/// The root of a project is the one that ``/AutoScaleXcodeCanvas/FontSearch`` uses. Its assets are found once
/// for all documents.
public struct AssetSearch: Sendable {
  private var catalogs: [String: AssetCatalogs] = [:]

  /// Makes a search.
  public init() {}

  /// Returns the assets of a document's project, or nil if the document names no assets.
  ///
  /// - Complexity: O(*n*) in the files of the project, once for each project.
  public mutating func assets(for document: InterfaceDocument) -> AssetCatalogs? {
    // Most documents name only symbols, and need no search through the project.
    guard document.resources.namesAssets else { return nil }
    let root = ProjectFolder.root(of: document)
    if let known = catalogs[root.path] { return known }
    let found = AssetCatalogs(searching: [root])
    catalogs[root.path] = found
    return found
  }
}

extension AssetCatalogs {
  /// Finds the assets of a document's project, as ``/AutoScaleXcodeCanvas/FontSearch`` finds its fonts.
  public init(around document: InterfaceDocument) {
    self.init(searching: [ProjectFolder.root(of: document)])
  }
}

extension InterfaceResources {
  /// Whether the document names images or colors of the app.
  fileprivate var namesAssets: Bool { hasColors || images.contains { !$0.isSymbol } }
}
