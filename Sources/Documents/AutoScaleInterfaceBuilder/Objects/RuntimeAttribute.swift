/// A value that Interface Builder sets by key path when the object is loaded.
///
///     RuntimeAttribute(keyPath: "layer.cornerRadius", value: .number(8))
public struct RuntimeAttribute: Hashable, Sendable {
  /// The value of a runtime attribute; the list may grow in any minor release.
  #if compiler(>=6.3)
    @nonexhaustive
  #endif
  public enum Value: Hashable, Sendable {
    /// A number.
    case number(Double)
    /// Yes or no.
    case boolean(Bool)
    /// A text.
    case string(String)
    /// A width and a height.
    case size(width: Double, height: Double)
    /// A value that the reader does not interpret, by its type: a color, an image, nil and so on.
    case other(String)
  }

  /// The key path of the value, such as `layer.cornerRadius`.
  public let keyPath: String

  /// The value.
  public let value: Value

  /// Makes an attribute from a key path and a value.
  public init(keyPath: String, value: Value) {
    self.keyPath = keyPath
    self.value = value
  }
}

extension RuntimeAttribute.Value {
  /// The value as a length: a number, the width of a size, or a numeric text.
  var length: Double? {
    switch self {
    case .number(let number): number
    case .size(let width, _): width
    case .string(let text): Double(text)
    case .boolean, .other: nil
    }
  }

  /// The value as a Boolean: a Boolean, a nonzero number, or a text such as YES.
  var flag: Bool? {
    switch self {
    case .boolean(let flag): flag
    case .number(let number): number != 0
    case .string(let text): Bool(interfaceBuilder: text)
    case .size, .other: nil
    }
  }
}
