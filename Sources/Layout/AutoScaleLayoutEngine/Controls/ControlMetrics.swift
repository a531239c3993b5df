import AutoScale
import AutoScaleSourceText
import AutoScaleTrees

/// The sizes of the system's controls, in points.
///
/// Sizes are those of frames; ``switchOutsets`` and its siblings are the distances from alignment
/// rectangles to frames.
///
///     ControlMetrics.standard.roundedTextFieldHeight  // 34
public struct ControlMetrics: Hashable, Sendable {
  /// The sizes before the redesign of 2025.
  public static let standard = ControlMetrics()

  /// The frame of a switch.
  public var switchSize: LayoutSize

  /// The distances from a switch's alignment rectangle to its frame.
  public var switchOutsets: LayoutInsets

  /// The height of a slider's frame.
  public var sliderHeight: Double

  /// The distances from a slider's alignment rectangle to its frame.
  public var sliderOutsets: LayoutInsets

  /// The height of a segmented control's frame.
  public var segmentedControlHeight: Double

  /// The distances from a segmented control's alignment rectangle to its frame.
  public var segmentedControlOutsets: LayoutInsets

  /// The space beside a segment's title, both sides together.
  public var segmentPadding: Double

  /// The weight in which titles of segments are measured.
  public var segmentWeight: FontWeight

  /// The frame of a stepper.
  public var stepperSize: LayoutSize

  /// Width and height of an activity indicator.
  public var activityIndicatorLength: Double

  /// Width and height of a large activity indicator.
  public var largeActivityIndicatorLength: Double

  /// The size of a detail disclosure, info or contact add button, before rounding to pixels.
  public var detailButtonSize: LayoutSize

  /// The height of a progress bar.
  public var progressHeight: Double

  /// The height of a page control.
  public var pageControlHeight: Double

  /// The distance from a dot of a page control to the next one, if it is known.
  ///
  /// The width of page controls since iOS 14 is not known.
  public var pageDotDistance: Double?

  /// The width of a dot of a page control.
  public var pageDotLength: Double

  /// The height of a text field with a rounded border.
  public var roundedTextFieldHeight: Double

  /// The space above and below the line of a text field without border, both together.
  ///
  /// The line counts in whole pixels. Without padding a field is as high as its line in whole points.
  public var plainTextFieldPadding: Double?

  /// The height of a search bar.
  public var searchBarHeight: Double

  /// The height of a toolbar on screens with a home button.
  public var homeButtonToolbarHeight: Double

  /// The height of a toolbar on other screens.
  public var toolbarHeight: Double

  /// The height of a navigation bar.
  public var navigationBarHeight: Double

  /// The height of a tab bar without the safe area at the bottom.
  public var tabBarHeight: Double

  /// The width of pickers and date pickers.
  public var pickerWidth: Double

  /// The height of pickers and date pickers.
  public var pickerHeight: Double

  /// Makes the standard sizes.
  public init() { self.init(.onDevices) }

  /// Makes the sizes that a version of the tools stored in its files.
  package init(writtenBy version: ToolsVersion) {
    self.init(Lengths(writtenBy: version))
    // Until iOS 12 the titles of segments were regular; the canvas of Xcode 11 is the first with
    // medium ones.
    if version < .iOS13Controls { segmentWeight = .regular }
  }

  private init(_ lengths: Lengths) {
    switchSize = LayoutSize(width: lengths["switch width"], height: lengths["switch height"])
    // Xcode stores a frame of 51 points for a switch that constraints see as 49.
    switchOutsets = LayoutInsets(right: lengths["switch right outset"])
    sliderHeight = lengths["slider height"]
    let side = lengths["slider side outset"]
    sliderOutsets = LayoutInsets(left: side, bottom: lengths["slider bottom outset"], right: side)
    segmentedControlHeight = lengths["segmented control height"]
    segmentedControlOutsets = LayoutInsets(bottom: lengths["segmented control bottom outset"])
    segmentPadding = lengths["segment padding"]
    // `init(writtenBy:)` makes it regular for old tools.
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
