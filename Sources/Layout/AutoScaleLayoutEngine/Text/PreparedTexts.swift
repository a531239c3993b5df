import AutoScale
import AutoScaleTrees

/// A cache of the texts that a measurer saw last.
///
/// A layout measures a text several times, at different widths, and so do later layouts. Only the lines
/// differ; with the glyphs at hand they take a tenth of the time.
final class PreparedTexts: Sendable {
  /// The length of the longest text that is kept, in bytes.
  static let lengthLimit = 1024
  /// The largest number of kept glyphs; one more clears the cache.
  private static let glyphLimit = 1 << 18  // 4 MB

  private struct Key: Hashable {
    let text: String
    let font: FontDescriptor

    // Texts differ, and scaling gives one text many sizes; hashing the rest of the font would only cost time.
    func hash(into hasher: inout Hasher) {
      hasher.combine(text)
      hasher.combine(font.size)
    }
  }

  private struct Kept {
    var texts: [Key: PreparedText] = [:]
    var glyphCount = 0
    /// The font that was used last: most texts of a screen have the font of the text before.
    var font: (descriptor: FontDescriptor, measures: any MeasurableFont)?
  }

  private let kept = Guarded(Kept())

  /// Returns the cached text in a font, or makes it.
  func text(_ text: String, in font: FontDescriptor, make: () -> PreparedText) -> PreparedText {
    // A long text is rare and would push out many short ones.
    if text.utf8.count > Self.lengthLimit { return make() }
    let key = Key(text: text, font: font)
    if let known = kept.withLock({ $0.texts[key] }) { return known }
    // Outside the lock: preparing a text takes longer than all that is done inside.
    let new = make()
    kept.withLock { kept in
      // Clearing everything needs no order of use; a screen's texts are soon there again.
      if kept.glyphCount + new.glyphCount > Self.glyphLimit { kept = Kept() }
      // Another task may have put the same text there in the meantime.
      if kept.texts.updateValue(new, forKey: key) == nil { kept.glyphCount += new.glyphCount }
    }
    return new
  }

  /// Returns the font of the last call, if it has the same descriptor; otherwise makes one.
  func font(_ descriptor: FontDescriptor, make: () -> any MeasurableFont) -> any MeasurableFont {
    if let last = kept.withLock({ $0.font }), last.descriptor == descriptor { return last.measures }
    let new = make()
    kept.withLock { $0.font = (descriptor, new) }
    return new
  }
}
