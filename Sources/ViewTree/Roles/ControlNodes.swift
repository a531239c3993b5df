import AutoScale

/// A view that the user operates: `UIControl`.
open class ControlNode: ViewNode {
  /// The name of the UIKit class.
  open override class var className: String { name("UIControl", of: ControlNode.self) }

  /// The role of this class.
  public override var role: Role { .control }
}

/// A button: `UIButton`.
///
///     ButtonNode("login", title: "Log in", font: .system(17, weight: .semibold))
open class ButtonNode: ControlNode {
  /// How a button is made up.
  public enum Style: String, CaseIterable, Hashable, Sendable, Codable {
    /// Of type system, whose text is 15 points where nothing else is said.
    case system
    /// Of type custom, whose text is 18 points where nothing else is said.
    case custom
    /// With a configuration: plain, gray, tinted or filled, with text of 17 points.
    case configured
  }

  /// The name of the UIKit class.
  open override class var className: String { name("UIButton", of: ButtonNode.self) }

  /// The role of this class.
  public override var role: Role { .button(self) }

  /// The title in the normal state.
  public final var title: String?

  /// The name of the image in the normal state.
  public final var imageName: String?

  /// The size of the image in the normal state, in points; nil while nobody knows it.
  public final var imageSize: LayoutSize?

  /// How the button is made up.
  public final var style = Style.system

  /// The distances from the edges to title and image, in points; nil for those of the system.
  public final var contentInsets: EdgeInsets? {
    get { lengths[.content] }
    set { lengths[.content] = newValue }
  }

  /// Makes a button with its title and font.
  public convenience init(
    _ identifier: String? = nil, title: String?, font: FontDescriptor? = nil,
    frame: LayoutRect = .zero
  ) {
    self.init(identifier)
    self.title = title
    self.font = font
    self.frame = frame
  }

  /// Title, image and insets.
  open override var details: [String] {
    quoted("title", title) + quoted("image", imageName) + insets("insets", contentInsets)
  }
}

/// A choice between on and off: `UISwitch`.
open class SwitchNode: ControlNode {
  /// The name of the UIKit class.
  open override class var className: String { name("UISwitch", of: SwitchNode.self) }

  /// The role of this class.
  public override var role: Role { .switch }
}

/// A knob on a line: `UISlider`.
open class SliderNode: ControlNode {
  /// The name of the UIKit class.
  open override class var className: String { name("UISlider", of: SliderNode.self) }

  /// The role of this class.
  public override var role: Role { .slider }
}

/// Plus and minus: `UIStepper`.
open class StepperNode: ControlNode {
  /// The name of the UIKit class.
  open override class var className: String { name("UIStepper", of: StepperNode.self) }

  /// The role of this class.
  public override var role: Role { .stepper }
}

/// A row of segments, of which one is chosen: `UISegmentedControl`.
open class SegmentedControlNode: ControlNode {
  /// The name of the UIKit class.
  open override class var className: String {
    name("UISegmentedControl", of: SegmentedControlNode.self)
  }

  /// The role of this class.
  public override var role: Role { .segmentedControl(self) }

  /// The titles of the segments, from leading to trailing.
  public final var titles: [String] = []

  /// Whether each segment is as wide as its own title wants it, rather than all being equal.
  public final var apportionsWidthsByContent = false

  /// The titles.
  open override var details: [String] { titles.isEmpty ? [] : ["titles \(titles)"] }
}

/// A row of dots, one a page: `UIPageControl`.
open class PageControlNode: ControlNode {
  /// The name of the UIKit class.
  open override class var className: String { name("UIPageControl", of: PageControlNode.self) }

  /// The role of this class.
  public override var role: Role { .pageControl(self) }

  /// The number of dots.
  public final var numberOfPages = 0
}

/// Wheels that choose a date: `UIDatePicker`.
open class DatePickerNode: ControlNode {
  /// The name of the UIKit class.
  open override class var className: String { name("UIDatePicker", of: DatePickerNode.self) }

  /// The role of this class.
  public override var role: Role { .datePicker }
}
