/// A run of text in one font.
///
///     [TextPart("Free ", font: .system(17)), TextPart("forever", font: .system(17, weight: .bold))]
public struct TextPart: Hashable, Sendable {
  /// The characters.
  public var text: String

  /// The font, in its drawn size.
  public var font: FontDescriptor

  /// Makes a run from its characters and their font.
  public init(_ text: String, font: FontDescriptor) {
    self.text = text
    self.font = font
  }
}

extension ViewAppearance.TextRun {
  /// Returns the fonts of the runs of a text, scaled with the text's own font.
  package static func fonts(
    of runs: [ViewAppearance.TextRun], in font: FontDescriptor
  ) -> [FontDescriptor] {
    // The first run with a font tells the size at which the text was written.
    let designSize = runs.lazy.compactMap(\.font?.size).first ?? font.size
    let scale = designSize > 0 ? font.size / designSize : 1
    return runs.map { run in
      guard var own = run.font else { return font }
      own.size *= scale
      return own
    }
  }
}

extension ViewNode {
  /// Returns the runs of the text that the view shows, if it has several fonts and the runs cover
  /// the text; else `nil`.
  package final func parts(of text: String) -> [TextPart]? {
    let runs = appearance.textRuns
    // One run is the text itself.
    guard let font, runs.count > 1 else { return nil }
    let bytes = Array(text.utf8)
    // Runs of another length belong to another text.
    guard runs.map(\.length).reduce(0, +) == bytes.count else { return nil }
    let fonts = ViewAppearance.TextRun.fonts(of: runs, in: font)
    // Runs that differ in color only have the width of one font.
    guard Set(fonts).count > 1 else { return nil }
    var rest = bytes[...]
    return zip(runs, fonts).map { run, font in
      defer { rest = rest.dropFirst(run.length) }
      return TextPart(String(decoding: rest.prefix(run.length), as: UTF8.self), font: font)
    }
  }
}
