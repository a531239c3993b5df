/// The lengths of the system's views, in points, on a device or in the files of a version of the tools.
///
///     Lengths.onDevices["switch width"]  // 51
package struct Lengths: Sendable {
  /// The lengths on devices before the redesign of 2025.
  package static let onDevices = Lengths(writtenBy: nil)

  private var lengths: [String: Double?] = [:]

  /// Reads the lengths that a version of the tools stored in its files; those of devices without one.
  ///
  /// - Complexity: O(*n*) in the rows of the table.
  package init(writtenBy version: ToolsVersion?) {
    for row in FactTable.lengths.rows where row.contains(version) {
      lengths.updateValue(row.number("length"), forKey: row.text("name"))
    }
  }

  /// The length of a name, which has a row.
  package subscript(name: String) -> Double {
    guard let length = self[optional: name] else { preconditionFailure("no length of \(name)") }
    return length
  }

  /// The length of a name, which has a row; nil where the row states none.
  package subscript(optional name: String) -> Double? {
    guard let length = lengths[name] else { preconditionFailure("no row of \(name)") }
    return length
  }
}
