/// A page that leads to the pages of several documents, with a small picture of each.
public struct PreviewIndex {
  private let entries: [(path: String, name: String)]

  /// Takes the documents: the path of each, and that of its page in the folder of the index, without
  /// suffix.
  public init(entries: [(path: String, name: String)]) { self.entries = entries }

  /// The place of a document's small picture in the folder of the index.
  public static func thumbnail(of name: String) -> String { "thumbnails/\(name).svg" }

  /// The page.
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
      <style>\(Self.style)</style>
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
    + "style-src 'sha256-\(SHA256.base64Digest(of: style))'"

  private static let style = """
    :root { color-scheme: light dark; }
    body { font: 14px/1.4 system-ui, sans-serif; margin: 24px; background: Canvas; color: CanvasText; }
    h1 { font-size: 18px; }
    ul { display: flex; flex-wrap: wrap; gap: 18px; padding: 0; list-style: none; }
    a { display: block; width: 170px; padding: 10px; border-radius: 8px; color: inherit; text-decoration: none; border: 1px solid #8884; }
    a:hover, a:focus-visible { border-color: #0a6cff; }
    img { display: block; object-fit: contain; object-position: top left; }
    span { display: block; margin-top: 8px; overflow-wrap: anywhere; font-size: 12px; }
    """
}
