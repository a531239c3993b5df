import AutoScale
import AutoScaleLayoutEngine
import AutoScaleTestSupport
import AutoScaleTrees
import Testing

@Suite(.quietNotices) struct ControlSizeTests {
  private func size(
    _ node: ViewNode, width: Double? = nil, in context: ScreenContext = .design
  ) -> IntrinsicContentSize {
    SystemIntrinsicSizing().intrinsicContentSize(of: node, width: width, in: context)
  }

  private func button(_ size: Double?, _ title: String? = "Button") -> ButtonNode {
    ButtonNode(title: title, font: size.map { .system($0) })
  }

  @Test func `a label is as large as its text`() {
    let label = LabelNode(text: "Label")
    #expect(size(label).width == 41.5)
    #expect(size(label).height == 20.5)
    let metrics = SystemTextMeasurer().lineMetrics(of: .system(17))
    let baselines = TextBaselines.edges(
      firstFromTop: metrics.ascender, lastFromBottom: metrics.descender)
    #expect(size(label).baselines == baselines)
    #expect(size(LabelNode()).height == 0)
  }

  @Test func `a label wraps at the width where it may have several lines`() {
    let label = LabelNode(text: "aaaa bbbb", font: sixPoints)
    #expect(size(label, width: 30).height == 12)
    #expect(size(label, width: 30).width == 54)
    label.numberOfLines = 0
    #expect(size(label, width: 30).height == 24)
    #expect(size(label, width: 30).width == 24)
    #expect(size(label).width == 54)
  }

  @Test func `a plain button is as wide as its text in whole points, and thirty at least`() throws {
    #expect(size(button(15)).width == 46)
    #expect(
      size(button(17), in: try ScreenContext(width: 390, height: 844, pixelsPerPoint: 3)).width
        == 51)
    #expect(size(button(15, "I")).width == 30)
    #expect(size(button(15, nil)) == size(button(15, "")))
    #expect(size(button(15, nil)).width == 30)
    #expect(size(button(15, nil)).height == 30)
  }

  @Test func `a custom button without font has text of eighteen points`() {
    let button = button(nil)
    button.style = .custom
    #expect(size(button).height == 34)
  }

  @Test func `a configured button has room around its text`() throws {
    let button = button(nil)
    button.style = .configured
    let size = size(button, in: try ScreenContext(width: 390, height: 844, pixelsPerPoint: 3))
    #expect(abs((size.width ?? 0) - 75) < 0.5)
    #expect(abs((size.height ?? 0) - 34.0 - 1.0 / 3) < 1e-9)
  }

  @Test func `insets of a button replace the system's`() {
    let button = button(17)
    button.contentInsets = LayoutInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(size(button).width == 57)
    #expect(size(button).height == 25)
    button.contentInsets = .zero
    #expect(size(button).height == 33)
  }

  @Test func `an image is as large as it is, alone or beside a title`() {
    let icon = LayoutSize(width: 24, height: 40)
    let image = ImageNode(nil, imageName: "star")
    #expect(size(image) == .none)
    image.imageSize = icon
    #expect(size(image) == IntrinsicContentSize(width: 24, height: 40))
    let button = button(15, nil)
    button.imageSize = icon
    #expect(size(button) == IntrinsicContentSize(width: 24, height: 40))
    button.title = "Button"
    #expect(size(button).width == 70)
    #expect(size(button).height == 40)
  }

  @Test func `a button with an image has the line of its title at least`() {
    let button = button(15, nil)
    button.imageSize = LayoutSize(width: 8, height: 10)
    #expect(size(button).height == 18)
    button.title = "Button"
    #expect(size(button).height == 18)
    button.title = nil
    button.style = .configured
    #expect(size(button) == IntrinsicContentSize(width: 32, height: 24))
    button.contentInsets = .zero
    #expect(size(button).height == 10)
  }

  @Test func `a button is as large as the image behind its title at least`() {
    let button = button(15)
    button.backgroundImageSize = LayoutSize(width: 20, height: 34)
    #expect(size(button).width == 46)
    #expect(size(button).height == 34)
    button.backgroundImageSize?.width = 60
    #expect(size(button).width == 60)
    #expect(size(button).baselines == size(self.button(15)).baselines)
  }

  @Test func `a button that opens details has a size of its own`() throws {
    let button = button(40)
    button.style = .detail
    #expect(size(button) == IntrinsicContentSize(width: 26, height: 26))
    let fine = size(button, in: try ScreenContext(width: 390, height: 844, pixelsPerPoint: 3))
    #expect(abs((fine.width ?? 0) - 25 - 2.0 / 3) < 1e-9)
  }

  @Test func `a symbol is as high as its line, whatever its drawing`() {
    let button = button(12, nil)
    button.imageSize = LayoutSize(width: 21.3, height: 3)
    button.symbolFont = .system(17)
    // Above the baseline are 16.19 points, below it 4.10.
    #expect(size(button) == IntrinsicContentSize(width: 21.5, height: 20))
    button.imageSize?.height = 30
    #expect(size(button).height == 20)
    button.style = .configured
    #expect(size(button) == IntrinsicContentSize(width: 45.5, height: 34))
    for font in [0, -1, .infinity, .nan] {
      button.symbolFont = .system(font)
      #expect(size(button) == IntrinsicContentSize(width: 24, height: 14))
    }
  }

  @Test func `the baseline of a button and a field is that of a centred line`() {
    let below: Double = 17 * 728 / 2048  // the ascender, 1950, less half the line height, 2444
    #expect(size(button(17)).baselines == .centered(below: below))
    #expect(
      size(TextFieldNode(nil, placeholder: "Email", font: .system(17))).baselines
        == .centered(below: below))
  }

  @Test(
    arguments: [
      ViewNode.init, StackNode.init, ScrollNode.init, TextViewNode.init, WebNode.init, MapNode.init,
    ] as [@Sendable (String?) -> ViewNode])
  func `a view that only contains others has no size`(make: @Sendable (String?) -> ViewNode) {
    #expect(size(make("view")) == .none)
  }

  @Test func `a rounded text field has a height of its own, others that of a line`() {
    let field = TextFieldNode(nil, placeholder: "Email", font: .system(14))
    field.borderStyle = .roundedRect
    #expect(size(field).height == 34)
    field.borderStyle = .none
    #expect(size(field).height == 18.5)
    field.font = .system(17)
    #expect(size(field).height == 22)
    field.isSecureTextEntry = true
    #expect(size(field).height == 21)
  }

  @Test func `a text field is as wide as the wider of its text and its placeholder`() {
    let field = TextFieldNode(nil, placeholder: "Label", font: .system(17))
    #expect(size(field).width == 41.5)
    field.text = "LabelLabel"
    #expect(size(field).width == 83)
    field.borderStyle = .roundedRect
    #expect(size(field).width == 97)
    field.text = nil
    field.placeholder = ""
    #expect(size(field).width == 32)
  }

  @Test func `a text view that does not scroll is as large as its text and the room around it`() {
    let view = TextViewNode()
    view.font = sixPoints
    view.text = "aaaa bbbb"
    #expect(size(view) == .none)
    view.isScrollEnabled = false
    #expect(size(view).width == 64)
    #expect(size(view).height == 28)
    #expect(size(view, width: 40).height == 40)
    #expect(size(view, width: 34).height == 40)
    #expect(size(view, width: 33).height == 64)
    view.text = nil
    #expect(size(view).height == 28)
  }

  @Test func `a text view leaves space between lines below its last line too`() {
    let view = TextViewNode()
    view.isScrollEnabled = false
    view.font = .preferred(.body)
    view.text = "One\nTwo"
    #expect(size(view).height == 60.0)
  }

  @Test func `segments are as wide as the widest, or each as its title wants`() {
    let control = SegmentedControlNode()
    control.titles = ["Solid", "Gradient"]
    #expect(size(control).width == 145)
    control.apportionsWidthsByContent = true
    #expect(size(control).width == 122)
    #expect(size(control).height == 31)
  }

  @Test func `segments may have widths of their own, and images`() {
    let control = SegmentedControlNode()
    control.titles = ["detect", "classify", "segment", "pose", "obb"]
    control.segmentWidths = [69, 69, 75, 69, 69]
    #expect(size(control).width == 355)
    control.titles = ["Solid", ""]
    control.segmentWidths = [50]
    control.imageWidths = [0, 100]
    #expect(size(control).width == 169)
    control.segmentWidths = []
    #expect(size(control).width == 237)
    control.apportionsWidthsByContent = true
    control.titles = ["", ""]
    #expect(size(control).width == 137)
  }

  @Test func `a title has the space between lines of its font, but not of its text style`() {
    let button = button(17)
    button.font = .named("HelveticaNeue-Light", size: 17)
    button.contentInsets = LayoutInsets(top: 7, left: 10, bottom: 7, right: 10)
    #expect(size(button).height == 35)
    button.font = .preferred(.body)
    button.contentInsets = nil
    #expect(size(button).height == 33)
  }

  @Test func `a toolbar is higher on a screen without home button`() throws {
    let context = try ScreenContext(
      width: 390, height: 844, safeArea: LayoutInsets(top: 47, bottom: 34))
    #expect(size(ToolbarNode(), in: context).height == 49)
  }

  @Test(arguments: [(100.0, 0.0, 49.0), (0, 0, 83), (0, -34, 49), (0, -20, 63)])
  func `a tab bar is 49 points high, and what the safe area takes of it higher`(
    top: Double, bottom: Double, height: Double
  ) throws {
    let bar = TabBarNode("bar")
    let root = ViewNode("root") { bar }
    root.addConstraints([
      LayoutConstraint(bar, .leading, to: root, .leading),
      LayoutConstraint(bar, .trailing, to: root, .trailing),
      top > 0
        ? LayoutConstraint(bar, .top, to: root, .top, constant: top)
        : LayoutConstraint(bar, .bottom, to: root, .bottom, constant: bottom),
    ])
    let context = try ScreenContext(
      width: 390, height: 844, safeArea: LayoutInsets(top: 47, bottom: 34))
    #expect(LayoutEngine().layout(root, in: context).frame(of: bar)?.height == height)
  }

  struct Lines: Sendable, CustomTestStringConvertible {
    let lineHeight: LineHeight
    let font: FontDescriptor
    let count: Int
    let height: Double
    var testDescription: String { "\(count) of \(font), \(lineHeight)" }
  }

  /// Heights of labels, most of them as Xcode stored them.
  static let lines = [
    Lines(lineHeight: LineHeight(multiple: 1.35), font: .system(16), count: 1, height: 26),
    Lines(lineHeight: LineHeight(multiple: 1.2), font: .system(14), count: 2, height: 40.5),
    Lines(
      lineHeight: LineHeight(multiple: 1.25), font: .named("Unknown", size: 14), count: 3,
      height: 61.5),
    Lines(lineHeight: LineHeight(minimum: 22), font: .system(17), count: 1, height: 22),
    Lines(lineHeight: LineHeight(minimum: 10), font: .system(17), count: 1, height: 20.5),
    Lines(
      lineHeight: LineHeight(multiple: 2, maximum: 30), font: .system(17), count: 2, height: 60),
    Lines(lineHeight: LineHeight(spacing: 1), font: .system(13), count: 3, height: 49),
    Lines(
      lineHeight: LineHeight(spacing: 5), font: .named("Arial", size: 20), count: 2, height: 50.5),
    Lines(
      lineHeight: LineHeight(multiple: .nan, minimum: .infinity, maximum: .nan, spacing: -1),
      font: .system(17), count: 2, height: 41),
  ]

  @Test(arguments: lines)
  func `lines are as high as a paragraph style says`(_ row: Lines) {
    let text = Array(repeating: "x", count: row.count).joined(separator: "\n")
    let label = LabelNode(text: text, font: row.font)
    label.numberOfLines = 0
    label.lineHeight = row.lineHeight
    #expect(size(label).height == row.height)
    let textView = TextViewNode()
    (textView.text, textView.font, textView.lineHeight) = (text, row.font, row.lineHeight)
    textView.isScrollEnabled = false
    #expect((size(textView).height ?? 0) >= row.height + 16)
    label.text = ""
    #expect(size(label).height == 0)
  }

  @Test func `what a line is higher than its font's is above the letters`() {
    let label = LabelNode(text: "x", font: .system(16))
    label.lineHeight = LineHeight(minimum: 40)
    let ascender = 16.0 * 1950 / 2048
    #expect(
      size(label).baselines
        == .edges(
          firstFromTop: ascender + 40 - 16 * 2444 / 2048, lastFromBottom: 16 * 494 / 2048))
  }

  @Test func `the measurer can be replaced`() {
    struct Square: TextMeasurer {
      func measure(
        _ text: String, font: FontDescriptor, width: Double?, lines: Int, in context: ScreenContext
      ) -> TextMeasurement {
        TextMeasurement(
          size: LayoutSize(width: 100, height: 100), firstBaselineOffsetFromTop: 80,
          lastBaselineOffsetFromBottom: 20, lineCount: 1, fit: .fits)
      }
      func lineMetrics(of font: FontDescriptor) -> LineMetrics {
        LineMetrics(ascender: 80, descender: 20)
      }
    }
    let sizing = SystemIntrinsicSizing(measurer: Square())
    let label = sizing.intrinsicContentSize(of: LabelNode(text: "x"), in: .design)
    #expect(label.width == 100)
    let button = sizing.intrinsicContentSize(of: button(15), in: .design)
    #expect(
      button == IntrinsicContentSize(width: 100, height: 112, baselines: .centered(below: 30)))
  }
}
