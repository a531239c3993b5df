import AutoScaleDifference
import AutoScaleInterfaceBuilder
import AutoScalePages

/// The differences of documents in one of the formats.
struct DiffReport {
  private let results: [DiffRun.Result]

  /// Whether texts name their document, since several may be compared.
  var namesDocuments = true

  init(_ results: [DiffRun.Result]) { self.results = results }

  /// Whether documents differ.
  var hasDifferences: Bool { results.contains(where: \.isDifferent) }

  /// Returns the text in a format, without the last line break.
  func text(as format: DiffFormat) -> String {
    switch format {
    case .text: lines.joined(separator: "\n")
    case .json: results.map { JSONLine(JSONObject($0)).text }.joined(separator: "\n")
    case .markdown: markdown
    case .html: page
    }
  }

  private var page: String {
    var page = DifferencePage()
    let assets = ProjectAssets(fontFolder: nil)
    for result in results {
      guard let (old, new) = result.documents?.withLock({ $0 }) else { continue }
      var document = DifferencePage.Document(
        title: result.pair.title, from: old, to: new, difference: result.difference,
        audit: result.audit)
      document.contexts = result.contexts
      page.add(document, images: (new ?? old).flatMap(assets.images))
    }
    return String(page.html.dropLast())
  }

  private var markdown: String {
    let texts = results.filter(\.isDifferent).map {
      DifferenceMarkdown($0.difference, title: $0.pair.title).text
    }
    return texts.isEmpty ? "No difference" : String(texts.joined(separator: "\n").dropLast())
  }

  private var lines: [String] {
    if !hasDifferences { return ["no difference"] }
    return results.flatMap { result in
      if result.difference.isEmpty {
        return ["\(result.pair.title): no \(result.pair.isRenamed ? "other " : "")difference"]
      }
      let lines = DifferenceText(result.difference).lines
      return namesDocuments ? [result.pair.title] + lines.map { "  " + $0 } : lines
    }
  }
}

/// The format of a difference.
enum DiffFormat: String, CaseIterable, Sendable {
  /// Lines for people.
  case text
  /// A JSON object a line for each document.
  case json
  /// Markdown for the summary of a pull request.
  case markdown
  /// A page with both versions on each screen.
  case html
}
