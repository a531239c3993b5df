import AutoScale
import AutoScaleAudit
import AutoScaleSourceText

/// A list of like differences in words, for texts and pages.
package struct DifferenceSection: Hashable, Sendable, Encodable {
  /// The sign before an entry.
  package enum Sign: String, Hashable, Sendable, Encodable {
    case added = "+"
    case removed = "-"
    case changed = "~"
    case moved = ">"
  }

  /// A difference in words.
  package struct Entry: Hashable, Sendable, Encodable {
    /// The kind of difference.
    package let sign: Sign
    /// The difference in one line.
    package let text: String
    /// Further lines.
    package var details: [String] = []
    /// The object ids of the views that it is about.
    package var identifiers: [String] = []
  }

  /// The title, such as `constraints`.
  package let title: String

  /// The differences.
  package let entries: [Entry]

  /// Returns the lists of a difference that are not empty.
  package static func sections(of difference: DocumentDifference) -> [DifferenceSection] {
    [
      DifferenceSection(title: "document", entries: documentEntries(of: difference)),
      DifferenceSection(title: "views", entries: entries(of: .object, in: difference)),
      DifferenceSection(title: "constraints", entries: entries(of: .constraint, in: difference)),
      DifferenceSection(title: "connections", entries: entries(of: .connection, in: difference)),
      DifferenceSection(title: "frames", entries: difference.frames.map(frameEntry)),
      DifferenceSection(title: "findings", entries: findingEntries(of: difference)),
    ].filter { !$0.entries.isEmpty }
  }

  /// Returns the numbers of differences in words, such as `2 views, 1 constraint and 3 findings differ`.
  package static func summary(of sections: [DifferenceSection]) -> String {
    let counts = sections.map { section in
      let count = section.entries.count
      // A cause moves several views.
      let noun = section.title == "frames" ? "causes of other frames" : section.title
      let singular = section.title == "frames" ? "cause of other frames" : String(noun.dropLast())
      return section.title == "document"
        ? "\(count) \(count == 1 ? "property" : "properties") of the document"
        : "\(count) \(count == 1 ? singular : noun)"
    }
    return counts.joined(separator: ", ")
  }

  private static func documentEntries(of difference: DocumentDifference) -> [Entry] {
    if let whole = difference.whole, difference.objects.isEmpty {
      return [
        Entry(sign: whole == .added ? .added : .removed, text: "a document without objects")
      ]
    }
    let changes =
      difference.document.map { Entry(sign: .changed, text: $0.description) }
      + renewedEntries(of: difference)
    let count = difference.storedFrames.count
    if count == 0 { return changes }
    let word = count == 1 ? "stored frame" : "\(count) stored frames"
    let names = Self.list(difference.storedFrames, after: "\(word) of views with constraints: ")
    return changes + [Entry(sign: .changed, text: names)]
  }

  /// Returns as many parts after a text as a line has room for, and the number of the others.
  package static func list(
    _ parts: [String], after text: String, separator: String = ", ", room: Int = longestLine
  ) -> String {
    var line = text
    for (index, part) in parts.enumerated() {
      let next = (index == 0 ? "" : separator) + part
      let isLong = line.count + next.count > room
      // The first part is there in any case, so that the line says something.
      if isLong, index > 0 { return "\(line)\(separator)and \(parts.count - index) more" }
      line += next
    }
    return line
  }

  /// The largest number of characters of a line, less the words for what is left out.
  package static let longestLine = 180

  private static func renewedEntries(of difference: DocumentDifference) -> [Entry] {
    let count = difference.renewed.count
    if count == 0 { return [] }
    return [
      Entry(
        sign: .changed,
        text: count == 1 ? "an object has another id" : "\(count) objects have other ids",
        details: difference.renewed.map { "\($0.name): \($0.old) → \($0.new)" },
        identifiers: difference.renewed.map(\.new))
    ]
  }

  private static func entries(
    of kind: ObjectChange.Kind, in difference: DocumentDifference
  ) -> [Entry] {
    difference.objects.filter { $0.kind == kind && !$0.isPart }.map(\.entry)
  }

  /// Describes a cause, and views with the same change in one line.
  private static func frameEntry(_ cause: FrameCause) -> Entry {
    var order: [String] = []
    var names: [String: [String]] = [:]
    for view in cause.views {
      if names[view.words] == nil { order.append(view.words) }
      names[view.words, default: []].append(view.name)
    }
    return Entry(
      sign: .moved, text: cause.words,
      details: order.map { words in
        let room = max(40, longestLine - words.count)
        return list(names[words] ?? [], after: "", room: room) + ": \(words)"
      },
      identifiers: cause.views.map(\.identifier))
  }

  private static func findingEntries(of difference: DocumentDifference) -> [Entry] {
    let findings =
      difference.newFindings.map { (Sign.added, $0) }
      + difference.goneFindings.map { (Sign.removed, $0) }
    return findings.map { sign, finding in
      Entry(
        sign: sign, text: "\(finding.severity.rawValue): \(finding.summary) [\(finding.rule)]",
        identifiers: [finding.elementID].compactMap(\.self))
    }
  }
}

extension ObjectChange {
  /// The change in words.
  fileprivate var entry: DifferenceSection.Entry {
    let sign: DifferenceSection.Sign =
      switch change {
      case .added: .added
      case .removed: .removed
      case .changed: move != nil && properties.isEmpty ? .moved : .changed
      }
    let text = kind == .object ? objectText : meaningText
    return DifferenceSection.Entry(
      sign: sign, text: text, details: shownDetails, identifiers: [identifier] + related)
  }

  /// The first details, and the number of all others.
  private var shownDetails: [String] {
    let rest = details.count - Self.mostDetails
    return rest > 1 ? details.prefix(Self.mostDetails) + ["… and \(rest) more lines"] : details
  }

  /// The largest number of lines about the contents of an object.
  ///
  /// A pasted scene would push all other differences out of sight.
  private static let mostDetails = 40

  /// The name of an object with its class, place and properties.
  private var objectText: String {
    let title = name.contains(className) ? name : "\(name) (\(className))"
    guard change == .changed else {
      return title + (position.map { " \($0)" } ?? "") + contentText
    }
    let renaming = isRenamed ? ["renamed from \(oldName ?? "?")"] : []
    let moving = move.map { ["now \($0.new) (was \($0.old))"] } ?? []
    return DifferenceSection.list(
      renaming + moving + properties.map(\.description), after: "\(title): ", separator: "; ")
  }

  /// The objects in an added or removed one, such as `, with 2 objects and 3 constraints`.
  private var contentText: String {
    let counts = Kind.allCases.compactMap { kind in
      contents[kind].map { $0.counted(kind.rawValue) }
    }
    return counts.isEmpty ? "" : ", with \(counts.joined(separator: ", "))"
  }

  /// The meaning of a constraint or a connection.
  private var meaningText: String {
    guard change == .changed else { return name }
    let word = kind == .constraint ? "→" : "is now"
    let meaning = isRenamed ? "\(oldName ?? "?") \(word) \(name)" : name
    let moving = move.map { ["now \($0.new) (was \($0.old))"] } ?? []
    let others = moving + properties.map(\.description)
    return others.isEmpty
      ? meaning : DifferenceSection.list(others, after: "\(meaning): ", separator: "; ")
  }
}
