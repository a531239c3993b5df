import Foundation

/// The folders of asset catalogs that are part of the names of what is in them.
struct AssetNamespaces {
  private let folder: URL

  /// The namespaces that are known, by the paths of the folders that have them.
  private var known: [Substring: String] = [:]

  /// What `Contents.json` says of a folder.
  private struct Contents: Decodable {
    struct Properties: Decodable {
      let providesNamespace: Bool?

      enum CodingKeys: String, CodingKey {
        case providesNamespace = "provides-namespace"
      }
    }

    let properties: Properties?
  }

  /// Prepares for the assets in a folder.
  init(in folder: URL) { self.folder = folder }

  /// What the name of an asset at a path begins with, such as `Icons/`; an empty text outside of folders
  /// with a namespace.
  mutating func namespace(of path: String) -> String {
    guard path.contains(".xcassets/"), let end = path.lastIndex(of: "/") else { return "" }
    return namespace(ofFolder: path[..<end])
  }

  private mutating func namespace(ofFolder path: Substring) -> String {
    guard !path.hasSuffix(".xcassets"), let slash = path.lastIndex(of: "/") else { return "" }
    if let known = known[path] { return known }
    let name = path[path.index(after: slash)...]
    let namespace =
      namespace(ofFolder: path[..<slash]) + (providesNamespace(path) ? "\(name)/" : "")
    known[path] = namespace
    return namespace
  }

  /// Whether a folder is part of names; a description that cannot be read says nothing.
  private func providesNamespace(_ path: Substring) -> Bool {
    let file = folder.appending(path: "\(path)/Contents.json")
    guard let data = FileManager.default.contents(atPath: file.path) else { return false }
    do {
      return try JSONDecoder().decode(Contents.self, from: data).properties?.providesNamespace
        ?? false
    } catch {
      return false
    }
  }
}
