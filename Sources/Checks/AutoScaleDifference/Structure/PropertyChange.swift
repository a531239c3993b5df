/// A property that differs, in Xcode's words.
package struct PropertyChange: Hashable, Sendable, Encodable {
  /// The name of the property, such as `Font`.
  package let name: String

  /// The names of the elements around the property, and its own.
  var path: [String] = []

  /// The old value in words, or `nil` if the file did not state one.
  package let old: String?

  /// The new value in words, or `nil` if the file does not state one.
  package let new: String?

  /// The words for a value that the file does not state: the default, if it is known.
  var missing = "default"

  /// Whether frames may follow from it; colors, for example, change none.
  let affectsLayout: Bool

  private enum CodingKeys: CodingKey { case name, old, new }
}

extension PropertyChange: CustomStringConvertible {
  /// The change in words, such as `Lines 1 → 2`.
  package var description: String {
    if let words = presence { return "\(name) \(words)" }
    return "\(name) \(old ?? missing) → \(new ?? missing)"
  }

  /// The word for an entry without a value that only one version has.
  private var presence: String? {
    old == nil && new == "present" ? "added" : old == "present" && new == nil ? "removed" : nil
  }
}
