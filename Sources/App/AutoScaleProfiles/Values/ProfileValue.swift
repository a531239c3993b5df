import AutoScaleTrees

/// A single value of a profile.
public enum ProfileValue: Hashable, Sendable {
  /// A finite number.
  case number(Double)

  /// A text.
  case string(String)

  /// True or false.
  case boolean(Bool)

  /// The number, or `nil` for another kind of value.
  public var number: Double? {
    if case .number(let number) = self { number } else { nil }
  }

  /// The text, or `nil` for another kind of value.
  public var string: String? {
    if case .string(let string) = self { string } else { nil }
  }

  /// The Boolean, or `nil` for another kind of value.
  public var boolean: Bool? {
    if case .boolean(let boolean) = self { boolean } else { nil }
  }
}

extension ProfileValue: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral,
  ExpressibleByStringLiteral, ExpressibleByBooleanLiteral
{
  /// Makes a number.
  public init(floatLiteral value: Double) { self = .number(value) }

  /// Makes a number.
  public init(integerLiteral value: Int) { self = .number(Double(value)) }

  /// Makes a text.
  public init(stringLiteral value: String) { self = .string(value) }

  /// Makes a Boolean.
  public init(booleanLiteral value: Bool) { self = .boolean(value) }
}

extension ProfileValue: Encodable {
  /// Encodes the bare value.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .number(let number): try container.encode(number)
    case .string(let string): try container.encode(string)
    case .boolean(let boolean): try container.encode(boolean)
    }
  }
}

extension ProfileValue: CustomStringConvertible {
  /// The value as in JSON, but without escapes in texts.
  public var description: String {
    switch self {
    case .number(let number): number.shortDescription
    case .string(let string): "\"\(string)\""
    case .boolean(let boolean): boolean ? "true" : "false"
    }
  }
}
