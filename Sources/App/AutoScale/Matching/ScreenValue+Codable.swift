private enum ScreenValueKeys: String, CodingKey, CaseIterable { case base, exceptions }

extension ScreenValue: Encodable where Value: Encodable {
  /// Encodes the base and the exceptions:
  /// `{"base": 105, "exceptions": [{"on": {"width": 414}, "is": 114}]}`.
  ///
  /// - Throws: An `EncodingError` where a condition is a closure.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: ScreenValueKeys.self)
    try container.encode(base, forKey: .base)
    if hasExceptions { try container.encode(exceptions, forKey: .exceptions) }
  }
}

extension ScreenValue: Decodable where Value: Decodable {
  /// Decodes the base and any exceptions.
  ///
  /// - Throws: A `DecodingError` for unknown keys and missing or mistyped values.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(onlyWith: ScreenValueKeys.allCases)
    base = try container.decode(Value.self, forKey: .base)
    exceptions =
      try container.decodeIfPresent([ScreenException<Value>].self, forKey: .exceptions) ?? []
  }
}

private enum ScreenExceptionKeys: String, CodingKey, CaseIterable { case on, `is` }

extension ScreenException: Encodable where Value: Encodable {
  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: ScreenExceptionKeys.self)
    try container.encode(condition, forKey: .on)
    try container.encode(value, forKey: .is)
  }
}

extension ScreenException: Decodable where Value: Decodable {
  init(from decoder: any Decoder) throws {
    let container = try decoder.container(onlyWith: ScreenExceptionKeys.allCases)
    condition = try container.decode(ScreenCondition.self, forKey: .on)
    value = try container.decode(Value.self, forKey: .is)
  }
}
