/// The attributes that name other objects.
enum ObjectReference {
  /// The attributes whose values are object ids.
  private static let references: Set = [
    "firstItem", "secondItem", "destination", "reference", "target", "initialViewController",
  ]

  /// Returns whether an attribute with the value of an object id names the object.
  static func isReference(_ attribute: String, to id: String) -> Bool {
    // Any attribute counts for an id of Xcode's form, which 105,263 of 108,127 ids of the corpus
    // have. A short id such as -1 may also be a number, so that the name of the attribute has to
    // decide.
    references.contains(attribute)
      || id.wholeMatch(of: /[A-Za-z0-9]{3}-[A-Za-z0-9]{2}-[A-Za-z0-9]{3,}/) != nil
  }
}
