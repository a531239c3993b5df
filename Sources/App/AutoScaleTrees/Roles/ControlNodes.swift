import AutoScale

/// A view that the user operates: `UIControl`.
open class ControlNode: ViewNode {
  /// The position of a control's content.
  public enum HorizontalAlignment: String, CaseIterable, Hashable, Sendable, Codable {
    /// In the middle.
    case center
    /// At one edge.
    case left, right
    /// From edge to edge.
    case fill
    /// At the leading or trailing edge.
    case leading, trailing
  }

  /// The name of the UIKit class.
  open override class var className: String { name("UIControl", of: ControlNode.self) }

  /// The role of this class.
  public override var role: Role { .control(self) }

  /// Whether the user can operate the control.
  public final var isEnabled = true

  /// The position of the content in the control.
  public final var contentHorizontalAlignment = HorizontalAlignment.center
}

/// A button: `UIButton`.
///
///     ButtonNode("login", title: "Log in", font: .system(17, weight: .semibold))
open class ButtonNode: ControlNode {
  /// The style of a button.
  public enum Style: String, CaseIterable, Hashable, Sendable, Codable {
    /// The type system, with text of 15 points by default.
    case system
    /// The type custom, with text of 18 points by default.
    case custom
    /// With a configuration: plain, gray, tinted or filled, with text of 17 points.
    case configured
    /// A system symbol in a circle, which opens details or adds a contact.
    case detail
  }

  /// The background of a button with a configuration.
  public enum Configuration: String, CaseIterable, Hashable, Sendable, Codable {
    /// Without background.
    case plain
    /// With a gray background.
    case gray
    /// With a light background in the color of the title.
    case tinted
    /// With a background in the tint color and a white title.
    case filled
  }

  /// The name of the UIKit class.
  open override class var className: String { name("UIButton", of: ButtonNode.self) }

  /// The role of this class.
  public override var role: Role { .button(self) }

  /// The title in the normal state.
  public final var title: String?

  /// The name of the image in the normal state.
  public final var imageName: String?

  /// The size of the image in the normal state, in points, if known.
  public final var imageSize: LayoutSize?

  /// The font whose line positions the image, for a system symbol; `nil` for other images.
  public final var symbolFont: FontDescriptor?

  /// The name of the image behind title and image in the normal state.
  public final var backgroundImageName: String?

  /// The size of the background image, in points, if known.
  public final var backgroundImageSize: LayoutSize?

  /// The style of the button.
  public final var style = Style.system

  /// The background, if the style is a configuration.
  public final var configuration = Configuration.plain

  /// The background color of a configuration; `nil` means the system's.
  public final var configurationColor: ViewColor?

  /// The distances from the edges to title and image, in points; `nil` means the system's.
  public final var contentInsets: LayoutInsets? {
    get { lengths[.content] }
    set { setPlain(newValue, of: .content) }
  }

  /// The distances by which the title is moved and its room reduced, in points; `nil` means none.
  ///
  /// As in UIKit they count neither for the size of the button nor in a configuration.
  public final var titleInsets: LayoutInsets? {
    get { lengths[.title] }
    set { setPlain(newValue, of: .title) }
  }

  /// The distances by which the image is moved, in points; `nil` means none.
  ///
  /// As in UIKit they count neither for the size of the button nor in a configuration.
  public final var imageInsets: LayoutInsets? {
    get { lengths[.image] }
    set { setPlain(newValue, of: .image) }
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
  public override var role: Role { .switch(self) }

  /// Whether the switch is on.
  public final var isOn = false

  /// The color behind the knob while the switch is on; `nil` means green.
  public final var onTintColor: ViewColor?

  /// The color of the knob; `nil` means white.
  public final var thumbTintColor: ViewColor?
}

/// A knob on a line: `UISlider`.
open class SliderNode: ControlNode {
  /// The name of the UIKit class.
  open override class var className: String { name("UISlider", of: SliderNode.self) }

  /// The role of this class.
  public override var role: Role { .slider(self) }

  /// The position of the knob, from ``minimumValue`` to ``maximumValue``.
  public final var value = 0.0

  /// The value at the beginning of the line.
  public final var minimumValue = 0.0

  /// The value at the end of the line.
  public final var maximumValue = 1.0

  /// The color of the line before the knob; `nil` means the tint color.
  public final var minimumTrackTintColor: ViewColor?

  /// The color of the line after the knob; `nil` means the system's.
  public final var maximumTrackTintColor: ViewColor?

  /// The color of the knob; `nil` means white.
  public final var thumbTintColor: ViewColor?
}

/// Plus and minus: `UIStepper`.
open class StepperNode: ControlNode {
  /// The name of the UIKit class.
  open override class var className: String { name("UIStepper", of: StepperNode.self) }

  /// The role of this class.
  public override var role: Role { .stepper(self) }
}

/// A row of segments with one selected: `UISegmentedControl`.
open class SegmentedControlNode: ControlNode {
  /// The name of the UIKit class.
  open override class var className: String {
    name("UISegmentedControl", of: SegmentedControlNode.self)
  }

  /// The role of this class.
  public override var role: Role { .segmentedControl(self) }

  /// The titles of the segments, from leading to trailing; empty for segments with an image.
  public final var titles: [String] = []

  /// The explicit widths of segments, in points, from leading to trailing; zero, or absent at the
  /// end, for segments sized by their content.
  public final var segmentWidths: [Double] = []

  /// The widths of the images of segments, in points, from leading to trailing; zero, or absent at
  /// the end, for segments without an image.
  public final var imageWidths: [Double] = []

  /// The index of the selected segment; -1 for none.
  public final var selectedSegmentIndex = -1

  /// Whether each segment is as wide as its own title, rather than all being equal.
  public final var apportionsWidthsByContent = false

  /// The titles.
  open override var details: [String] { titles.isEmpty ? [] : ["titles \(titles)"] }
}

/// A row of dots, one for each page: `UIPageControl`.
open class PageControlNode: ControlNode {
  /// The name of the UIKit class.
  open override class var className: String { name("UIPageControl", of: PageControlNode.self) }

  /// The role of this class.
  public override var role: Role { .pageControl(self) }

  /// The number of dots.
  public final var numberOfPages = 0

  /// The index of the current page's dot.
  public final var currentPage = 0

  /// The color of the dots; `nil` means the system's.
  public final var pageIndicatorTintColor: ViewColor?

  /// The color of the current page's dot; `nil` means the system's.
  public final var currentPageIndicatorTintColor: ViewColor?
}

/// A choice of a date: `UIDatePicker`.
open class DatePickerNode: ControlNode {
  /// The components to choose.
  public enum Mode: String, CaseIterable, Hashable, Sendable, Codable {
    /// A time of the day.
    case time
    /// A day.
    case date
    /// A day and a time.
    case dateAndTime
    /// Hours and minutes.
    case countDownTimer
  }

  /// The style of a date picker.
  public enum Style: String, CaseIterable, Hashable, Sendable, Codable {
    /// Automatic: compact, if the room is too small for wheels.
    case automatic
    /// Wheels that turn.
    case wheels
    /// A label that opens a calendar.
    case compact
    /// A calendar.
    case inline
  }

  /// The name of the UIKit class.
  open override class var className: String { name("UIDatePicker", of: DatePickerNode.self) }

  /// The role of this class.
  public override var role: Role { .datePicker(self) }

  /// The components to choose.
  public final var mode = Mode.dateAndTime

  /// The style.
  public final var style = Style.automatic
}
