import AutoScale
import AutoScaleTrees
import Testing

@testable import AutoScaleLayoutEngine

/// Texts that wrap in a row, beside other views.
@Suite struct StackTextTests {
  private static let text =
    "Send me a message every time that somebody writes below one of my posts"

  private func label(_ text: String, resistance: Double = 750) -> LabelNode {
    let label = LabelNode(text: text)
    label.numberOfLines = 0
    label.contentHugging.horizontal = 251
    label.contentCompressionResistance.horizontal = LayoutPriority(rawValue: Float(resistance))
    return label
  }

  /// The frames of views in a row, and whether they leave something open.
  private func row(
    of views: [ViewNode], width: Double, spacing: Double = 8, isSystemSpacing: Bool = false,
    evensTexts: Bool = false
  ) throws -> (frames: [LayoutRect], isOpen: Bool) {
    let stack = StackNode("stack", spacing: spacing, alignment: .top)
    stack.hasSystemSpacing = isSystemSpacing
    stack.addChildren(views)
    let root = ViewNode("root") { stack }
    try stack.makeConstraints { make in
      make.left.top.equalToSuperview()
      make.width.equalTo(width)
    }
    var settings = LayoutSettings()
    settings.evensTexts = evensTexts
    let result = LayoutEngine(settings: settings).layout(root, in: .design)
    let frames = try views.map { try #require(result.frame(of: $0)) }
    return (frames, !result.diagnose().ambiguousNodes.isEmpty)
  }

  /// A switch as Interface Builder makes it.
  private func toggle(hugging: LayoutPriority = 750) -> SwitchNode {
    let toggle = SwitchNode()
    toggle.contentHugging = ContentPriority(horizontal: hugging, vertical: 750)
    return toggle
  }

  @Test func `a label that yields leaves a switch its width`() throws {
    let (frames, isOpen) = try row(
      of: [label(Self.text, resistance: 749), toggle()], width: 343)
    #expect(frames.map(\.width) == [286, 51])
    #expect(!isOpen)
  }

  @Test(arguments: [(false, 167.5), (true, 171.5)])
  func `before iOS 15 the label had its share, and stretched the switch`(
    isSystemSpacing: Bool, width: Double
  ) throws {
    let (frames, _) = try row(
      of: [label(Self.text, resistance: 749), toggle()], width: 343,
      isSystemSpacing: isSystemSpacing, evensTexts: true)
    #expect(frames[0].width == width)
    // A switch is two points wider than its alignment rectangle.
    #expect(frames[1].width == 343 - 8 - width + 2)
  }

  @Test func `before iOS 15 a switch that hugs more than the label resists by ten kept its width`()
    throws
  {
    let (frames, _) = try row(
      of: [label(Self.text, resistance: 749), toggle(hugging: 760)], width: 343, evensTexts: true)
    #expect(frames.map(\.width) == [286, 51])
  }

  @Test(arguments: [false, true])
  func `labels that resist alike share a row that is too narrow, and are said to be open`(
    evensTexts: Bool
  ) throws {
    let (frames, isOpen) = try row(
      of: [label(Self.text), label(Self.text)], width: 208, evensTexts: evensTexts)
    #expect(frames.map(\.width) == [100, 100])
    #expect(isOpen != evensTexts)
  }

  @Test func `a label beside a button that resists as much is not squeezed to nothing`() throws {
    let button = ButtonNode(title: "Continue", font: .system(15))
    for views in [[label(Self.text), button], [button, label(Self.text)]] {
      let frames = try row(of: views, width: 160).frames
      for frame in frames { #expect(frame.width >= 50 && frame.height < 300) }
    }
  }

  @Test func `a short text keeps its width beside a long one`() throws {
    let short = label("Name")
    let natural = SystemIntrinsicSizing().intrinsicContentSize(of: short, in: .design).width
    let (frames, _) = try row(of: [short, label(Self.text)], width: 300)
    #expect(frames[0].width == natural)
  }
}
