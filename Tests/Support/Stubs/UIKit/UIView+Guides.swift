// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

// Source: https://developer.apple.com/documentation/uikit/uilayoutguide
@preconcurrency @MainActor open class UILayoutGuide {
  open internal(set) weak var owningView: UIView?
  open var identifier = ""

  public init() {}
}

// Source: https://developer.apple.com/documentation/uikit/uikeyboardlayoutguide
@available(tvOS, unavailable)
@preconcurrency @MainActor open class UIKeyboardLayoutGuide: UILayoutGuide {}

extension UIView {
  public func addLayoutGuide(_ guide: UILayoutGuide) {
    guide.owningView = self
    layoutGuides.append(guide)
  }

  public var safeAreaLayoutGuide: UILayoutGuide { systemGuide("UIViewSafeAreaLayoutGuide") }
  public var layoutMarginsGuide: UILayoutGuide { systemGuide("UIViewLayoutMarginsGuide") }
  public var readableContentGuide: UILayoutGuide { systemGuide("UIViewReadableContentGuide") }

  // Source: https://developer.apple.com/documentation/uikit/uiview/keyboardlayoutguide
  @available(tvOS, unavailable)
  public var keyboardLayoutGuide: UIKeyboardLayoutGuide {
    let guides = layoutGuides.lazy.compactMap { $0 as? UIKeyboardLayoutGuide }
    if let guide = guides.first { return guide }
    let guide = UIKeyboardLayoutGuide()
    guide.identifier = "UIViewKeyboardLayoutGuide"
    addLayoutGuide(guide)
    // Source: the identifiers that UIKit's messages about unsatisfiable constraints print.
    let bottom = guide.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -34)
    bottom.identifier = "UIViewKeyboardLayoutGuide-viewBottom"
    bottom.isActive = true
    window?.addKeyboardGuide()
    return guide
  }

  func systemGuide(_ identifier: String) -> UILayoutGuide {
    if let guide = layoutGuides.first(where: { $0.identifier == identifier }) { return guide }
    let guide = UILayoutGuide()
    guide.identifier = identifier
    addLayoutGuide(guide)
    return guide
  }
}
