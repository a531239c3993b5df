import AutoScale
import AutoScaleLayoutEngine
import AutoScaleTestSupport
import AutoScaleTrees
import Foundation
import Testing

@testable import AutoScalePictures

@Suite struct PictureDetailTests {
  private struct Logo: PictureImageSource {
    func image(named name: String, appearance: ViewingCondition.Appearance) -> PictureImage? {
      PictureImage(format: .png, data: Data(name.utf8))
    }
  }

  private func read(_ root: ViewNode, _ options: PictureOptions = PictureOptions()) throws
    -> ReadXML
  {
    try ReadXML(ScreenPicture(of: LayoutEngine().layout(root, in: .design), options: options).svg)
  }

  private func image(_ root: ViewNode) throws -> [String: String] {
    let read = try read(root, PictureOptions(images: Logo()))
    return try #require(zip(read.names, read.attributes).first { $0.0 == "image" }?.1)
  }

  @Test func `what scrolls and begins above the screen is moved down by the safe area alone`()
    throws
  {
    let scroll = ScrollNode("scroll", frame: LayoutRect(y: -30, width: 375, height: 697)) {
      ViewNode("content", frame: LayoutRect(width: 375, height: 44))
    }
    scroll.alwaysBounceVertical = true
    let context = try ScreenContext(width: 375, height: 667, safeArea: LayoutInsets(top: 20))
    let result = LayoutEngine().layout(ViewNode("screen") { scroll }, in: context)
    #expect(PictureTree(result).contentShifts == [0, 20, 0])
  }

  @Test func `rows of a group that do not touch have all corners round`() throws {
    let table = TableNode("table", frame: LayoutRect(width: 375, height: 667)) {
      for row in 0..<2 {
        TableCellNode(
          "\(row)", frame: LayoutRect(x: 20, y: Double(row) * 60, width: 335, height: 44))
      }
    }
    table.style = .insetGrouped
    let arcs = try read(ViewNode("screen") { table }).attributes
      .compactMap { $0["d"]?.count { $0 == "A" } }
    #expect(arcs == [4, 4])
  }

  @Test(arguments: [(0.0, 0), (20, 1)])
  func `a label without height draws no text`(height: Double, count: Int) throws {
    let label = LabelNode("title", text: "Title", frame: LayoutRect(width: 100, height: height))
    let read = try read(ViewNode("screen") { label })
    #expect(read.names.count { $0 == "text" } == count)
  }

  @Test(arguments: [(11.0, 0), (12, 1), (100, 1)])
  func `a placeholder has a name where it can be read`(height: Double, count: Int) throws {
    let image = ImageNode("photo", frame: LayoutRect(width: 100, height: height))
    image.imageName = "photo"
    let read = try read(ViewNode("screen") { image })
    #expect(read.names.count { $0 == "text" } == count)
    for (name, attributes) in zip(read.names, read.attributes) where name == "text" {
      #expect(try #require(attributes["font-size"].flatMap(Double.init)) >= 7)
    }
  }

  struct StoredText: Sendable {
    let font: String
    /// The width of the frame, and that of the stored one.
    let width, stored: Double
    let isCut: Bool
  }

  @Test(arguments: [
    // The text is 133.5 points wide in Helvetica Neue, which stands in for an unknown family.
    StoredText(font: "Unknown-Regular", width: 100, stored: 100, isCut: false),
    StoredText(font: "Unknown-Regular", width: 120, stored: 100, isCut: false),
    StoredText(font: "Unknown-Regular", width: 100, stored: 120, isCut: true),
    StoredText(font: "Unknown-Regular", width: 80, stored: 80, isCut: true),
    StoredText(font: "HelveticaNeue", width: 124, stored: 124, isCut: false),
    StoredText(font: "HelveticaNeue", width: 100, stored: 100, isCut: true),
  ])
  func `a text that its stored frame held is not cut off in a frame as wide`(_ text: StoredText)
    throws
  {
    let label = LabelNode(
      "title", text: "A text of some words",
      frame: LayoutRect(width: text.stored, height: 21))
    label.font = .named(text.font, size: 14)
    let result = LayoutEngine().layout(
      label, size: LayoutSize(width: text.width, height: 21), in: .design)
    let read = try ReadXML(ScreenPicture(of: result).svg)
    #expect(read.text.contains("…") == text.isCut)
  }

  private func button(style: ButtonNode.Style) -> ButtonNode {
    let button = ButtonNode("go", title: nil, frame: LayoutRect(width: 100, height: 40))
    button.style = style
    button.imageName = "arrow"
    button.imageSize = LayoutSize(width: 20, height: 20)
    return button
  }

  @Test func `the image of a button without title is in its middle`() throws {
    #expect(try image(ViewNode("screen") { button(style: .configured) })["x"] == "40")
  }

  @Test(arguments: [
    (ControlNode.HorizontalAlignment.center, "45"), (.left, "10"), (.right, "80"),
  ])
  func `insets move the image of a button, but not in a configuration`(
    alignment: ControlNode.HorizontalAlignment, x: String
  ) throws {
    let moved = button(style: .custom)
    moved.contentHorizontalAlignment = alignment
    moved.imageInsets = LayoutInsets(top: 0, left: 10, bottom: 6, right: 0)
    let place = try image(ViewNode("screen") { moved })
    #expect(place["x"] == x)
    #expect(place["y"] == "7")
    moved.style = .configured
    moved.contentHorizontalAlignment = .center
    #expect(try image(ViewNode("screen") { moved })["x"] == "40")
  }

  @Test func `insets move the title of a button, and take room from it`() throws {
    let button = ButtonNode(
      "go", title: "Go on", font: .system(10, traits: .monospaced),
      frame: LayoutRect(width: 60, height: 40))
    button.style = .custom
    func title(_ insets: LayoutInsets?) throws -> [String: String] {
      button.titleInsets = insets
      let texts = try read(ViewNode("screen") { button }).attributes
      return try #require(texts.first { $0["textLength"] != nil })
    }
    let plain = try title(nil)
    #expect(plain["textLength"] == "30")
    let moved = try title(LayoutInsets(left: 10))
    #expect(moved["textLength"] == "30")
    let x = try [plain, moved].map { try #require($0["x"].flatMap(Double.init)) }
    #expect(x[1] - x[0] == 5)
    #expect(try title(LayoutInsets(left: 20, right: 20))["textLength"] != "30")
  }

  @Test func `the image of a system button has its tint, that of another one its colors`() throws {
    #expect(try image(ViewNode("screen") { button(style: .system) })["filter"] != nil)
    #expect(try image(ViewNode("screen") { button(style: .custom) })["filter"] == nil)
  }

  @Test func `a filled button that is disabled is gray`() throws {
    let button = ButtonNode("go", title: "Go", frame: LayoutRect(width: 100, height: 40))
    (button.style, button.configuration) = (.configured, .filled)
    func fill() throws -> String? {
      try read(ViewNode("screen") { button }).attributes.first { $0["rx"] == "5.95" }?["fill"]
    }
    #expect(try fill() == "#007aff")
    button.isEnabled = false
    #expect(try fill() == "#767680")
  }

  @Test(arguments: [
    (ViewAppearance.ContentMode.scaleAspectFit, LayoutRect(x: 30, y: 0, width: 40, height: 40)),
    (.scaleAspectFill, LayoutRect(x: 0, y: -30, width: 100, height: 100)),
    (.bottomRight, LayoutRect(x: 90, y: 30, width: 10, height: 10)),
  ])
  func `an image lies as its content mode says`(mode: ViewAppearance.ContentMode, rect: LayoutRect)
  {
    let bounds = LayoutRect(width: 100, height: 40)
    #expect(mode.place(of: LayoutSize(width: 10, height: 10), in: bounds) == rect)
  }

  @Test func `a width is drawn beside the middle, where positions are`() throws {
    let box = ViewNode("box", frame: LayoutRect(width: 100, height: 50))
    let screen = ViewNode("screen") { box }
    try box.makeConstraints { make in
      make.left.top.equalToSuperview()
      make.size.equalTo(CGSize(width: 100, height: 50))
    }
    let paths = try read(screen, PictureOptions(overlays: .constraints)).attributes
      .compactMap { $0["d"] }
    #expect(paths.contains { $0.hasPrefix("M0 40L100 40") })
    #expect(paths.contains { $0.hasPrefix("M80 0L80 50") })
  }

  @Test func `the baselines of the first and of the last line are drawn`() throws {
    let label = LabelNode("a", text: "one two", frame: LayoutRect(width: 40, height: 60))
    label.numberOfLines = 0
    let read = try read(ViewNode("screen") { label }, PictureOptions(overlays: .baselines))
    #expect(read.attributes.count { $0["stroke-width"] == "0.75" } == 2)
  }

  @Test func `the wheels of date and time show their texts whole`() throws {
    let picker = DatePickerNode("date", frame: LayoutRect(width: 320, height: 216))
    (picker.mode, picker.style) = (.dateAndTime, .wheels)
    let text = try read(ViewNode("screen") { picker }).text
    #expect(text.contains("Fri Jun 29"))
    #expect(!text.contains("…"))
  }

  /// A screen with a view that fills it, and something in front.
  private func screen(_ view: ViewNode, _ front: ViewNode...) -> ViewNode {
    view.frame = LayoutRect(width: 375, height: 667)
    let screen = ViewNode("screen")
    for child in [view] + front { screen.addChild(child) }
    return screen
  }

  private func custom(
    _ name: String, @NodeBuilder children: () -> [ViewNode] = { [] }
  ) -> ViewNode {
    let view = ViewNode(
      "view", frame: LayoutRect(width: 200, height: 100), children: children)
    view.customClass = name
    return view
  }

  @Test func `a custom view that shows nothing has an outline and the name of its class`() throws {
    let read = try read(screen(custom("ChartView")))
    #expect(read.text == "ChartView")
    #expect(read.attributes.contains { $0["stroke-dasharray"] == "4 3" })
  }

  @Test func `of custom views in each other the innermost is named`() throws {
    let chart = custom("ChartView")
    #expect(try read(screen(custom("Page") { chart })).text == "ChartView")
  }

  @Test func `a custom view that shows something is not named`() throws {
    let colored = custom("Card")
    colored.appearance.backgroundColor = .systemBlue
    let white = custom("Card")
    white.appearance.backgroundColor = .white
    let framed = custom("Card")
    framed.borderWidth = 1
    let labelled = custom("Card") {
      LabelNode("a", text: "Total", frame: LayoutRect(width: 90, height: 20))
    }
    #expect(try read(screen(colored)).text == "")
    #expect(try read(screen(framed)).text == "")
    #expect(try read(screen(labelled)).text == "Total")
    // White on a white screen is nothing.
    #expect(try read(screen(white)).text == "Card")
  }

  private func label(_ text: String, _ frame: LayoutRect, _ color: ViewColor? = nil) -> LabelNode {
    let label = LabelNode(text, text: text, frame: frame)
    label.appearance.textColor = color
    return label
  }

  @Test(
    arguments: [
      ([], "187.5"),
      // A text in the middle leaves the corner at the upper left, inside the round corner of a screen.
      ([LayoutRect(y: 300, width: 375, height: 60)], "26"),
      ([LayoutRect(y: 300, width: 375, height: 60), LayoutRect(width: 200, height: 40)], "349"),
      ([LayoutRect(width: 375, height: 667)], nil),
    ] as [([LayoutRect], String?)])
  func `the name of a placeholder is where no text is`(texts: [LayoutRect], edge: String?) throws {
    let image = ImageNode("photo", imageName: "photo")
    let root = screen(image)
    for (index, frame) in texts.enumerated() { root.addChild(label("t\(index)", frame)) }
    let drawing = ScreenDrawing(
      of: LayoutEngine().layout(root, in: .design), on: nil, options: PictureOptions()
    ).drawing
    let name = Self.line("photo", in: drawing)
    #expect((name == nil) == (edge == nil))
    guard let name, let edge = edge.flatMap(Double.init) else { return }
    // The name is centered in its place.
    let side = edge > 187.5 ? name.width / 2 : -name.width / 2
    #expect((name.x + (edge == 187.5 ? 0 : side) - edge).magnitude < 0.001)
  }

  @Test func `the name of a placeholder is beside images in front of it`() throws {
    let frame = LayoutRect(x: 100, y: 300, width: 175, height: 60)
    let root = screen(ImageNode("back", imageName: "back"))
    root.addChild(ImageNode("front", imageName: "front", frame: frame))
    let drawing = ScreenDrawing(
      of: LayoutEngine().layout(root, in: .design), on: nil, options: PictureOptions()
    ).drawing
    let back = try #require(Self.line("back", in: drawing))
    #expect(back.x < 100)
    #expect(Self.line("front", in: drawing)?.x == 87.5)
  }

  /// The center and the width of a line of text in a drawing.
  private static func line(_ text: String, in drawing: Drawing) -> (x: Double, width: Double)? {
    var numbers = drawing.numbers[...]
    for operation in drawing.operations {
      let values = Array(numbers.prefix(operation.numberCount))
      numbers = numbers.dropFirst(values.count)
      if case .text(_, .plain(text)) = operation { return (values[0], values[3]) }
    }
    return nil
  }

  @Test(arguments: [
    (ViewColor.white, ViewColor?.none, true), (.black, nil, false), (.white, .systemBlue, false),
  ])
  func `a part of a screen is gray behind light text over nothing`(
    color: ViewColor, background: ViewColor?, isGray: Bool
  ) {
    let root = ViewNode("part", frame: LayoutRect(width: 300, height: 80))
    root.appearance.backgroundColor = background
    root.addChild(label("Hello", LayoutRect(x: 10, y: 10, width: 90, height: 20), color))
    let result = LayoutEngine().layout(
      root, size: LayoutSize(width: 300, height: 80), in: .design)
    let svg = ScreenPicture(of: result).svg
    #expect(svg.contains(##"height="80" fill="#8e8e93""##) == isGray)
  }

  @Test func `a placeholder is darker under light text`() throws {
    func fills(_ color: ViewColor) throws -> [String] {
      let text = label("Hello", LayoutRect(x: 10, y: 10, width: 90, height: 20), color)
      return try read(screen(ImageNode("photo", imageName: "photo"), text)).attributes
        .filter { $0["height"] == "667" }.compactMap { $0["fill"] }
    }
    #expect(try fills(.white).contains("#8e8e93"))
    #expect(try !fills(.black).contains("#8e8e93"))
  }

  @Test func `a picture in characters leaves out what is in a hidden view, and cuts words off`() {
    let hidden = ViewNode("hidden", frame: LayoutRect(width: 375, height: 64)) {
      LabelNode("a", text: "secret", frame: LayoutRect(width: 375, height: 64))
    }
    hidden.isHidden = true
    let screen = ViewNode("screen", frame: LayoutRect(width: 375, height: 160)) {
      hidden
      LabelNode("b", text: "Subscriptions", frame: LayoutRect(x: 16, y: 64, width: 80, height: 64))
    }
    let result = LayoutEngine().layout(
      screen, size: LayoutSize(width: 375, height: 160), in: .design)
    let drawing = ScreenDrawing(of: result, on: nil, options: PictureOptions()).drawing
    let lines = TextPicture(of: drawing).lines
    #expect(!lines.contains { $0.contains("secret") })
    #expect(lines.contains { $0.contains("│Subscri…│") })
  }
}
