import AutoScaleLayout
import Foundation

/// Pictures side by side in one SVG, each with a caption below it.
struct PictureSheet {
  private let title: String
  private var parts: [String] = []
  private var width = gap
  private var height = 0.0

  private static let gap = 24.0
  private static let captionHeight = 36.0

  /// Begins a sheet with words for readers who cannot see it.
  init(title: String) { self.title = title }

  /// Adds a picture at the right; a line break divides its caption.
  mutating func add(_ svg: String, width: Double, height: Double, caption: String) {
    parts += [
      Self.frame(x: self.width, y: Self.gap, width, height),
      Self.inner(svg, x: self.width, y: Self.gap, prefix: "p\(parts.count)-"),
    ]
    let lines = caption.split(separator: "\n")
    for (index, line) in lines.enumerated() {
      let y = Self.gap + height + Self.captionHeight / 2 + 6 + 20 * Double(index)
      parts.append(
        """
        <text x="\(text(self.width + width / 2))" y="\(text(y))" font-size="15" \
        text-anchor="middle" fill="#555555">\(line.description.escaped)</text>
        """)
    }
    self.width += width + Self.gap
    self.height = max(self.height, height + 20 * Double(lines.count - 1))
  }

  /// Adds a picture of a screen at the right, smaller by a factor.
  mutating func add(_ picture: ScreenPicture, caption: String, scale: Double = 1) {
    add(
      picture.svg, size: (picture.width, picture.height), caption: caption, scale: scale)
  }

  /// Adds a picture of a size at the right, smaller by a factor.
  mutating func add(
    _ svg: String, size: (width: Double, height: Double), caption: String, scale: Double
  ) {
    let (width, height) = (size.width * scale, size.height * scale)
    let smaller = svg.replacing(
      "width=\"\(text(size.width))\" height=\"\(text(size.height))\" viewBox",
      with: "width=\"\(text(width))\" height=\"\(text(height))\" viewBox", maxReplacements: 1)
    add(smaller, width: width, height: height, caption: caption)
  }

  /// The sheet, a well-formed XML document.
  var svg: String {
    let size = (text(width), text(height + Self.gap + Self.captionHeight))
    return """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(size.0)" height="\(size.1)" \
      viewBox="0 0 \(size.0) \(size.1)" role="img" aria-label="\(title.escaped)" \
      font-family="-apple-system, Inter, 'Helvetica Neue', Arial, sans-serif">
      <rect width="100%" height="100%" fill="#f5f5f7"/>
      \(parts.joined(separator: "\n"))
      </svg>

      """
  }

  /// Returns a line around a picture.
  static func frame(x: Double, y: Double, _ width: Double, _ height: Double) -> String {
    """
    <rect x="\(text(x - 0.5))" y="\(text(y - 0.5))" width="\(text(width + 1))" \
    height="\(text(height + 1))" fill="none" stroke="#c7c7cc"/>
    """
  }

  /// Returns a picture as a part of another one, with identifiers of its own.
  static func inner(_ svg: String, x: Double, y: Double, prefix: String) -> String {
    svg.replacing(
      #"<svg xmlns="http://www.w3.org/2000/svg" "#, with: #"<svg x="\#(text(x))" y="\#(text(y))" "#
    )
    .replacing(#" id="p"#, with: #" id="\#(prefix)"#)
    .replacing("url(#p", with: "url(#\(prefix)")
    .trimmingCharacters(in: .newlines)
  }
}

/// Returns a length as SVG writes it.
func text(_ length: Double) -> String {
  length == length.rounded() ? "\(Int(length))" : "\((length * 1000).rounded() / 1000)"
}

extension String {
  /// The text in an element or an attribute of XML.
  var escaped: String {
    replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing("\"", with: "&quot;")
  }
}
