#if canImport(UIKit)
  import AutoScaleUIKit
  import Testing
  import UIKit

  @MainActor @Suite struct AdaptTextTests {
    private func sizes(_ text: NSAttributedString?) -> [CGFloat] {
      var sizes: [CGFloat] = []
      let text = text ?? NSAttributedString(string: "")
      text.enumerateAttribute(.font, in: NSRange(location: 0, length: text.length)) { font, _, _ in
        sizes.append((font as? UIFont)?.pointSize ?? 0)
      }
      return sizes
    }

    private func mixed() -> NSMutableAttributedString {
      let text = NSMutableAttributedString(
        string: "12", attributes: [.font: UIFont.systemFont(ofSize: 20)])
      let small = UIFont.italicSystemFont(ofSize: 10)
      text.append(NSAttributedString(string: " points", attributes: [.font: small]))
      return text
    }

    @Test func `weight, traits and face stay`() throws {
      let fonts = [
        UIFont.systemFont(ofSize: 20, weight: .heavy), .italicSystemFont(ofSize: 20),
        try #require(UIFont(name: "Avenir-Book", size: 20)),
      ]
      for font in fonts {
        let label = UILabel("label", font)
        label.adaptScreenWidth(in: try Screens.half())
        #expect(label.font == UIFont(descriptor: font.fontDescriptor, size: 30))
        #expect(font.auto(in: try Screens.half()) == label.font)
      }
    }

    @Test func `styled text is scaled run by run, and once`() throws {
      let label = UILabel(frame: .zero)
      label.attributedText = mixed()
      for _ in 0..<2 {
        label.adaptScreenWidth(in: try Screens.half())
        #expect(sizes(label.attributedText) == [30, 15])
      }
      label.adaptScreenWidth(in: try Screens.fifth())
      #expect(sizes(label.attributedText) == [24, 12])
      label.restoreDesign()
      #expect(label.attributedText?.isEqual(to: mixed()) == true)
    }

    @Test func `spacings, indents and attachments scale with the text, and come back`() throws {
      let style = NSMutableParagraphStyle()
      (style.lineSpacing, style.paragraphSpacing, style.headIndent) = (4, 8, 10)
      let attachment = NSTextAttachment()
      attachment.bounds = CGRect(x: 0, y: -2, width: 10, height: 20)
      let label = UILabel("label", .systemFont(ofSize: 20))
      label.attributedText = NSAttributedString(
        string: "text",
        attributes: [
          .font: UIFont.systemFont(ofSize: 20), .paragraphStyle: style, .kern: 1.0,
          .baselineOffset: 2.0, .attachment: attachment,
        ])
      let read: () -> [CGFloat] = {
        let attributes = label.attributedText?.attributes(at: 0, effectiveRange: nil) ?? [:]
        let style = attributes[.paragraphStyle] as? NSParagraphStyle
        return [
          label.font.pointSize, style?.lineSpacing, style?.paragraphSpacing, style?.headIndent,
          (attributes[.kern] as? Double).map { CGFloat($0) },
          (attributes[.baselineOffset] as? Double).map { CGFloat($0) },
          (attributes[.attachment] as? NSTextAttachment)?.bounds.minY,
          (attributes[.attachment] as? NSTextAttachment)?.bounds.height,
        ].map { $0 ?? 0 }
      }
      for _ in 0..<2 {
        label.adaptScreenWidth(in: try Screens.half())
        #expect(read() == [30, 6, 12, 15, 1.5, 3, -3, 30])
      }
      label.adaptScreenWidth(in: try ScreenContext(width: 750, height: 1334))
      #expect(read() == [40, 8, 16, 20, 2, 4, -4, 40])
      label.restoreDesign()
      #expect(read() == [20, 4, 8, 10, 1, 2, -2, 20])
    }

    @Test func `labels that share an attachment are scaled once each, and it stays`() throws {
      let attachment = NSTextAttachment(data: Data([1]), ofType: "public.png")
      attachment.bounds = CGRect(x: 0, y: 0, width: 10, height: 10)
      attachment.lineLayoutPadding = 3
      let text = NSAttributedString(
        string: "text", attributes: [.font: UIFont.systemFont(ofSize: 20), .attachment: attachment])
      let labels = [
        UILabel("first", .systemFont(ofSize: 20)), UILabel("second", .systemFont(ofSize: 20)),
      ]
      for label in labels { label.attributedText = text }
      for _ in 0..<2 {
        UIView("screen", labels[0], labels[1]).adaptScreenWidth(in: try Screens.half())
        for label in labels {
          let scaled = try #require(self.attachment(in: label))
          #expect(scaled.bounds.width == 15 && scaled.contents == Data([1]))
          #expect(scaled.fileType == "public.png" && scaled.lineLayoutPadding == 3)
        }
      }
      #expect(attachment.bounds.width == 10)
      labels[0].restoreDesign()
      #expect(self.attachment(in: labels[0]) === attachment)
    }

    @Test func `an attachment of the app's class stays as it is`() throws {
      final class Emoji: NSTextAttachment, @unchecked Sendable {}
      let emoji = Emoji(data: nil, ofType: nil)
      emoji.bounds = CGRect(x: 0, y: 0, width: 10, height: 10)
      let label = UILabel("label", .systemFont(ofSize: 20))
      label.attributedText = NSAttributedString(
        string: "text", attributes: [.font: UIFont.systemFont(ofSize: 20), .attachment: emoji])
      label.adaptScreenWidth(in: try Screens.half())
      #expect(attachment(in: label) === emoji && emoji.bounds.width == 10)
      #expect(label.font.pointSize == 30)
    }

    private func attachment(in label: UILabel) -> NSTextAttachment? {
      label.attributedText?.attribute(.attachment, at: 0, effectiveRange: nil) as? NSTextAttachment
    }

    @Test func `text that is added later is scaled, and the rest is not scaled again`() throws {
      let view = UITextView(frame: .zero)
      view.attributedText = mixed()
      view.adaptScreenWidth(in: try Screens.half())
      let longer = NSMutableAttributedString(attributedString: view.attributedText)
      longer.append(
        NSAttributedString(string: "!", attributes: [.font: UIFont.systemFont(ofSize: 40)]))
      view.attributedText = longer
      view.adaptScreenWidth(in: try Screens.half())
      #expect(sizes(view.attributedText) == [30, 15, 60])
    }

    #if os(Linux) || os(iOS) && !targetEnvironment(macCatalyst)
      @available(iOS 17, tvOS 17, *)
      @Test func `a font of a text style follows the person's text size once`() throws {
        let label = UILabel("label", .preferredFont(forTextStyle: .body))
        label.adaptScreenWidth(in: try Screens.half())
        #expect(label.font.pointSize == 25.5)
        label.adaptScreenWidth(in: try Screens.half(.accessibilityMedium))
        #expect(label.font.pointSize == 42)
        // UIKit itself sets the font that is preferred now.
        label.traitOverrides.preferredContentSizeCategory = .accessibilityMedium
        label.updateTraitsIfNeeded()
        label.font = .preferredFont(forTextStyle: .body, compatibleWith: label.traitCollection)
        #expect(label.font.pointSize == 28)
        label.adaptScreenWidth(in: try Screens.half(.accessibilityMedium))
        #expect(label.font.pointSize == 42)
        label.restoreDesign()
        #expect(label.font.pointSize == 28)
      }
    #endif

    #if os(Linux)
      @available(iOS 17, tvOS 17, *)
      @Test(arguments: zip([UIUserInterfaceIdiom.tv, .mac], [29, 13] as [CGFloat]))
      func `a text style has the size of its device, and nothing is written where no rule holds`(
        idiom: UIUserInterfaceIdiom, size: CGFloat
      ) throws {
        let label = UILabel("label", .systemFont(ofSize: 17))
        label.traitOverrides.userInterfaceIdiom = idiom
        for category in [UIContentSizeCategory.large, .extraLarge] {
          label.traitOverrides.preferredContentSizeCategory = category
          label.updateTraitsIfNeeded()
          let font = UIFont.preferredFont(
            forTextStyle: .body, compatibleWith: label.traitCollection)
          label.font = font
          let context = try ScreenContext(
            size: CGSize(width: 1920, height: 1080), traits: label.traitCollection)
          #expect(label.adaptScreenWidth(in: context).changed == 0)
          #expect(label.font === font && font.pointSize == size)
        }
      }
    #endif

    #if os(Linux)
      @available(iOS 17, tvOS 17, *)
      @Test func `a text style is scaled from the size of its device`() throws {
        let label = UILabel("label", .systemFont(ofSize: 17))
        label.traitOverrides.userInterfaceIdiom = .tv
        label.updateTraitsIfNeeded()
        label.font = .preferredFont(forTextStyle: .body, compatibleWith: label.traitCollection)
        let rule = try ScalingRule(referenceWidth: 960, referenceHeight: 540, idioms: [.tv])
        let context = try ScreenContext(width: 1920, height: 1080, idiom: .tv, rule: rule)
        label.adaptScreenWidth(in: context)
        #expect(label.font.pointSize == 58)
        label.restoreDesign()
        #expect(label.font.pointSize == 29)
      }
    #endif

    @Test func `another font follows the text size where it is told to`() throws {
      let font = try #require(UIFont(name: "Avenir-Book", size: 17))
      let label = UILabel("label", font)
      label.adaptScreenWidth(in: try Screens.half(.accessibilityMedium))
      #expect(label.font.pointSize == 25.5)
      label.adaptableTextStyle = .body
      label.adaptScreenWidth(in: try Screens.half(.accessibilityMedium))
      #expect(label.font.pointSize == 42)
      let followed = font.auto(in: try Screens.half(.accessibilityMedium), following: .body)
      #expect(followed == label.font)
    }

    #if os(Linux) || os(iOS) && !targetEnvironment(macCatalyst)
      @Test func `a font of a text style is scaled by itself once`() throws {
        let font = UIFont.preferredFont(forTextStyle: .footnote)
        #expect(font.auto(in: try Screens.half()).pointSize == 19.5)
        #expect(font.auto(in: try Screens.half(.accessibilityMedium)).pointSize == 34.5)
      }
    #endif

    @Test func `fields and buttons have fonts, and a button's label is not scaled twice`() throws {
      let field = UITextField(frame: .zero)
      field.font = .systemFont(ofSize: 14)
      let button = UIButton(type: .system)
      button.titleLabel?.font = .boldSystemFont(ofSize: 16)
      for _ in 0..<2 {
        UIView("screen", field, button).adaptScreenWidth(in: try Screens.half())
        #expect(field.font?.pointSize == 21)
        #expect(button.titleLabel?.font == .boldSystemFont(ofSize: 24))
      }
    }

    @Test func `a button's styled title is scaled run by run`() throws {
      let button = UIButton(type: .custom)
      button.setAttributedTitle(mixed(), for: .normal)
      button.adaptScreenWidth(in: try Screens.half())
      #expect(sizes(button.attributedTitle(for: .normal)) == [30, 15])
    }

    @Test func `styled titles of other states are scaled once`() throws {
      let button = UIButton(type: .custom)
      let other = NSAttributedString(
        string: "Wait", attributes: [.font: UIFont.systemFont(ofSize: 12)])
      button.setAttributedTitle(mixed(), for: .normal)
      button.setAttributedTitle(other, for: .disabled)
      for _ in 0..<2 { button.adaptScreenWidth(in: try Screens.half()) }
      #expect(sizes(button.attributedTitle(for: .disabled)) == [18])
      #expect(sizes(button.attributedTitle(for: .normal)) == [30, 15])
      button.restoreDesign()
      #expect(sizes(button.attributedTitle(for: .disabled)) == [12])
    }

    @Test func `the subtitle of a configuration is scaled with the title, and comes back`() throws {
      let button = UIButton(type: .system)
      button.configuration = .plain()
      for _ in 0..<2 { button.adaptScreenWidth(in: try Screens.half()) }
      var attributes = AttributeContainer()
      attributes.uiKit.font = .systemFont(ofSize: 12)
      let scaled = button.configuration?.subtitleTextAttributesTransformer?(attributes)
      #expect(scaled?.uiKit.font?.pointSize == 18)
      button.restoreDesign()
      #expect(button.configuration?.subtitleTextAttributesTransformer == nil)
    }

    @Test func `content insets of buttons are scaled, with a configuration and without`() throws {
      let plain = UIButton(type: .custom)
      plain.setContentInsets(UIEdgeInsets(top: 8, left: 12, bottom: 8, right: 12))
      plain.adaptScreenWidth(in: try Screens.half())
      #expect(plain.contentInsetsAsSet == UIEdgeInsets(top: 12, left: 18, bottom: 12, right: 18))
      let configured = UIButton(type: .system)
      configured.configuration = .plain()
      configured.adaptScreenWidth(in: try Screens.half())
      let standard = UIButton.Configuration.plain().contentInsets
      #expect(configured.configuration?.contentInsets == standard)
      configured.configuration?.contentInsets.leading = 20
      configured.adaptScreenWidth(in: try Screens.half())
      #expect(
        configured.configuration?.contentInsets
          == NSDirectionalEdgeInsets(
            top: standard.top * 1.5, leading: 30, bottom: standard.bottom * 1.5,
            trailing: standard.trailing * 1.5))
    }

    @Test func `insets of the system are left alone, whatever the size of a button`() throws {
      for size in [UIButton.Configuration.Size.small, .medium, .large] {
        let button = UIButton(type: .system)
        var configuration = UIButton.Configuration.filled()
        configuration.buttonSize = size
        button.configuration = configuration
        button.adaptScreenWidth(in: try Screens.half())
        #expect(button.configuration?.contentInsets == configuration.contentInsets)
      }
    }

    @Test func `insets that scaling made those of the system are still the design's`() throws {
      let button = UIButton(type: .system)
      button.configuration = .plain()
      let standard = try #require(button.configuration?.contentInsets)
      button.configuration?.contentInsets = NSDirectionalEdgeInsets(
        top: standard.top / 1.5, leading: standard.leading / 1.5, bottom: standard.bottom / 1.5,
        trailing: standard.trailing / 1.5)
      button.adaptScreenWidth(in: try Screens.half())
      #expect(button.configuration?.contentInsets == standard)
      button.adaptScreenWidth(in: try ScreenContext(width: 1125, height: 2000, idiom: .phone))
      #expect(button.configuration?.contentInsets.leading == standard.leading * 2)
    }

    /// The size of a title in a font as a button with a configuration draws it; of body text for nil.
    private func drawn(_ button: UIButton, _ font: UIFont? = nil) -> CGFloat? {
      var attributes = AttributeContainer()
      attributes.uiKit.font = font ?? .preferredFont(forTextStyle: .body)
      let transformer = button.configuration?.titleTextAttributesTransformer
      return (transformer?(attributes) ?? attributes).uiKit.font?.pointSize
    }

    #if os(Linux) || os(iOS) && !targetEnvironment(macCatalyst)
      @Test func `the title of a configuration is scaled where it is drawn, and once`() throws {
        let button = UIButton(type: .system)
        button.configuration = .plain()
        for _ in 0..<2 {
          button.adaptScreenWidth(in: try Screens.half())
          #expect(drawn(button) == 25.5)
          #expect(drawn(button, .systemFont(ofSize: 10)) == 15)
        }
        button.restoreDesign()
        #expect(drawn(button) == 17)
        #expect(button.configuration?.titleTextAttributesTransformer == nil)
      }
    #endif

    @Test func `a transformer that the user sets is scaled, the first one and a later one`() throws
    {
      let button = UIButton(type: .system)
      button.configuration = .plain()
      for size in [20.0, 30] {
        button.configuration?.titleTextAttributesTransformer =
          UIConfigurationTextAttributesTransformer { incoming in
            var outgoing = incoming
            outgoing.uiKit.font = .systemFont(ofSize: CGFloat(size))
            return outgoing
          }
        button.adaptScreenWidth(in: try Screens.half())
        #expect(drawn(button) == CGFloat(size * 1.5))
      }
      button.restoreDesign()
      #expect(drawn(button) == 30)
    }
  }

  /// The insets that are deprecated for new code, without the warning.
  @MainActor private protocol OldInsets: AnyObject {
    var contentEdgeInsets: UIEdgeInsets { get set }
  }

  extension UIButton: OldInsets {
    fileprivate var contentInsetsAsSet: UIEdgeInsets { (self as any OldInsets).contentEdgeInsets }

    fileprivate func setContentInsets(_ insets: UIEdgeInsets) {
      let button: any OldInsets = self
      button.contentEdgeInsets = insets
    }
  }
#endif
