import Foundation

/// The namespaces that folders of asset catalogs provide.
struct AssetNamespaces {
  private let folder: URL

  /// The known namespaces by the paths of their folders.
  private var known: [Substring: String] = [:]

  /// Takes a folder, whose namespaces are read on demand.
  init(in folder: URL) { self.folder = folder }

  /// Returns the prefix of the name of an asset at a path, such as `Icons/`, or an empty text without a
  /// namespace.
  mutating func namespace(of path: String) -> String {
    // Only catalogs have namespaces.
    guard path.contains(".xcassets/"), let end = path.lastIndex(of: "/") else { return "" }
    return namespace(ofFolder: path[..<end])
  }

  private mutating func namespace(ofFolder path: Substring) -> String {
    // The folder of the catalog itself provides none.
    guard !path.hasSuffix(".xcassets"), let slash = path.lastIndex(of: "/") else { return "" }
    // A folder has many assets, and each asks.
    if let known = known[path] { return known }
    let name = path[path.index(after: slash)...]
    let namespace =
      namespace(ofFolder: path[..<slash]) + (providesNamespace(path) ? "\(name)/" : "")
    known[path] = namespace
    return namespace
  }

  /// Returns whether a folder provides a namespace.
  ///
  /// A folder with an unreadable description provides none.
  private func providesNamespace(_ path: Substring) -> Bool {
    AssetSet(in: folder.appending(path: path))?.providesNamespace ?? false
  }
}
