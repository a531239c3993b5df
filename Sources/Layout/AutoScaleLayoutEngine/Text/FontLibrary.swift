import AutoScaleTrees
import Foundation

/// The font files of an app, for exact measurements of its texts.
///
///     let fonts = FontLibrary(searching: [URL(filePath: "App/Resources")])
///     let measurer = SystemTextMeasurer(fonts: fonts)
///     fonts.contains(.named("Roboto-Medium", size: 17))  // true where the folder has that font
///
/// Line heights come from the font's `hhea` table, widths from its advances and its kerning. A
/// variable font is measured in its default style. Ligatures are not formed.
public struct FontLibrary: Sendable {
  /// A file that could not be read as a font.
  public struct UnreadableFile: Hashable, Sendable, CustomStringConvertible {
    /// The path of the file.
    public let path: String

    /// The problem and its fix.
    public let problem: String

    /// One line, `path: error: problem`, that editors and CI turn into a link.
    public var description: String { "\(path): error: \(problem)" }
  }

  /// The folders and files that could not be read, in the order in which they were found.
  public private(set) var unreadableFiles: [UnreadableFile] = []

  private var facesByName: [String: FontFace] = [:]
  private var facesByFamily: [String: [FontFace]] = [:]

  /// Makes a library without fonts.
  public init() {}

  /// Makes a library of the `.ttf`, `.otf` and `.ttc` files in folders and below them.
  ///
  /// If two fonts have the same name, the first one counts; files are read in ascending order of their
  /// paths. A missing folder has no files.
  ///
  /// - Parameter directories: The URLs of the folders.
  /// - Complexity: O(*n*) in the bytes of the files.
  public init(searching directories: [URL]) {
    var closed: [UnreadableFile] = []
    self.init(files: directories.flatMap { Self.fontFiles(in: $0, closed: &closed) })
    // Folders first: the content of an unreadable folder is unknown.
    unreadableFiles = closed + unreadableFiles
  }

  /// Makes a library of the font files in folders and below them, given by their paths.
  @_disfavoredOverload
  public init(searching directories: [String]) {
    self.init(searching: directories.map { URL(filePath: $0) })
  }

  /// Makes a library of font files, given by their paths.
  @_disfavoredOverload
  public init(files: [String]) { self.init(files: files.map { URL(filePath: $0) }) }

  /// Makes a library of font files.
  ///
  /// - Parameter files: The URLs of the files; files that are not fonts are listed in
  ///   ``unreadableFiles``.
  /// - Complexity: O(*n*) in the bytes of the files.
  public init(files: [URL]) {
    for file in files {
      do {
        add(try FontFile(try Data(contentsOf: file)))
      } catch let error as FontFileError {
        unreadableFiles.append(UnreadableFile(path: file.path, problem: error.description))
      } catch {
        unreadableFiles.append(
          UnreadableFile(path: file.path, problem: "the file cannot be read; check its permissions")
        )
      }
    }
  }

  /// Whether the library has no font.
  public var isEmpty: Bool { facesByName.isEmpty && facesByFamily.isEmpty }

  /// The PostScript names of the fonts, in ascending order.
  public var fontNames: [String] {
    Set(facesByFamily.values.joined().compactMap(\.names.postScriptName)).sorted()
  }

  /// Returns whether a font is in the library: by its name, or else as a member of its family.
  public func contains(_ font: FontDescriptor) -> Bool { face(for: font) != nil }

  /// Returns the font for a description: by name, or else the nearest one of its family.
  func face(for font: FontDescriptor) -> FontFace? {
    // Most layouts have no font files, and this is asked for each text.
    if isEmpty { return nil }
    if let face = font.name.flatMap({ facesByName[$0.lowercased()] }) { return face }
    guard let members = font.family.flatMap({ facesByFamily[$0.lowercased()] }) else { return nil }
    // A name that is not in the library still says its weight, such as `Roboto-Medium`.
    let (weight, isItalic) = (font.drawnWeight.number, font.isSlanted)
    return members.min {
      // Slant first: an upright letter in place of a slanted one is more visible than a weight.
      ($0.isItalic != isItalic ? 1 : 0, abs($0.weight - weight))
        < ($1.isItalic != isItalic ? 1 : 0, abs($1.weight - weight))
    }
  }

  private mutating func add(_ file: FontFile) {
    for face in file.faces {
      for name in [face.names.postScriptName, face.names.fullName].compactMap(\.self) {
        // The first font keeps its name, and files are in order, so that each machine finds the
        // same one.
        facesByName.merge([name.lowercased(): face]) { first, _ in first }
      }
      for family in face.names.families {
        facesByFamily[family.lowercased(), default: []].append(face)
      }
    }
  }

  /// Returns the font files in a folder and below it, by path in ascending order; folders that
  /// cannot be read are added to others.
  private static func fontFiles(in directory: URL, closed: inout [UnreadableFile]) -> [URL] {
    var unreadable: [URL] = []
    let files = FileManager.default.enumerator(
      at: directory, includingPropertiesForKeys: nil, options: .skipsHiddenFiles
    ) { url, _ in
      if FileManager.default.fileExists(atPath: url.path) { unreadable.append(url) }
      return true
    }
    let found = files?.compactMap { $0 as? URL } ?? []
    closed += unreadable.map {
      UnreadableFile(path: $0.path, problem: "the folder cannot be read; check its permissions")
    }
    // Sorted: a file system lists files in no order.
    return found.filter { ["ttf", "otf", "ttc"].contains($0.pathExtension.lowercased()) }
      .sorted { $0.path < $1.path }
  }
}
