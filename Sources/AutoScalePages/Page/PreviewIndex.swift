/// A page with links to the pages of several documents, and a small picture of each.
public struct PreviewIndex {
  private let entries: [(path: String, name: String)]

  /// Takes the path of each document, and that of its page relative to the index, without suffix.
  public init(entries: [(path: String, name: String)]) { self.entries = entries }

  /// Returns the path of a document's small picture in the folder of the index.
  public static func thumbnail(of name: String) -> String { "thumbnails/\(name).svg" }

  /// The HTML of the page.
  public var html: String {
    let items = entries.map { entry in
      let page = (entry.name + ".html").asURIReference
      let picture = Self.thumbnail(of: entry.name).asURIReference
      return """
        <li><a href="\(page)"><img src="\(picture)" alt="" loading="lazy" width="150" height="200">\
        <span>\(entry.path.escapedForHTML)</span></a></li>
        """
    }
    return """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta http-equiv="Content-Security-Policy" content="\(Self.policy)">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <title>\(entries.count) documents</title>
      <style>\(WebFile.indexStyle.text)</style>
      </head>
      <body>
      <h1>\(entries.count) documents</h1>
      <ul>
      \(items.joined(separator: "\n"))
      </ul>
      </body>
      </html>

      """
  }

  private static let policy =
    "default-src 'none'; img-src 'self' file:; base-uri 'none'; form-action 'none'; "
    + "style-src 'sha256-\(WebFile.indexStyle.digest)'"
}
