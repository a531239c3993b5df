import AutoScaleTrees
import Synchronization

/// The texts that a measurer saw last.
///
/// A layout measures a text several times, without a width and at the widths that it finds, and so does
/// each layout after it. Nothing but the lines differs: with the glyphs at hand they take a tenth of
/// the time.
final class PreparedTexts: Sendable {
  /// The length of the longest text that is kept, in bytes.
  static let lengthLimit = 1024
  /// How many glyphs are kept; beyond, all are forgotten.
  private static let glyphLimit = 1 << 18

  private struct Key: Hashable {
    let text: String
    let font: FontDescriptor

    // Texts differ; that one in two fonts is looked for twice is no loss.
    func hash(into hasher: inout Hasher) { hasher.combine(text) }
  }

  private struct Kept {
    var texts: [Key: PreparedText] = [:]
    var glyphCount = 0
  }

  private let kept = Mutex(Kept())

  /// A text in a font, made unless it is known.
  func text(_ text: String, in font: FontDescriptor, make: () -> PreparedText) -> PreparedText {
    if text.utf8.count > Self.lengthLimit { return make() }
    let key = Key(text: text, font: font)
    if let known = kept.withLock({ $0.texts[key] }) { return known }
    let new = make()
    kept.withLock { kept in
      if kept.glyphCount + new.glyphCount > Self.glyphLimit { kept = Kept() }
      if kept.texts.updateValue(new, forKey: key) == nil { kept.glyphCount += new.glyphCount }
    }
    return new
  }
}
