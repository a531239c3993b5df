import AutoScaleLayoutEngine
import AutoScaleSourceText
import AutoScaleTrees
import Foundation

/// The images and colors of an app's asset catalogs, and the images beside them.
///
///     var options = PictureOptions()
///     options.images = AssetCatalogs(around: document)  // of the document's project
///
/// Of several files the one nearest to two pixels per point is used. PDF and HEIF, which browsers don't
/// show in an SVG, and large files are drawn as placeholders.
public struct AssetCatalogs: PictureImageSource {
  private var imageSets: [String: URL] = [:]
  private var colorSets: [String: URL] = [:]
  private var files: [String: URL] = [:]

  /// The size of the largest image file that is used, in bytes.
  public var sizeLimit = 500_000

  /// Finds the assets in folders and their subfolders.
  ///
  /// Of two assets with one name the first path wins.
  ///
  /// Hidden folders and the folders of dependencies and builds are skipped. In a folder that provides a
  /// namespace, the name of an asset begins with that of the folder, such as `Icons/back`.
  ///
  /// - Complexity: O(*n*) in the files; only the descriptions of catalogs' folders are read.
  public init(searching folders: [URL]) {
    for folder in folders {
      var namespaces = AssetNamespaces(in: folder)
      // Sorted, so that a document has the same picture on every machine.
      for path in Self.assetNames(in: folder).sorted() {
        add(path, in: folder, namespace: namespaces.namespace(of: path))
      }
    }
  }

  /// Finds the assets in folders, given by their paths, and their subfolders.
  @_disfavoredOverload
  public init(searching folders: [String]) {
    self.init(searching: folders.map { URL(filePath: $0) })
  }

  /// Returns the paths of possible assets in a folder.
  private static func assetNames(in folder: URL) -> [String] {
    guard let found = FileManager.default.enumerator(atPath: folder.path) else { return [] }
    var names: [String] = []
    while let name = found.nextObject() as? String {
      let last = name.lastIndex(of: "/").map { name[name.index(after: $0)...] } ?? name[...]
      // Builds and dependencies have assets of other apps.
      if last.hasPrefix(".") || ProjectFolder.foreignFolders.contains(String(last)) {
        found.skipDescendants()
      } else if let end = last.lastIndex(of: "."),
        endings.contains(last[last.index(after: end)...].lowercased())
      {
        names.append(name)
      }
    }
    return names
  }

  /// The endings of folders and files that are assets.
  private static let endings: Set<String> = ["imageset", "colorset", "png", "jpg", "jpeg", "svg"]

  private mutating func add(_ path: String, in folder: URL, namespace: String) {
    let url = folder.appending(path: path)
    let name = namespace + url.deletingPathExtension().lastPathComponent
    func keep(_ urls: inout [String: URL], _ name: String) { urls[name] = urls[name] ?? url }
    switch url.pathExtension.lowercased() {
    case "imageset": keep(&imageSets, name)
    case "colorset": keep(&colorSets, name)
    case "png", "jpg", "jpeg", "svg":
      // Files in a catalog are parts of its sets.
      guard !path.contains(".xcassets/") else { return }
      keep(&files, url.lastPathComponent)
      // "logo@2x.png" is the image "logo".
      keep(&files, name.split(separator: "@").first.map(String.init) ?? name)
    default: break
    }
  }

  /// Returns the image with a name, or nil if no file has a format and a size that pictures can hold.
  public func image(
    named name: String, appearance: ViewingCondition.Appearance
  ) -> PictureImage? {
    // A set comes before a loose file: it knows dark screens and templates.
    if let folder = imageSets[name], let set = AssetSet(in: folder),
      let file = set.imageFile(in: appearance)
    {
      return image(at: folder.appending(path: file), isTemplate: set.isTemplate)
    }
    return files[name].flatMap { image(at: $0, isTemplate: false) }
  }

  /// Returns the color with a name, or nil if no color set states its components.
  public func color(named name: String) -> ViewColor? {
    colorSets[name].flatMap { AssetSet(in: $0)?.color }
  }

  private func image(at url: URL, isTemplate: Bool) -> PictureImage? {
    guard let format = PictureImage.Format(fileExtension: url.pathExtension),
      let data = FileManager.default.contents(atPath: url.path), data.count <= sizeLimit
    else { return nil }
    return PictureImage(format: format, data: data, isTemplate: isTemplate)
  }
}

extension PictureImage.Format {
  /// Finds the format of files with an extension, or returns nil for an unsupported one.
  fileprivate init?(fileExtension: String) {
    switch fileExtension.lowercased() {
    case "png": self = .png
    case "jpg", "jpeg": self = .jpeg
    case "svg": self = .svg
    default: return nil
    }
  }
}
