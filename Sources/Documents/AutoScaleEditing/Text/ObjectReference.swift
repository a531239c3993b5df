/// The attributes that name other objects.
enum ObjectReference {
  /// The attributes whose values are object ids.
  private static let references: Set = [
    "firstItem", "secondItem", "destination", "reference", "target", "initialViewController",
  ]

  /// Whether an attribute with the value of an object id names the object.
  static func isReference(_ attribute: String, to id: String) -> Bool {
    references.contains(attribute)
      || id.wholeMatch(of: /[A-Za-z0-9]{3}-[A-Za-z0-9]{2}-[A-Za-z0-9]{3,}/) != nil
  }
}
