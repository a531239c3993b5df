import Foundation

/// The project folder of a document.
package enum ProjectFolder {
  /// The names of folders with third-party code or build products.
  package static let foreignFolders: Set<String> = ["Pods", "Carthage", "DerivedData", "build"]

  /// Returns the nearest enclosing folder, or the folder itself, with a Git repository, an Xcode
  /// project or a package, or `nil` if there is none.
  package static func root(around folder: URL) -> URL? {
    var folder = folder.standardizedFileURL
    while true {
      let files = FileManager.default.enumerator(
        at: folder, includingPropertiesForKeys: nil, options: .skipsSubdirectoryDescendants)
      let isRoot = files?.contains {
        ($0 as? URL).map { isMarkOfRoot($0.lastPathComponent) } ?? false
      }
      if isRoot == true { return folder }
      // For `/`, `deletingLastPathComponent` may append `..`, as its documentation says.
      let parent = folder.deletingLastPathComponent().standardizedFileURL
      if parent.path == folder.path || parent.path.count >= folder.path.count { return nil }
      folder = parent
    }
  }

  /// Returns the names in a folder in their order; none for a folder that is absent or cannot be listed.
  package static func entries(of folder: URL) -> [String] {
    do {
      return try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    } catch {
      return []  // an absent folder holds nothing
    }
  }

  private static func isMarkOfRoot(_ name: String) -> Bool {
    name == ".git" || name == "Package.swift" || name.hasSuffix(".xcodeproj")
      || name.hasSuffix(".xcworkspace")
  }
}
