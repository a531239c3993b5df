import AutoScaleSourceText

/// The names that Xcode's inspectors give to properties.
package enum InspectorWords {
  /// Names a property by the path of its element.
  ///
  /// The traits of a variation follow, such as `Constant (compact width)`.
  ///
  /// - Parameters:
  ///   - path: The names of the elements around the property, and its own.
  ///   - title: Returns the name of an object by its id.
  /// - Returns: The name, such as `Default Title`.
  package static func name(
    of path: [String], naming title: (String) -> String = { $0 }
  ) -> String {
    let traits = path.compactMap(traits)
    let words = path.filter { self.traits(inSegment: $0) == nil }
      .map { names[$0] ?? self.words(inSegment: $0, naming: title) }
      .filter { !$0.isEmpty }.joined(separator: " ")
    return traits.isEmpty ? words : "\(words) (\(traits.joined(separator: ", ")))"
  }

  /// Returns the words for the name of an element, which its identity may follow.
  private static func words(inSegment segment: String, naming title: (String) -> String) -> String {
    guard let space = segment.firstIndex(of: " ") else { return words(in: segment) }
    let name = String(segment[..<space])
    let words = names[name] ?? words(in: name)
    // There is one plug-in in most documents.
    return name == "plugIn" ? words : "\(words) \(title(String(segment[space...].dropFirst())))"
  }

  /// Returns the traits of a variation in words, if the segment is one.
  private static func traits(inSegment segment: String) -> String? {
    let start = "variation "
    guard segment.hasPrefix(start) else { return nil }
    // The file has the height first, and Xcode's inspector the width.
    let traits = segment.dropFirst(start.count).split(separator: "-").reversed().map { trait in
      let pair = trait.split(separator: "=").map(String.init)
      return switch pair.first {
      case "widthClass": "\(pair.last ?? "") width"
      case "heightClass": "\(pair.last ?? "") height"
      case "default": "any size"
      default: pair.last ?? ""
      }
    }
    return traits.joined(separator: ", ")
  }

  /// Returns a name in code as words, such as `Tap Gesture Recognizer`.
  ///
  ///     InspectorWords.words(in: "tapGestureRecognizer")  // "Tap Gesture Recognizer"
  package static func words(in name: String) -> String {
    guard !name.contains(where: { ".:=-_".contains($0) }) else { return name }
    return name.camelCaseWords.map(\.capitalizedFirst).joined(separator: " ")
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
    "contentEdgeInsets": "Content Insets",
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
    "id": "ID",
    "imageEdgeInsets": "Image Insets",
    "keyboardAppearance": "Appearance",
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
    "titleEdgeInsets": "Title Insets",
    "toolsVersion": "Interface Builder Version",
    "translatesAutoresizingMaskIntoConstraints": "Translates Mask into Constraints",
    "useAutolayout": "Auto Layout",
    "userDefinedRuntimeAttribute": "Runtime Attribute",
    "userDefinedRuntimeAttributes": "",
    "userInteractionEnabled": "User Interaction",
    "useSafeAreas": "Safe Area Layout Guides",
    "useTraitCollections": "Trait Variations",
    "verticalCompressionResistancePriority": "Vertical Compression Resistance",
    "verticalHuggingPriority": "Vertical Hugging",
  ]
}
