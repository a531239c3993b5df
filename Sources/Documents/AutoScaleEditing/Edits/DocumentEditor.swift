import AutoScaleInterfaceBuilder
import AutoScaleSourceText

/// Collects edits of attributes and elements, addressed by the index of the element.
///
/// All edits refer to the text as read, so set or remove an attribute only once.
struct DocumentEditor {
  let text: DocumentText

  private(set) var edits: [DocumentEdit] = []

  init(_ text: DocumentText) { self.text = text }

  /// Sets an attribute; a missing one is inserted where Xcode writes it.
  mutating func set(_ name: String, to value: String, of element: Int) {
    set(name, toMarkup: value.escapedForXML, of: element)
  }

  /// Sets an attribute to a value in which special characters are escaped already.
  mutating func set(_ name: String, toMarkup value: String, of element: Int) {
    var escaped = value.replacing("\"", with: "&quot;")
    if let attribute = text.attribute(name, of: element) {
      // An existing attribute keeps its quotes. Xcode writes double ones, but XML allows both.
      if text.bytes[attribute.value.upperBound] == UInt8(ascii: "'") {
        escaped = escaped.replacing("'", with: "&apos;")
      }
      // Without this, a second run would edit what the first one wrote.
      guard text.string(attribute.value) != escaped else { return }
      edits.append(DocumentEdit(attribute.value, escaped))
    } else {
      let place = place(ofNew: name, in: element)
      edits.append(DocumentEdit(place..<place, " \(name)=\"\(escaped)\""))
    }
  }

  /// Removes an attribute and the white space before it; a missing one has no effect.
  mutating func remove(_ name: String, of element: Int) {
    guard let attribute = text.attribute(name, of: element) else { return }
    var start = attribute.name.lowerBound
    while start > 0, text.bytes[start - 1].isXMLSpace { start -= 1 }
    edits.append(DocumentEdit(start..<attribute.value.upperBound + 1, ""))
  }

  /// Replaces an attribute by another one.
  mutating func replace(
    _ name: String, with newName: String, _ value: String, of element: Int
  ) {
    guard let attribute = text.attribute(name, of: element) else { return }
    edits.append(
      DocumentEdit(
        attribute.name.lowerBound..<attribute.value.upperBound + 1,
        "\(newName)=\"\(value.escapedForXML)\""))
  }

  /// Renames an element, in both tags.
  mutating func rename(_ element: Int, to name: String) {
    let element = text.markup.elements[element]
    edits.append(DocumentEdit(element.name, name))
    // An empty-element tag has its name once.
    guard !element.endTag.isEmpty else { return }
    let start = element.endTag.lowerBound + 2
    edits.append(DocumentEdit(start..<start + element.name.count, name))
  }

  /// Renames an element in its start tag only.
  mutating func renameStart(_ element: Int, to name: String) {
    edits.append(DocumentEdit(text.markup.elements[element].name, name))
  }

  /// Removes an element, including its lines if it has them to itself.
  mutating func remove(element: Int) {
    let range = text.markup.elements[element].range
    edits.append(DocumentEdit(text.wholeLines(of: range) ?? range, ""))
  }

  /// Adds lines of markup before an element, on lines of their own if the element has its own.
  mutating func insert(_ lines: [String], before sibling: Int) {
    let range = text.markup.elements[sibling].range
    insert(lines, at: text.wholeLines(of: range)?.lowerBound, or: range.lowerBound, like: range)
  }

  /// Adds lines of markup after an element, on lines of their own if the element has its own.
  mutating func insert(_ lines: [String], after sibling: Int) {
    let range = text.markup.elements[sibling].range
    insert(lines, at: text.wholeLines(of: range)?.upperBound, or: range.upperBound, like: range)
  }

  private mutating func insert(
    _ lines: [String], at lineStart: Int?, or place: Int, like sibling: Range<Int>
  ) {
    // Indented like the sibling, since Xcode indents all children of an element alike.
    let indent = text.indent(before: sibling.lowerBound)
    let markup =
      lineStart == nil
      ? lines.joined() : lines.map { indent + $0 + text.lineBreak }.joined()
    let place = lineStart ?? place
    edits.append(DocumentEdit(place..<place, markup))
  }

  /// Inserts an element as the first child of another, indented as in Xcode.
  mutating func insert(_ markup: String, asFirstIn parent: Int) {
    let element = text.markup.elements[parent]
    let indent = text.indent(before: element.startTag.lowerBound)
    let lineBreak = text.lineBreak
    // Four spaces a level, as Xcode indents.
    let line = "\(lineBreak)\(indent)    \(markup)"
    guard element.isEmptyTag else {
      let place = element.startTag.upperBound
      // `<a></a>` has no line for its end tag yet.
      let isClosedOnLine = place == element.endTag.lowerBound
      edits.append(
        DocumentEdit(place..<place, isClosedOnLine ? line + lineBreak + indent : line))
      return
    }
    // The slash and the bracket of `<a/>` make room for the child and an end tag.
    let end = element.startTag.upperBound
    let name = text.name(of: parent)
    edits.append(DocumentEdit(end - 2..<end, ">\(line)\(lineBreak)\(indent)</\(name)>"))
  }

  /// Returns the offset of a new attribute: after the last one that Xcode writes before it.
  private func place(ofNew name: String, in element: Int) -> Int {
    let element = text.markup.elements[element]
    let earlier = AttributeOrder.names(before: name)
    let last = text.markup.attributes[element.attributes].last {
      earlier.contains(text.string($0.name))
    }
    return last.map { $0.value.upperBound + 1 } ?? element.name.upperBound
  }
}

/// The order in which Xcode writes attributes.
///
/// Source: the order of all attributes in 1,982 documents of 128 public repositories; no pair of
/// the names below appears in both orders.
private enum AttributeOrder {
  /// Returns the attributes that precede one.
  static func names(before name: String) -> Set<String> {
    // Real documents: all 25,385 rectangles have this order, and the constant follows in 25,861 of
    // 25,862 constraints.
    switch name {
    case "x": ["key"]
    case "y": ["key", "x"]
    case "width": ["key", "x", "y"]
    case "height": ["key", "x", "y", "width"]
    case "constant", "symbolic":
      [
        "firstItem", "firstAttribute", "relation", "secondItem", "secondAttribute", "multiplier",
        "priority", "key", "constant",
      ]
    case "priority":
      ["firstItem", "firstAttribute", "relation", "secondItem", "secondAttribute", "multiplier"]
    case "horizontalHuggingPriority", "verticalHuggingPriority",
      "horizontalCompressionResistancePriority", "verticalCompressionResistancePriority":
      Set(beforePriorities + priorities.prefix { $0 != name })
    case "useSafeAreas":
      [
        "type", "version", "toolsVersion", "systemVersion", "targetRuntime",
        "propertyAccessControl",
        "useAutolayout", "useTraitCollections",
      ]
    case "numberOfLines":
      beforeMarks.union([
        "ambiguous", "misplaced", "fixedFrame", "usesAttributedText", "text", "textAlignment",
        "lineBreakMode",
      ])
    default: beforeMarks
    }
  }

  /// The attributes of views before those of their contents' priorities.
  private static let beforePriorities = [
    "alpha", "autoresizesSubviews", "clearsContextBeforeDrawing", "clipsSubviews", "contentMode",
    "hidden", "key", "multipleTouchEnabled", "opaque", "tag", "userInteractionEnabled",
  ]

  private static let priorities = [
    "horizontalHuggingPriority", "verticalHuggingPriority",
    "horizontalCompressionResistancePriority", "verticalCompressionResistancePriority",
  ]

  /// The attributes of views before `misplaced` and `ambiguous`.
  private static let beforeMarks: Set<String> = [
    "autoresizesSubviews", "clipsSubviews", "contentMode", "hidden",
    "horizontalCompressionResistancePriority", "horizontalHuggingPriority", "key",
    "multipleTouchEnabled", "opaque", "tag", "userInteractionEnabled", "verifyAmbiguity",
    "verticalCompressionResistancePriority", "verticalHuggingPriority",
  ]
}

extension DocumentText {
  /// Returns the whole lines of a byte range, or `nil` if they contain anything else.
  fileprivate func wholeLines(of range: Range<Int>) -> Range<Int>? {
    let isBlank = { (byte: UInt8) in byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }
    var start = range.lowerBound
    while start > 0, isBlank(bytes[start - 1]) { start -= 1 }
    guard start == 0 || bytes[start - 1] == UInt8(ascii: "\n") else { return nil }
    // A carriage return before the line feed is white space of the same line.
    guard let end = bytes[range.upperBound...].firstIndex(of: UInt8(ascii: "\n")),
      bytes[range.upperBound..<end].allSatisfy(\.isXMLSpace)
    else { return nil }
    return start..<end + 1
  }

  /// Returns the indentation of the line of a byte.
  func indent(before position: Int) -> String {
    let start = bytes[..<position].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    return String(
      decoding: bytes[start..<position].prefix { $0 == 0x20 || $0 == 0x09 }, as: UTF8.self)
  }

  /// The line break of the text.
  var lineBreak: String {
    // Xcode writes line feeds, and Git may check out both characters, but in all lines alike.
    guard let first = bytes.firstIndex(of: UInt8(ascii: "\n")), first > 0 else { return "\n" }
    return bytes[first - 1] == UInt8(ascii: "\r") ? "\r\n" : "\n"
  }
}
