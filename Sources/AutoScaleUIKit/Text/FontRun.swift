#if canImport(UIKit)
  import AutoScale
  import UIKit

  /// A part of a text with one font, and what is remembered of its size.
  struct FontRun {
    let range: NSRange
    let font: UIFont
    let entry: LedgerEntry?

    /// Whether the font has the size that was applied to it.
    var isScaled: Bool { entry?.applied == Double(font.pointSize) }
  }

  extension NSAttributedString {
    /// The text, if its runs have different fonts or lengths of their own; nil if one font will do.
    var ifMixed: NSAttributedString? {
      if !runsWithLengths.isEmpty { return self }
      let fonts = fontRuns(besides: nil).map(\.font)
      return fonts.dropFirst().allSatisfy { $0 == fonts.first } ? nil : self
    }

    /// The runs of the text by font; runs without one have that of the view.
    func fontRuns(besides font: UIFont?) -> [FontRun] {
      var runs: [FontRun] = []
      enumerateAttributes(in: NSRange(location: 0, length: length)) { attributes, range, _ in
        guard let font = attributes[.font] as? UIFont ?? font else { return }
        let entry = (attributes[.design] as? [Double]).flatMap(LedgerEntry.init)
        runs.append(FontRun(range: range, font: font, entry: entry))
      }
      return runs
    }

    /// Returns the text with the size of each run in the proportion that a length has to its
    /// design, and its spacings, indents and attachments with it.
    ///
    /// The design of a run is kept with the run, so that it moves with the text and goes with it. A
    /// length of which nothing is remembered brings all designs back.
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
    /// The size of a run in the design and the one that was applied, both in points.
    fileprivate static let design = NSAttributedString.Key("AutoScaleDesign")
  }

  extension LedgerEntry {
    /// Makes an entry of its two values; nil for another number of them.
    fileprivate init?(_ values: [Double]) {
      guard values.count == 2 else { return nil }
      self.init(design: values[0], applied: values[1])
    }
  }
#endif
