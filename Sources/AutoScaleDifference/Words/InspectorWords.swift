import AutoScaleInterfaceBuilder

/// The names that Xcode's inspectors give to properties.
enum InspectorWords {
  /// Returns the name of a property by the path of its element, such as `Default Title`.
  static func name(of path: [String]) -> String {
    path.map { names[$0] ?? words(inSegment: $0) }.filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// Returns the words for the name of an element, which its identity may follow.
  private static func words(inSegment segment: String) -> String {
    guard let space = segment.firstIndex(of: " ") else { return words(in: segment) }
    let name = String(segment[..<space])
    let title = names[name] ?? words(in: name)
    // There is one plug-in in most documents.
    return name == "plugIn" ? title : title + segment[space...]
  }

  /// Whether frames may follow from a property.
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

  /// Returns a name in code as words, such as `Tap Gesture Recognizer`.
  ///
  ///     InspectorWords.words(in: "tapGestureRecognizer")  // "Tap Gesture Recognizer"
  static func words(in name: String) -> String {
    guard !name.contains(where: { ".:=-_".contains($0) }) else { return name }
    var result = ""
    var previous: Character = " "
    for character in name {
      let isStart = character.isUppercase && previous.isLowercase
      if isStart { result.append(" ") }
      result.append(previous == " " ? Character(character.uppercased()) : character)
      previous = character
    }
    return result
  }

  /// The names that are not the words of the file's names.
  ///
  /// Source: the inspectors of Xcode 15.
  private static let names: [String: String] = [
    "adjustsFontForContentSizeCategory": "Automatically Adjusts Font",
    "adjustsFontSizeToFit": "Autoshrink",
    "adjustsImageSizeForAccessibilityContentSizeCategory": "Adjusts Image Size",
    "autocapitalizationType": "Capitalization",
    "autocorrectionType": "Correction",
    "autoresizesSubviews": "Autoresize Subviews",
    "autoresizingMask": "Autoresizing",
    "backgroundColor": "Background",
    "baselineAdjustment": "Baseline",
    "buttonType": "Type",
    "clearButtonMode": "Clear Button",
    "clearsContextBeforeDrawing": "Clears Graphics Context",
    "clipsSubviews": "Clips to Bounds",
    "contentHorizontalAlignment": "Horizontal Alignment",
    "contentMode": "Content Mode",
    "contentVerticalAlignment": "Vertical Alignment",
    "customClass": "Class",
    "customModule": "Module",
    "dependencies": "",
    "fontDescription": "Font",
    "highlightedColor": "Highlighted Color",
    "horizontalCompressionResistancePriority": "Horizontal Compression Resistance",
    "horizontalHuggingPriority": "Horizontal Hugging",
    "keyboardAppearance": "Appearance",
    "id": "ID",
    "lineBreakMode": "Line Break",
    "minimumFontSize": "Minimum Font Size",
    "multipleTouchEnabled": "Multiple Touch",
    "normal": "Default",
    "numberOfLines": "Lines",
    "plugIn": "Plug-in",
    "resources": "",
    "reuseIdentifier": "Identifier",
    "rowHeight": "Row Height",
    "secureTextEntry": "Secure Text Entry",
    "spellCheckingType": "Spell Checking",
    "state": "",
    "storyboardIdentifier": "Storyboard ID",
    "textAlignment": "Alignment",
    "textColor": "Color",
    "textInputTraits": "",
    "tintColor": "Tint",
    "toolsVersion": "Interface Builder Version",
    "translatesAutoresizingMaskIntoConstraints": "Translates Mask into Constraints",
    "useAutolayout": "Auto Layout",
    "useSafeAreas": "Safe Area Layout Guides",
    "useTraitCollections": "Trait Variations",
    "userDefinedRuntimeAttributes": "Runtime",
    "userInteractionEnabled": "User Interaction",
    "verticalCompressionResistancePriority": "Vertical Compression Resistance",
    "verticalHuggingPriority": "Vertical Hugging",
  ]
}
