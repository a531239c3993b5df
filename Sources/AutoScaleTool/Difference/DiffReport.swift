import AutoScaleDifference
import AutoScalePages

/// The differences of documents in one of the formats.
struct DiffReport {
  private let results: [DiffRun.Result]

  /// Whether two files are compared, and not the versions of a repository.
  private let isOfFiles: Bool

  init(_ results: [DiffRun.Result], isOfFiles: Bool) {
    (self.results, self.isOfFiles) = (results, isOfFiles)
  }

  /// Whether documents differ.
  var hasDifferences: Bool { results.contains { !$0.difference.isEmpty } }

  /// Returns the text in a format, without the last line break.
  func text(as format: DiffFormat) -> String {
    switch format {
    case .text: lines.joined(separator: "\n")
    case .json: results.map { JSONLine(DifferenceRecord($0)).text }.joined(separator: "\n")
    case .markdown: markdown
    case .html: page
    }
  }

  private var page: String {
    var page = DifferencePage()
    let assets = ProjectAssets(fontFolder: nil)
    for result in results {
      let (old, new) = result.documents
      page.add(
        DifferencePage.Document(
          title: result.pair.title, from: old, to: new, difference: result.difference,
          audit: result.audit),
        images: (new ?? old).flatMap(assets.images))
    }
    return String(page.html.dropLast())
  }

  private var markdown: String {
    let texts = results.map { DifferenceMarkdown($0.difference, title: $0.pair.title).text }
      .filter { !$0.isEmpty }
    return texts.isEmpty ? "No difference" : String(texts.joined(separator: "\n").dropLast())
  }

  private var lines: [String] {
    if results.allSatisfy(\.difference.isEmpty) { return ["no difference"] }
    return results.flatMap { result in
      if result.difference.isEmpty { return ["\(result.pair.title): no difference"] }
      let lines = DifferenceText(result.difference).lines
      return isOfFiles ? lines : [result.pair.title] + lines.map { "  " + $0 }
    }
  }
}
