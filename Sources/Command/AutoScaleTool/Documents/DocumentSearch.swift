import AutoScaleSourceText
import Foundation

/// An Interface Builder file of a command line, or in a folder of it.
struct FoundDocument: Equatable {
  /// The path of the file.
  let path: String

  /// The path in the folder, or the name of a file given itself.
  let name: String
}

/// Finds the Interface Builder files in folders.
enum DocumentSearch {
  /// The extensions of documents.
  private static let endings: Set<String> = ["xib", "storyboard"]

  /// Finds the documents at paths, and in folders, sorted by path in each.
  ///
  /// Each file occurs once, rather than a symbolic link to it. Hidden folders, dependencies and builds
  /// are ignored.
  static func documents(at operands: [String]) throws(UsageError) -> [FoundDocument] {
    var documents: [FoundDocument] = []
    for operand in operands {
      if operand == DocumentReader.standardInput {
        documents.append(FoundDocument(path: DocumentReader.inputName, name: "standard-input"))
        continue
      }
      guard isFolder(operand) else {
        let name = URL(filePath: operand).lastPathComponent
        documents.append(FoundDocument(path: operand, name: name))
        continue
      }
      let names = try names(in: operand)
      // Otherwise a misspelt folder would pass every check.
      if names.isEmpty {
        throw UsageError.badInput("there is no .xib or .storyboard file in '\(operand)'")
      }
      let folder = operand.hasSuffix("/") ? operand : operand + "/"
      documents += names.map { FoundDocument(path: folder + $0, name: $0) }
    }
    return unique(documents)
  }

  private static func unique(_ documents: [FoundDocument]) -> [FoundDocument] {
    let files = documents.map { URL(filePath: $0.path).resolvingSymlinksInPath().absoluteURL.path }
    let indices = Dictionary(grouping: documents.indices) { files[$0] }.values.map { same in
      same.first { type(of: documents[$0].path) != .typeSymbolicLink } ?? same[0]
    }
    return indices.sorted().map { documents[$0] }
  }

  /// Returns the type of a file without following links, or `nil` if it cannot be read.
  private static func type(of path: String) -> FileAttributeType? {
    do {
      return try FileManager.default.attributesOfItem(atPath: path)[.type] as? FileAttributeType
    } catch {
      return nil  // reading the file reports the error
    }
  }

  /// Returns whether a file name ends like a document.
  static func isDocument(_ path: String) -> Bool {
    endings.contains(URL(filePath: path).pathExtension)
  }

  /// Returns whether there is a file or a folder at a path.
  static func exists(_ path: String) -> Bool { FileManager.default.fileExists(atPath: path) }

  /// Returns whether there is a folder at a path.
  static func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    let exists = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
    return exists && isFolder.boolValue
  }

  /// Returns the paths of the documents in a folder, sorted.
  private static func names(in folder: String) throws(UsageError) -> [String] {
    // A symbolic link is followed only if the command line names it.
    let root = URL(filePath: folder).resolvingSymlinksInPath().path + "/"
    var names: [String] = []
    var pending = [""]
    while let parent = pending.popLast() {
      for name in try entries(of: root + parent) {
        if name.hasPrefix(".") || ProjectFolder.foreignFolders.contains(name) { continue }
        if isDocument(name) {
          names.append(parent + name)
        } else if type(of: root + parent + name) == .typeDirectory {
          pending.append(parent + name + "/")
        }
      }
    }
    return names.sorted()
  }

  private static func entries(of folder: String) throws(UsageError) -> [String] {
    do {
      return try FileManager.default.contentsOfDirectory(atPath: folder)
    } catch {
      throw UsageError.badInput("the folder '\(folder)' cannot be read: \(error.cause)")
    }
  }
}
