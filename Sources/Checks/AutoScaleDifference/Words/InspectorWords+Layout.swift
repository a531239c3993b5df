import AutoScaleInterfaceBuilder

extension InspectorWords {
  /// Returns whether frames may follow from a property.
  static func affectsLayout(_ path: [String], _ value: OutlineProperty.Value?) -> Bool {
    if case .element("color", _, _) = value { return false }
    return path.last.map { !looks.contains($0) } ?? true
  }

  /// The properties that change no frame.
  private static let looks: Set<String> = [
    "alpha", "ambiguous", "clearsContextBeforeDrawing", "clipsSubviews", "enabled", "highlighted",
    "misplaced", "multipleTouchEnabled", "opaque", "restorationIdentifier", "reuseIdentifier",
    "selected", "storyboardIdentifier", "tag", "textAlignment", "userInteractionEnabled",
  ]
}
