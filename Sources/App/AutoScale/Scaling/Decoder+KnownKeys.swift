extension Decoder {
  /// Returns the values of an object that may have only these keys.
  ///
  /// - Throws: A `DecodingError` that names all unknown keys, with similar known ones.
  func container<Key: CodingKey>(onlyWith keys: [Key]) throws -> KeyedDecodingContainer<Key> {
    let known = keys.map(\.stringValue)
    let unknown = try container(keyedBy: AnyKey.self).allKeys.map(\.stringValue)
      .filter { !known.contains($0) }.sorted()
    guard unknown.isEmpty else {
      throw DecodingError.dataCorrupted(
        .init(codingPath: codingPath, debugDescription: problem(of: unknown, known: known)))
    }
    return try container(keyedBy: Key.self)
  }

  private func problem(of unknown: [String], known: [String]) -> String {
    unknown.map { key in
      let advice =
        nearestSpelling(to: key, in: known).map { "did you mean '\($0)'?" }
        ?? "use \(known.joined(separator: ", "))."
      return "unknown key '\(key)'; \(advice)"
    }.joined(separator: "\n")
  }
}

/// A coding key of any name.
private struct AnyKey: CodingKey {
  let stringValue: String
  var intValue: Int? { nil }

  init(stringValue: String) { self.stringValue = stringValue }

  init?(intValue: Int) { return nil }
}
