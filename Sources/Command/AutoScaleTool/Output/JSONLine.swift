import AutoScale
import AutoScaleLayoutEngine
import Foundation

/// One JSON object on one line, its keys in alphabetical order.
struct JSONLine {
  /// The line, without a line break.
  let text: String

  /// Encodes a value, or an object with the error.
  init(_ value: some Encodable) {
    let encoder = JSONEncoder()
    // The order of keys differs from run to run otherwise, and paths would be full of '\/'.
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    // JSON has no such numbers, and an error would lose the whole line.
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    do {
      text = String(decoding: try encoder.encode(value), as: UTF8.self)
    } catch {
      text = #"{"error": "the result cannot be encoded"}"#
    }
  }
}

/// An object of JSON; a member that is `nil` is left out.
///
///     let object: JSONObject = ["name": "iPhone 17", "width": 402, "year": nil]
struct JSONObject: Encodable, ExpressibleByDictionaryLiteral {
  private let members: [(name: String, value: any Encodable)]

  private struct Name: CodingKey {
    let stringValue: String
    let intValue: Int? = nil

    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }

  init(dictionaryLiteral members: (String, (any Encodable)?)...) {
    self.members = members.compactMap { name, value in value.map { (name, $0) } }
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Name.self)
    for (name, value) in members { try container.encode(value, forKey: Name(stringValue: name)) }
  }
}

extension JSONObject {
  /// A screen in JSON output.
  init(_ screen: Screen) {
    self = [
      "name": screen.name, "width": screen.width, "height": screen.height,
      "pixelsPerPoint": screen.pixelsPerPoint, "idiom": screen.idiom,
    ]
  }

  /// The differences of a condition from a document as it is, or `nil` if there are none.
  init?(_ condition: ViewingCondition) {
    self = [
      "language": condition.language,
      "textSize": condition.textSize == .large ? nil : condition.textSize,
      "direction": condition.direction == .leftToRight ? nil : condition.direction,
    ]
    if members.isEmpty { return nil }
  }
}
