import AutoScaleSourceText
import Foundation

/// A page that loads itself again when it is written anew, while `autoscale preview --watch` runs.
///
/// It polls a small script beside it, the news. A page from a file may load no other kind of file.
package struct RefreshingPage: Sendable {
  /// The HTML of the page.
  package let html: String

  /// The identity of the content.
  package let version: String

  /// Adds the poll to a page.
  ///
  /// - Parameters:
  ///   - page: The HTML of the page or of the index.
  ///   - news: The name of the script beside the page.
  package init(_ page: String, news: String) {
    // The page without its poll: the version must not depend on itself.
    version = String(page.stableHash, radix: 16)
    html =
      page
      .replacingFirst(Self.policy, with: Self.openPolicy)
      .replacingLast(Self.end, with: Self.markup(version: version, news: news) + Self.end)
  }

  /// Returns the page without the poll, or any other text as it is.
  package static func withoutPoll(_ html: String) -> String {
    guard let start = html.range(of: start, options: .backwards),
      let end = html.range(of: end, options: .backwards), start.lowerBound < end.lowerBound
    else { return html }
    var page = html
    page.removeSubrange(start.lowerBound..<end.lowerBound)
    return page.replacingFirst(openPolicy, with: policy)
  }

  /// Returns a page for a document that could not be shown yet.
  package static func empty(title: String) -> String {
    """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta http-equiv="Content-Security-Policy" content="default-src 'none'; \(policy)'self'">
    <title>\(title.escapedForXML)</title>
    </head>
    <body>
    </body>
    </html>

    """
  }

  /// Returns the script with the news.
  package static func script(of news: PageNews) -> String { "showNews(\(news.jsonInMarkup));\n" }

  private static func markup(version: String, news: String) -> String {
    let data = ["news": news.asURIReference, "version": version]
    return """
      \(start)\(data.jsonInMarkup)</script>
      <script>\(WebFile.refreshScript.text)</script>

      """
  }

  private static let start = #"<script type="application/json" id="refresh">"#
  // The last one in a page: texts and scripts may contain it.
  private static let end = "</body>"
  private static let policy = "script-src "
  private static let openPolicy =
    "script-src 'self' file: 'sha256-\(WebFile.refreshScript.digest)' "
}

extension String {
  fileprivate func replacingFirst(_ part: String, with other: String) -> String {
    range(of: part).map { replacingCharacters(in: $0, with: other) } ?? self
  }

  fileprivate func replacingLast(_ part: String, with other: String) -> String {
    range(of: part, options: .backwards).map { replacingCharacters(in: $0, with: other) } ?? self
  }
}
