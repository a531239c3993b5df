import AutoScale
import AutoScaleTrees

/// The sizes of the system's controls, in points.
///
/// Sizes are those of frames; ``switchOutsets`` and its siblings say by how much these pass the
/// alignment rectangles.
///
///     ControlMetrics.standard.roundedTextFieldHeight  // 34
public struct ControlMetrics: Hashable, Sendable {
  /// The sizes of the present systems before the redesign of 2025.
  public static let standard = ControlMetrics()

  /// The frame of a switch.
  public var switchSize = LayoutSize(width: 51, height: 31)

  /// What the frame of a switch has beyond its alignment rectangle.
  public var switchOutsets = LayoutInsets(right: 2)

  /// The frame of a slider is this high.
  public var sliderHeight = 31.0

  /// What the frame of a slider has beyond its alignment rectangle.
  public var sliderOutsets = LayoutInsets(left: 2, bottom: 1, right: 2)

  /// The frame of a segmented control is this high.
  public var segmentedControlHeight = 32.0

  /// What the frame of a segmented control has beyond its alignment rectangle.
  public var segmentedControlOutsets = LayoutInsets(bottom: 1)

  /// What a segment has beside its title, on both sides together.
  public var segmentPadding = 18.0

  /// The weight in which titles of segments are measured.
  public var segmentWeight = FontWeight.medium

  /// The frame of a stepper.
  public var stepperSize = LayoutSize(width: 94, height: 32)

  /// Width and height of an activity indicator.
  public var activityIndicatorLength = 20.0

  /// Width and height of a large activity indicator.
  public var largeActivityIndicatorLength = 37.0

  /// A button of type detail disclosure, info or contact add, before it is rounded up to whole pixels.
  public var detailButtonSize = LayoutSize(width: 25.6, height: 25.6)

  /// The height of a progress bar.
  public var progressHeight = 4.0

  /// The height of a page control.
  public var pageControlHeight = 27.5

  /// The distance from a dot of a page control to the next one; nil for those of iOS 14 and later,
  /// whose width nobody measured.
  public var pageDotDistance: Double?

  /// The width of a dot of a page control.
  public var pageDotLength = 7.0

  /// The height of a text field with a rounded border.
  public var roundedTextFieldHeight = 34.0

  /// What a text field without border has above and below its line together, which counts in whole pixels;
  /// nil for fields that are as high as the line in whole points.
  public var plainTextFieldPadding: Double? = 2.0

  /// The height of a search bar.
  public var searchBarHeight = 56.0

  /// The height of a toolbar on screens with a home button.
  public var homeButtonToolbarHeight = 44.0

  /// The height of a toolbar on other screens.
  public var toolbarHeight = 49.0

  /// The height of a navigation bar.
  public var navigationBarHeight = 44.0

  /// The height of a tab bar, without what the safe area takes of it at the bottom.
  public var tabBarHeight = 49.0

  /// The width of pickers, those of dates too.
  public var pickerWidth = 320.0

  /// The height of pickers, those of dates too.
  public var pickerHeight = 216.0

  /// Makes the standard sizes.
  public init() {}
}
