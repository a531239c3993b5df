import Foundation

/// The HTML of a page.
struct PageMarkup {
  let title: String
  let data: PageData

  /// The whole document.
  var html: String {
    """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta http-equiv="Content-Security-Policy" content="\(Self.policy)">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>\(title.escapedForHTML)</title>
    <style>\(WebFile.pageStyle.text)</style>
    </head>
    <body>
    <noscript><p>This page needs JavaScript to draw its pictures.</p></noscript>
    \(WebFile.pageBody.text)
    <script type="application/json" id="data">\(data.jsonInMarkup)</script>
    <script>\(WebFile.pageScript.text)</script>
    </body>
    </html>

    """
  }

  /// Allows the page's own script and style, and the images in it.
  private static let policy =
    "default-src 'none'; img-src data:; base-uri 'none'; form-action 'none'; "
    + "script-src 'sha256-\(WebFile.pageScript.digest)'; "
    + "style-src 'sha256-\(WebFile.pageStyle.digest)'"
}

extension Encodable {
  /// This value of numbers and texts as JSON, without a character that could end an element.
  var jsonInMarkup: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "1e308", negativeInfinity: "-1e308", nan: "0")
    do {
      return String(decoding: try encoder.encode(self), as: UTF8.self)
        .replacing("<", with: "\\u003c")
    } catch {
      preconditionFailure("numbers and texts can be encoded: \(error)")
    }
  }
}

extension String {
  /// The name of the file at this path, and then its folder if it has one, such as `Login.xib – Screens`.
  var fileBeforeFolder: String {
    guard let slash = lastIndex(of: "/") else { return self }
    return "\(self[index(after: slash)...]) – \(self[..<slash])"
  }

  /// The text with the special characters of HTML escaped.
  var escapedForHTML: String {
    replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
      .replacing("\"", with: "&quot;")
  }
}
