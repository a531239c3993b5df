import Foundation

/// The folder of the project that a document is in.
package enum ProjectFolder {
  /// The names of the folders that hold what others wrote, or what was built.
  package static let foreignFolders: Set<String> = ["Pods", "Carthage", "DerivedData", "build"]

  /// The nearest folder around another one, or that one, that has a Git repository, an Xcode project
  /// or a package in it; nil where none has.
  package static func root(around folder: URL) -> URL? {
    var folder = folder.standardizedFileURL
    while true {
      let files = FileManager.default.enumerator(
        at: folder, includingPropertiesForKeys: nil, options: .skipsSubdirectoryDescendants)
      let isRoot = files?.contains {
        ($0 as? URL).map { isMarkOfRoot($0.lastPathComponent) } ?? false
      }
      if isRoot == true { return folder }
      let parent = folder.deletingLastPathComponent().standardizedFileURL
      if parent.path == folder.path || parent.path.count >= folder.path.count { return nil }
      folder = parent
    }
  }

  private static func isMarkOfRoot(_ name: String) -> Bool {
    name == ".git" || name == "Package.swift" || name.hasSuffix(".xcodeproj")
      || name.hasSuffix(".xcworkspace")
  }
}
