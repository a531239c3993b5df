// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

// Source: https://developer.apple.com/documentation/uikit/uibutton
@preconcurrency @MainActor open class UIButton: UIControl {
  // Source: https://developer.apple.com/documentation/uikit/uibutton/buttontype-swift.enum
  public enum ButtonType: Int, Sendable {
    case custom = 0
    case system = 1
    case detailDisclosure, infoLight, infoDark, contactAdd
    case close = 7
  }

  public override init(frame: CGRect) { super.init(frame: frame) }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    kind = buttonType
  }

  private var kind = ButtonType.custom
  // Source: UIFont.h, buttonFontSize; a system button that documents hold without a font is as high as one of 15 points.
  private lazy var label = {
    let label = UIButtonLabel()
    label.font = .systemFont(ofSize: kind == .custom ? 18 : 15)
    return addPart(label)
  }()
  private lazy var picture = addPart(UIImageView())

  private func addPart<View: UIView>(_ view: View) -> View {
    addSubview(view)
    return view
  }

  open var buttonType: ButtonType { kind }
  // A button makes its views when it is asked for them.
  // Source: UIButton.h, titleLabel and imageView
  open var titleLabel: UILabel? { label }
  open var imageView: UIImageView? { picture }
  open var configuration: Configuration?

  // Source: https://developer.apple.com/documentation/uikit/uibutton/configurationupdatehandler-swift.typealias
  public typealias ConfigurationUpdateHandler = (UIButton) -> Void

  /// Runs when the state changes, and when the button asks for it.
  // Source: https://developer.apple.com/documentation/uikit/uibutton/configurationupdatehandler-swift.property
  open var configurationUpdateHandler: ConfigurationUpdateHandler?

  // Source: https://developer.apple.com/documentation/uikit/uibutton/updateconfiguration()
  open func updateConfiguration() { configurationUpdateHandler?(self) }

  // Source: https://developer.apple.com/documentation/uikit/uicontrol/isenabled
  open override var isEnabled: Bool {
    didSet { if isEnabled != oldValue { updateConfiguration() } }
  }
  @available(*, deprecated, message: "in iOS 15")
  open var contentEdgeInsets: UIEdgeInsets {
    get { insets }
    set { insets = newValue }
  }
  private var insets = UIEdgeInsets.zero
  @available(*, deprecated, message: "in iOS 15")
  open var titleEdgeInsets: UIEdgeInsets {
    get { titleInsets }
    set { titleInsets = newValue }
  }
  private var titleInsets = UIEdgeInsets.zero
  @available(*, deprecated, message: "in iOS 15")
  open var imageEdgeInsets: UIEdgeInsets {
    get { imageInsets }
    set { imageInsets = newValue }
  }
  private var imageInsets = UIEdgeInsets.zero

  open var showsMenuAsPrimaryAction = false
  // Source: https://developer.apple.com/documentation/uikit/uibutton/settitlecolor(_:for:)
  open func setTitleColor(_ color: UIColor?, for state: State) {}
  // Source: https://developer.apple.com/documentation/uikit/uibutton/settitleshadowcolor(_:for:)
  open func setTitleShadowColor(_ color: UIColor?, for state: State) {}
  // Source: https://developer.apple.com/documentation/uikit/uibutton/setpreferredsymbolconfiguration(_:forimagein:)
  open func setPreferredSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration?, forImageIn state: State
  ) {}

  #if !canImport(ObjectiveC)
    open override func setValue(_ value: Any?, forKey key: String) {
      guard let value = value as? UIEdgeInsets else { return super.setValue(value, forKey: key) }
      switch key {
      case "contentEdgeInsets": insets = value
      case "titleEdgeInsets": titleInsets = value
      case "imageEdgeInsets": imageInsets = value
      default: super.setValue(value, forKey: key)
      }
    }
  #endif

  open var currentTitle: String? { titles[.normal] }
  open var currentAttributedTitle: NSAttributedString? { styledTitles[.normal] }
  open var currentImage: UIImage? { images[.normal] }
  open func title(for state: State) -> String? { titles[state] ?? titles[.normal] }
  open func setTitle(_ title: String?, for state: State) {
    titles[state] = title
    if state == .normal { label.text = title }
  }
  private var titles: [State: String] = [:]
  // Source: https://developer.apple.com/documentation/uikit/uibutton/attributedtitle(for:)
  open func attributedTitle(for state: State) -> NSAttributedString? { styledTitles[state] }
  open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    styledTitles[state] = title
  }
  private var styledTitles: [State: NSAttributedString] = [:]

  // A state without an image of its own answers with that of the normal state.
  // Source: https://developer.apple.com/documentation/uikit/uibutton/setimage(_:for:)
  open func image(for state: State) -> UIImage? { images[state] ?? images[.normal] }
  open func setImage(_ image: UIImage?, for state: State) { images[state] = image }
  private var images: [State: UIImage] = [:]
  open func backgroundImage(for state: State) -> UIImage? {
    backgroundImages[state] ?? backgroundImages[.normal]
  }
  open func setBackgroundImage(_ image: UIImage?, for state: State) {
    backgroundImages[state] = image
  }
  private var backgroundImages: [State: UIImage] = [:]
}

extension UIButton {
  // Source: https://developer.apple.com/documentation/uikit/uibutton/configuration-swift.struct
  public struct Configuration {
    public var title: String?
    public var attributedTitle: AttributedString?
    public var image: UIImage?
    public var imagePadding: CGFloat = 0
    public var titlePadding: CGFloat = 1
    public var contentInsets = NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
    public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    public var subtitle: String?
    public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?

    // Source: https://developer.apple.com/documentation/uikit/nsdirectionalrectedge
    public enum ImagePlacement: Sendable { case leading, trailing, top, bottom, all }
    // Source: https://developer.apple.com/documentation/uikit/uibutton/configuration-swift.struct/cornerstyle-swift.enum
    public enum CornerStyle: Int, Sendable {
      case fixed = -1, dynamic, small, medium, large, capsule
    }

    public var imagePlacement = ImagePlacement.leading
    public var cornerStyle = CornerStyle.dynamic
    public var attributedSubtitle: AttributedString?
    public var titleAlignment = TitleAlignment.automatic
    public var macIdiomStyle = MacIdiomStyle.automatic
    public var indicator = Indicator.automatic
    public var titleLineBreakMode = NSLineBreakMode.byWordWrapping
    public var subtitleLineBreakMode = NSLineBreakMode.byWordWrapping
    public var showsActivityIndicator = false
    public var background = UIBackgroundConfiguration()
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
    public var baseForegroundColor: UIColor?
    public var baseBackgroundColor: UIColor?

    // Source: https://developer.apple.com/documentation/uikit/uibutton/configuration-swift.struct/size-swift.enum
    public enum Size: Int, Sendable { case medium, small, mini, large }

    /// The default insets follow the size until others are set; no page has their numbers.
    public var buttonSize = Size.medium {
      didSet { if contentInsets == Self.insets(for: oldValue) { setDefaultContentInsets() } }
    }

    // Source: https://developer.apple.com/documentation/uikit/uibutton/configuration-swift.struct/setdefaultcontentinsets()
    public mutating func setDefaultContentInsets() {
      contentInsets = Self.insets(for: buttonSize)
    }

    private static func insets(for size: Size) -> NSDirectionalEdgeInsets {
      switch size {
      case .medium: NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
      case .small, .mini: NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
      case .large: NSDirectionalEdgeInsets(top: 15, leading: 20, bottom: 15, trailing: 20)
      }
    }

    public static func plain() -> Configuration { Configuration() }
    public static func gray() -> Configuration { Configuration() }
    public static func tinted() -> Configuration { Configuration() }
    public static func filled() -> Configuration { Configuration() }
  }
}

// Source: https://developer.apple.com/documentation/uikit/uiconfigurationtextattributestransformer-swift.struct
public struct UIConfigurationTextAttributesTransformer {
  public let transform: (AttributeContainer) -> AttributeContainer

  public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) {
    self.transform = transform
  }

  public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer {
    transform(input)
  }
}

extension AttributeScopes {
  // Source: https://developer.apple.com/documentation/foundation/attributescopes/uikitattributes
  public struct UIKitAttributes: AttributeScope {
    public let font: FontAttribute

    public enum FontAttribute: AttributedStringKey {
      public typealias Value = UIFont
      public static let name = "NSFont"
    }
  }

  public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }
}

// Source: https://developer.apple.com/documentation/foundation/attributedynamiclookup
extension AttributeDynamicLookup {
  public subscript<Key: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, Key>
  ) -> Key { self[Key.self] }
}
