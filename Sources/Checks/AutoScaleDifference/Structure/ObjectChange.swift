/// A view, a constraint or another object that differs between two documents.
package struct ObjectChange: Hashable, Sendable {
  /// The kinds of objects, each with a list of its own.
  package enum Kind: String, CaseIterable, Hashable, Sendable, Encodable {
    /// A view, or another object of the tree.
    case object
    /// A constraint.
    case constraint
    /// An outlet, an action or a segue.
    case connection
  }

  /// The ways in which an object differs.
  package enum Change: String, Hashable, Sendable, Encodable {
    /// Only the new document has it.
    case added
    /// Only the old document has it.
    case removed
    /// Its place, its name or its properties differ.
    case changed
  }

  /// The place of an object in the tree, in words.
  package struct Move: Hashable, Sendable, Encodable {
    /// The old place, such as `in Header, after Title`.
    package let old: String
    /// The new place.
    package let new: String
  }

  /// The object id.
  package let identifier: String

  /// The kind.
  package let kind: Kind

  /// The way in which it differs.
  package let change: Change

  /// The name in the old document; for constraints and connections, their meaning.
  package let oldName: String?

  /// The name in the new document; for constraints and connections, their meaning.
  package let newName: String?

  /// The class or the kind of element, such as `UILabel`.
  package let className: String

  /// The place of an added or removed object, in words.
  package var position: String?

  /// The number of objects of each kind in an added or removed one.
  package var contents: [Kind: Int] = [:]

  /// The properties of an added or removed object, and the objects in it, a line each.
  package var details: [String] = []

  /// The object ids of the views that a constraint or a connection is about.
  package var related: [String] = []

  /// Whether it is in another object that is added or removed, and about nothing outside that.
  package var isPart = false

  /// The change of its place, if there is one.
  package var move: Move?

  /// Whether its label or its meaning changed.
  package var isRenamed = false

  /// The properties that differ, in the order of the file.
  package var properties: [PropertyChange] = []

  /// The line of the object in the new document, or in the old one if it was removed.
  package var line: Int?

  /// The name in the new document, or else in the old one.
  package var name: String { newName ?? oldName ?? identifier }
}
