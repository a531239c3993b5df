import AutoScaleSourceText

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

    /// How many of the findings are errors.
    public var errorCount = 0

    /// The reason why the present document has no page, or an old one.
    private(set) var problem: String?

    /// Returns the entry of a document that cannot be drawn.
    package func with(problem: String) -> Entry {
      var entry = self
      entry.problem = problem
      return entry
    }

    /// Makes an entry.
    public init(path: String, name: String, sceneCount: Int = 0, findingCount: Int = 0) {
      self.path = path
      self.name = name
      self.sceneCount = sceneCount
      self.findingCount = findingCount
    }
  }

  private let title: String
  private let entries: [Entry]

  /// Makes an index.
  ///
  /// - Parameters:
  ///   - title: The name of the project.
  ///   - entries: The documents, which are listed by their folders.
  public init(title: String, entries: [Entry]) {
    self.title = title
    self.entries = entries
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
    // With empty components, so that a path from the root differs from a relative one.
    path.split(separator: "/", omittingEmptySubsequences: false).dropLast()
  }

  /// Returns the path of a document's small picture in the folder of the index.
  public static func thumbnail(of name: String) -> String { "thumbnails/\(name).svg" }

  /// The HTML of the page.
  public var html: String {
    PageShell(
      title: title, style: .indexStyle, script: .indexScript,
      body: """
        <header>
        <h1>\(title.escapedForXML)\(totals)</h1>
        \(WebFile.indexBody.text)
        </header>
        <main>
        \(folders)
        </main>
        """,
      images: .neighboring
    ).html
  }

  /// The numbers of findings and errors in all documents, if there are any.
  private var totals: String {
    let sums = [(\Entry.findingCount, "finding"), (\.errorCount, "error")].map { count, noun in
      (entries.reduce(0) { $0 + $1[keyPath: count] }, noun)
    }
    let found = sums.filter { $0.0 > 0 }.map { $0.0.counted($0.1) }
    return found.isEmpty ? "" : " <span>\(found.joined(separator: ", "))</span>"
  }

  /// The folders, each with its documents and the folders in it.
  private var folders: String {
    let paths = entries.map(\.path)
    let start = Self.commonFolder(of: paths).count
    let outline = FolderOutline(of: paths.map { Self.folder(of: $0).dropFirst(start) })
    let findings = outline.sums(of: entries.map(\.findingCount))
    var (text, depth) = ("", 0)
    for (folder, findingCount) in zip(outline.folders, findings) {
      while depth >= max(1, folder.depth) {
        text += "</details>\n"
        depth -= 1
      }
      if folder.depth > 0 {
        let counts = Self.counts((folder.total, "document"), (findingCount, "finding"))
        text += "<details open><summary>\(Self.breakable(folder.name)) "
        text += "<span>\(counts)</span></summary>\n"
        depth = folder.depth
      }
      let documents = folder.files.map { Self.markup(of: entries[$0]) }
      if !documents.isEmpty { text += "<ul>\n\(documents.joined(separator: "\n"))\n</ul>\n" }
    }
    return text + String(repeating: "</details>\n", count: depth)
  }

  private static func markup(of entry: Entry) -> String {
    let page = (entry.name + ".html").asURIReference
    let picture = thumbnail(of: entry.name).asURIReference
    let file = entry.path.split(separator: "/").last.map(String.init) ?? entry.path
    let counts = counts(
      (entry.sceneCount, "scene"), (entry.findingCount, "finding"), (entry.errorCount, "error"))
    let problem = entry.problem.map { problem in
      "<em title=\"\(problem.escapedForXML)\">cannot be read</em>"
    }
    return """
      <li data-path="\(entry.path.escapedForXML)" data-scenes="\(entry.sceneCount)" \
      data-findings="\(entry.findingCount)"><a href="\(page)"><img src="\(picture)" alt="" \
      loading="lazy"><b>\(breakable(file))</b><span>\(problem ?? counts)</span></a></li>
      """
  }

  /// Numbers with their nouns, without those after the first that are 0.
  private static func counts(_ first: (Int, String), _ others: (Int, String)...) -> String {
    ([first] + others.filter { $0.0 > 0 }).map { $0.0.counted($0.1) }.joined(separator: ", ")
  }

  /// Returns a name that breaks between its words, such as `Launch<wbr>Screen.<wbr>storyboard`.
  private static func breakable(_ name: String) -> String {
    var words: [String] = [""]
    for character in name {
      if let last = words[words.count - 1].last,
        "/_.-".contains(last) || character.isUppercase && (last.isLowercase || last.isNumber)
      {
        words.append("")
      }
      words[words.count - 1].append(character)
    }
    return words.map(\.escapedForXML).joined(separator: "<wbr>")
  }
}
