import AutoScaleSourceText

/// The lengths of the system's views, in points, on a device or in the files of a version of the tools.
///
///     Lengths.onDevices["switch width"]  // 51
package struct Lengths: Sendable {
  /// The lengths on devices before the redesign of 2025.
  package static let onDevices = Lengths(writtenBy: nil)

  private static let rows = Dictionary(grouping: FactTable.lengths.rows) { $0.text("name") }

  private let version: ToolsVersion?

  /// Takes the lengths that a version of the tools stored in its files, or those of devices.
  package init(writtenBy version: ToolsVersion?) { self.version = version }

  /// The length of a name, which has a row.
  package subscript(name: String) -> Double {
    // Names are written in code, so a wrong one is a mistake in the package.
    guard let length = self[optional: name] else { preconditionFailure("no length of \(name)") }
    return length
  }

  /// The length of a name, which has a row, or `nil` if the row states none.
  package subscript(optional name: String) -> Double? {
    // Later rows are exceptions to the first one, which holds for devices.
    guard let row = Self.rows[name]?.last(where: { $0.contains(version) }) else {
      preconditionFailure("no row of \(name)")
    }
    return row.number("length")
  }
}
