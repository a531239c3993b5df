/// A column of a table: its name, and what its fields hold.
struct Column: Sendable {
  enum Kind: Hashable, Sendable {
    case text, versions, optionalNumber
    /// The number of numbers in a field; any number of them without one.
    case numbers(Int?)
  }

  let name: String
  let kind: Kind

  /// Reads a column of the header, such as `advances:95`.
  init(_ header: Substring) throws(MalformedFacts.Reason) {
    let parts = header.split(separator: ":", omittingEmptySubsequences: false)
    name = String(parts[0])
    switch parts.count == 2 ? String(parts[1]) : nil {
    case nil where parts.count == 1 && !name.isEmpty: kind = .text
    case "versions": kind = .versions
    case "?": kind = .optionalNumber
    case "*": kind = .numbers(nil)
    case let count?:
      guard let count = Int(count), count > 0 else { throw .column(String(header)) }
      kind = .numbers(count)
    case nil: throw .column(String(header))
    }
  }

  /// Reads a field of the column.
  func read(_ field: Substring) throws(MalformedFacts.Reason) -> Field {
    switch kind {
    case .text: return .text(String(field))
    case .versions:
      if field.isEmpty { return .versions(nil) }
      guard let versions = ToolsVersion.range(named: field) else {
        throw .versions(String(field), column: name)
      }
      return .versions(versions)
    case .optionalNumber: return .numbers(field.isEmpty ? [] : [try number(field)])
    case .numbers(let count):
      var numbers: [Double] = []
      for word in field.split(separator: " ") { numbers.append(try number(word)) }
      if let count, count != numbers.count {
        throw .numberCount(numbers.count, expected: count, column: name)
      }
      return .numbers(numbers)
    }
  }

  private func number(_ word: Substring) throws(MalformedFacts.Reason) -> Double {
    guard let number = Double(word), number.isFinite else {
      throw .number(String(word), column: name)
    }
    return number
  }
}

/// A field of a row.
enum Field: Sendable {
  case text(String)
  case numbers([Double])
  case versions(Range<ToolsVersion>?)
}
