import AutoScale
import AutoScaleSourceText

/// A person's screen, language and settings, which decide how a view looks.
///
///     ViewingCondition(language: "ar").direction     // .rightToLeft
///     ViewingCondition(language: "ar").description   // "in ar"
///
/// The fonts of an app are not part of it: they are the same for all people.
public struct ViewingCondition: Hashable, Sendable {
  /// Whether a screen is light or dark.
  public enum Appearance: String, CaseIterable, Hashable, Sendable, Codable {
    /// Dark text on white.
    case light
    /// Light text on black.
    case dark
  }

  /// The screen.
  ///
  /// Without one, a document is shown on its own device as Xcode's canvas shows it.
  public var screen: Screen?

  /// The language of the texts.
  ///
  /// Without one, a document has its own texts. A document is read in a language; a layout takes the texts
  /// as they are.
  public var language: String?

  /// The text size, which the fonts of text styles follow.
  public var textSize: TextSizeCategory

  /// The length of the texts relative to the actual one; 1.35 stands for a language that needs more
  /// room.
  public var textLength: Double

  /// The direction of reading.
  public var direction: InterfaceDirection

  /// Whether the screen is light or dark.
  public var appearance = Appearance.light

  /// Whether the keyboard is up.
  public var showsKeyboard = false

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
    // A given direction wins: a layout can be tried from right to left before it is translated.
    self.direction = direction ?? Self.direction(of: language)
  }

  /// Returns this condition on another screen.
  package func on(_ screen: Screen) -> ViewingCondition {
    var condition = self
    condition.screen = screen
    return condition
  }

  /// Returns the direction in which a language is read; left to right without one.
  private static func direction(of language: String?) -> InterfaceDirection {
    let script = language.flatMap { LanguageTag($0)?.likelyScript }
    // Languages have their most likely script: "ar" is read as Arabic script.
    return rightToLeft.contains(script ?? "") ? .rightToLeft : .leftToRight
  }

  /// The scripts of today's languages that are read from right to left.
  ///
  /// Source: the Unicode Common Locale Data Repository.
  private static let rightToLeft: Set<String> = [
    "adlm", "arab", "aran", "armi", "hebr", "mand", "nkoo", "rohg", "syrc", "thaa",
  ]
}

// MARK: - Words

extension ViewingCondition: CustomStringConvertible {
  /// The length of a description.
  public enum WordLength: Hashable, Sendable {
    /// Codes for names of files, such as `rtl`.
    case code
    /// Labels, such as `right to left`.
    case short
    /// Phrases that follow a statement, such as `read from right to left`.
    case long
  }

  /// The differences from a document as it is, such as `in de, with texts 35 % longer`.
  public var description: String { words(length: .long).joined(separator: ", ") }

  /// Describes each difference from a document as it is, except for the screen.
  ///
  ///     ViewingCondition(language: "de", textSize: .extraLarge).words(length: .short)
  ///     // ["de", "extraLarge"]
  ///
  /// The direction of reading is a difference if the language does not imply it.
  public func words(length: WordLength) -> [String] {
    // Usual values have no words, so that an unchanged document has none.
    [
      languageWords(length), textSizeWords(length), textLengthWords(length),
      directionWords(length), appearanceWords(length), keyboardWords(length),
    ].compactMap(\.self)
  }

  private func languageWords(_ length: WordLength) -> String? {
    language.map { length == .long ? "in \($0)" : $0 }
  }

  private func textSizeWords(_ length: WordLength) -> String? {
    guard textSize != .large else { return nil }
    return length == .long ? "at the text size \(textSize.rawValue)" : textSize.rawValue
  }

  private func textLengthWords(_ length: WordLength) -> String? {
    guard textLength != 1 else { return nil }
    let percent = ((textLength - 1) * 100).rounded().text
    return switch length {
    case .code: "longer-\(percent)"
    case .short: "\(percent) % longer"
    case .long: "with texts \(percent) % longer"
    }
  }

  private func directionWords(_ length: WordLength) -> String? {
    // A language implies its direction, which would only be said twice.
    guard direction != Self.direction(of: language) else { return nil }
    let isReversed = direction == .rightToLeft
    return switch length {
    case .code: isReversed ? "rtl" : "ltr"
    case .short: isReversed ? "right to left" : "left to right"
    case .long: isReversed ? "read from right to left" : "read from left to right"
    }
  }

  private func appearanceWords(_ length: WordLength) -> String? {
    guard appearance != .light else { return nil }
    return length == .long ? "with the \(appearance.rawValue) appearance" : appearance.rawValue
  }

  private func keyboardWords(_ length: WordLength) -> String? {
    guard showsKeyboard else { return nil }
    return length == .long ? "with the keyboard" : "keyboard"
  }
}
