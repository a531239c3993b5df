import AutoScaleInterfaceBuilder

/// A place of a document that both sides of a merge change, each in its own way.
public struct MergeConflict: Hashable, Sendable {
  /// The kind of the conflict; the list may grow in any minor release.
  #if compiler(>=6.3)
    @nonexhaustive
  #endif
  public enum Kind: Hashable, Sendable {
    /// Both sides give a property other values; a missing value is one that a side removes.
    case property(String, ours: String?, theirs: String?)
    /// A side removes an element that the other one changes.
    case removal(by: Side)
    /// Both sides move an element to other places.
    case place
    /// Both sides add an object with the same id, in other places.
    case repeatedID
    /// Both sides order the children of an element in other ways.
    case order
    /// An element names an object that a side removes.
    case reference(attribute: String, id: String, removedBy: Side)
    /// A constraint names an object that a side moves out of the view that has the constraint.
    case scope(attribute: String, id: String, movedBy: Side)
    /// Both sides add a child where there can be one only, such as an outlet of a name.
    case duplicate(String)
    /// The constraints of both sides contradict each other, by their object ids.
    case contradiction([String])
  }

  /// A side of a merge.
  public enum Side: String, Hashable, Sendable {
    /// The document into which changes are merged.
    case ours
    /// The document whose changes are merged.
    case theirs

    var other: Side { self == .ours ? .theirs : .ours }
  }

  /// The name of the document in messages.
  public let path: String

  /// The object id of the element, or of the nearest one around it that has an id.
  public let id: String?

  /// The element in words, such as `Title (UILabel)`, or the equation of a constraint.
  public let element: String

  /// The line of the element in the document of our side, from 1; that of the nearest element around
  /// one that is not there.
  public let line: Int?

  /// The line of the element in the document of the other side.
  public let theirLine: Int?

  /// The kind of the conflict.
  public let kind: Kind

  /// The names of the objects in the kind, by their ids.
  let names: [String: String]
}

extension MergeConflict: CustomStringConvertible {
  /// One line, `path:line: error: problem; fix`.
  public var description: String {
    let place = line.map { "\(path):\($0)" } ?? path
    let other = theirLine.map { " (theirs: line \($0))" } ?? ""
    return "\(place): error: \(problem)\(other); \(fix)"
  }

  private var problem: String {
    switch kind {
    case .property(let name, let ours, let theirs):
      name.isEmpty
        ? "both sides change \(element)"
        : "both sides change \(InspectorWords.name(of: [name])) of \(element): "
          + "\(Self.text(ours)) and \(Self.text(theirs))"
    case .removal(let side):
      "\(side.rawValue) removes \(element), and \(side.other.rawValue) changes it"
    case .place: "both sides move \(element) to other places"
    case .repeatedID: "both sides add \(element) with the id '\(id ?? "")', in different places"
    case .order: "both sides order the elements of \(element)"
    case .reference(let attribute, let id, let side):
      "\(element) names \(name(of: id)) as '\(attribute)', and \(side.rawValue) removes it"
    case .scope(let attribute, let id, let side):
      "\(element) names \(name(of: id)) as '\(attribute)', and \(side.rawValue) moves it out of the view "
        + "with the constraint"
    case .duplicate(let name): "both sides add \(name) to \(element)"
    case .contradiction(let ids):
      "the constraints of both sides contradict each other: "
        + ids.map(name).joined(separator: ", ")
    }
  }

  private var fix: String {
    switch kind {
    case .property, .place, .order: "choose one"
    case .repeatedID: "keep one, or give one another id"
    case .removal: "keep it or remove it"
    case .reference: "keep the object or remove the reference"
    case .scope: "remove the constraint or leave the view where it is"
    case .duplicate: "keep one of them"
    case .contradiction: "change or remove one of them"
    }
  }

  private func name(of id: String) -> String { names[id] ?? id }

  private static func text(_ value: String?) -> String { value.map { "'\($0)'" } ?? "none" }
}
