import AutoScaleInterfaceBuilder
import AutoScaleLayoutEngine
import AutoScaleSourceText
import AutoScaleTrees
import Foundation

/// Finds the font files of an app by its documents.
///
///     var search = FontSearch()
///     var options = LayoutOptions(sizes: .measured)
///     options.fonts = search.fonts(for: document)  // those of the project that the document is in
///
/// The fonts of a project are those below its root: the nearest folder around a document with a Git
/// repository, an Xcode project or a package. Without a root they are those beside the document. They
/// are read once for all documents of the project.
public struct FontSearch: Sendable {
  private let directories: [URL]
  private var libraries: [[String]: FontLibrary] = [:]

  /// Makes a search.
  ///
  /// - Parameter directories: The folders whose fonts count for all documents, before those of
  ///   projects.
  public init(in directories: [URL] = []) { self.directories = directories }

  /// Returns the fonts for a document; empty if it only uses the system's.
  ///
  /// - Complexity: O(*n*) in the files of the project, and in the bytes of its fonts, once a project.
  public mutating func fonts(for document: InterfaceDocument) -> FontLibrary {
    // A document in the system's font needs no search through its project.
    guard document.fonts.contains(where: { SystemTextMeasurer().source(of: $0) != .systemFont })
    else { return FontLibrary() }
    let places = directories + [ProjectFolder.root(of: document)]
    let key = places.map(\.path)
    if let known = libraries[key] { return known }
    let library = FontLibrary(searching: places)
    libraries[key] = library
    return library
  }
}

extension FontLibrary {
  /// Returns the missing fonts of a document, by its names for them, in ascending order.
  ///
  /// They are measured as another font.
  ///
  ///     FontLibrary().fontsMissing(in: document)  // ["Quicksand-Bold"]
  public func fontsMissing(in document: InterfaceDocument) -> [String] {
    let measurer = SystemTextMeasurer(fonts: self)
    let missing = document.fonts.filter { measurer.source(of: $0) == .substitute }
    return Set(missing.compactMap { $0.name ?? $0.family }).sorted()
  }
}

extension InterfaceDocument {
  /// The fonts of all views.
  fileprivate var fonts: Set<FontDescriptor> {
    Set(views.lazy.flatMap(\.subtree).compactMap(\.font))
  }
}

extension ProjectFolder {
  /// Returns the folder of a document's project, or the document's folder without a project.
  package static func root(of document: InterfaceDocument) -> URL {
    let folder = URL(filePath: document.path).absoluteURL.deletingLastPathComponent()
    return root(around: folder) ?? folder
  }
}
