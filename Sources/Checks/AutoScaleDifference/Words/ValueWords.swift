import AutoScale
import AutoScaleInterfaceBuilder

/// The values of one property in words.
struct ValueWords {
  private let path: [String]
  private let attribute: String

  init(path: [String]) { (self.path, attribute) = (path, path.last ?? "") }

  /// Returns a value in words, in which ids of objects are their names.
  func text(of value: OutlineProperty.Value, naming names: OutlineNames) -> String {
    switch value {
    case .attribute(let text): words(for: text, naming: names)
    case .element("color", let parts, _): ColorWords.text(of: parts)
    case .element("fontDescription", let parts, _), .element("font", let parts, _):
      Self.font(parts)
    case .element("rect", let parts, _), .element("point", let parts, _),
      .element("size", let parts, _):
      Self.numbers(["x", "y", "width", "height"], of: parts)
    case .element("autoresizingMask", let parts, _):
      Self.mask(parts)
    case .element("string", let parts, let text), .element("mutableString", let parts, let text):
      Self.string(parts, text)
    case .element("nil", _, _): "none"
    case .element("edgeInsets", let parts, _), .element("directionalEdgeInsets", let parts, _),
      .element("inset", let parts, _):
      Self.insets(parts)
    case .element("boolean", let parts, _): words(for: parts["value"] ?? "NO", naming: names)
    case .presence(let name): attribute.contains(" ") ? "present" : InspectorWords.words(in: name)
    case .element("data", _, let text), .element("mutableData", _, let text):
      // Base64 takes four characters for three bytes.
      "\(text.utf8.count * 3 / 4) bytes"
    case .element(_, let parts, _):
      parts.count == 1 ? parts.values.first ?? "" : Self.list(parts)
    }
  }

  private static func mask(_ parts: [String: String]) -> String {
    let flexible = parts.filter { $0.value == "YES" }.keys.sorted().map(InspectorWords.words)
    return flexible.isEmpty ? "none" : flexible.joined(separator: ", ")
  }

  /// Returns the words for a value that the file does not state, if another version states one.
  func missing(besides stated: OutlineProperty.Value?, naming names: OutlineNames) -> String {
    switch stated {
    case .attribute(let text):
      if let value = DefaultValues.value(of: path, besides: text) {
        return words(for: value, naming: names)
      }
      return Self.texts.contains(attribute) || Self.isName(attribute) ? "none" : "default"
    case .presence, .element("nil", _, _): return "none"
    default: return path.first == "userDefinedRuntimeAttributes" ? "none" : "default"
    }
  }

  /// Returns whether an attribute names something: a class, an image, an object or the attribute's
  /// own object.
  private static func isName(_ attribute: String) -> Bool {
    references.contains(attribute)
      || ["class", "identifier", "image", "label", "module", "provider", "name", "selector", "key"]
        .contains { attribute.lowercased().hasSuffix($0) }
  }

  private func words(for text: String, naming names: OutlineNames) -> String {
    if text == "YES" { return "on" }
    if text == "NO" { return "off" }
    if Self.references.contains(attribute), names.contains(text) { return names.name(of: text) }
    if Self.texts.contains(attribute) { return Self.quoted(text) }
    if attribute == "contentMode" {
      return Self.contentModes[text] ?? InspectorWords.words(in: text)
    }
    return Self.choices.contains(attribute) ? InspectorWords.words(in: text) : text
  }

  /// Returns two values that differ as different words, and long texts where they differ.
  func distinguished(
    _ old: String?, _ new: String?, _ before: OutlineProperty.Value?,
    _ after: OutlineProperty.Value?
  ) -> (old: String?, new: String?) {
    guard let old, let new else { return (old.map(Self.cut), new.map(Self.cut)) }
    guard old != new else { return Self.withDifferingParts(old, before, after) }
    guard max(old.count, new.count) > Self.longest else { return (old, new) }
    // Some characters before the difference show where it is.
    let common = zip(old, new).prefix { $0 == $1 }.count
    let start = max(0, common - 10)
    return (Self.cut(old, from: start), Self.cut(new, from: start))
  }

  /// The largest number of characters of a value.
  private static let longest = 60

  /// Returns a value without the end of a long text.
  static func cut(_ text: String) -> String { cut(text, from: 0) }

  private static func cut(_ text: String, from start: Int) -> String {
    let rest = text.dropFirst(start)
    let head = start > 0 ? "…" : ""
    return rest.count > longest ? "\(head)\(rest.prefix(longest))…" : "\(head)\(rest)"
  }

  /// Adds the parts in which two values with the same words differ.
  private static func withDifferingParts(
    _ words: String, _ before: OutlineProperty.Value?, _ after: OutlineProperty.Value?
  ) -> (old: String?, new: String?) {
    guard case .element(let oldName, let old, let oldText) = before,
      case .element(let newName, let new, let newText) = after
    else { return (exact(before), exact(after)) }
    if oldName != newName || oldText != newText {
      return (exact(before), exact(after))
    }
    // Equal components in two color spaces are two colors.
    let spaces = (ColorWords.space(of: old), ColorWords.space(of: new))
    if oldName == "color", spaces.0 != spaces.1 {
      return ("\(words) in \(spaces.0 ?? "no space")", "\(words) in \(spaces.1 ?? "no space")")
    }
    return (
      "\(words) with \(list(old.filter { new[$0.key] != $0.value }))",
      "\(words) with \(list(new.filter { old[$0.key] != $0.value }))"
    )
  }

  /// Returns a value with all that the file states.
  private static func exact(_ value: OutlineProperty.Value?) -> String? {
    switch value {
    case .attribute(let text): text
    case .element(let name, let parts, let text): "\(name) \(list(parts))\(text)"
    case .presence(let name): name
    case nil: nil
    }
  }

  private static func string(_ parts: [String: String], _ text: String) -> String {
    // The value of a runtime attribute is a part.
    let text = parts["value"] ?? text
    let others = parts.filter { $0.key != "value" }
    return others.isEmpty ? quoted(text) : "\(quoted(text)) (\(list(others)))"
  }

  /// Returns insets from the top and counterclockwise, as the inspector lists them.
  private static func insets(_ parts: [String: String]) -> String {
    let names = [
      ("top", "minY"), ("left", "minX"), ("leading", "leading"), ("bottom", "maxY"),
      ("right", "maxX"), ("trailing", "trailing"),
    ]
    return names.compactMap { name, other in
      (parts[name] ?? parts[other]).map { "\(name) \(Double($0)?.text ?? $0)" }
    }.joined(separator: ", ")
  }

  private static func quoted(_ text: String) -> String {
    "“\(text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).joined(separator: "⏎"))”"
  }

  private static func list(_ parts: [String: String]) -> String {
    parts.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }.joined(separator: ", ")
  }

  private static func numbers(_ names: [String], of parts: [String: String]) -> String {
    let numbers = names.compactMap { parts[$0] }.map { Double($0)?.text ?? $0 }
    return "(\(numbers.joined(separator: ", ")))"
  }

  private static func font(_ parts: [String: String]) -> String {
    // A `fontDescription` has a name, a style or a type; a `font` has a name or a `metaFont`.
    let family = parts["name"] ?? parts["style"] ?? parts["type"] ?? parts["metaFont"] ?? "system"
    let named = family.hasPrefix("UICTFontTextStyle") ? String(family.dropFirst(17)) : family
    let other = ["weight", "pointSize"].compactMap { parts[$0] }
    return ([parts["name"] == nil ? InspectorWords.words(in: named) : named] + other)
      .joined(separator: " ")
  }

  private static let references: Set<String> = [
    "destination", "reference", "textLabel", "detailTextLabel", "initialViewController",
    "firstItem", "secondItem", "popoverAnchorBarButtonItem", "tableViewCell", "imageView",
    "popoverAnchorView", "viewController",
  ]

  private static let texts: Set<String> = [
    "content", "footerTitle", "headerTitle", "hint", "label", "placeholder", "prompt",
    "secondaryText", "text", "title", "value",
  ]

  private static let choices: Set<String> = [
    "accessoryType", "alignment", "appearance", "autocapitalizationType", "autocorrectionType",
    "axis", "barStyle", "baselineAdjustment", "borderStyle", "buttonType", "clearButtonMode",
    "contentHorizontalAlignment", "contentInsetAdjustmentBehavior", "contentVerticalAlignment",
    "dataMode", "datePickerMode", "distribution", "keyboardAppearance", "keyboardDismissMode",
    "keyboardType", "largeTitleDisplayMode", "lineBreakMode", "modalPresentationStyle",
    "modalTransitionStyle", "orientation", "returnKeyType", "scrollDirection", "selectionStyle",
    "separatorStyle", "spellCheckingType", "style", "systemItem", "textAlignment",
    "textContentType",
  ]

  private static let contentModes = [
    "scaleToFill": "Scale To Fill", "scaleAspectFit": "Aspect Fit",
    "scaleAspectFill": "Aspect Fill",
  ]
}

/// Colors in words.
enum ColorWords {
  /// Returns a color by its attributes: its name, or its components from 0 to 255 in hexadecimal.
  static func text(of parts: [String: String]) -> String {
    if let name = parts["systemColor"] ?? parts["name"] {
      return name
    }
    let alpha = number("alpha", of: parts) ?? 1
    let suffix = alpha == 1 ? "" : " at \((alpha * 100).text) %"
    if let white = number("white", of: parts) {
      return text(ofGray: white) + suffix
    }
    let components = ["red", "green", "blue"].map { number($0, of: parts) ?? 0 }
    if Set(components).count == 1 { return text(ofGray: components[0]) + suffix }
    return "#\(hex(components))\(suffix)"
  }

  private static func text(ofGray white: Double) -> String {
    white == 1 ? "white" : white == 0 ? "black" : "#\(hex([white, white, white]))"
  }

  /// Returns whether two colors are white or black alike, which all color spaces have in common.
  static func areSame(_ old: OutlineProperty.Value?, _ new: OutlineProperty.Value?) -> Bool {
    guard case .element("color", let before, _) = old, case .element("color", let after, _) = new,
      before["systemColor"] == nil, before["name"] == nil, after["key"] == before["key"]
    else { return false }
    let words = text(of: before)
    return (words.hasPrefix("white") || words.hasPrefix("black")) && words == text(of: after)
  }

  /// Returns the space of a color in the words of its inspector, if the file states one.
  static func space(of parts: [String: String]) -> String? {
    (parts["customColorSpace"] ?? parts["colorSpace"]).map { spaces[$0] ?? $0 }
  }

  private static let spaces = [
    "calibratedRGB": "Generic RGB", "calibratedWhite": "Generic Gray", "displayP3": "Display P3",
    "genericGamma22GrayColorSpace": "Generic Gray Gamma 2.2",
  ]

  private static func number(_ name: String, of parts: [String: String]) -> Double? {
    parts[name].flatMap { Double($0) }
  }

  private static func hex(_ components: [Double]) -> String {
    components.map { component in
      let byte = component.isFinite ? Int((min(max(component, 0), 1) * 255).rounded()) : 0
      let digits = String(byte, radix: 16, uppercase: true)
      return digits.count == 1 ? "0\(digits)" : digits
    }.joined()
  }
}
