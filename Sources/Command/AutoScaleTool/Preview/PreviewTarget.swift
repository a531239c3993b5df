import AutoScale
import AutoScalePages
import AutoScaleSourceText
import Foundation

/// The reason why a result cannot be written.
struct OutputError: Error, CustomStringConvertible {
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

  /// Pages as texts in outcomes, and no pictures.
  static let memory = PreviewTarget(page: .standardOutput, pictures: nil, format: .svg)

  /// Writes the single pictures of a document.
  func write(
    _ documentPictures: DocumentPictures, of source: PreviewSource
  ) throws(OutputError) {
    guard let folder = pictures else { return }
    for picture in documentPictures {
      let end = "-\(picture.name).\(format.rawValue)"
      let file = folder.appending(path: source.name.file(endingIn: end))
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
    // A path with a slash at its end is a folder that need not exist yet.
    if path == "-" {
      self = .standardOutput
    } else if path.hasSuffix("/") || exists && isDirectory.boolValue || sources.count != 1 {
      self = .folder(URL(filePath: path, directoryHint: .isDirectory))
    } else {
      self = .file(URL(filePath: path))
    }
    if sources.count > 1, case .folder = self, exists, !isDirectory.boolValue {
      throw UsageError.badInput(
        "-o needs a folder for \(sources.count) documents, but '\(path)' is a file")
    }
    if sources.count > 1, case .standardOutput = self {
      throw UsageError("-o - is for one document, but there are \(sources.count)")
    }
  }

  /// Writes the page of a document, and returns the text to print: its path or the page itself.
  func write(_ preview: DocumentPreview, of source: PreviewSource) throws(OutputError) -> String {
    guard let url = place(of: source) else { return String(preview.page.dropLast()) }
    try Data(preview.page.utf8).write(asWholeFileAt: url)
    if let thumbnail = preview.thumbnail { try write(thumbnail: thumbnail, of: source) }
    return url.relativePath
  }

  /// Writes the small picture of a document, which an index needs.
  func write(thumbnail: String, of source: PreviewSource) throws(OutputError) {
    guard let place = placeOfThumbnail(of: source) else { return }
    try Data(thumbnail.utf8).write(asWholeFileAt: place)
  }

  /// Whether pages are files.
  var isFile: Bool {
    if case .standardOutput = self { return false }
    return true
  }

  /// Returns the file for the page of a document, unless it goes to the standard output.
  func place(of source: PreviewSource) -> URL? {
    switch self {
    case .standardOutput: nil
    case .file(let url): url
    case .folder(let folder): folder.appending(path: source.name + ".html")
    }
  }

  /// Returns the file for the small picture of a document, if there is an index.
  func placeOfThumbnail(of source: PreviewSource) -> URL? {
    guard case .folder(let folder) = self else { return nil }
    return folder.appending(path: PreviewIndex.thumbnail(of: source.name))
  }

  /// Writes the index of pages, and returns its path.
  func writeIndex(of entries: [PreviewIndex.Entry]) throws(OutputError) -> String {
    guard let index = index(of: entries) else { return "" }
    try Data(index.html.utf8).write(asWholeFileAt: index.url)
    return index.url.relativePath
  }

  /// Returns the index of pages and its file, if the pages are in a folder.
  func index(of entries: [PreviewIndex.Entry]) -> (url: URL, html: String)? {
    guard case .folder(let folder) = self else { return nil }
    let common = PreviewIndex.commonFolder(of: entries.map(\.path)).joined(separator: "/")
    // A relative path may not name the project's folder.
    let project = URL(filePath: common.isEmpty ? "." : common, directoryHint: .isDirectory)
      .standardizedFileURL.lastPathComponent
    return (
      folder.appending(path: "index.html"), PreviewIndex(title: project, entries: entries).html
    )
  }
}

extension String {
  /// The most bytes in the name of a file, less what a file has at its end until it is whole.
  private static let longestName = 240

  /// Returns the path of a file that begins with this path.
  ///
  /// A name that file systems would refuse keeps its start and its end, with a number that follows from the whole
  /// name between them.
  fileprivate func file(endingIn end: String) -> String {
    let folder = lastIndex(of: "/").map { self[...$0] } ?? ""
    let name = dropFirst(folder.count) + end
    guard name.utf8.count > Self.longestName else { return self + end }
    let middle = "~" + String(name.stableHash, radix: 16) + "~"
    let room = (Self.longestName - middle.utf8.count) / 2
    let tail = String(String(name.reversed()).prefix(ofBytes: room).reversed())
    return folder + name.prefix(ofBytes: room) + middle + tail
  }
}

extension StringProtocol {
  /// Returns as many characters as fit in a number of bytes.
  fileprivate func prefix(ofBytes limit: Int) -> String {
    reduce(into: (text: "", isFull: false)) { result, character in
      result.isFull =
        result.isFull || result.text.utf8.count + character.utf8.count > limit
      if !result.isFull { result.text.append(character) }
    }.text
  }
}

extension Data {
  /// Writes the bytes into a file as a whole or not at all, and makes missing folders.
  func write(asWholeFileAt url: URL) throws(OutputError) {
    do {
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try write(uninterruptedTo: url)
    } catch {
      throw OutputError(
        description:
          "\(url.relativePath): error: cannot be written: \(error.cause); name another place")
    }
  }
}
