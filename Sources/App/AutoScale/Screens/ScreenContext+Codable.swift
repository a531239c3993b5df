extension ScreenContext: Codable {
  private enum CodingKeys: String, CodingKey, CaseIterable {
    case width, height, pixelsPerPoint, idiom, safeArea, layoutDirection, preferredLanguages
    case textSize, deviceName, diagonal, rule
  }

  /// Encodes the properties of the context, including the rule.
  ///
  /// - Throws: An `EncodingError` when the rule has a custom calculation.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(width, forKey: .width)
    try container.encode(height, forKey: .height)
    try container.encode(pixelsPerPoint, forKey: .pixelsPerPoint)
    try container.encode(idiom, forKey: .idiom)
    try container.encode(safeArea, forKey: .safeArea)
    try container.encode(layoutDirection, forKey: .layoutDirection)
    try container.encode(preferredLanguages, forKey: .preferredLanguages)
    try container.encode(textSize, forKey: .textSize)
    try container.encodeIfPresent(deviceName, forKey: .deviceName)
    try container.encodeIfPresent(diagonal, forKey: .diagonal)
    try container.encode(rule, forKey: .rule)
  }

  /// Decodes a context and checks it as the initializer does; only the size is required.
  ///
  /// - Throws: A `DecodingError` for unknown keys and missing or mistyped values,
  ///   ``InvalidParameterError`` for invalid numbers.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(onlyWith: CodingKeys.allCases)
    func optional<Value: Decodable>(_ key: CodingKeys, or standard: Value) throws -> Value {
      try container.decodeIfPresent(Value.self, forKey: key) ?? standard
    }
    try self.init(
      width: container.decode(Double.self, forKey: .width),
      height: container.decode(Double.self, forKey: .height),
      pixelsPerPoint: optional(.pixelsPerPoint, or: 2),
      idiom: container.decodeIfPresent(Idiom.self, forKey: .idiom),
      safeArea: optional(.safeArea, or: .zero),
      layoutDirection: optional(.layoutDirection, or: .leftToRight),
      preferredLanguages: optional(.preferredLanguages, or: []),
      textSize: optional(.textSize, or: .large),
      rule: optional(.rule, or: .standard))
    // No parameters of the initializer: the two belong to devices of the catalog.
    deviceName = try container.decodeIfPresent(String.self, forKey: .deviceName)
    diagonal = try container.decodeIfPresent(Double.self, forKey: .diagonal)
  }
}
