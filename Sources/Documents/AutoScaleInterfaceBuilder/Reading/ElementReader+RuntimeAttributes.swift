import AutoScaleTrees

extension ElementReader {
  /// Reads the runtime attributes that have a counterpart in the view tree.
  mutating func readRuntimeAttributes(of node: ViewNode, from element: MarkupElement) {
    guard let list = element.child("userDefinedRuntimeAttributes") else { return }
    node.cornerRadius = length(of: element, keyPaths: ScalingAttribute.cornerRadii) ?? 0
    node.borderWidth = length(of: element, keyPaths: ["layer.borderWidth", "borderWidth"]) ?? 0
    node.adapterScreen = scalingSwitch(of: element, keyPaths: ScalingAttribute.fonts)
    for child in list.children { noteOtherSwitch(child) }
  }

  /// Reports a switch that is on but cannot apply to a single view here.
  private mutating func noteOtherSwitch(_ element: MarkupElement) {
    guard let keyPath = element["keyPath"], let type = ScalingAttribute.others[keyPath],
      RuntimeAttribute.Value(of: element).flag == true
    else { return }
    warn(.unsupportedSwitch(keyPath, type: type), at: element)
  }

  /// Returns the switch of an older scaling library; the last one wins, because it is set last.
  mutating func scalingSwitch(of element: MarkupElement, keyPaths: Set<String>) -> Bool? {
    value(of: element, keyPaths: keyPaths, as: \.flag)
  }

  private mutating func length(of element: MarkupElement, keyPaths: Set<String>) -> Double? {
    value(of: element, keyPaths: keyPaths) { value in
      value.length.flatMap { $0.isFinite ? $0 : nil }
    }
  }

  private mutating func value<Result>(
    of element: MarkupElement, keyPaths: Set<String>,
    as convert: (RuntimeAttribute.Value) -> Result?
  ) -> Result? {
    var result: Result?
    guard let list = element.child("userDefinedRuntimeAttributes") else { return nil }
    // UIKit sets the attributes in this order, so the last one wins.
    for child in list.children {
      guard let keyPath = child["keyPath"], keyPaths.contains(keyPath) else { continue }
      let value = RuntimeAttribute.Value(of: child)
      if let converted = convert(value) {
        result = converted
        noteFitType(value, keyPath, at: child)
      } else {
        warn(.invalidValue(attribute: keyPath, value: value.text(of: child)), at: child)
      }
    }
    return result
  }

  /// Reports a fit type that scales by heights.
  private mutating func noteFitType(
    _ value: RuntimeAttribute.Value, _ keyPath: String, at element: MarkupElement
  ) {
    guard ScalingAttribute.fitTypes.contains(keyPath), let number = value.length,
      number > ScalingAttribute.lastWidthFitType
    else { return }
    warn(.unsupportedFitType(keyPath, value: value.text(of: element)), at: element)
  }
}

extension RuntimeAttribute {
  /// Returns the runtime attributes of an object, in the order in which they are set.
  static func attributes(of element: MarkupElement) -> [RuntimeAttribute] {
    guard let list = element.child("userDefinedRuntimeAttributes") else { return [] }
    return list.children.compactMap { child in
      child["keyPath"].map { RuntimeAttribute(keyPath: $0, value: Value(of: child)) }
    }
  }
}

extension RuntimeAttribute.Value {
  /// Reads the value of a `userDefinedRuntimeAttribute`, in its own attribute or in an element.
  package init(of element: MarkupElement) {
    let child = element.children.first { $0["key"] == "value" }
    let text = element["value"] ?? child?["value"] ?? child?.text ?? ""
    // A child element has the type of its value; the attribute has the one that the user chose.
    switch child?.name ?? element["type"] {
    case "real", "integer", "number":
      self = Double(interfaceBuilder: text).map(Self.number) ?? .string(text)
    case "boolean", "bool":
      self = Bool(interfaceBuilder: text).map(Self.boolean) ?? .string(text)
    case "string", "mutableString": self = .string(text)
    case "size":
      let width = child?["width"].flatMap { Double(interfaceBuilder: $0) }
      let height = child?["height"].flatMap { Double(interfaceBuilder: $0) }
      self = .size(width: width ?? 0, height: height ?? 0)
    case let type: self = .other(type ?? "")
    }
  }

  /// Returns the value as shown in a message.
  fileprivate func text(of element: MarkupElement) -> String {
    switch self {
    case .string(let text): text
    case .other(let type): type
    case .number, .boolean, .size:
      element["value"] ?? element.children.first { $0["key"] == "value" }?["value"] ?? "size"
    }
  }
}
