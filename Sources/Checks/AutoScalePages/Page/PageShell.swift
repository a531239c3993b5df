import AutoScaleSourceText
import Foundation

/// The frame of every page: one HTML document with its own style and script, and nothing else.
package struct PageShell {
  /// The images that a page may show.
  package enum Images: String {
    /// Those in the page itself.
    case own = "data:"
    /// Those beside the page.
    case neighboring = "'self' file:"
  }

  let title: String
  let style: WebFile
  let script: WebFile

  /// The markup that the script fills or changes.
  let body: String

  /// The data of the script as JSON, if it reads any, see ``jsonInMarkup``.
  let data: String?

  let images: Images

  /// Makes a page of a style, a script, the markup that the script changes, and the data that it reads.
  package init(
    title: String, style: WebFile, script: WebFile, body: String, data: String? = nil,
    images: Images = .own
  ) {
    (self.title, self.style, self.script) = (title, style, script)
    (self.body, self.data, self.images) = (body, data, images)
  }

  /// The whole document.
  package var html: String {
    """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta http-equiv="Content-Security-Policy" content="\(policy)">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>\(title.escapedForXML)</title>
    <style>\(style.text)</style>
    </head>
    <body>
    \(body)
    \(data.map { Self.needsScript + #"<script type="application/json" id="data">\#($0)</script>"# } ?? "")
    <script>\(script.text)</script>
    </body>
    </html>

    """
  }

  /// Allows the page's own script and style, and its images.
  private var policy: String {
    // The names in a document are not trusted: no markup in them can load or run anything.
    "default-src 'none'; img-src \(images.rawValue); base-uri 'none'; form-action 'none'; "
      + "script-src 'sha256-\(script.digest)'; style-src 'sha256-\(style.digest)'"
  }

  private static let needsScript =
    "<noscript><p>This page needs JavaScript to draw its pictures.</p></noscript>\n"
}

extension Encodable {
  /// This value of numbers and texts as JSON, without a character that could end an element.
  package var jsonInMarkup: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    // JSON has no infinity; a page shows a number beyond all others instead of nothing.
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "1e308", negativeInfinity: "-1e308", nan: "0")
    do {
      // `</script>` in a text would end the element.
      return String(decoding: try encoder.encode(self), as: UTF8.self)
        .replacing("<", with: "\\u003c")
    } catch {
      preconditionFailure("numbers and texts can be encoded: \(error)")
    }
  }
}
