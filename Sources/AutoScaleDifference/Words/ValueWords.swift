import AutoScale
import AutoScaleInterfaceBuilder

/// The values of one property in words.
struct ValueWords {
  private let attribute: String

  init(path: [String]) { attribute = path.last ?? "" }

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
      parts.filter { $0.value == "YES" }.keys.sorted().map(InspectorWords.words)
        .joined(separator: ", ")
    case .element("string", let parts, let text), .element("mutableString", let parts, let text):
      parts.isEmpty ? Self.quoted(text) : "\(Self.quoted(text)) (\(Self.list(parts)))"
    case .element("nil", _, _): "none"
    case .element("data", _, let text), .element("mutableData", _, let text):
      "\(text.utf8.count * 3 / 4) bytes"
    case .element(_, let parts, _):
      parts.count == 1 ? parts.values.first ?? "" : Self.list(parts)
    }
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
    guard old != new else {
      return (before.map(Self.exact), after.map(Self.exact))
    }
    guard max(old.count, new.count) > Self.longest else { return (old, new) }
    let common = zip(old, new).prefix { $0 == $1 }.count
    let start = max(0, common - 10)
    return (Self.cut(old, from: start), Self.cut(new, from: start))
  }

  /// The largest number of characters of a value.
  private static let longest = 60

  private static func cut(_ text: String) -> String { cut(text, from: 0) }

  private static func cut(_ text: String, from start: Int) -> String {
    let rest = text.dropFirst(start)
    let head = start > 0 ? "…" : ""
    return rest.count > longest ? "\(head)\(rest.prefix(longest))…" : "\(head)\(rest)"
  }

  /// Returns a value with all that the file states.
  private static func exact(_ value: OutlineProperty.Value) -> String {
    switch value {
    case .attribute(let text): text
    case .element(let name, let parts, let text): "\(name) \(list(parts))\(text)"
    }
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
