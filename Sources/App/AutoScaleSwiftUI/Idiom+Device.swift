#if canImport(SwiftUI)
  import AutoScale
  import SwiftUI
  #if canImport(UIKit)
    import AutoScaleUIKit
    import UIKit
  #endif

  extension Idiom {
    /// The kind of device, which the environment does not contain.
    @MainActor static var ofTheDevice: Idiom {
      #if canImport(UIKit)
        Idiom(UIDevice.current.userInterfaceIdiom)
      #else
        .mac
      #endif
    }
  }

  extension TextSizeCategory {
    /// Makes the category for SwiftUI's.
    init(_ size: DynamicTypeSize) {
      self =
        switch size {
        case .xSmall: .extraSmall
        case .small: .small
        case .medium: .medium
        case .large: .large
        case .xLarge: .extraLarge
        case .xxLarge: .extraExtraLarge
        case .xxxLarge: .extraExtraExtraLarge
        case .accessibility1: .accessibilityMedium
        case .accessibility2: .accessibilityLarge
        case .accessibility3: .accessibilityExtraLarge
        case .accessibility4: .accessibilityExtraExtraLarge
        case .accessibility5: .accessibilityExtraExtraExtraLarge
        @unknown default: .large
        }
    }
  }
#endif
