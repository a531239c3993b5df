import AutoScale
import AutoScaleSourceText

/// A person's screen, language and settings, which decide how a view looks.
///
///     ViewingCondition(language: "ar").direction     // .rightToLeft
///     ViewingCondition(language: "ar").description   // "in ar"
///
/// The fonts of an app are not part of it: they are the same for all people.
public struct ViewingCondition: Hashable, Sendable {
  /// The screen.
  ///
  /// Without one, a document is shown on its own device as Xcode's canvas shows it.
  public var screen: Screen?

  /// The language of the texts.
  ///
  /// Without one, a document has its own texts. Whoever reads a document reads it in this language; a layout takes the texts as they are.
  public var language: String?

  /// The text size, which the fonts of text styles follow.
  public var textSize: TextSizeCategory

  /// The length of the texts relative to the actual one; 1.35 stands for a language that needs more
  /// room.
  public var textLength: Double

  /// The direction of reading.
  public var direction: InterfaceDirection

  /// Makes a condition, by default of an unchanged document at the default text size.
  ///
  /// - Parameters:
  ///   - screen: The screen.
  ///   - language: The language of the texts, as a tag such as `zh-Hant-HK`.
  ///   - textSize: The text size.
  ///   - textLength: The length of the texts relative to the actual one.
  ///   - direction: The direction of reading; by default that of the language.
  public init(
    screen: Screen? = nil, language: String? = nil, textSize: TextSizeCategory = .large,
    textLength: Double = 1, direction: InterfaceDirection? = nil
  ) {
    self.screen = screen
    self.language = language
    self.textSize = textSize
    self.textLength = textLength
    let script = language.flatMap { LanguageTag($0)?.likelyScript }
    self.direction =
      direction ?? (Self.rightToLeft.contains(script ?? "") ? .rightToLeft : .leftToRight)
  }

  /// The scripts of today's languages that are read from right to left.
  ///
  /// Source: the Unicode Common Locale Data Repository.
  private static let rightToLeft: Set<String> = [
    "adlm", "arab", "aran", "armi", "hebr", "mand", "nkoo", "rohg", "syrc", "thaa",
  ]
}

extension ViewingCondition: CustomStringConvertible {
  /// The language, the text size and the length of the texts, as far as they differ from those of the
  /// document, such as `in de, with texts 35 % longer`.
  public var description: String {
    let parts = [
      language.map { "in \($0)" },
      textSize == .large ? nil : "at the text size \(textSize.rawValue)",
      textLength == 1 ? nil : "with texts \(((textLength - 1) * 100).rounded().text) % longer",
    ]
    return parts.compactMap(\.self).joined(separator: ", ")
  }
}
