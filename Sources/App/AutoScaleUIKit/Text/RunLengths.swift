#if canImport(UIKit)
  import AutoScale
  import UIKit

  /// The lengths of a run besides the size of its font, in points.
  struct RunLengths: Equatable {
    var paragraph: NSParagraphStyle?
    var kern: Double?
    var baselineOffset: Double?
    var attachment: NSTextAttachment?
    /// The bounds of the attachment; zero if it has the size of its image.
    var attachmentBounds: CGRect?

    init(_ attributes: [NSAttributedString.Key: Any]) {
      paragraph = (attributes[.paragraphStyle] as? NSParagraphStyle).flatMap {
        $0.hasLengths ? $0 : nil
      }
      kern = attributes[.kern] as? Double
      baselineOffset = attributes[.baselineOffset] as? Double
      attachment = attributes[.attachment] as? NSTextAttachment
      attachmentBounds = attachment?.bounds
    }

    /// Whether there is nothing to scale.
    var isEmpty: Bool {
      paragraph == nil && (kern ?? 0) == 0 && (baselineOffset ?? 0) == 0 && attachment == nil
    }

    /// Returns the lengths multiplied by a factor.
    func scaled(by factor: Double) -> RunLengths {
      var result = self
      result.paragraph = paragraph?.scaled { $0 * CGFloat(factor) }
      result.kern = kern.map { $0 * factor }
      result.baselineOffset = baselineOffset.map { $0 * factor }
      if let scaled = attachment?.scaled(by: CGFloat(factor)) {
        (result.attachment, result.attachmentBounds) = (scaled, scaled.bounds)
      }
      return result
    }

    /// Writes the lengths into a run.
    func write(to text: NSMutableAttributedString, in range: NSRange) {
      text.replace(.paragraphStyle, with: paragraph, in: range)
      text.replace(.kern, with: kern.map { NSNumber(value: $0) }, in: range)
      text.replace(.baselineOffset, with: baselineOffset.map { NSNumber(value: $0) }, in: range)
      text.replace(.attachment, with: attachment, in: range)
    }
  }

  /// The design lengths of a run, and the applied ones.
  final class RunDesign: NSObject {
    let design, applied: RunLengths

    init(design: RunLengths, applied: RunLengths) {
      self.design = design
      self.applied = applied
    }

    override func isEqual(_ object: Any?) -> Bool {
      guard let other = object as? RunDesign else { return false }
      return other.design == design && other.applied == applied
    }

    override var hash: Int { design.kern.hashValue }
  }

  extension NSAttributedString.Key {
    /// The design lengths of a run, a ``RunDesign``.
    static let lengths = NSAttributedString.Key("AutoScaleLengths")
  }

  extension NSAttributedString {
    /// The runs with lengths, and their design values.
    var runsWithLengths: [(range: NSRange, present: RunLengths, design: RunLengths)] {
      var runs: [(range: NSRange, present: RunLengths, design: RunLengths)] = []
      enumerateAttributes(in: NSRange(location: 0, length: length)) { attributes, range, _ in
        let present = RunLengths(attributes)
        if present.isEmpty { return }
        let remembered = attributes[.lengths] as? RunDesign
        let isUnchanged = remembered?.applied == present
        runs.append((range, present, isUnchanged ? remembered?.design ?? present : present))
      }
      return runs
    }
  }

  extension NSMutableAttributedString {
    /// Scales the lengths of all runs from their design values; without a factor, restores these.
    func scaleLengths(by factor: Double?) {
      for run in runsWithLengths {
        let applied = factor.map(run.design.scaled) ?? run.design
        applied.write(to: self, in: run.range)
        removeAttribute(.lengths, range: run.range)
        let memory = RunDesign(design: run.design, applied: applied)
        if factor != nil { replace(.lengths, with: memory, in: run.range) }
      }
    }

    /// Scales the line spacing of runs that were not scaled yet.
    func scaleLineSpacing(in context: ScreenContext) {
      for run in runsWithLengths where run.design == run.present {
        var applied = run.design
        applied.paragraph = run.design.paragraph?.scaled(onlyLineSpacing: true) {
          CGFloat(context.scaled(Double($0)))
        }
        applied.write(to: self, in: run.range)
        let memory = RunDesign(design: run.design, applied: applied)
        replace(.lengths, with: memory, in: run.range)
      }
    }

    /// Replaces an attribute; `nil` leaves it unchanged.
    ///
    /// Foundation on Linux traps if an attribute of a custom class is changed in place.
    fileprivate func replace(
      _ key: NSAttributedString.Key, with value: NSObject?, in range: NSRange
    ) {
      guard let value else { return }
      removeAttribute(key, range: range)
      addAttribute(key, value: value, range: range)
    }
  }

  extension NSTextAttachment {
    /// Returns a copy with scaled bounds, or `nil` for a class of the app, which cannot be copied.
    ///
    /// Texts share their attachments with all copies of them, so that none is changed in place.
    fileprivate func scaled(by factor: CGFloat) -> NSTextAttachment? {
      guard type(of: self) == NSTextAttachment.self else { return nil }
      let copy = NSTextAttachment(data: contents, ofType: fileType)
      // Each of the three properties that is set clears the others.
      if contents == nil, let image { copy.image = image }
      if contents == nil, image == nil, let fileWrapper { copy.fileWrapper = fileWrapper }
      copy.lineLayoutPadding = lineLayoutPadding
      copy.allowsTextAttachmentView = allowsTextAttachmentView
      let size = bounds == .zero ? image?.size ?? .zero : bounds.size
      copy.bounds = CGRect(
        x: bounds.minX * factor, y: bounds.minY * factor, width: size.width * factor,
        height: size.height * factor)
      return copy
    }
  }

  extension NSParagraphStyle {
    fileprivate var hasLengths: Bool {
      let lengths = [
        lineSpacing, paragraphSpacing, paragraphSpacingBefore, headIndent, firstLineHeadIndent,
        tailIndent, minimumLineHeight, maximumLineHeight,
      ]
      return lengths.contains { $0 != 0 }
    }

    /// Returns the style with its lengths transformed.
    fileprivate func scaled(
      onlyLineSpacing: Bool = false, by scale: (CGFloat) -> CGFloat
    ) -> NSParagraphStyle {
      guard let style = mutableCopy() as? NSMutableParagraphStyle else { return self }
      style.lineSpacing = scale(lineSpacing)
      if onlyLineSpacing { return style }
      style.paragraphSpacing = scale(paragraphSpacing)
      style.paragraphSpacingBefore = scale(paragraphSpacingBefore)
      style.headIndent = scale(headIndent)
      style.firstLineHeadIndent = scale(firstLineHeadIndent)
      style.tailIndent = scale(tailIndent)
      style.minimumLineHeight = scale(minimumLineHeight)
      style.maximumLineHeight = scale(maximumLineHeight)
      return style
    }
  }
#endif
