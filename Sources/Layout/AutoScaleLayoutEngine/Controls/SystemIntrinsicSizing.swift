import AutoScale
import AutoScaleSourceText
import AutoScaleTrees

/// The intrinsic content sizes of the system's views.
///
///     let button = ButtonNode(title: "Button", font: .system(15))
///     SystemIntrinsicSizing().intrinsicContentSize(of: button, in: .design)  // 46 × 30
///
/// A node has no size unless its role is known to have one.
public struct SystemIntrinsicSizing: IntrinsicSizing {
  /// The measurer of texts.
  public var measurer: any TextMeasurer

  /// The sizes of the controls.
  public var metrics: ControlMetrics

  /// Makes a sizing with a measurer and the sizes of controls.
  public init(
    measurer: any TextMeasurer = SystemTextMeasurer(), metrics: ControlMetrics = .standard
  ) {
    self.measurer = measurer
    self.metrics = metrics
  }

  /// Returns the size of a node's content.
  ///
  /// - Complexity: O(*n*) in the length of the node's text.
  public func intrinsicContentSize(
    of node: ViewNode, width: Double?, in context: ScreenContext
  ) -> IntrinsicContentSize {
    switch node.role {
    case .label(let label): size(of: label, width: width, in: context)
    case .button(let button): size(of: button, in: context)
    case .textField(let field): size(of: field, in: context)
    case .textView(let textView): size(of: textView, width: width, in: context)
    case .segmentedControl(let control): size(of: control, in: context)
    case .image(let image): size(of: image)
    case .activityIndicator(let indicator): size(of: indicator)
    case .switch: alignmentSize(of: metrics.switchSize, outsets: metrics.switchOutsets)
    case .slider:
      alignmentSize(height: metrics.sliderHeight, outsets: metrics.sliderOutsets)
    case .stepper: alignmentSize(of: metrics.stepperSize)
    case .progress: alignmentSize(height: metrics.progressHeight)
    case .pageControl(let control): size(of: control)
    case .searchBar: alignmentSize(height: metrics.searchBarHeight)
    // Stored toolbars of phones with a home button are 44 high, others 49.
    case .toolbar: alignmentSize(height: toolbarHeight(in: context))
    case .navigationBar(let bar):
      alignmentSize(
        height: metrics.navigationBarHeight
          // A large title belongs to the standard sizes: no version of the tools has another.
          + (bar.hasLargeTitle ? Lengths.onDevices["large title"] : 0))
    case .tabBar: sizeOfTabBar
    case .picker, .datePicker:
      alignmentSize(of: LayoutSize(width: metrics.pickerWidth, height: metrics.pickerHeight))
    // Listed instead of `default`, so that a new role asks for a decision here.
    case .view, .control, .visualEffect, .web, .map, .stack, .scroll, .table, .tableCell,
      .tableHeaderFooter, .contentView, .collection, .collectionReusable, .collectionCell:
      .none
    }
  }

  private func size(
    of label: LabelNode, width: Double?, in context: ScreenContext
  ) -> IntrinsicContentSize {
    let text = measurer.measure(
      label.text ?? "", of: label,
      // A label of one line never wraps: Xcode's stored widths show it cut off.
      width: label.numberOfLines == 1 ? nil : width, lines: label.numberOfLines, in: context)
    return IntrinsicContentSize(
      width: text.size.width, height: text.size.height,
      baselines: .edges(
        firstFromTop: text.firstBaselineOffsetFromTop,
        lastFromBottom: text.lastBaselineOffsetFromBottom))
  }

  /// Returns the font of a node with text, by default of 17 points.
  ///
  /// 17 points are UIKit's default for labels, buttons and fields.
  func font(of node: ViewNode) -> FontDescriptor { node.font ?? .system(17) }

  private var sizeOfTabBar: IntrinsicContentSize {
    var size = alignmentSize(height: metrics.tabBarHeight)
    // The bar itself is 49 points; above a home indicator UIKit stretches it to the edge.
    size.includesBottomSafeArea = true
    return size
  }

  private func size(of image: ImageNode) -> IntrinsicContentSize {
    IntrinsicContentSize(width: image.imageSize?.width, height: image.imageSize?.height)
  }

  /// Returns the baseline of a line in the middle of the view, which may lie below the middle of
  /// the alignment rectangle.
  func centeredBaselines(of font: FontDescriptor, below offset: Double = 0) -> TextBaselines {
    let lines = measurer.lineMetrics(of: font)
    return .centered(below: lines.ascender - lines.lineHeight / 2 + offset)
  }
}

extension SystemIntrinsicSizing {
  /// Returns sizes for which texts are measured larger, smaller or longer by factors.
  package func measuringTexts(times share: Double, length: Double) -> SystemIntrinsicSizing {
    // Most layouts vary nothing, and a wrapped measurer would cost each text a second look.
    guard share != 1 || length != 1 else { return self }
    var system = self
    system.measurer = VariedMeasurer(base: measurer, share: share, length: length)
    return system
  }
}

/// A measurer that measures texts larger, smaller or longer than another one.
struct VariedMeasurer: TextMeasurer {
  let base: any TextMeasurer

  /// The size of texts relative to the measured one.
  let share: Double

  /// The length of texts relative to the actual one.
  let length: Double

  func measure(
    _ text: String, font: FontDescriptor, width: Double?, lines: Int, in context: ScreenContext
  ) -> TextMeasurement {
    base.measure(lengthened(text), font: varied(font), width: width, lines: lines, in: context)
  }

  func measure(
    _ parts: [TextPart], lineHeight: LineHeight?, width: Double?, lines: Int,
    in context: ScreenContext
  ) -> TextMeasurement {
    base.measure(
      parts.map { TextPart(lengthened($0.text), font: varied($0.font)) }, lineHeight: lineHeight,
      width: width, lines: lines, in: context)
  }

  func lineMetrics(of font: FontDescriptor) -> LineMetrics { base.lineMetrics(of: varied(font)) }

  /// Repeats the text to reach the requested length.
  private func lengthened(_ text: String) -> String {
    // Shorter texts cannot be made from longer ones without choosing what to drop.
    guard length > 1, !text.isEmpty else { return text }
    // Repeated newlines would add lines to texts that a translation only makes wider.
    let characters = text.filter { !$0.isNewline }
    // Rounded up: a text of one letter grows too.
    let missing = Int((Double(text.count) * (length - 1)).rounded(.up))
    // Whole repetitions to take from, since a factor of 3 needs the text twice more.
    return text + String(repeating: characters, count: 1 + Int(length)).prefix(missing)
  }

  private func varied(_ font: FontDescriptor) -> FontDescriptor {
    var font = font
    font.size *= share
    return font
  }
}
