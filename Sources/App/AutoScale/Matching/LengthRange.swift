/// The lengths that a condition of a screen allows, in points or inches.
struct LengthRange: Hashable, Sendable {
  private let lower: Double?
  private let upper: Double?
  private let includesUpper: Bool

  /// One length.
  init(_ length: Double) { self.init(lower: length, upper: length, includesUpper: true) }

  /// Makes a range from one of the standard library's range types, and `nil` from any other type.
  init?(_ range: any RangeExpression) {
    switch range {
    case let range as ClosedRange<Double>:
      self.init(lower: range.lowerBound, upper: range.upperBound, includesUpper: true)
    case let range as Range<Double>:
      self.init(lower: range.lowerBound, upper: range.upperBound, includesUpper: false)
    case let range as PartialRangeFrom<Double>:
      self.init(lower: range.lowerBound, upper: nil, includesUpper: true)
    case let range as PartialRangeThrough<Double>:
      self.init(lower: nil, upper: range.upperBound, includesUpper: true)
    case let range as PartialRangeUpTo<Double>:
      self.init(lower: nil, upper: range.upperBound, includesUpper: false)
    default: return nil
    }
  }

  /// Reads a length or a range as Swift writes it, such as `414`, `390...` or `320..<360`.
  init?(text: String) {
    if let length = Double(text) {
      self.init(length)
      return
    }
    let includesUpper = text.contains("...")
    let bounds = text.split(
      separator: includesUpper ? "..." : "..<", maxSplits: 1, omittingEmptySubsequences: false)
    // A range without any bound is not a condition.
    guard bounds.count == 2, let lower = Self.bound(bounds[0]), let upper = Self.bound(bounds[1]),
      lower ?? -.infinity <= upper ?? .infinity, lower != nil || upper != nil,
      includesUpper || upper != nil
    else { return nil }
    self.init(lower: lower, upper: upper, includesUpper: includesUpper)
  }

  private init(lower: Double?, upper: Double?, includesUpper: Bool) {
    self.lower = lower
    self.upper = upper
    self.includesUpper = includesUpper
  }

  /// Reads a bound: `nil` inside for an empty text, `nil` for one that is not a number.
  private static func bound(_ text: Substring) -> Double?? {
    text.isEmpty ? .some(nil) : Double(text).map(Optional.some)
  }

  /// The length, if there is only one.
  var length: Double? { lower == upper && includesUpper ? lower : nil }

  /// Returns whether a length is in the range.
  func contains(_ length: Double) -> Bool {
    // Written so that NaN is in no range.
    if let lower, !(lower <= length) { return false }
    guard let upper else { return true }
    return includesUpper ? length <= upper : length < upper
  }
}

extension LengthRange: CustomStringConvertible {
  /// The range as Swift writes it.
  var description: String {
    if let length { return length.shortDescription }
    let bounds = [lower, upper].map { $0?.shortDescription ?? "" }
    return bounds.joined(separator: includesUpper ? "..." : "..<")
  }
}

extension LengthRange: Codable {
  /// Decodes a number, or a range as a text.
  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    do {
      self.init(try container.decode(Double.self))
      return
    } catch DecodingError.typeMismatch {}  // a text, then
    let text = try container.decode(String.self)
    guard let range = LengthRange(text: text) else {
      throw DecodingError.dataCorruptedError(
        in: container,
        debugDescription: "'\(text)' is not a range; write 414, \"390...\" or \"320..<360\".")
    }
    self = range
  }

  /// Encodes a number, or a range as a text.
  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    if let length { try container.encode(length) } else { try container.encode(description) }
  }
}
