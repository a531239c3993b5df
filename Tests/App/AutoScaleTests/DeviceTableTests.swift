import AutoScale
import AutoScaleTestSupport
import Foundation
import Testing

/// A published table of devices, in a folder beside the corpus.
private enum DeviceTable {
  static let url = Corpus.folder?.deletingLastPathComponent().appending(path: "data/devices.csv")

  static let isPresent = url.map { FileManager.default.fileExists(atPath: $0.path) } ?? false

  /// The values of a line; a comma between quotation marks is part of a value.
  private static func values(of line: Substring) -> [String] {
    var (values, isQuoted) = ([""], false)
    for character in line {
      switch character {
      case "\"": isQuoted.toggle()
      case "," where !isQuoted: values.append("")
      default: values[values.count - 1].append(character)
      }
    }
    return values
  }

  /// The table's values by column, one dictionary for each device.
  static func devices() throws -> [[String: String]] {
    let text = try String(contentsOf: #require(url), encoding: .utf8)
    let lines = text.split(whereSeparator: \.isNewline).map(values)
    let columns = try #require(lines.first)
    return lines.dropFirst().map { Dictionary(zip(columns, $0)) { first, _ in first } }
  }
}

/// Compares the catalog with a published table.
@Suite(.enabled(if: DeviceTable.isPresent, "there is no table of devices"))
struct DeviceTableTests {
  @Test func `the catalog has the table's devices, and those alone`() throws {
    let names = try DeviceTable.devices().compactMap { $0["model"] }
    #expect(names.count > 100)
    #expect(names.sorted() == Screen.all.map(\.name).sorted())
  }

  @Test func `a device has the numbers of the table`() throws {
    for device in try DeviceTable.devices() {
      let name = try #require(device["model"])
      let screen = try Screen(named: name)
      func number(_ column: String) -> Double? { device[column].flatMap(Double.init) }
      func insets(_ prefix: String) -> LayoutInsets? {
        let sides = ["top", "left", "bottom", "right"].compactMap { number("\(prefix)_\($0)") }
        guard sides.count == 4 else { return nil }
        return LayoutInsets(top: sides[0], left: sides[1], bottom: sides[2], right: sides[3])
      }
      #expect(screen.idiom.rawValue == device["idiom"], "\(name)")
      #expect(screen.width == number("width_pt"), "\(name)")
      #expect(screen.height == number("height_pt"), "\(name)")
      #expect(screen.pixelsPerPoint == number("scale"), "\(name)")
      #expect(screen.diagonal == number("diagonal_inch"), "\(name)")
      #expect(screen.year.map(Double.init) == number("year"), "\(name)")
      #expect(screen.safeArea == insets("safe"), "\(name)")
      // The table leaves open what was measured later: a closed iPhone Duo on its side.
      let measured =
        name == "iPhone Duo (outer display)" ? LayoutInsets(bottom: 34, right: 84) : nil
      #expect(screen.landscape.safeArea == insets("landscape") ?? measured, "\(name)")
      #expect(screen.zoomed?.width == number("zoomed_width_pt"), "\(name)")
      #expect(screen.zoomed?.height == number("zoomed_height_pt"), "\(name)")
    }
  }
}
