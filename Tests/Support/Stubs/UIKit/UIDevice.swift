// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

// Source: https://developer.apple.com/documentation/uikit/uidevice
@preconcurrency @MainActor open class UIDevice {
  open class var current: UIDevice { UIDevice() }
  open var userInterfaceIdiom: UIUserInterfaceIdiom { .phone }
}
