// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

// Source: https://developer.apple.com/documentation/uikit/uigesturerecognizer
@preconcurrency @MainActor open class UIGestureRecognizer: UIResponder {
  public init(target: Any?, action: Selector?) { super.init() }

  public override convenience init() { self.init(target: nil, action: nil) }

  open weak var delegate: (any UIGestureRecognizerDelegate)?
  open private(set) weak var view: UIView?
  open var isEnabled = true
  open var cancelsTouchesInView = true
  open var delaysTouchesBegan = false
  open var delaysTouchesEnded = true
  open var requiresExclusiveTouchType = true

  open func addTarget(_ target: Any, action: Selector) {}

  fileprivate func attach(to view: UIView) { self.view = view }
}

// Source: https://developer.apple.com/documentation/uikit/uigesturerecognizerdelegate
@preconcurrency @MainActor public protocol UIGestureRecognizerDelegate: AnyObject {}

// Source: https://developer.apple.com/documentation/uikit/uitapgesturerecognizer
@preconcurrency @MainActor open class UITapGestureRecognizer: UIGestureRecognizer {
  open var numberOfTapsRequired = 1
  open var numberOfTouchesRequired = 1
}

// Source: https://developer.apple.com/documentation/uikit/uilongpressgesturerecognizer
@preconcurrency @MainActor open class UILongPressGestureRecognizer: UIGestureRecognizer {
  open var numberOfTapsRequired = 0
  open var numberOfTouchesRequired = 1
  open var minimumPressDuration = 0.5
  open var allowableMovement: CGFloat = 10
}

// Source: https://developer.apple.com/documentation/uikit/uipangesturerecognizer
@preconcurrency @MainActor open class UIPanGestureRecognizer: UIGestureRecognizer {
  open var minimumNumberOfTouches = 1
  open var maximumNumberOfTouches = Int.max
}

// Source: https://developer.apple.com/documentation/uikit/uiscreenedgepangesturerecognizer
@preconcurrency @MainActor open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {}

// Source: https://developer.apple.com/documentation/uikit/uiswipegesturerecognizer
@preconcurrency @MainActor open class UISwipeGestureRecognizer: UIGestureRecognizer {
  // Source: https://developer.apple.com/documentation/uikit/uiswipegesturerecognizer/direction-swift.struct
  public struct Direction: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let right = Direction(rawValue: 1 << 0)
    public static let left = Direction(rawValue: 1 << 1)
    public static let up = Direction(rawValue: 1 << 2)
    public static let down = Direction(rawValue: 1 << 3)
  }

  open var direction = Direction.right
  open var numberOfTouchesRequired = 1
}

// Source: https://developer.apple.com/documentation/uikit/uipinchgesturerecognizer
@preconcurrency @MainActor open class UIPinchGestureRecognizer: UIGestureRecognizer {}

// Source: https://developer.apple.com/documentation/uikit/uirotationgesturerecognizer
@preconcurrency @MainActor open class UIRotationGestureRecognizer: UIGestureRecognizer {}

// Source: https://developer.apple.com/documentation/uikit/uihovergesturerecognizer
@preconcurrency @MainActor open class UIHoverGestureRecognizer: UIGestureRecognizer {}

extension UIView {
  // Source: https://developer.apple.com/documentation/uikit/uiview/addgesturerecognizer(_:)
  public func addGestureRecognizer(_ recognizer: UIGestureRecognizer) {
    recognizer.attach(to: self)
    gestureRecognizers = (gestureRecognizers ?? []) + [recognizer]
  }

  public var gestureRecognizers: [UIGestureRecognizer]? {
    get { self[optional: "gestureRecognizers", [UIGestureRecognizer].self] }
    set { self[optional: "gestureRecognizers", [UIGestureRecognizer].self] = newValue }
  }
}
