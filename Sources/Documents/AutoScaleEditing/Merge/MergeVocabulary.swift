/// The elements of documents that merge in a way of their own.
enum MergeVocabulary {
  /// The elements whose attributes make sense together only.
  static let atoms: Set = [
    "rect", "color", "autoresizingMask", "device", "attributedString", "string", "mutableString",
  ]

  /// The attributes that tell elements without an object id apart.
  static let keys = [
    "key", "name", "catalog", "keyPath", "reference", "sceneID", "identifier", "className",
    "property",
  ]

  /// The lists whose order means nothing; the order of the properties of a view means nothing too.
  ///
  /// Not `subviews`: their order says what covers what.
  static let unorderedLists: Set = [
    "constraints", "connections", "resources", "dependencies", "scenes", "document", "mask",
    "variation", "scene", "inferredMetricsTieBreakers",
  ]

  /// The attributes that state a version, and the newer one holds.
  static let versions: Set = ["toolsVersion", "systemVersion", "version", "minToolsVersion"]

  /// The marks that Xcode derives from the frames.
  static let marks: Set = ["misplaced", "ambiguous"]

  /// Returns the attributes that change together, by the name of one.
  static func group(of attribute: String, in element: String) -> String {
    let groups: [String: (name: String, members: Set<String>)] = [
      // Half of each side's equation would be an equation of neither.
      "constraint": (
        "items",
        ["firstItem", "firstAttribute", "secondItem", "secondAttribute", "relation"]
      ),
      "fontDescription": ("typeface", ["type", "name", "family", "weight", "style"]),
    ]
    guard let group = groups[element], group.members.contains(attribute) else { return attribute }
    return group.name
  }
}
