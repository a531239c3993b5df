import AutoScalePages
import AutoScaleSourceText
import Foundation

/// The pages of a watch: files that load themselves again, and the news beside them.
struct WatchedPages {
  private let target: PageTarget
  private var news: [URL: PageNews] = [:]
  private var entries: [PreviewSource: PreviewIndex.Entry] = [:]

  init(_ target: PageTarget) { self.target = target }

  /// Writes the page of a document, or the problem that keeps it from being drawn.
  mutating func show(
    _ outcome: PreviewJob.Outcome, of source: PreviewSource, _ extent: PageNews.Extent
  ) throws(OutputError) {
    guard let url = target.place(of: source) else { return }
    if let failure = outcome.failure {
      // A document that was never drawn has an empty page, on which the problem is shown.
      if news[url] == nil {
        try write(RefreshingPage.empty(title: source.name), to: url, .pictures)
      }
      let entry = entries[source] ?? PreviewIndex.Entry(path: source.path, name: source.name)
      entries[source] = entry.with(problem: failure)
      news[url]?.problem = failure
      return try writeNews(of: url)
    }
    guard let page = outcome.text else { return }
    entries[source] = outcome.entry
    if let thumbnail = outcome.thumbnail { try target.write(thumbnail: thumbnail, of: source) }
    try write(page, to: url, extent)
  }

  /// Removes the page of a document that no longer exists.
  mutating func remove(_ source: PreviewSource) throws(OutputError) {
    entries[source] = nil
    guard let url = target.place(of: source) else { return }
    news[url] = nil
    for file in [url, Self.news(of: url), target.placeOfThumbnail(of: source)] {
      if let file { try Self.remove(file) }
    }
  }

  /// Writes the index of the pages of several documents.
  mutating func showIndex(of sources: [PreviewSource]) throws(OutputError) {
    guard let index = target.index(of: sources.compactMap { entries[$0] }) else { return }
    try write(index.html, to: index.url, .everything)
  }

  /// Removes the folder of the pages, if they have one.
  func removeFolder() throws(OutputError) {
    if case .folder(let folder) = target { try Self.remove(folder) } else { try removeTraces() }
  }

  /// Removes everything but the pages.
  func removeTraces() throws(OutputError) {
    for url in news.keys.sorted(by: { $0.path < $1.path }) {
      try Self.remove(Self.news(of: url))
      try Self.withoutPoll(url)
    }
  }

  private mutating func write(
    _ page: String, to url: URL, _ extent: PageNews.Extent
  ) throws(OutputError) {
    let page = RefreshingPage(page, news: Self.news(of: url).lastPathComponent)
    var latest = PageNews()
    (latest.version, latest.extent) = (page.version, extent)
    if news[url]?.version != page.version { try Data(page.html.utf8).write(asWholeFileAt: url) }
    news[url] = latest
    try writeNews(of: url)
  }

  private func writeNews(of url: URL) throws(OutputError) {
    guard let news = news[url] else { return }
    try Data(RefreshingPage.script(of: news).utf8).write(asWholeFileAt: Self.news(of: url))
  }

  /// Returns the place of the news beside a page.
  private static func news(of url: URL) -> URL { url.appendingPathExtension("news.js") }

  private static func withoutPoll(_ url: URL) throws(OutputError) {
    let page: String
    do {
      page = try String(contentsOf: url, encoding: .utf8)
    } catch {
      return  // a page that was removed needs no change
    }
    try Data(RefreshingPage.withoutPoll(page).utf8).write(asWholeFileAt: url)
  }

  private static func remove(_ url: URL) throws(OutputError) {
    guard FileManager.default.fileExists(atPath: url.path) else { return }
    do {
      try FileManager.default.removeItem(at: url)
    } catch {
      throw OutputError(
        description: "\(url.relativePath): error: cannot be removed: \(error.cause); remove it")
    }
  }
}
