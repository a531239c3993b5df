import AutoScale
import AutoScaleSourceText

/// The lengths among runtime attributes, which a document sets by key path.
///
/// The last name of a key path tells whether a number is a length: `layer.shadowRadius`,
/// `titleFontSize` and `_leftInset` are, `shadowOpacity` and `aspectRatio` are not.
struct RuntimeLengths {
  /// The key paths that are lengths whatever their names.
  var keyPaths: Set<String> = []

  /// Returns the lengths of a runtime attribute's element.
  func lengths(of element: Int, in text: DocumentText) -> [StatedLength] {
    guard let scaling = text.value("keyPath", of: element).flatMap(scaling) else { return [] }
    return Self.numbers(of: element, in: text).map { number in
      StatedLength(
        element: number.element, attribute: number.attribute, value: number.value,
        scaling: scaling)
    }
  }

  /// Returns the first number of a runtime attribute whose name leaves open whether it is a length.
  func unnamedNumber(of element: Int, in text: DocumentText) -> UnnamedNumber? {
    guard let keyPath = text.value("keyPath", of: element), scaling(of: keyPath) == nil,
      Self.words(of: keyPath).isDisjoint(with: Self.otherWords.union(Self.switchWords)),
      ["number", "size", "point", "rect"].contains(text.value("type", of: element)),
      let value = Self.numbers(of: element, in: text).first?.value
    else { return nil }
    return UnnamedNumber(element: element, keyPath: keyPath, value: value)
  }

  /// Returns the way in which an attribute is scaled, or `nil` if its name does not name a length.
  func scaling(of keyPath: String) -> LengthAttribute.Scaling? {
    if let property = Self.properties[keyPath] { return .property(property) }
    let words = Self.words(of: keyPath)
    if keyPaths.contains(keyPath) { return .other(Self.property(of: words)) }
    guard !words.isDisjoint(with: Self.lengthWords),
      words.isDisjoint(with: Self.otherWords)
    else { return nil }
    return .other(Self.property(of: words))
  }

  /// The key paths that view trees have a place for.
  private static let properties: [String: ScaledProperty] = [
    "layer.cornerRadius": .cornerRadius, "cornerRadius": .cornerRadius,
    "autoCornerRadius": .cornerRadius, "layer.borderWidth": .borderWidth,
    "borderWidth": .borderWidth,
  ]

  /// The words of lengths.
  private static let lengthWords: Set<String> = [
    "radius", "cradius", "width", "height", "size", "spacing", "space", "gap", "inset", "insets",
    "padding", "paddings", "margin", "margins", "offset", "indent", "indentation", "diameter",
    "thickness", "kern", "kerning",
  ]

  /// The words of numbers that are not lengths, even beside words of lengths: `pageSize`,
  /// `colorSpace`, `fontSizeMultiplier`, `dynamicTypeSize`.
  private static let otherWords: Set<String> = [
    "alpha", "opacity", "scale", "ratio", "factor", "multiplier", "multiple", "percent",
    "percentage", "fraction", "count", "number", "index", "tag", "mode", "style", "type", "kind",
    "category", "class", "weight", "priority", "duration", "delay", "time", "interval", "speed",
    "degrees", "angle", "rotation", "rows", "columns", "lines", "decimals", "items", "length",
    "progress", "level", "state", "color", "page", "batch", "cache", "buffer", "file", "switch",
  ]

  /// The words of key paths by which older scaling libraries select values.
  private static let switchWords: Set<String> = ["adapter", "auto", "fit", "swifty", "zoom"]

  /// Returns the kind of length that words name.
  private static func property(of words: Set<String>) -> ScaledProperty {
    func has(_ others: Set<String>) -> Bool { !words.isDisjoint(with: others) }
    // The order decides: `fontSize` is not the size of an item, nor `lineSpacing` the width of a border.
    if has(["font", "kern", "kerning"]) { return .fontSize }
    if has(["radius", "cradius", "shadow"]) { return .cornerRadius }
    if has(["spacing", "space", "gap"]) { return .spacing(.custom) }
    if has(["border", "stroke", "line"]) { return .borderWidth }
    if has(["width", "height", "size", "diameter", "thickness", "offset"]) {
      return .itemSize(.width)
    }
    return .insets(.content, .left)
  }

  /// Returns the words of the last name of a key path, in lower case.
  ///
  ///     words(of: "view._leftInset")  // left, inset
  private static func words(of keyPath: String) -> Set<String> {
    let name = keyPath.split(separator: ".").last ?? ""
    return Set(
      name.split { !$0.isLetter }.flatMap(\.camelCaseWords).map { $0.lowercased() })
  }

  /// Returns the numbers of a runtime attribute: of the element itself, or of its value.
  private static func numbers(of element: Int, in text: DocumentText) -> [Number] {
    let values = text.children(of: element).filter { text.value("key", of: $0) == "value" }
    let names = ["value", "width", "height", "x", "y"]
    return ([element] + values).flatMap { place in
      names.compactMap { name in
        text.number(name, of: place).flatMap { value in
          // Zero is the same at each width, and the question whether it is a length does not arise.
          value == 0 ? nil : Number(element: place, attribute: name, value: value)
        }
      }
    }
  }

  private struct Number {
    let element: Int
    let attribute: String
    let value: Double
  }
}

extension DocumentText {
  /// Returns the requested key paths that a runtime attribute has.
  func keyPaths(in lengths: RuntimeLengths) -> Set<String> {
    if lengths.keyPaths.isEmpty { return [] }
    let found = (0..<elementCount).filter { name(of: $0) == "userDefinedRuntimeAttribute" }
      .compactMap { value("keyPath", of: $0) }
    return lengths.keyPaths.intersection(found)
  }
}
