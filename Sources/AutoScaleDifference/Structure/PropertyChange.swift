/// A property that differs, in Xcode's words.
package struct PropertyChange: Hashable, Sendable, Encodable {
  /// The name of the property, such as `Font`.
  package let name: String

  /// The old value in words, or `nil` if the file did not state one.
  package let old: String?

  /// The new value in words, or `nil` if the file does not state one.
  package let new: String?

  /// Whether frames may follow from it; colors, for example, change none.
  let affectsLayout: Bool

  private enum CodingKeys: CodingKey { case name, old, new }
}

extension PropertyChange: CustomStringConvertible {
  /// The change in words, such as `Lines 1 → 2`; a missing value is the default.
  package var description: String { "\(name) \(old ?? "default") → \(new ?? "default")" }
}
