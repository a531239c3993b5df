import AutoScale
import AutoScaleSystemFacts
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
  public var switchSize: LayoutSize

  /// What the frame of a switch has beyond its alignment rectangle.
  public var switchOutsets: LayoutInsets

  /// The frame of a slider is this high.
  public var sliderHeight: Double

  /// What the frame of a slider has beyond its alignment rectangle.
  public var sliderOutsets: LayoutInsets

  /// The frame of a segmented control is this high.
  public var segmentedControlHeight: Double

  /// What the frame of a segmented control has beyond its alignment rectangle.
  public var segmentedControlOutsets: LayoutInsets

  /// What a segment has beside its title, on both sides together.
  public var segmentPadding: Double

  /// The weight in which titles of segments are measured.
  public var segmentWeight: FontWeight

  /// The frame of a stepper.
  public var stepperSize: LayoutSize

  /// Width and height of an activity indicator.
  public var activityIndicatorLength: Double

  /// Width and height of a large activity indicator.
  public var largeActivityIndicatorLength: Double

  /// A button of type detail disclosure, info or contact add, before it is rounded up to whole pixels.
  public var detailButtonSize: LayoutSize

  /// The height of a progress bar.
  public var progressHeight: Double

  /// The height of a page control.
  public var pageControlHeight: Double

  /// The distance from a dot of a page control to the next one; nil for those of iOS 14 and later,
  /// whose width nobody measured.
  public var pageDotDistance: Double?

  /// The width of a dot of a page control.
  public var pageDotLength: Double

  /// The height of a text field with a rounded border.
  public var roundedTextFieldHeight: Double

  /// What a text field without border has above and below its line together, which counts in whole pixels;
  /// nil for fields that are as high as the line in whole points.
  public var plainTextFieldPadding: Double?

  /// The height of a search bar.
  public var searchBarHeight: Double

  /// The height of a toolbar on screens with a home button.
  public var homeButtonToolbarHeight: Double

  /// The height of a toolbar on other screens.
  public var toolbarHeight: Double

  /// The height of a navigation bar.
  public var navigationBarHeight: Double

  /// The height of a tab bar, without what the safe area takes of it at the bottom.
  public var tabBarHeight: Double

  /// The width of pickers, those of dates too.
  public var pickerWidth: Double

  /// The height of pickers, those of dates too.
  public var pickerHeight: Double

  /// Makes the standard sizes.
  public init() { self.init(.onDevices) }

  /// Makes the sizes that a version of the tools stored in its files.
  package init(writtenBy version: ToolsVersion) {
    self.init(Lengths(writtenBy: version))
    if version < .iOS13Controls { segmentWeight = .regular }
  }

  private init(_ lengths: Lengths) {
    switchSize = LayoutSize(width: lengths["switch width"], height: lengths["switch height"])
    switchOutsets = LayoutInsets(right: lengths["switch right outset"])
    sliderHeight = lengths["slider height"]
    let side = lengths["slider side outset"]
    sliderOutsets = LayoutInsets(left: side, bottom: lengths["slider bottom outset"], right: side)
    segmentedControlHeight = lengths["segmented control height"]
    segmentedControlOutsets = LayoutInsets(bottom: lengths["segmented control bottom outset"])
    segmentPadding = lengths["segment padding"]
    segmentWeight = .medium
    stepperSize = LayoutSize(width: lengths["stepper width"], height: lengths["stepper height"])
    activityIndicatorLength = lengths["activity indicator"]
    largeActivityIndicatorLength = lengths["large activity indicator"]
    detailButtonSize = LayoutSize(
      width: lengths["detail button width"], height: lengths["detail button height"])
    progressHeight = lengths["progress height"]
    pageControlHeight = lengths["page control height"]
    pageDotDistance = lengths[optional: "page dot distance"]
    pageDotLength = lengths["page dot"]
    roundedTextFieldHeight = lengths["rounded text field height"]
    plainTextFieldPadding = lengths[optional: "plain text field padding"]
    searchBarHeight = lengths["search bar height"]
    homeButtonToolbarHeight = lengths["toolbar with home button"]
    toolbarHeight = lengths["toolbar"]
    navigationBarHeight = lengths["navigation bar"]
    tabBarHeight = lengths["tab bar"]
    pickerWidth = lengths["picker width"]
    pickerHeight = lengths["picker height"]
  }
}
