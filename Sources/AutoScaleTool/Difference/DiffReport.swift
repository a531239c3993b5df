import AutoScaleDifference

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
    }
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
