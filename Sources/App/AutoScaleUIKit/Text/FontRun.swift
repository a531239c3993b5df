#if canImport(UIKit)
  import AutoScale
  import UIKit

  /// A run of text in one font, with the ledger entry of its size.
  struct FontRun {
    let range: NSRange
    let font: UIFont
    let entry: LedgerEntry?

    /// Whether the font has the size that was applied to it.
    var isScaled: Bool { entry?.applied == Double(font.pointSize) }
  }

  extension NSAttributedString {
    /// The text, if its runs have different fonts or lengths of their own, or `nil` if one font
    /// suffices.
    var ifMixed: NSAttributedString? {
      if !runsWithLengths.isEmpty { return self }
      let fonts = fontRuns(besides: nil).map(\.font)
      return fonts.dropFirst().allSatisfy { $0 == fonts.first } ? nil : self
    }

    /// The runs of the text by font; runs without one have the view's.
    func fontRuns(besides font: UIFont?) -> [FontRun] {
      var runs: [FontRun] = []
      enumerateAttributes(in: NSRange(location: 0, length: length)) { attributes, range, _ in
        guard let font = attributes[.font] as? UIFont ?? font else { return }
        let entry = (attributes[.design] as? [Double]).flatMap(LedgerEntry.init)
        runs.append(FontRun(range: range, font: font, entry: entry))
      }
      return runs
    }

    /// Returns the text with all sizes multiplied by a length's ratio to its design value,
    /// including spacings, indents and attachments.
    ///
    /// The design value of a run is stored in the run, so that it moves and disappears with the
    /// text. A length without ledger entry restores all design values.
    func resizingFonts(
      to length: TrackedLength, besides font: UIFont?, in traits: UITraitCollection?
    ) -> NSAttributedString {
      let text = NSMutableAttributedString(attributedString: self)
      let factor = length.design > 0 ? length.value / length.design : 1
      for run in fontRuns(besides: font) {
        let design = run.font.trackedSize(rememberedAs: run.entry, in: traits).design
        var size = TrackedLength(design)
        if length.ledgerEntry != nil {
          size.value = design * factor
          size.ledgerEntry = LedgerEntry(design: design, applied: size.value)
          text.addAttribute(.design, value: [design, size.value], range: run.range)
        } else {
          text.removeAttribute(.design, range: run.range)
        }
        text.addAttribute(.font, value: run.font.resized(to: size, in: traits), range: run.range)
      }
      text.scaleLengths(by: length.ledgerEntry == nil ? nil : factor)
      return text
    }
  }

  extension NSAttributedString.Key {
    /// The design size of a run and the applied one, both in points.
    fileprivate static let design = NSAttributedString.Key("AutoScaleDesign")
  }

  extension LedgerEntry {
    /// Makes an entry from its two values, or returns `nil` for another number of values.
    fileprivate init?(_ values: [Double]) {
      guard values.count == 2 else { return nil }
      self.init(design: values[0], applied: values[1])
    }
  }
#endif
