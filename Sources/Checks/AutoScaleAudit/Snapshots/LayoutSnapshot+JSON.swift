import AutoScaleSourceText
import AutoScaleTrees
import Foundation

extension LayoutSnapshot {
  /// The snapshot as JSON: a line for each view and screen with x, y, width and height.
  ///
  ///     {
  ///       "title": {
  ///         "402x874@3": [16, 62, 370, 20.3333]
  ///       }
  ///     }
  ///
  /// Views are in the order of the tree, and screens in the order of the layout, so the lines of a view
  /// are together. The size of a screen is its key, because the names of the newest phones change.
  public var json: String {
    let views = names.map { name in
      let lines = columns.compactMap { column in
        frames[name]?[column.name].map { frame in
          let numbers = frame.numbers.map(\.text).joined(separator: ", ")
          return "    \(Self.quoted(column.name)): [\(numbers)]"
        }
      }
      return "  \(Self.quoted(name)): {\n\(lines.joined(separator: ",\n"))\n  }"
    }
    return "{\n\(views.joined(separator: ",\n"))\n}\n"
  }

  /// Reads a snapshot from JSON.
  ///
  /// - Parameters:
  ///   - data: The content of the file.
  ///   - path: The name of the file in messages.
  /// - Throws: ``LayoutSnapshotError`` with all defects, unless there are only objects of four numbers.
  public init(json data: Data, path: String) throws(LayoutSnapshotError) {
    var reader = LayoutSnapshotReader([UInt8](data))
    reader.read()
    let diagnostics = reader.diagnostics(path: path)
    guard diagnostics.isEmpty else { throw LayoutSnapshotError(diagnostics: diagnostics) }
    self = reader.snapshot
  }

  /// Reads a file.
  ///
  /// - Throws: ``LayoutSnapshotError`` for a file that cannot be read, or with its defects.
  public init(contentsOf url: URL) throws(LayoutSnapshotError) {
    let data: Data
    do {
      data = try Data(contentsOf: url)
    } catch {
      let place = SourcePlace(path: url.relativePath)
      throw LayoutSnapshotError(diagnostics: [
        Diagnostic(
          .error, at: place, in: nil, problem: "the record cannot be read: \(error.cause)",
          fix: "check the path, or record the frames again")
      ])
    }
    try self.init(json: data, path: url.relativePath)
  }

  /// Reads a file, given by its path; a relative one begins in the current directory.
  ///
  /// - Throws: ``LayoutSnapshotError``, as for a URL.
  public init(contentsOf path: String) throws(LayoutSnapshotError) {
    try self.init(contentsOf: URL(filePath: path))
  }

  /// Writes the snapshot to a file, given by its path; a relative one begins in the current directory.
  ///
  /// - Throws: The system's error, as for a URL.
  public func write(to path: String) throws { try write(to: URL(filePath: path)) }

  /// Writes the snapshot as a whole, and makes the folder if needed.
  ///
  /// - Throws: The system's error for a folder or a file that cannot be written.
  public func write(to url: URL) throws {
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(json.utf8).write(wholeAt: url)
  }

  /// Quotes a text for JSON.
  private static func quoted(_ text: String) -> String {
    let escaped = text.unicodeScalars.map { scalar in
      switch scalar {
      case "\"": "\\\""
      case "\\": "\\\\"
      case "\n": "\\n"
      case "\0"..<" ": "\\u" + String(scalar.value + 0x10000, radix: 16).dropFirst()
      default: String(scalar)
      }
    }
    return "\"\(escaped.joined())\""
  }
}

/// The defects of a file that should be a ``LayoutSnapshot``.
public struct LayoutSnapshotError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The defects, in the order of the file.
  let diagnostics: [Diagnostic]

  /// A line for each defect, `path:line:column: error: problem (in 'view'); fix`.
  public var description: String { diagnostics.map(\.description).joined(separator: "\n") }
}
