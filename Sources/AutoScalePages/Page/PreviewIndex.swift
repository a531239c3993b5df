/// A page that lists the pages of several documents by folder, with a small picture of each.
///
///     let entries = [
///       PreviewIndex.Entry(path: "App/Login.xib", name: "Login", sceneCount: 1, findingCount: 2)
///     ]
///     PreviewIndex(title: "App", entries: entries).html  // "<!DOCTYPE html>…"
public struct PreviewIndex {
  /// A document in the index.
  public struct Entry: Sendable {
    /// The path of the document.
    public var path: String

    /// The path of the document's page relative to the index, without suffix.
    public var name: String

    /// The number of scenes with a picture.
    public var sceneCount: Int

    /// The number of findings on the page.
    public var findingCount: Int

    /// Makes an entry.
    public init(path: String, name: String, sceneCount: Int = 0, findingCount: Int = 0) {
      self.path = path
      self.name = name
      self.sceneCount = sceneCount
      self.findingCount = findingCount
    }
  }

  private let title: String
  private let folders: [(name: String, entries: [Entry])]

  /// Makes an index.
  ///
  /// - Parameters:
  ///   - title: The name of the project.
  ///   - entries: The documents, which are listed by their folders.
  public init(title: String, entries: [Entry]) {
    self.title = title
    let start = Self.commonFolder(of: entries.map(\.path)).count
    let byFolder = Dictionary(grouping: entries) { entry in
      Self.folder(of: entry.path).dropFirst(start).joined(separator: "/")
    }
    folders = byFolder.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  /// Returns the components of the folder that contains all paths.
  public static func commonFolder(of paths: [String]) -> [Substring] {
    guard var common = paths.first.map(folder) else { return [] }
    for path in paths {
      common = zip(common, folder(of: path)).prefix { $0 == $1 }.map(\.0)
    }
    return common
  }

  private static func folder(of path: String) -> [Substring] {
    path.split(separator: "/", omittingEmptySubsequences: false).dropLast()
  }

  /// Returns the path of a document's small picture in the folder of the index.
  public static func thumbnail(of name: String) -> String { "thumbnails/\(name).svg" }

  /// The HTML of the page.
  public var html: String {
    """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta http-equiv="Content-Security-Policy" content="\(Self.policy)">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>\(title.escapedForHTML)</title>
    <style>\(WebFile.indexStyle.text)</style>
    </head>
    <body>
    <h1>\(title.escapedForHTML)</h1>
    \(WebFile.indexBody.text)
    <main>
    \(folders.map(Self.markup).joined(separator: "\n"))
    </main>
    <script>\(WebFile.indexScript.text)</script>
    </body>
    </html>

    """
  }

  private static func markup(of folder: (name: String, entries: [Entry])) -> String {
    let name = folder.name.isEmpty ? "." : folder.name
    return """
      <details open>
      <summary>\(name.escapedForHTML)</summary>
      <ul>
      \(folder.entries.map(markup).joined(separator: "\n"))
      </ul>
      </details>
      """
  }

  private static func markup(of entry: Entry) -> String {
    let page = (entry.name + ".html").asURIReference
    let picture = thumbnail(of: entry.name).asURIReference
    let file = entry.path.split(separator: "/").last.map(String.init) ?? entry.path
    let counts = [
      count(entry.sceneCount, "scene"),
      entry.findingCount > 0 ? count(entry.findingCount, "finding") : nil,
    ]
    return """
      <li data-path="\(entry.path.escapedForHTML)" data-scenes="\(entry.sceneCount)" \
      data-findings="\(entry.findingCount)"><a href="\(page)"><img src="\(picture)" alt="" \
      loading="lazy" width="150" height="200"><b>\(file.escapedForHTML)</b>\
      <span>\(counts.compactMap(\.self).joined(separator: ", "))</span></a></li>
      """
  }

  private static func count(_ number: Int, _ noun: String) -> String {
    "\(number) \(noun)\(number == 1 ? "" : "s")"
  }

  private static let policy =
    "default-src 'none'; img-src 'self' file:; base-uri 'none'; form-action 'none'; "
    + "script-src 'sha256-\(WebFile.indexScript.digest)'; "
    + "style-src 'sha256-\(WebFile.indexStyle.digest)'"
}
