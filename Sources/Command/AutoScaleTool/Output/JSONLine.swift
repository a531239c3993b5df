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

/// A screen in JSON output.
struct ScreenRecord: Encodable {
  let name: String
  let width: Double
  let height: Double
  let pixelsPerPoint: Double
  let idiom: String

  /// The record of a screen.
  init(_ screen: Screen) {
    name = screen.name
    width = screen.width
    height = screen.height
    pixelsPerPoint = screen.pixelsPerPoint
    idiom = screen.idiom.rawValue
  }
}

/// The differences of a condition from a document as it is, in JSON output.
struct ConditionRecord: Encodable {
  let language: String?
  let textSize: TextSizeCategory?
  let direction: InterfaceDirection?

  /// The record of a condition, or `nil` if documents are as they are in it.
  init?(_ condition: ViewingCondition) {
    language = condition.language
    textSize = condition.textSize == .large ? nil : condition.textSize
    direction = condition.direction == .leftToRight ? nil : condition.direction
    if language == nil, textSize == nil, direction == nil { return nil }
  }
}
