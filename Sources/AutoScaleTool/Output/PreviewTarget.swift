import AutoScale
import AutoScalePages
import AutoScaleSourceText
import Foundation

/// The reason why a preview cannot be written.
struct PreviewFailure: Error, CustomStringConvertible {
  let description: String
}

/// The outputs of a preview: pages, single pictures, or both.
struct PreviewTarget: Sendable {
  /// The output of pages, if there is one.
  let page: PageTarget?

  /// The folder of the single pictures, if there is one.
  let pictures: URL?

  /// The format of the single pictures.
  let format: PictureFormat

  /// Writes the single pictures of a document.
  func write(
    _ documentPictures: DocumentPictures, of source: PreviewSource
  ) throws(PreviewFailure) {
    guard let folder = pictures else { return }
    for picture in documentPictures {
      let name = "\(source.name)-\(picture.name)"
      let file = folder.appending(path: "\(name).\(format.rawValue)")
      switch format {
      case .svg: try Data(picture.svg.utf8).write(asWholeFileAt: file)
      case .png: try PictureConverter.shared.get().convert(picture, to: file)
      }
    }
  }
}

/// The output of pages.
enum PageTarget: Sendable {
  case file(URL)
  case folder(URL)
  case standardOutput

  /// The target that `-o` names, or a new temporary folder.
  init(_ path: String?, sources: [PreviewSource]) throws(UsageError) {
    guard let path else {
      self = .folder(
        FileManager.default.temporaryDirectory.appending(path: "autoscale-\(UUID().uuidString)"))
      return
    }
    var isDirectory: ObjCBool = false
    let exists = FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory)
    if path == "-" {
      self = .standardOutput
    } else if path.hasSuffix("/") || exists && isDirectory.boolValue || sources.count != 1 {
      self = .folder(URL(filePath: path, directoryHint: .isDirectory))
    } else {
      self = .file(URL(filePath: path))
    }
    if sources.count > 1, case .folder = self, exists, !isDirectory.boolValue {
      throw UsageError("-o needs a folder for \(sources.count) documents, but '\(path)' is a file")
    }
    if sources.count > 1, case .standardOutput = self {
      throw UsageError("-o - is for one document, but there are \(sources.count)")
    }
  }

  /// Writes the page of a document, and returns the text to print: its path or the page itself.
  func write(_ preview: DocumentPreview, of source: PreviewSource) throws(PreviewFailure) -> String
  {
    switch self {
    case .standardOutput: return String(preview.page.dropLast())
    case .file(let url):
      try Data(preview.page.utf8).write(asWholeFileAt: url)
      return url.relativePath
    case .folder(let folder):
      let url = folder.appending(path: source.name + ".html")
      try Data(preview.page.utf8).write(asWholeFileAt: url)
      if let thumbnail = preview.thumbnail {
        try Data(thumbnail.utf8).write(
          asWholeFileAt: folder.appending(path: PreviewIndex.thumbnail(of: source.name)))
      }
      return url.relativePath
    }
  }

  /// Writes the index of pages, and returns its path.
  func writeIndex(of entries: [PreviewIndex.Entry]) throws(PreviewFailure) -> String {
    guard case .folder(let folder) = self else { return "" }
    let url = folder.appending(path: "index.html")
    let common = PreviewIndex.commonFolder(of: entries.map(\.path)).joined(separator: "/")
    // A relative path may not name the project's folder.
    let project = URL(filePath: common.isEmpty ? "." : common, directoryHint: .isDirectory)
      .standardizedFileURL.lastPathComponent
    let index = PreviewIndex(title: project, entries: entries)
    try Data(index.html.utf8).write(asWholeFileAt: url)
    return url.relativePath
  }
}

extension Data {
  /// Writes the bytes into a file as a whole or not at all, and makes missing folders.
  func write(asWholeFileAt url: URL) throws(PreviewFailure) {
    do {
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try write(wholeAt: url)
    } catch {
      throw PreviewFailure(
        description:
          "\(url.relativePath): error: cannot be written: \(error.cause); name another place")
    }
  }
}
