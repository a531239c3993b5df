import AutoScale
import AutoScaleAudit
import AutoScaleLayoutEngine
import AutoScalePages
import Foundation

/// The pages of an audit: those of a preview, with the findings on them.
struct AuditPages {
  private let sources: [PreviewSource]
  private let page: PageTarget
  private let fontFolder: URL?
  private let reader: DocumentReader

  /// Prepares pages of documents at an output path.
  init(
    of sources: [PreviewSource], at output: String?, fontFolder: URL?, reader: DocumentReader
  ) throws(UsageError) {
    self.sources = sources
    self.fontFolder = fontFolder
    self.reader = reader
    page = try PageTarget(output, sources: sources)
  }

  /// Draws and writes the pages, and prints the path of the first.
  func write(_ findings: [Finding], on terminal: Terminal) -> ExitStatus {
    let job = PreviewJob(
      options: PreviewOptions(), conditions: [ViewingCondition()],
      assets: ProjectAssets(fontFolder: fontFolder), reader: reader,
      findings: .known(Dictionary(grouping: findings, by: \.path)), editor: nil, threads: 1)
    return PreviewRun(
      job: job, target: PreviewTarget(page: page, pictures: nil, format: .svg), sources: sources,
      jobs: ProcessInfo.processInfo.activeProcessorCount
    ).run(on: terminal)
  }
}
