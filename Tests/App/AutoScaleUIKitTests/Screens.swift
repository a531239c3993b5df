#if canImport(UIKit)
  @testable import AutoScaleUIKit
  import UIKit

  /// The screens of the tests: by a half and by a fifth wider than the design.
  enum Screens {
    static func half(_ textSize: TextSizeCategory = .large) throws -> ScreenContext {
      try ScreenContext(width: 562.5, height: 812, textSize: textSize)
    }

    static func fifth() throws -> ScreenContext { try ScreenContext(width: 450, height: 812) }
  }

  extension ScalingRule {
    /// A rule that scales on whatever device runs the tests, and not on phones only.
    static var everywhere: ScalingRule {
      get throws { try ScalingRule(idioms: Set(Idiom.allCases)) }
    }
  }

  extension UIView {
    /// A view with subviews.
    convenience init(_ identifier: String, _ subviews: UIView...) {
      self.init(frame: .zero)
      accessibilityIdentifier = identifier
      for view in subviews { addSubview(view) }
    }
  }

  extension UIWindow {
    /// Waits until the view that follows the window is back, after a new root controller took it out.
    func settle() async { await AdaptationRecord.rare(for: self)?.follower?.homecoming?.value }
  }

  extension UILabel {
    /// A label with a font.
    convenience init(_ text: String, _ font: UIFont) {
      self.init(frame: .zero)
      accessibilityIdentifier = text
      self.font = font
      self.text = text
    }
  }
#endif
