import AutoScaleSourceText
import Foundation

/// An Interface Builder file that a command line names, or that is in a folder which it names.
struct FoundDocument: Equatable {
  /// The path of the file.
  let path: String

  /// The path in the folder, or the name of a file that is named itself.
  let name: String
}

/// Finds the Interface Builder files in folders.
enum DocumentSearch {
  /// The endings of the files that are found.
  private static let endings: Set<String> = ["xib", "storyboard"]

  /// The files that are named, and those in folders that are named, sorted by path in each; each file
  /// once, and itself rather than a symbolic link to it.
  ///
  /// Hidden folders are left out, and so are those of dependencies and builds.
  static func documents(at operands: [String]) throws(UsageError) -> [FoundDocument] {
    var documents: [FoundDocument] = []
    for operand in operands {
      guard isFolder(operand) else {
        let name = URL(filePath: operand).lastPathComponent
        documents.append(FoundDocument(path: operand, name: name))
        continue
      }
      let names = names(in: operand)
      if names.isEmpty { throw UsageError("there is no .xib or .storyboard file in '\(operand)'") }
      let folder = operand.hasSuffix("/") ? operand : operand + "/"
      documents += names.map { FoundDocument(path: folder + $0, name: $0) }
    }
    return unique(documents)
  }

  private static func unique(_ documents: [FoundDocument]) -> [FoundDocument] {
    let files = documents.map { URL(filePath: $0.path).resolvingSymlinksInPath().absoluteURL.path }
    let indices = Dictionary(grouping: documents.indices) { files[$0] }.values.map { same in
      same.first { !isLink(documents[$0].path) } ?? same[0]
    }
    return indices.sorted().map { documents[$0] }
  }

  private static func isLink(_ path: String) -> Bool {
    do {
      let type = try FileManager.default.attributesOfItem(atPath: path)[.type]
      return type as? FileAttributeType == .typeSymbolicLink
    } catch {
      return false  // reading the file says what is wrong with it
    }
  }

  private static func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    let exists = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
    return exists && isFolder.boolValue
  }

  /// The paths of the documents in a folder, sorted.
  private static func names(in folder: String) -> [String] {
    // A symbolic link is looked into where it is named, and nowhere else.
    let place = URL(filePath: folder).resolvingSymlinksInPath().path
    guard let all = FileManager.default.enumerator(atPath: place) else { return [] }
    var names: [String] = []
    while let name = all.nextObject() as? String {
      let last = URL(filePath: name).lastPathComponent
      if last.hasPrefix(".") || ProjectFolder.foreignFolders.contains(last) {
        all.skipDescendants()
      } else if endings.contains(URL(filePath: last).pathExtension) {
        names.append(name)
      }
    }
    return names.sorted()
  }
}
