#if canImport(UIKit)
  import AutoScale
  import UIKit

  /// The text of a view for scaling: a size with its ledger entry.
  @MainActor protocol ScaledText {
    /// The font of the whole text, or of its beginning, or `nil` if there is none.
    var mainFont: UIFont? { get }

    /// The size of the font, in points; if runs have different fonts, that of one run.
    func fontSize(rememberedAs entry: LedgerEntry?) -> TrackedLength?

    /// Changes the size of the font, and of all runs in proportion to their own design values.
    func setFontSize(_ length: TrackedLength)
  }

  extension UIView {
    /// The text of a view with a font.
    var scaledText: (any ScaledText)? {
      // Not by their common protocol: casts to protocols are slow, and a walk makes one for each view.
      switch self {
      case let label as UILabel: return label
      case let button as UIButton:
        return button.configuration == nil ? button : ConfiguredTitle(button: button)
      case let field as UITextField: return field
      case let view as UITextView: return view
      default: return nil
      }
    }

    /// The font of the whole text, or of its beginning; `nil` if there is none, or if the view is a
    /// button without a title, which makes a label when it is asked for one.
    package var presentFont: UIFont? {
      if let button = self as? UIButton, button.configuration == nil, button.currentTitle == nil,
        button.currentAttributedTitle == nil
      {
        return nil
      }
      return scaledText?.mainFont
    }
  }

  /// A view that stores its text and its font.
  @MainActor protocol TextBearing: UIView, ScaledText {
    /// The font of the whole text.
    var mainFont: UIFont? { get set }

    /// The text with its attributes, or `nil` if the whole text has one font.
    var styledText: NSAttributedString? { get set }
  }

  extension TextBearing {
    func fontSize(rememberedAs entry: LedgerEntry?) -> TrackedLength? {
      guard let styledText else {
        return mainFont?.trackedSize(rememberedAs: entry, in: traitCollection)
      }
      // A run that was not scaled yet represents all, so that added text is noticed.
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
    /// Scales the attributed titles that other states than the normal one have of their own.
    fileprivate func resizeTitlesOfOtherStates(to length: TrackedLength) {
      let normal = attributedTitle(for: .normal)
      for state in [UIControl.State.highlighted, .selected, .disabled] {
        // A state without a title may return the normal one.
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

    /// The attributed title of the normal state, whose fonts do not depend on the label's font.
    var styledText: NSAttributedString? {
      get { attributedTitle(for: .normal) }
      set { setAttributedTitle(newValue, for: .normal) }
    }
  }
#endif
