import Foundation

/// Programs in the folders of `PATH`.
enum InstalledProgram {
  /// Returns the first program of these names that is installed.
  static func url(named names: [String]) -> URL? {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    return names.lazy.flatMap { name in
      folders.map { URL(filePath: String($0)).appending(path: name) }
    }
    .first { FileManager.default.isExecutableFile(atPath: $0.path) }
  }
}
