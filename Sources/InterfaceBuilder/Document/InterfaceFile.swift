import Foundation

/// Reads whole files, and says what is wrong where that fails.
enum InterfaceFile {
  static func contents(of url: URL) throws(InterfaceBuilderError) -> Data {
    let path = url.relativePath
    guard url.isFileURL else { throw InterfaceBuilderError(.notAFile, path: url.absoluteString) }
    let file = url.resolvingSymlinksInPath().path
    let attributes: [FileAttributeKey: Any]
    do {
      attributes = try FileManager.default.attributesOfItem(atPath: file)
    } catch CocoaError.fileReadNoSuchFile, CocoaError.fileNoSuchFile {
      throw InterfaceBuilderError(.missingFile, path: path)
    } catch {
      throw InterfaceBuilderError(.unreadable(error.localizedDescription), path: path)
    }
    let type = attributes[.type] as? FileAttributeType
    // A link that is still one after it was resolved leads nowhere.
    if type == .typeSymbolicLink { throw InterfaceBuilderError(.missingFile, path: path) }
    // Devices and pipes might never end.
    guard type == .typeRegular else {
      throw InterfaceBuilderError(.notAFile, path: path)
    }
    do {
      return try Data(contentsOf: URL(filePath: file))
    } catch {
      throw InterfaceBuilderError(.unreadable(error.localizedDescription), path: path)
    }
  }
}
