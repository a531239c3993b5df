import AutoScale
import AutoScaleInterfaceBuilder
import AutoScaleLayoutEngine
import AutoScalePages
import AutoScalePictures
import AutoScaleXcodeCanvas
import Foundation

/// The fonts, images and colors of the projects of several documents, each looked for once.
final class ProjectAssets: Sendable {
  private let fontSearch: Guarded<FontSearch>
  private let assetSearch = Guarded(AssetSearch())

  /// Looks for fonts in a folder first, if there is one, and then as for assets in each document's
  /// project.
  init(fontFolder: URL?) { fontSearch = Guarded(FontSearch(in: fontFolder.map { [$0] } ?? [])) }

  /// Returns the fonts that may draw a document.
  func fonts(for document: InterfaceDocument) -> FontLibrary {
    fontSearch.withLock { $0.fonts(for: document) }
  }

  /// Returns the images and colors that a document names, or `nil` if it names none.
  func images(for document: InterfaceDocument) -> AssetCatalogs? {
    assetSearch.withLock { $0.assets(for: document) }
  }
}
