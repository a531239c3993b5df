// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

// Source: https://developer.apple.com/documentation/uikit/uiuserinterfacesizeclass
public enum UIUserInterfaceSizeClass: Int, Sendable { case unspecified, compact, regular }

// Source: https://developer.apple.com/documentation/uikit/uitraithorizontalsizeclass
public enum UITraitHorizontalSizeClass: UITraitDefinition {
  public static let defaultValue = UIUserInterfaceSizeClass.unspecified
}

// Source: https://developer.apple.com/documentation/uikit/uitraitverticalsizeclass
public enum UITraitVerticalSizeClass: UITraitDefinition {
  public static let defaultValue = UIUserInterfaceSizeClass.unspecified
}

extension UIMutableTraits {
  // Source: https://developer.apple.com/documentation/uikit/uimutabletraits
  public var horizontalSizeClass: UIUserInterfaceSizeClass {
    get { self[UITraitHorizontalSizeClass.self] }
    set { self[UITraitHorizontalSizeClass.self] = newValue }
  }
  public var verticalSizeClass: UIUserInterfaceSizeClass {
    get { self[UITraitVerticalSizeClass.self] }
    set { self[UITraitVerticalSizeClass.self] = newValue }
  }
}

extension UITraitCollection {
  // Source: https://developer.apple.com/documentation/uikit/uitraitcollection/horizontalsizeclass
  public var horizontalSizeClass: UIUserInterfaceSizeClass {
    self[UITraitHorizontalSizeClass.self]
  }
  public var verticalSizeClass: UIUserInterfaceSizeClass { self[UITraitVerticalSizeClass.self] }
}

extension UITraitOverrides {
  // Source: https://developer.apple.com/documentation/uikit/uitraitoverrides-swift.struct
  public var horizontalSizeClass: UIUserInterfaceSizeClass {
    get { self[UITraitHorizontalSizeClass.self] }
    nonmutating set {
      var overrides = self
      overrides[UITraitHorizontalSizeClass.self] = newValue
    }
  }
  public var verticalSizeClass: UIUserInterfaceSizeClass {
    get { self[UITraitVerticalSizeClass.self] }
    nonmutating set {
      var overrides = self
      overrides[UITraitVerticalSizeClass.self] = newValue
    }
  }
}
