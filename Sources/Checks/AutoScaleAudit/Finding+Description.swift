import AutoScaleLayoutEngine

extension Finding: CustomStringConvertible {
  /// One line, `path:line:column: error: message …`, that editors make a link.
  public var description: String { "\(place): \(severity.rawValue): \(summary) [\(rule)]" }

  /// The message with widths, devices, evidence and hint, in one line.
  public var summary: String {
    var text = message
    // Both edges of one view are not two views, but two conflicts of one view are.
    var named = Set([elementID])
    let others = companions.filter {
      rule == .conflict || $0.elementID == nil || named.insert($0.elementID).inserted
    }
    if !others.isEmpty {
      text += "; likewise \(others.count) more: \(Self.list(of: others.map(\.element)))"
    }
    if context == .duo {
      // Poses share widths, and people know them by name.
      text += "; on an iPhone Duo, \(devices.joined(separator: ", "))"
      return withConditions(text)
    }
    text += container == .ownSize ? "" : isOnEveryWidth ? "; on every width" : "; \(widths) pt"
    text += container.suffix
    if !isOnEveryWidth, !devices.isEmpty { text += ": \(Self.list(of: devices))" }
    return withConditions(text)
  }

  /// Returns a text with the condition, the evidence and the hint.
  private func withConditions(_ text: String) -> String {
    var text = text
    if let words = conditionWords { text += "; \(words)" }
    if let evidence { text += "; \(evidence)" }
    if let hint { text += "; to fix it, \(hint)" }
    return text
  }

  /// The condition in words, such as `in de, read from right to left`, or `nil` for the document as it is.
  package var conditionWords: String? {
    let words = [context.words].compactMap(\.self) + condition.words(length: .long)
    return words.isEmpty ? nil : words.joined(separator: ", ")
  }

  /// Joins the first names, and counts the others.
  private static func list(of names: [String]) -> String {
    let rest = names.count - 3
    return names.prefix(3).joined(separator: ", ") + (rest > 0 ? " and \(rest) more" : "")
  }
}

extension Finding.Participant: CustomStringConvertible {
  /// The place, the equation and the id, such as `Login.xib:20:13: Buy.width = 120 [aB3-dE-f5G]`.
  public var description: String {
    "\(place): \(text)" + (identifier.map { " [\($0)]" } ?? "")
  }
}

extension Finding.Container {
  /// The container in words after a width, such as ` of the table`.
  fileprivate var suffix: String {
    switch self {
    case .screen: ""
    case .table: " of the table"
    case .collection: " of the collection"
    case .widerScreen(let margin): " of a screen \(margin.text) pt wider than the view"
    case .ownSize: "; in its own size"
    }
  }
}
