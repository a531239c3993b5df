/// The progress in reading the members of an object, or the elements of an array.
package struct JSONItems {
  fileprivate let end: JSONToken
  fileprivate var isFirst = true
}

extension JSONScanner {
  /// Begins with the members of the object whose start was read last.
  package var members: JSONItems { JSONItems(end: .objectEnd) }

  /// Begins with the elements of the array whose start was read last.
  package var elements: JSONItems { JSONItems(end: .arrayEnd) }

  /// Moves to the value of the next member, or past the end of the object.
  ///
  /// - Returns: The member's key and its offset, or `nil` at the end of the object.
  package mutating func nextMember(
    of members: inout JSONItems
  ) throws(Stop) -> (key: String, offset: Int)? {
    guard try nextElement(of: &members) else { return nil }
    guard case .string(let key) = token else { throw noKey() }
    let offset = tokenOffset
    try advance()
    if token == .colon {
      try advance()
    } else {
      // The value is read all the same, so that all defects of a file are reported.
      report(.missing("':'"), key: key)
    }
    return (key, offset)
  }

  /// Moves to the next element, or past the end of the array.
  ///
  /// - Returns: Whether there is one more element.
  package mutating func nextElement(of items: inout JSONItems) throws(Stop) -> Bool {
    if items.isFirst {
      items.isFirst = false
      try advance()
    } else {
      try passSeparator(before: items.end)
    }
    guard token == items.end else { return true }
    try advance()
    return false
  }

  /// Skips the comma after an item, if another item follows.
  private mutating func passSeparator(before end: JSONToken) throws(Stop) {
    switch token {
    case end: break
    case .comma:
      let comma = tokenOffset
      try advance()
      if token == end { report(.trailingComma, at: comma) }
    // The token that follows is read as the next item.
    case .string, .number, .boolean, .null, .invalid, .objectStart, .arrayStart:
      report(.missing("','"))
    default: throw unexpected()
    }
  }

  /// Returns whether the token begins the expected value; any other value is reported and skipped.
  package mutating func begins(
    _ start: JSONToken, _ expected: String, key: String? = nil
  ) throws(Stop) -> Bool {
    if token == start { return true }
    reportWrongType(expected, key: key)
    try skipValue()
    return false
  }

  /// Reports that the token does not begin the expected value.
  package mutating func reportWrongType(_ expected: String, key: String?) {
    switch token {
    case .objectEnd, .arrayEnd, .colon, .comma, .end, .invalid: break  // reported in another way
    default: report(.wrongType(expected: expected, actual: token.name), key: key)
    }
  }

  /// Skips a whole value of any depth.
  ///
  /// - Complexity: O(*n*) in the number of bytes.
  package mutating func skipValue() throws(Stop) {
    // A list in place of recursion: a file may have a million brackets.
    var closings: [JSONToken] = []
    repeat {
      switch token {
      case .objectStart: closings.append(.objectEnd)
      case .arrayStart: closings.append(.arrayEnd)
      case .objectEnd, .arrayEnd:
        guard closings.popLast() == token else { throw unexpected() }
      case .end: throw unexpected()
      case .comma, .colon:
        if closings.isEmpty { throw unexpected() }
      default: break
      }
      try advance()
    } while !closings.isEmpty
  }

  /// Reports a token in place of a key; the rest cannot be read.
  private mutating func noKey() -> Stop {
    switch token {
    case .invalid: return Stop()  // reported already
    case .number, .boolean, .null, .objectStart, .arrayStart:
      reportWrongType("a key in quotation marks", key: nil)
      return Stop()
    default: return unexpected()
    }
  }

  /// Reports a misplaced token; the rest cannot be read.
  package mutating func unexpected() -> Stop {
    report(token == .end ? .truncated : .unexpected(token.name))
    return Stop()
  }
}
