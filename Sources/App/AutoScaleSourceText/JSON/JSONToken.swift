/// A token of JSON.
package enum JSONToken: Equatable {
  case objectStart, objectEnd, arrayStart, arrayEnd, colon, comma
  case string(String)
  case number(Double)
  case boolean(Bool)
  case null

  /// A scalar with a defect that was already reported.
  case invalid

  /// The end of the text.
  case end

  /// The description of the token.
  package var name: String {
    switch self {
    case .objectStart: "an object"
    case .objectEnd: "'}'"
    case .arrayStart: "an array"
    case .arrayEnd: "']'"
    case .colon: "':'"
    case .comma: "','"
    case .string: "a string"
    case .number: "a number"
    case .boolean: "true or false"
    case .null: "null"
    case .invalid: "an invalid value"
    case .end: "the end of the file"
    }
  }
}
