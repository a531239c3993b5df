import AutoScale
import SourceText

/// On which screens, and how, documents are shown by a ``DocumentPreview``.
///
///     PreviewOptions()                                    // a phone of each size, light
///     PreviewOptions(screens: Screen.pads, placements: [.fullScreen, .splitView])
public struct PreviewOptions: Sendable {
  /// What an app has of a screen.
  public enum Placement: String, CaseIterable, Hashable, Sendable {
    /// All of it, upright.
    case fullScreen
    /// All of it, turned.
    case landscape
    /// A part of a pad's screen, which lies on its long side.
    case splitView
  }

  /// The screens, upright.
  public var screens: [Screen]

  /// What an app has of them; each way is a tab of the page.
  public var placements: [Placement]

  /// The appearances between which the page switches, the first one of which it shows.
  public var appearances: [PictureOptions.Appearance]

  /// How documents are scaled, to show them beside those as drawn; nil shows no scaled ones.
  public var scaling: Scaling?

  /// Whether the page moves through every whole width from 320 to 1366 points.
  public var showsEveryWidth: Bool

  /// What the single pictures show over the views; a page has switches for that.
  public var overlays: PictureOptions.Overlays = []

  /// Whether the single pictures show the keyboard on screens that a view fills; a page has a switch for
  /// that.
  public var showsKeyboard = false

  /// Where the pictures of images and the values of named colors come from, such as ``AssetSearch``
  /// finds them; nil for placeholders, and for what the document says.
  public var images: (any PictureImageSource)?

  /// How documents are scaled for a screen.
  public struct Scaling: Sendable {
    /// The rule, whose width ``reference`` may replace.
    public var rule: ScalingRule

    /// Where the width of the design comes from.
    public var reference: DocumentAdaptation.Reference

    /// Makes a scaling, by default from each document's own width.
    public init(
      rule: ScalingRule = .standard, reference: DocumentAdaptation.Reference = .document
    ) {
      self.rule = rule
      self.reference = reference
    }
  }

  /// Makes options; what is left out is a phone of each size, upright and light, as drawn.
  public init(
    screens: [Screen] = Screen.phoneSizes, placements: [Placement] = [.fullScreen],
    appearances: [PictureOptions.Appearance] = [.light], scaling: Scaling? = nil,
    showsEveryWidth: Bool = true, images: (any PictureImageSource)? = nil
  ) {
    self.screens = screens
    self.placements = placements
    self.appearances = appearances
    self.scaling = scaling
    self.showsEveryWidth = showsEveryWidth
    self.images = images
  }

  /// The screens as an app has them, in the order of the placements.
  var columns: [(screen: Screen, placement: Placement)] {
    placements.flatMap { placement in
      screens.flatMap { parts(of: $0, in: placement) }.map { ($0, placement) }
    }
  }

  private func parts(of screen: Screen, in placement: Placement) -> [Screen] {
    switch placement {
    case .fullScreen: return [screen]
    case .landscape: return [screen.turned]
    case .splitView:
      let wide = screen.landscape
      return wide.splitViewWidths.compactMap { width in
        do throws(InvalidParameterError) {
          return try wide.container(width: width)
        } catch {
          // A screen that is narrower than the divider has no parts.
          return nil
        }
      }
    }
  }
}

/// A condition of a person's device in which a document is shown.
public struct PreviewCondition: Hashable, Sendable {
  /// The language of the texts, for the page's reader; the document is read in it by the caller.
  public var language: String?

  /// The text size.
  public var textSize: TextSizeCategory

  /// The direction of reading.
  public var direction: LayoutDirection

  /// Makes a condition; what is left out is the document's own language, the default text size, and
  /// the direction in which the language is read.
  ///
  ///     PreviewCondition(language: "ar").direction  // .rightToLeft
  public init(
    language: String? = nil, textSize: TextSizeCategory = .large, direction: LayoutDirection? = nil
  ) {
    self.language = language
    self.textSize = textSize
    let script = language.flatMap { LanguageTag($0)?.likelyScript }
    self.direction =
      direction ?? (Self.rightToLeft.contains(script ?? "") ? .rightToLeft : .leftToRight)
  }

  /// The scripts, of those that languages are written in, that are read from right to left.
  ///
  /// Source: the Unicode Common Locale Data Repository.
  private static let rightToLeft: Set<String> = [
    "adlm", "arab", "aran", "armi", "hebr", "mand", "nkoo", "rohg", "syrc", "thaa",
  ]
}
