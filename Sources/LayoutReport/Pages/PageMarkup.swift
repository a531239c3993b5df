import Foundation

/// The HTML of a page.
struct PageMarkup {
  let title: String
  let data: PageData

  /// The whole document.
  var html: String {
    let script = PageScript.text
    return """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta http-equiv="Content-Security-Policy" content="\(Self.policy(script: script))">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <title>\(title.escapedForHTML)</title>
      <style>\(PageStyle.text)</style>
      </head>
      <body>
      <noscript><p>This page draws its pictures by a script in it, which is switched off here.</p></noscript>
      \(Self.body)
      <script type="application/json" id="data">\(json)</script>
      <script>\(script)</script>
      </body>
      </html>

      """
  }

  /// What the page may do: run its own script and style, and show pictures that are in it.
  private static func policy(script: String) -> String {
    "default-src 'none'; img-src data:; base-uri 'none'; form-action 'none'; "
      + "script-src 'sha256-\(SHA256.base64Digest(of: script))'; "
      + "style-src 'sha256-\(SHA256.base64Digest(of: PageStyle.text))'"
  }

  private var json: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "1e308", negativeInfinity: "-1e308", nan: "0")
    do {
      // No text in it may end the element.
      return String(decoding: try encoder.encode(data), as: UTF8.self)
        .replacing("<", with: "\\u003c")
    } catch {
      preconditionFailure("numbers and texts can be encoded: \(error)")
    }
  }

  /// What stands on every page; the script fills it.
  private static let body = """
    <header>
    <h1 id="title"></h1>
    <nav aria-label="View">
    <button id="mode-screens" type="button" aria-pressed="true" title="All screens (s)">Screens</button>
    <button id="mode-widths" type="button" aria-pressed="false" title="Every width (w)">Every width</button>
    </nav>
    <div id="conditions" class="choice" role="group" aria-label="Condition" hidden></div>
    <div id="placements" class="choice" role="group" aria-label="Placement" hidden></div>
    <div id="lengths" class="choice" role="group" aria-label="Lengths" hidden></div>
    <div id="appearances" class="choice" role="group" aria-label="Appearance" hidden></div>
    <label>Search <input id="search" type="search" placeholder="name, id or class" autocomplete="off"></label>
    <details id="filters"><summary>Filter and overlays</summary><div id="filter-lists"></div></details>
    <label>Zoom <input id="zoom" type="range" min="10" max="200" step="5" value="45"></label>
    <button id="help-button" type="button" aria-expanded="false" title="Keys (?)">?</button>
    </header>
    <main>
    <section id="screens" aria-label="Screens"><table id="matrix"></table></section>
    <section id="widths" aria-label="Every width" hidden>
    <div id="width-bar">
    <label>View <select id="width-row"></select></label>
    <button id="play" type="button" aria-pressed="false" title="Play (space)">Play</button>
    <button id="previous-change" type="button" title="Where something begins to move differently, or another line breaks (,)">Previous change</button>
    <button id="next-change" type="button" title="The same to the right (.)">Next change</button>
    <output id="width-text" for="width" aria-live="off"></output>
    </div>
    <div id="track"><input id="width" type="range" step="1" aria-label="Width in points"><div id="ticks"></div></div>
    <div id="stage" role="group" aria-label="The picture at this width" tabindex="0"></div>
    </section>
    <aside id="inspector" aria-label="View under the pointer"></aside>
    </main>
    <p id="status" class="unseen" role="status"></p>
    <div id="help" role="dialog" aria-label="Keys" tabindex="-1" hidden></div>
    """
}

extension String {
  /// The text with the characters replaced that have a meaning in HTML.
  var escapedForHTML: String {
    replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
      .replacing("\"", with: "&quot;")
  }
}
