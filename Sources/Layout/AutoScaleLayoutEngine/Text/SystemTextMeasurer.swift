import AutoScale
import AutoScaleTrees

/// Measures texts of the system font without the font, with the same result on every machine.
///
///     let size = SystemTextMeasurer()
///       .measure("Label", font: .system(17), width: nil, lines: 1, in: .design).size
///     // 41.5 × 20.5
///
/// Line heights and baselines of the system font are exact. Its widths are predicted: seven of eight
/// single-line texts up to 17 points come out within half a point of the width on a device, and nearly
/// all within 1 %; larger ones within 2 %. A named font has the line height of its family, and widths
/// that may be off by 3 %; unknown families count as Helvetica Neue. Lines break at spaces and after
/// hyphens, between Han characters and kana, and inside a word that is longer than a line.
public struct SystemTextMeasurer: TextMeasurer {
  /// The font files for texts in fonts other than the system's.
  public var fonts: FontLibrary { didSet { texts = PreparedTexts() } }

  /// The sizes at which the system font's cuts meet, which differed in earlier systems.
  package var cuts = SystemFontCuts.continuous { didSet { texts = PreparedTexts() } }

  private var texts = PreparedTexts()

  /// Makes a measurer.
  ///
  /// - Parameter fonts: The available font files. The measures of other fonts are predicted.
  public init(fonts: FontLibrary = FontLibrary()) { self.fonts = fonts }

  /// Returns how large a text is.
  ///
  /// An empty text has no size. A text in a font whose size is zero, negative or not finite has lines but
  /// no size. A negative width counts as zero, which gives each character a line; NaN and infinity count
  /// as no width. A text that is cut off fills the width.
  ///
  /// - Complexity: O(*n*) in the length of the text. The glyphs of short texts are cached, up to a few
  ///   megabytes.
  public func measure(
    _ text: String, font: FontDescriptor, width: Double?, lines: Int, in context: ScreenContext
  ) -> TextMeasurement {
    let limit = limit(of: width)
    let text = prepared(text, font)
    let filled = text.lines(limit: limit, lineLimit: lines)
    let metrics = text.font.lineMetrics
    return TextMeasurement(
      size: LayoutSize(
        // A text that is cut off fills its room and does not pass it.
        width: min(filled.widest, limit).roundedUp(toPixelsPerPoint: context.pixelsPerPoint),
        height: metrics.height(ofLines: filled.lineCount)
          .roundedUp(toPixelsPerPoint: context.pixelsPerPoint)),
      firstBaselineOffsetFromTop: metrics.ascender,
      lastBaselineOffsetFromBottom: metrics.descender,
      lineCount: filled.lineCount,
      fit: filled.hasRoom ? .fits : fitOfWide(text, limit: limit, lines: lines))
  }

  /// Returns how large a text in several fonts is; each line is as high as its highest font.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  public func measure(
    _ parts: [TextPart], lineHeight: LineHeight?, width: Double?, lines: Int,
    in context: ScreenContext
  ) -> TextMeasurement {
    MixedText(parts.map { ($0.text, $0.font.measures(in: fonts, cuts: cuts)) })
      .measured(lineHeight, limit: limit(of: width), lineLimit: lines, in: context)
  }

  /// Returns the lines into which a text is broken, as many as it takes.
  ///
  ///     SystemTextMeasurer().lines(of: "Log in now", font: .system(17), width: 50, in: .design)
  ///       .map(\.text)  // ["Log in", "now"]
  ///
  /// - Complexity: O(*n*) in the length of the text.
  public func lines(
    of text: String, font: FontDescriptor, width: Double?, in context: ScreenContext
  ) -> [TextLine] {
    let prepared = prepared(text, font)
    guard !text.isEmpty, prepared.font.size > 0 else { return [] }
    // Zero: the lines are wanted however many a view shows.
    let breaker = prepared.filled(
      LineBreaker.keepingLines(limit: limit(of: width), lineLimit: 0))
    var rest = Substring(text)
    var start = 0
    // The breaker keeps ended lines; the last one ends with the text.
    return ((breaker.endedLines ?? []) + [(Int.max, breaker.visible)]).map { end, width in
      let line = rest.prefix(end - start)
      rest = rest.dropFirst(end - start)
      start = end
      return TextLine(text: line.trimmingEnd, width: width)
    }
  }

  /// Returns the width at which lines wrap; infinite if they do not wrap.
  private func limit(of width: Double?) -> Double {
    width.flatMap { $0.isFinite ? max($0, 0) : nil } ?? .infinity
  }

  private func prepared(_ text: String, _ font: FontDescriptor) -> PreparedText {
    texts.text(text, in: font) {
      PreparedText(text, in: texts.font(font) { font.measures(in: fonts, cuts: cuts) })
    }
  }

  /// Tells whether a text without room would fit if it were as narrow as the error of its width allows.
  private func fitOfWide(_ text: PreparedText, limit: Double, lines: Int) -> TextFit {
    // More room by the error of the widths: a text that fits in it may fit on a device.
    let widened = limit * (1 + text.font.uncertainty)
    let lines = LineBreaker(limit: widened, lineLimit: lines)
    return text.filled(lines).hasRoom ? .tight : .clipped
  }

  /// Returns where a font's lines begin and end.
  public func lineMetrics(of font: FontDescriptor) -> LineMetrics {
    // Cuts differ in widths only; lines are the same in all of them.
    font.measures(in: fonts, cuts: .continuous).lineMetrics
  }

  /// Returns the source of a font's measures.
  ///
  ///     SystemTextMeasurer().source(of: .named("Quicksand-Bold", size: 17))  // .knownFamily
  public func source(of font: FontDescriptor) -> FontMeasureSource {
    if fonts.contains(font) { return .fontFile }
    guard let family = FontFamily.family(of: font) else { return .systemFont }
    return family.isSubstitute(for: font) ? .substitute : .knownFamily
  }
}

extension Substring {
  /// The characters without the spaces and newlines at the end.
  ///
  /// Spaces at a break take no room and are not drawn.
  fileprivate var trimmingEnd: String {
    String(prefix(upTo: lastIndex { !$0.isWhitespace }.map(index(after:)) ?? startIndex))
  }
}

/// The source of a font's measures.
public enum FontMeasureSource: String, CaseIterable, Hashable, Sendable, Codable {
  /// The tables of the system font: exact lines, widths within 1 to 2 %.
  case systemFont

  /// The font's own file: exact.
  case fontFile

  /// The known lines of the font's family, with widths within 3 %.
  case knownFamily

  /// The measures of another family in place of an unknown one: approximate.
  case substitute
}
