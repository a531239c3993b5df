extension ScalingRule: Codable {
  private enum CodingKeys: String, CodingKey, CaseIterable {
    case referenceWidth, referenceHeight, method, strength, smallestFactor, largestFactor
    case rounding, maximumFontFactor, fonts, idioms, idiomRules
  }

  /// Encodes the rule as an object of its parameters.
  ///
  /// - Throws: An `EncodingError` when the rule has a custom calculation.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(referenceWidth, forKey: .referenceWidth)
    try container.encodeIfPresent(referenceHeight, forKey: .referenceHeight)
    try container.encode(method, forKey: .method)
    try container.encode(strength, forKey: .strength)
    try container.encodeIfPresent(limits?.lowerBound, forKey: .smallestFactor)
    try container.encodeIfPresent(limits?.upperBound, forKey: .largestFactor)
    try container.encode(rounding, forKey: .rounding)
    try container.encodeIfPresent(maximumFontFactor, forKey: .maximumFontFactor)
    try container.encodeIfPresent(fonts, forKey: .fonts)
    // Sets have no order, and an encoded rule is the same each time.
    try container.encode(idioms.sorted { $0.rawValue < $1.rawValue }, forKey: .idioms)
    if !idiomRules.isEmpty {
      let rules = Dictionary(uniqueKeysWithValues: idiomRules.map { ($0.rawValue, $1) })
      try container.encode(rules, forKey: .idiomRules)
    }
  }

  /// Decodes a rule and checks it as the initializer does; absent keys default to ``standard``.
  ///
  /// - Throws: A `DecodingError` for unknown keys and values of a wrong type,
  ///   ``InvalidParameterError`` for invalid numbers.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(onlyWith: CodingKeys.allCases)
    let rules =
      try container.decodeIfPresent([String: ScalingRule].self, forKey: .idiomRules) ?? [:]
    try self.init(
      referenceWidth: container.decodeIfPresent(Double.self, forKey: .referenceWidth) ?? 375,
      referenceHeight: container.decodeIfPresent(Double.self, forKey: .referenceHeight),
      by: container.decodeIfPresent(ScalingMethod.self, forKey: .method) ?? .shortSide,
      strength: container.decodeIfPresent(Double.self, forKey: .strength) ?? 1,
      limits: Self.limits(in: container),
      rounding: container.decodeIfPresent(PixelRounding.self, forKey: .rounding) ?? .none,
      maximumFontFactor: container.decodeIfPresent(Double.self, forKey: .maximumFontFactor),
      fonts: container.decodeIfPresent(FontScaling.self, forKey: .fonts),
      idioms: container.decodeIfPresent(Set<Idiom>.self, forKey: .idioms) ?? [.phone],
      idiomRules: Self.rules(byIdiom: rules))
  }

  private static func limits(
    in container: KeyedDecodingContainer<CodingKeys>
  ) throws -> ClosedRange<Double>? {
    let smallest = try container.decodeIfPresent(Double.self, forKey: .smallestFactor)
    let largest = try container.decodeIfPresent(Double.self, forKey: .largestFactor)
    if smallest == nil && largest == nil { return nil }
    // A range whose bounds are the wrong way round would trap.
    guard smallest ?? 0 <= largest ?? .infinity else {
      throw InvalidParameterError(
        "largestFactor", mustBe: "at least \(smallest ?? 0)", butIs: largest ?? .infinity)
    }
    return try .factors(from: smallest, through: largest)
  }

  private static func rules(byIdiom rules: [String: ScalingRule]) throws -> [Idiom: ScalingRule] {
    var byIdiom: [Idiom: ScalingRule] = [:]
    // Sorted, so that the same wrong name is reported each time.
    for (name, rule) in rules.sorted(by: { $0.key < $1.key }) {
      guard let idiom = Idiom(rawValue: name) else {
        let names = Idiom.allCases.map(\.rawValue).joined(separator: ", ")
        throw InvalidParameterError("idiomRules", mustBe: "keyed by \(names)", butIs: name)
      }
      byIdiom[idiom] = rule
    }
    return byIdiom
  }
}

extension ScalingMethod: Codable {
  private enum CodingKeys: String, CodingKey { case name, blend, fluid }

  /// Encodes an object with the name of the method and its value, if it has one.
  ///
  /// - Throws: An `EncodingError` for a custom calculation, because code is not data.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(name, forKey: .name)
    switch self {
    case .match(let blend): try container.encode(blend, forKey: .blend)
    case .fluid(let fluid): try container.encode(fluid, forKey: .fluid)
    case .custom(let scaling):
      let reason = "A custom calculation (\(type(of: scaling))) cannot be encoded."
      throw EncodingError.invalidValue(
        self, .init(codingPath: encoder.codingPath, debugDescription: reason))
    default: break
    }
  }

  /// Decodes a method from its name, `"fit"`, or from an object with its name and its value, if it
  /// has one: `{"name": "match", "blend": 0.5}`.
  ///
  /// - Throws: A `DecodingError` for an unknown name, a missing value, or an unexpected value.
  public init(from decoder: any Decoder) throws {
    do {
      let container = try decoder.singleValueContainer()
      self = try Self.simpleMethod(named: container.decode(String.self), in: container)
      return
    } catch DecodingError.typeMismatch {}  // an object, then
    let container = try decoder.container(keyedBy: CodingKeys.self)
    guard let name = try container.decodeIfPresent(String.self, forKey: .name) else {
      throw DecodingError.dataCorrupted(
        .init(
          codingPath: decoder.codingPath,
          debugDescription: #"A method has a name; write "fit", or \#(Self.matchForm)."#))
    }
    switch name {
    case "match":
      self = .match(try Self.value(of: .blend, named: name, from: decoder))
    case "fluid":
      self = .fluid(try Self.value(of: .fluid, named: name, from: decoder))
    default:
      _ = try decoder.container(onlyWith: [CodingKeys.name])
      self = try Self.simpleMethod(
        // The decoder of this key, whose path the message names.
        named: name, in: container.superDecoder(forKey: .name).singleValueContainer())
    }
  }

  /// Returns the value of a method that has one.
  private static func value<Value: Decodable>(
    of key: CodingKeys, named name: String, from decoder: any Decoder
  ) throws -> Value {
    let container = try decoder.container(onlyWith: [CodingKeys.name, key])
    guard let value = try container.decodeIfPresent(Value.self, forKey: key) else {
      throw DecodingError.dataCorrupted(
        .init(codingPath: decoder.codingPath, debugDescription: missingValue(of: name)))
    }
    return value
  }
}

extension ScalingMethod {
  fileprivate static let matchForm = #"{"name": "match", "blend": 0.5}"#

  private static func missingValue(of name: String) -> String {
    let form = name == "match" ? matchForm : #"{"name": "fluid", "fluid": {…}}"#
    return "'\(name)' has a value; write \(form)."
  }

  /// Returns the method without a value that has a name.
  fileprivate static func simpleMethod(
    named name: String, in container: any SingleValueDecodingContainer
  ) throws -> ScalingMethod {
    if let method = simple.first(where: { $0.name == name }) { return method }
    let known = simple.map(\.name).joined(separator: ", ")
    throw DecodingError.dataCorruptedError(
      in: container,
      debugDescription: ["match", "fluid"].contains(name)
        ? missingValue(of: name)
        : "'\(name)' is not a scaling method; use one of \(known), match, fluid.")
  }
}

extension PixelRounding: Codable {
  /// The rounding rules by name; encoding uses the first name of a rule.
  private static let names: [(String, PixelRounding)] =
    [("none", .none)] + rules.map { ($0, .pixel($1)) } + rules.map { ("points.\($0)", .point($1)) }

  private static let rules: [(String, FloatingPointRoundingRule)] = [
    ("toNearestOrAwayFromZero", .toNearestOrAwayFromZero), ("toNearestOrEven", .toNearestOrEven),
    ("up", .up), ("down", .down), ("towardZero", .towardZero), ("awayFromZero", .awayFromZero),
  ]

  /// Encodes the name of the rounding rule, or `none`.
  ///
  /// - Throws: An `EncodingError` for an unnamed rounding rule.
  public func encode(to encoder: any Encoder) throws {
    guard let name = Self.names.first(where: { $0.1 == self })?.0 else {
      throw EncodingError.invalidValue(
        self, .init(codingPath: encoder.codingPath, debugDescription: "Unknown rounding rule."))
    }
    var container = encoder.singleValueContainer()
    try container.encode(name)
  }

  /// Decodes a rounding from its name.
  ///
  /// - Throws: A `DecodingError` for an unknown name.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let name = try container.decode(String.self)
    guard let rounding = Self.names.first(where: { $0.0 == name })?.1 else {
      let known = Self.names.map(\.0).joined(separator: ", ")
      let reason = "'\(name)' is not a rounding rule; use one of \(known)."
      throw DecodingError.dataCorruptedError(in: container, debugDescription: reason)
    }
    self = rounding
  }
}
