#if canImport(UIKit)
  import AutoScale
  import UIKit

  /// The text of a view, as scaling sees it: a size, with what is remembered of it.
  @MainActor protocol ScaledText {
    /// The font of the whole text, or of its beginning; nil while there is none.
    var mainFont: UIFont? { get }

    /// The size of the font, in points; where runs have different fonts, that of one for all.
    func fontSize(rememberedAs entry: LedgerEntry?) -> TrackedLength?

    /// Changes the size of the font, and of the fonts of all runs in proportion to their own
    /// designs.
    func setFontSize(_ length: TrackedLength)
  }

  extension UIView {
    /// The text of a view that has one with a font.
    var scaledText: (any ScaledText)? {
      if let button = self as? UIButton, button.configuration != nil {
        return ConfiguredTitle(button: button)
      }
      return self as? any TextBearing
    }

    /// The font of the whole text, or of its beginning; nil while there is none.
    package var textFont: UIFont? { scaledText?.mainFont }
  }

  /// A view that keeps its text and the font of it.
  @MainActor protocol TextBearing: UIView, ScaledText {
    /// The font of the whole text.
    var mainFont: UIFont? { get set }

    /// The text with its attributes; nil while the font is the same for all of it.
    var styledText: NSAttributedString? { get set }
  }

  extension TextBearing {
    func fontSize(rememberedAs entry: LedgerEntry?) -> TrackedLength? {
      guard let styledText else {
        return mainFont?.trackedSize(rememberedAs: entry, in: traitCollection)
      }
      // One that was not scaled yet speaks for all, so that text which was added is seen.
      let runs = styledText.fontRuns(besides: mainFont)
      guard let run = runs.first(where: { !$0.isScaled }) ?? runs.first else { return nil }
      return run.font.trackedSize(rememberedAs: run.entry, in: traitCollection)
    }

    func setFontSize(_ length: TrackedLength) {
      (self as? UIButton)?.resizeTitlesOfOtherStates(to: length)
      if let styledText {
        self.styledText = styledText.resizingFonts(
          to: length, besides: mainFont, in: traitCollection)
      } else {
        mainFont = mainFont?.resized(to: length, in: traitCollection)
      }
    }
  }

  extension UILabel: TextBearing {
    var mainFont: UIFont? {
      get { font }
      set { font = newValue }
    }

    var styledText: NSAttributedString? {
      get { attributedText?.ifMixed }
      set { attributedText = newValue }
    }
  }

  extension UITextField: TextBearing {
    var mainFont: UIFont? {
      get { font }
      set { font = newValue }
    }

    var styledText: NSAttributedString? {
      get { attributedText?.ifMixed }
      set { attributedText = newValue }
    }
  }

  extension UITextView: TextBearing {
    var mainFont: UIFont? {
      get { font }
      set { font = newValue }
    }

    var styledText: NSAttributedString? {
      get { attributedText.ifMixed }
      set { attributedText = newValue }
    }
  }

  extension UIButton {
    /// Scales the titles with attributes that states besides the normal one have of their own.
    fileprivate func resizeTitlesOfOtherStates(to length: TrackedLength) {
      let normal = attributedTitle(for: .normal)
      for state in [UIControl.State.highlighted, .selected, .disabled] {
        // A state without a title may answer with the normal one.
        guard let title = attributedTitle(for: state), title != normal else { continue }
        setAttributedTitle(
          title.resizingFonts(to: length, besides: mainFont, in: traitCollection), for: state)
      }
    }
  }

  extension UIButton: TextBearing {
    var mainFont: UIFont? {
      get { titleLabel?.font }
      set { titleLabel?.font = newValue }
    }

    /// The title with attributes for the normal state, whose fonts the label's font does not
    /// change.
    var styledText: NSAttributedString? {
      get { attributedTitle(for: .normal) }
      set { setAttributedTitle(newValue, for: .normal) }
    }
  }
#endif
