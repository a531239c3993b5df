import Foundation

/// Finds the Interface Builder files in folders.
enum DocumentSearch {
  /// The endings of the files that are found.
  private static let endings: Set<String> = ["xib", "storyboard"]

  /// The folders that hold what others wrote, or what was built.
  private static let foreignFolders: Set<String> = ["Pods", "Carthage", "DerivedData", "build"]

  /// The files that are named, and those in folders that are named, sorted by path in each.
  ///
  /// Hidden folders are left out, and so are those of dependencies and builds.
  static func paths(in operands: [String]) throws(UsageError) -> [String] {
    var paths: [String] = []
    for operand in operands {
      var isFolder: ObjCBool = false
      let exists = FileManager.default.fileExists(atPath: operand, isDirectory: &isFolder)
      let found = exists && isFolder.boolValue ? documents(in: operand) : [operand]
      if found.isEmpty { throw UsageError("there is no .xib or .storyboard file in '\(operand)'") }
      paths += found
    }
    return paths
  }

  private static func documents(in folder: String) -> [String] {
    guard let names = FileManager.default.enumerator(atPath: folder) else { return [] }
    var paths: [String] = []
    while let name = names.nextObject() as? String {
      let last = URL(filePath: name).lastPathComponent
      if last.hasPrefix(".") || foreignFolders.contains(last) {
        names.skipDescendants()
      } else if endings.contains(URL(filePath: last).pathExtension) {
        paths.append(folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)")
      }
    }
    return paths.sorted()
  }
}
