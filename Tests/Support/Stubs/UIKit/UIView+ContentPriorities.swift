// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// Source: https://developer.apple.com/documentation/uikit/uiview/contenthuggingpriority(for:)
extension UIView {
  public func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    priorities[ContentPriorityKey(isHugging: true, axis: axis)] ?? standardHugging(for: axis)
  }

  // Source: the values that UIKit returns for new views, as listed at
  // https://stackoverflow.com/questions/36924093 and checked with Xcode 7.3.
  private func standardHugging(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    switch self {
    case is UIActivityIndicatorView, is UIStepper, is UISwitch, is UIDatePicker, is UIPageControl,
      is UIPickerView:
      .defaultHigh
    case is UIProgressView, is UISearchBar, is UISegmentedControl, is UISlider, is UITabBar,
      is UIToolbar:
      axis == .horizontal ? .defaultLow : .defaultHigh
    default: .defaultLow
    }
  }

  public func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    priorities[ContentPriorityKey(isHugging: true, axis: axis)] = priority
  }

  public func contentCompressionResistancePriority(
    for axis: NSLayoutConstraint.Axis
  ) -> UILayoutPriority {
    priorities[ContentPriorityKey(isHugging: false, axis: axis)] ?? .defaultHigh
  }

  public func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    priorities[ContentPriorityKey(isHugging: false, axis: axis)] = priority
  }
}

struct ContentPriorityKey: Hashable {
  let isHugging: Bool
  let axis: NSLayoutConstraint.Axis
}
