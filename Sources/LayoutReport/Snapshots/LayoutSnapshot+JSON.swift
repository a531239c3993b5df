import Foundation
import SourceText
import ViewTree

extension LayoutSnapshot {
  /// The snapshot as JSON: a line for each view and screen with x, y, width and height.
  ///
  ///     {
  ///       "title": {
  ///         "402x874@3": [16, 62, 370, 20.3333]
  ///       }
  ///     }
  ///
  /// Views are in the order of the tree and screens in that of the layout, so that a change of a view
  /// is a change of lines that follow one another. Screens are called by
  /// their size, since the names of the newest phones change.
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

  /// Reads what ``json`` wrote.
  ///
  /// - Parameters:
  ///   - data: The content of the file.
  ///   - path: What messages call the file.
  /// - Throws: ``LayoutSnapshotError`` for anything else than objects of four finite numbers.
  public init(json data: Data, path: String) throws(LayoutSnapshotError) {
    self.init()
    do {
      let views = try JSONDecoder().decode([String: [String: [Double]]].self, from: data)
      for (view, frames) in views {
        for (screen, numbers) in frames {
          guard numbers.count == 4 else {
            throw LayoutSnapshotError(
              path: path, cause: "\(view) has \(numbers.count) numbers on \(screen), and not four")
          }
          add(
            LayoutRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]),
            of: view, on: screen)
        }
      }
    } catch let error as LayoutSnapshotError {
      throw error
    } catch {
      throw LayoutSnapshotError(path: path, cause: error.cause)
    }
  }

  /// Reads a file.
  ///
  /// - Throws: ``LayoutSnapshotError`` when it cannot be read, or for the reasons of
  ///   ``init(json:path:)``.
  public init(contentsOf url: URL) throws(LayoutSnapshotError) {
    let data: Data
    do {
      data = try Data(contentsOf: url)
    } catch {
      throw LayoutSnapshotError(path: url.relativePath, cause: error.cause)
    }
    try self.init(json: data, path: url.relativePath)
  }

  /// Writes the snapshot whole, and makes the folder where there is none.
  ///
  /// - Throws: What the system says of a folder or a file that cannot be written.
  public func write(to url: URL) throws {
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(json.utf8).write(to: url, options: .atomic)
  }

  /// A text as JSON has it.
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

/// Why a file is no ``LayoutSnapshot``.
public struct LayoutSnapshotError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The path of the file, as it was given.
  public let path: String

  /// What is wrong with it.
  public let cause: String

  /// One line, `path: error: cause; fix`.
  public var description: String {
    "\(path): error: no layout snapshot can be read: \(cause); record it anew"
  }
}
