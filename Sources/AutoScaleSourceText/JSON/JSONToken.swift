/// A token of JSON.
package enum JSONToken: Equatable {
  case objectStart, objectEnd, arrayStart, arrayEnd, colon, comma
  case string(String)
  case number(Double)
  case boolean(Bool)
  case null

  /// A scalar with a defect that was reported already.
  case invalid

  /// There is nothing left.
  case end

  /// What the token is, in words.
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
