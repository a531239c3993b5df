import AutoScale
import AutoScaleSourceText
import Foundation

/// All profiles of a source, parsed and indexed; immutable afterwards.
package struct ProfileCatalog: Sendable {
  /// A view in a container.
  package struct Key: Hashable, Sendable {
    // Both: the format's first reader kept values by id, and ids of two containers collided.
    package let container: String
    package let id: String
  }

  /// One entry, and its file.
  struct Variant: Sendable {
    let file: Int
    let device: Int
    let entry: ProfileEntry
  }

  /// A parsed file.
  package struct File: Sendable {
    package let path: String
    package let container: String
    package let device: Int
  }

  /// The device classes that files can be for.
  package let devices: [DeviceClass]

  /// The files with valid names, in the order of their paths.
  package private(set) var files: [File] = []

  /// The defects of the files; values without a defect are in the catalog.
  package private(set) var defects: [ProfileDefect] = []

  /// Warnings, and remarks about keys that only the app can apply, each key at its first place.
  package private(set) var notes: [Diagnostic] = []

  private(set) var variants: [Key: [Variant]] = [:]

  /// The ids of each container, in the order of their first appearance.
  package private(set) var identifiers: [String: [String]] = [:]

  /// Reads every profile in a directory and its subdirectories.
  package init(directory: URL, devices: [DeviceClass] = DeviceClass.standard) {
    self.init([.directory(directory)], devices: devices)
  }

  /// Reads files, every profile in directories, and the standard input as `-`, which has no name to
  /// check.
  package init(paths: [String], standardInput: @escaping @Sendable () throws -> Data) {
    self.init(
      paths.map { $0 == "-" ? .nameless($0, read: standardInput) : .path($0) },
      devices: DeviceClass.standard)
  }

  /// Reads profiles in memory, by the names of their files.
  package init(files: [String: Data], devices: [DeviceClass] = DeviceClass.standard) {
    self.init([.memory(files)], devices: devices)
  }

  /// Reads the files of a source that contain a part of its profiles, and reports the numbers of
  /// files read and of all these files.
  init(
    _ source: ProfileSource, devices: [DeviceClass], part: ProfilePart = .everything,
    progress: (Int, Int) -> Void = { _, _ in }
  ) {
    self.init([source], devices: devices, part: part, progress: progress)
  }

  private init(
    _ sources: [ProfileSource], devices: [DeviceClass], part: ProfilePart = .everything,
    progress: (Int, Int) -> Void = { _, _ in }
  ) {
    self.devices = devices
    var found: [ProfileSource.File] = []
    // A file that is given may also be in a folder that is given.
    var seen: Set<String> = []
    for source in sources {
      do {
        found += try source.files().filter { file in
          // Links to one file are one file.
          let path = URL(filePath: file.path).resolvingSymlinksInPath().path
          if sources.count > 1 && !seen.insert(path).inserted { return false }
          // The name tells the container, so the files of others are not read.
          guard part != .everything, let name = file.name else { return true }
          return ProfileFileName(name, devices: devices).map { part.isOf($0.container) } == true
        }
      } catch {
        defects.append(error)
      }
    }
    var marks = LanguageMarkTable()
    var paths: [Key: String] = [:]
    progress(0, found.count)
    for (index, file) in found.enumerated() {
      add(file, part, marks: &marks, paths: &paths)
      progress(index + 1, found.count)
    }
  }

  private mutating func add(
    _ file: ProfileSource.File, _ part: ProfilePart, marks: inout LanguageMarkTable,
    paths: inout [Key: String]
  ) {
    let bytes: [UInt8]
    do {
      bytes = try file.read()
    } catch {
      defects.append(error)
      return
    }
    let (entries, defects, notes) = ProfileReader.read(bytes, path: file.path, marks: &marks)
    if let name = file.name.flatMap({ ProfileFileName($0, devices: devices) }) {
      let fileIndex = files.count
      let target = Key(container: name.container, id: devices[name.device].name)
      if let other = paths.updateValue(file.path, forKey: target) {
        self.defects.append(ProfileDefect(.duplicateFile(other: other), path: file.path))
      }
      files.append(File(path: file.path, container: name.container, device: name.device))
      identifiers[name.container, default: []] += []  // a file may have no ids
      for entry in entries {
        let key = Key(container: name.container, id: entry.id)
        guard part.contains(key) else { continue }
        if variants[key] == nil { identifiers[key.container, default: []].append(key.id) }
        variants[key, default: []]
          .append(Variant(file: fileIndex, device: name.device, entry: entry))
      }
    } else if let name = file.name {
      let reason = ProfileFileName.defect(of: name, devices: devices)
      self.defects.append(ProfileDefect(reason, path: file.path))
    }
    self.defects += defects
    for note in notes
    where note.severity == .warning || !self.notes.contains(where: { $0.problem == note.problem }) {
      self.notes.append(note)
    }
  }

  /// Merges a part of the profiles that was read later.
  mutating func add(_ other: ProfileCatalog) {
    let start = files.count
    files += other.files
    for (key, found) in other.variants {
      variants[key] = found.map {
        // The files of the later part count from the end of the earlier ones.
        Variant(file: start + $0.file, device: $0.device, entry: $0.entry)
      }
    }
    for (container, ids) in other.identifiers {
      let known = identifiers[container, default: []]
      identifiers[container] = known + ids.filter { !known.contains($0) }
    }
  }
}

/// A part of the profiles of a source.
enum ProfilePart: Hashable, Sendable {
  case everything
  case container(String)
  case view(ProfileCatalog.Key)

  /// Returns whether the part overlaps a container.
  func isOf(_ name: String) -> Bool {
    switch self {
    case .everything: true
    case .container(let container): container == name
    case .view(let key): key.container == name
    }
  }

  /// Returns whether the part contains a view.
  func contains(_ key: ProfileCatalog.Key) -> Bool {
    if case .view(let own) = self { own == key } else { isOf(key.container) }
  }
}
