// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

// Source: https://developer.apple.com/documentation/uikit/uiuserinterfaceidiom
public enum UIUserInterfaceIdiom: Int, Sendable {
  case unspecified = -1
  case phone = 0
  case pad = 1
  case tv = 2
  case carPlay = 3
  case mac = 5
  @available(iOS 17, tvOS 17, *)
  case vision = 6
}

// Source: https://developer.apple.com/documentation/uikit/uiuserinterfacestyle
public enum UIUserInterfaceStyle: Int, Sendable {
  case unspecified, light, dark
}

// Source: https://developer.apple.com/documentation/uikit/uitraitenvironmentlayoutdirection
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  case unspecified = -1
  case leftToRight = 0
  case rightToLeft = 1
}

// Source: https://developer.apple.com/documentation/uikit/uicontentsizecategory
public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let unspecified = Self(rawValue: "_UICTContentSizeCategoryUnspecified")
  public static let extraSmall = Self(rawValue: "UICTContentSizeCategoryXS")
  public static let small = Self(rawValue: "UICTContentSizeCategoryS")
  public static let medium = Self(rawValue: "UICTContentSizeCategoryM")
  public static let large = Self(rawValue: "UICTContentSizeCategoryL")
  public static let extraLarge = Self(rawValue: "UICTContentSizeCategoryXL")
  public static let extraExtraLarge = Self(rawValue: "UICTContentSizeCategoryXXL")
  public static let extraExtraExtraLarge = Self(rawValue: "UICTContentSizeCategoryXXXL")
  public static let accessibilityMedium = Self(rawValue: "UICTContentSizeCategoryAccessibilityM")
  public static let accessibilityLarge = Self(rawValue: "UICTContentSizeCategoryAccessibilityL")
  public static let accessibilityExtraLarge = Self(
    rawValue: "UICTContentSizeCategoryAccessibilityXL")
  public static let accessibilityExtraExtraLarge = Self(
    rawValue: "UICTContentSizeCategoryAccessibilityXXL")
  public static let accessibilityExtraExtraExtraLarge = Self(
    rawValue: "UICTContentSizeCategoryAccessibilityXXXL")
}

// Source: https://developer.apple.com/documentation/uikit/uimutabletraits
@available(iOS 17, tvOS 17, *)
public protocol UIMutableTraits {
  var userInterfaceStyle: UIUserInterfaceStyle { get set }
  var userInterfaceIdiom: UIUserInterfaceIdiom { get set }
  var layoutDirection: UITraitEnvironmentLayoutDirection { get set }
  var displayScale: CGFloat { get set }
  var preferredContentSizeCategory: UIContentSizeCategory { get set }
  subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value { get set }
}

// Source: https://developer.apple.com/documentation/uikit/uitraitcollection
open class UITraitCollection: NSObject, @unchecked Sendable {
  let traits: Traits

  struct Traits: UIMutableTraits, Hashable {
    var userInterfaceIdiom = UIUserInterfaceIdiom.unspecified
    var userInterfaceStyle = UIUserInterfaceStyle.unspecified
    var layoutDirection = UITraitEnvironmentLayoutDirection.unspecified
    var displayScale: CGFloat = 0
    var preferredContentSizeCategory = UIContentSizeCategory.unspecified
    /// The values of the traits that are defined by whoever imports UIKit.
    private var own: [ObjectIdentifier: AnyHashable] = [:]

    /// Whether a trait has another value than in other traits.
    func differ(from other: Traits, in trait: ObjectIdentifier) -> Bool {
      switch trait {
      case ObjectIdentifier(UITraitUserInterfaceIdiom.self):
        userInterfaceIdiom != other.userInterfaceIdiom
      case ObjectIdentifier(UITraitLayoutDirection.self): layoutDirection != other.layoutDirection
      case ObjectIdentifier(UITraitDisplayScale.self): displayScale != other.displayScale
      case ObjectIdentifier(UITraitPreferredContentSizeCategory.self):
        preferredContentSizeCategory != other.preferredContentSizeCategory
      default: own[trait] != other.own[trait]
      }
    }

    subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value {
      get { own[ObjectIdentifier(trait)]?.base as? Trait.Value ?? Trait.defaultValue }
      set {
        guard let value = newValue as? AnyHashable else {
          preconditionFailure("the stub compares the values of traits")
        }
        own[ObjectIdentifier(trait)] = value
      }
    }
  }

  @available(iOS 17, tvOS 17, *)
  open subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value { traits[trait] }

  // Source: https://developer.apple.com/documentation/uikit/uitraitcollection/init(mutations:)
  @available(iOS 17, tvOS 17, *)
  public convenience init(mutations: (inout any UIMutableTraits) -> Void) {
    var traits: any UIMutableTraits = Traits()
    mutations(&traits)
    self.init(traits as? Traits ?? Traits())
  }

  public convenience init(preferredContentSizeCategory category: UIContentSizeCategory) {
    self.init { $0.preferredContentSizeCategory = category }
  }

  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init { $0.userInterfaceStyle = userInterfaceStyle }
  }

  public override convenience init() { self.init(Traits()) }

  init(_ traits: Traits) { self.traits = traits }

  // Source: https://developer.apple.com/documentation/uikit/uitraitcollection/modifyingtraits(_:)
  @available(iOS 17, tvOS 17, *)
  open func modifyingTraits(_ mutations: (inout any UIMutableTraits) -> Void) -> UITraitCollection {
    var changed: any UIMutableTraits = traits
    mutations(&changed)
    return UITraitCollection(changed as? Traits ?? traits)
  }

  open var userInterfaceIdiom: UIUserInterfaceIdiom { traits.userInterfaceIdiom }
  open var userInterfaceStyle: UIUserInterfaceStyle { traits.userInterfaceStyle }
  open var layoutDirection: UITraitEnvironmentLayoutDirection { traits.layoutDirection }
  open var displayScale: CGFloat { traits.displayScale }
  open var preferredContentSizeCategory: UIContentSizeCategory {
    traits.preferredContentSizeCategory
  }

  /// Those of an iPhone in English, unless a test overrides them.
  static let ofTheDevice = UITraitCollection {
    $0.userInterfaceIdiom = .phone
    $0.layoutDirection = .leftToRight
    $0.displayScale = 3
    $0.preferredContentSizeCategory = .large
  }
}

// Source: https://developer.apple.com/documentation/uikit/uitraitdefinition
@available(iOS 17, tvOS 17, *)
public protocol UITraitDefinition<Value> {
  associatedtype Value
  static var defaultValue: Value { get }
  static var identifier: String { get }
  static var name: String { get }
  static var affectsColorAppearance: Bool { get }
}

@available(iOS 17, tvOS 17, *)
extension UITraitDefinition {
  public static var identifier: String { String(reflecting: self) }
  public static var name: String { String(describing: self) }
  public static var affectsColorAppearance: Bool { false }
}

// Source: https://developer.apple.com/documentation/uikit/uitrait
@available(iOS 17, tvOS 17, *)
public typealias UITrait = any UITraitDefinition.Type

// Source: https://developer.apple.com/documentation/uikit/uitraituserinterfaceidiom
@available(iOS 17, tvOS 17, *)
public enum UITraitUserInterfaceIdiom: UITraitDefinition {
  public static let defaultValue = UIUserInterfaceIdiom.unspecified
}
// Source: https://developer.apple.com/documentation/uikit/uitraitlayoutdirection
@available(iOS 17, tvOS 17, *)
public enum UITraitLayoutDirection: UITraitDefinition {
  public static let defaultValue = UITraitEnvironmentLayoutDirection.unspecified
}
// Source: https://developer.apple.com/documentation/uikit/uitraitdisplayscale
@available(iOS 17, tvOS 17, *)
public enum UITraitDisplayScale: UITraitDefinition {
  public static let defaultValue: CGFloat = 0
}
// Source: https://developer.apple.com/documentation/uikit/uitraitpreferredcontentsizecategory
@available(iOS 17, tvOS 17, *)
public enum UITraitPreferredContentSizeCategory: UITraitDefinition {
  public static let defaultValue = UIContentSizeCategory.unspecified
}

// Source: https://developer.apple.com/documentation/uikit/uitraitenvironment
@MainActor public protocol UITraitEnvironment: AnyObject {
  var traitCollection: UITraitCollection { get }
}

// Source: https://developer.apple.com/documentation/uikit/uitraitchangeregistration
@available(iOS 17, tvOS 17, *)
public protocol UITraitChangeRegistration {}

// Source: https://developer.apple.com/documentation/uikit/uitraitchangeobservable-67e94
@available(iOS 17, tvOS 17, *)
@MainActor public protocol UITraitChangeObservable {
  typealias TraitChangeHandler<TraitEnvironment: UITraitEnvironment> = (
    TraitEnvironment, UITraitCollection
  ) -> Void

  @discardableResult
  func registerForTraitChanges<TraitEnvironment: UITraitEnvironment>(
    _ traits: [UITrait], handler: @escaping TraitChangeHandler<TraitEnvironment>
  ) -> any UITraitChangeRegistration
}

// Source: https://developer.apple.com/documentation/uikit/uitraitoverrides-swift.struct
@available(iOS 17, tvOS 17, *)
@MainActor public struct UITraitOverrides {
  private weak var view: UIView?

  init(_ view: UIView) { self.view = view }

  public subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value {
    get { view?.traits.updated.traits[trait] ?? Trait.defaultValue }
    set { view?.override(ObjectIdentifier(trait)) { $0[trait] = newValue } }
  }

  // Source: https://developer.apple.com/documentation/uikit/uitraitoverrides-swift.struct/remove(_:)
  public mutating func remove(_ trait: UITrait) { view?.override(ObjectIdentifier(trait), nil) }

  private func value<Value>(_ path: KeyPath<UITraitCollection.Traits, Value>, _ none: Value)
    -> Value
  { view?.traits.updated.traits[keyPath: path] ?? none }

  private func set<Value>(_ path: WritableKeyPath<UITraitCollection.Traits, Value>, _ new: Value) {
    view?.override(path) { $0[keyPath: path] = new }
  }

  public var userInterfaceIdiom: UIUserInterfaceIdiom {
    get { value(\.userInterfaceIdiom, .unspecified) }
    set { set(\.userInterfaceIdiom, newValue) }
  }
  public var layoutDirection: UITraitEnvironmentLayoutDirection {
    get { value(\.layoutDirection, .unspecified) }
    set { set(\.layoutDirection, newValue) }
  }
  public var displayScale: CGFloat {
    get { value(\.displayScale, 0) }
    set { set(\.displayScale, newValue) }
  }
  public var preferredContentSizeCategory: UIContentSizeCategory {
    get { value(\.preferredContentSizeCategory, .unspecified) }
    set { set(\.preferredContentSizeCategory, newValue) }
  }
}
