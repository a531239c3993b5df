import AutoScale
import AutoScaleInterfaceBuilder
import AutoScaleLayoutEngine
import AutoScalePictures
import AutoScaleTestSupport
import AutoScaleTrees
import AutoScaleXcodeCanvas
import Foundation
import Testing

@Suite struct ScreenPictureTests {
  /// A font in which every letter is 6 points wide.
  private static let sixPoints = FontDescriptor.system(10, traits: .monospaced)

  /// A tree laid out by its frames, on a screen of 375 × 667 points.
  private func picture(
    of root: ViewNode, options: PictureOptions = PictureOptions()
  ) -> ScreenPicture {
    ScreenPicture(of: LayoutEngine().layout(root, in: .design), options: options)
  }

  @Test func `a view is a group at its place, with what it shows`() {
    let box = ViewNode("box", frame: LayoutRect(x: 16, y: 20.5, width: 100, height: 40))
    box.appearance.backgroundColor = ViewColor(red: 1, green: 0.5, blue: 0, alpha: 0.25)
    box.cornerRadius = 8
    let svg = picture(of: ViewNode("screen") { box }).svg
    #expect(
      svg.contains(
        "<g data-view=\"1\" transform=\"translate(16 20.5)\">"
          + "<rect width=\"100\" height=\"40\" rx=\"8\" fill=\"#ff8000\" fill-opacity=\"0.25\"/></g>"
      ))
  }

  @Test func `what is hidden or transparent is left out`() {
    let hidden = LabelNode("a", text: "secret", frame: LayoutRect(width: 90, height: 20))
    hidden.isHidden = true
    let transparent = ViewNode("b", frame: LayoutRect(width: 90, height: 20)) {
      LabelNode("c", text: "secret", frame: LayoutRect(width: 90, height: 20))
    }
    transparent.appearance.alpha = 0
    let picture = picture(
      of: ViewNode("screen") {
        hidden
        transparent
      })
    #expect(!picture.svg.contains("secret"))
    #expect(!picture.description.contains("secret"))
  }

  @Test func `a text is held to its measured width, line by line`() throws {
    let label = LabelNode(
      "a", text: "Log in now", font: Self.sixPoints, frame: LayoutRect(width: 40, height: 60))
    label.numberOfLines = 0
    let read = try ReadXML(picture(of: ViewNode("screen") { label }).svg)
    let lines = read.attributes.filter { $0["textLength"] != nil }
    #expect(lines.map { $0["textLength"] } == ["36", "18"])
    #expect(read.text == "Log innow")
  }

  @Test(arguments: [
    (ViewAppearance.TextAlignment.left, "10", nil), (.center, "60", "middle"),
    (.right, "110", "end"),
  ])
  func `a text keeps its edge or its center, whatever font shows it`(
    alignment: ViewAppearance.TextAlignment, x: String, anchor: String?
  ) throws {
    let label = LabelNode(
      "b", text: "Login", font: Self.sixPoints, frame: LayoutRect(x: 10, width: 100, height: 20))
    label.appearance.textAlignment = alignment
    let read = try ReadXML(picture(of: ViewNode("screen") { label }).svg)
    let text = try #require(read.attributes.first { $0["textLength"] != nil })
    // The label lies at 10 points, by its own group.
    #expect(text["x"].flatMap(Double.init).map { "\(Int($0) + 10)" } == x)
    #expect(text["text-anchor"] == anchor)
  }

  @Test(arguments: [(ViewAppearance.TextAlignment.left, "0"), (.right, "20")])
  func `the system's labels in cells are as wide as their text`(
    alignment: ViewAppearance.TextAlignment, x: String
  ) throws {
    let label = LabelNode(
      "a", text: "Subscriptions", font: Self.sixPoints, frame: LayoutRect(width: 20, height: 20))
    label.appearance.textAlignment = alignment
    let cell = TableCellNode("cell", frame: LayoutRect(width: 375, height: 44))
    let content = ContentViewNode("content", frame: LayoutRect(width: 375, height: 44))
    cell.addChild(content)
    content.addChild(label)
    let read = try ReadXML(picture(of: ViewNode("screen") { cell }).svg)
    #expect(read.text == "Subscriptions")
    #expect(read.attributes.first { $0["textLength"] != nil }?["x"] == x)
  }

  @Test(arguments: [216, 330] as [Double], [DatePickerNode.Mode.date, .dateAndTime])
  func `an inline date picker shows a month, however high`(
    height: Double, mode: DatePickerNode.Mode
  ) throws {
    let picker = DatePickerNode("a", frame: LayoutRect(width: 320, height: height))
    picker.style = .inline
    picker.mode = mode
    let text = try ReadXML(picture(of: ViewNode("screen") { picker }).svg).text
    #expect(text.hasPrefix("June 2007SUNMON"))
    #expect(text.hasSuffix(mode == .date ? "2930" : "2930Time9:41 AM"))
  }

  @Test func `texts of bars that look like markup show as text`() throws {
    let hostile = #"</text><script>alert("1")</script>&{"#
    let bar = NavigationBarNode()
    (bar.title, bar.prompt, bar.backTitle) = (hostile, hostile, hostile)
    bar.trailingItems = [BarItem(title: hostile)]
    let tabs = TabBarNode()
    tabs.items = [BarItem(title: hostile)]
    let context = try ScreenContext(
      width: 2000, height: 900, safeArea: LayoutInsets(top: 90, bottom: 90))
    let result = LayoutEngine().layout(ViewNode("screen"), in: context)
    let svg = ScreenPicture(
      of: result, under: ControllerBars(navigationBar: bar, tabBar: tabs)
    ).svg
    let read = try ReadXML(svg)
    #expect(!read.names.contains("script"))
    #expect(read.text == String(repeating: hostile, count: 5))
  }

  @Test func `a text without room ends in dots`() throws {
    let label = LabelNode(
      "a", text: "Subscriptions", font: Self.sixPoints, frame: LayoutRect(width: 60, height: 20))
    let text = try ReadXML(picture(of: ViewNode("screen") { label }).svg).text
    #expect(text.hasSuffix("…"))
    #expect(text.count > 6 && "Subscriptions".hasPrefix(text.dropLast()))
  }

  @Test func `colors are those of the appearance`() {
    let label = LabelNode("a", text: "x", frame: LayoutRect(width: 60, height: 20))
    let screen = ViewNode("screen") { label }
    #expect(picture(of: screen).svg.contains("fill=\"#000000\""))
    let dark = picture(of: screen, options: PictureOptions(appearance: .dark)).svg
    #expect(dark.contains("<rect width=\"375\" height=\"667\" fill=\"#000000\"/>"))
    #expect(dark.contains("fill=\"#ffffff\""))
  }

  @Test func `the tint color holds for the views in a view`() {
    let screen = ViewNode("screen") {
      ViewNode("box", frame: LayoutRect(width: 90, height: 44)) {
        ButtonNode("a", title: "Go", frame: LayoutRect(width: 90, height: 44))
      }
    }
    screen.children[0].appearance.tintColor = ViewColor(red: 0, green: 1, blue: 0)
    #expect(picture(of: screen).svg.contains("fill=\"#00ff00\""))
  }

  @Test func `a symbol in a button is drawn in the color of its title`() {
    let button = ButtonNode("a", title: nil, frame: LayoutRect(width: 44, height: 44))
    (button.imageName, button.imageSize) = ("plus", LayoutSize(width: 21, height: 18))
    button.appearance.textColor = ViewColor(red: 0, green: 1, blue: 0)
    let green = "stroke=\"#00ff00\""
    #expect(!picture(of: ViewNode("screen") { button }).svg.contains(green))
    button.symbolFont = .system(17)
    #expect(picture(of: ViewNode("screen") { button }).svg.contains(green))
  }

  @Test func `views in a view that clips are cut off where they pass its edges`() {
    let inner = ViewNode("inner", frame: LayoutRect(x: 50, width: 100, height: 20))
    let outer = ViewNode("outer", frame: LayoutRect(width: 100, height: 44)) { inner }
    let screen = ViewNode("screen") { outer }
    #expect(!picture(of: screen).svg.contains("clip-path"))
    outer.appearance.clipsToBounds = true
    let options = PictureOptions(idPrefix: "login-")
    #expect(picture(of: screen, options: options).svg.contains("url(#login-c1)"))
  }

  @Test func `what scrolls begins below the status bar, unless it is told not to`() throws {
    let table = TableNode("table", frame: LayoutRect(width: 375, height: 667)) {
      TableCellNode("row", frame: LayoutRect(width: 375, height: 44))
    }
    table.alwaysBounceVertical = true
    let screen = ViewNode("screen") { table }
    let context = try ScreenContext(
      width: 375, height: 667, safeArea: LayoutInsets(top: 20))
    func svg() -> String {
      ScreenPicture(of: LayoutEngine().layout(screen, in: context)).svg
    }
    #expect(svg().contains("<g transform=\"translate(0 20)\"><g data-view=\"2\""))
    table.adjustsContentInset = false
    #expect(!svg().contains("translate(0 20)"))
  }

  @Test func `a collection begins below the bars, with its indicator`() throws {
    let list = CollectionNode("list", frame: LayoutRect(width: 375, height: 667)) {
      CollectionCellNode("cell", frame: LayoutRect(width: 100, height: 100))
    }
    let screen = ViewNode("screen") { list }
    let context = try ScreenContext(
      width: 375, height: 667, safeArea: LayoutInsets(top: 64))
    func picture() throws -> ReadXML {
      try ReadXML(ScreenPicture(of: LayoutEngine().layout(screen, in: context)).svg)
    }
    #expect(try picture().attributes.contains { $0["transform"] == "translate(0 64)" })
    list.addChild(ViewNode("end", frame: LayoutRect(y: 1000, width: 1, height: 1)))
    #expect(try picture().attributes.contains { $0["width"] == "3" && $0["y"] == "67" })
    list.showsVerticalScrollIndicator = false
    #expect(try !picture().attributes.contains { $0["width"] == "3" })
  }

  @Test func `the rows of a group have round corners at its ends only`() throws {
    let table = TableNode("table", frame: LayoutRect(width: 375, height: 667)) {
      for row in 0..<3 {
        TableCellNode(
          "\(row)", frame: LayoutRect(x: 20, y: Double(row) * 44, width: 335, height: 44))
      }
    }
    table.style = .insetGrouped
    let read = try ReadXML(picture(of: ViewNode("screen") { table }).svg)
    let arcs = read.attributes.compactMap { $0["d"]?.count { $0 == "A" } }
    #expect(arcs == [2, 0, 2])
  }

  @Test func `a tree of any depth is drawn, in XML that readers accept`() throws {
    let root = ViewNode("screen")
    var last = root
    for depth in 0..<1_000 {
      let next = ViewNode("\(depth)", frame: LayoutRect(x: 0.5, y: 1, width: 9, height: 9))
      next.appearance.backgroundColor = .black
      last.addChild(next)
      last = next
    }
    let read = try ReadXML(picture(of: root).svg)
    let transforms = read.attributes.filter { $0["data-view"] != nil }.compactMap {
      $0["transform"]
    }
    #expect(transforms.count == 1_001)
    #expect(transforms.last == "translate(450.5 901)")
  }

  @Test(arguments: [
    ("Avenir-Heavy", "800"), ("Boldini-Regular", nil), ("Futura-CondensedExtraBold", "800"),
  ])
  func `a font is as heavy as its name says`(name: String, weight: String?) {
    let label = LabelNode(
      "a", text: "Text", font: .named(name, size: 12), frame: LayoutRect(width: 90, height: 20))
    let svg = picture(of: ViewNode("screen") { label }).svg
    #expect(svg.firstMatch(of: /font-weight="(\d+)"/).map { String($0.1) } == weight)
  }

  @Test func `one view can be had alone`() throws {
    let screen = ViewNode("screen") {
      LabelNode("a", text: "first", frame: LayoutRect(width: 60, height: 20))
      LabelNode("b", text: "second", frame: LayoutRect(y: 20, width: 60, height: 20))
    }
    let result = LayoutEngine().layout(screen, in: .design)
    let element = ScreenPicture.element(ofView: 2, in: result)
    #expect(element.hasPrefix("<g data-view=\"2\" transform=\"translate(0 20)\">"))
    #expect(ScreenPicture(of: result).svg.contains(element))
    #expect(ScreenPicture.element(ofView: 3, in: result).isEmpty)
  }

  @Test func `the description says in words what is to be seen`() throws {
    let screen = ViewNode("screen") {
      LabelNode("a", text: "Welcome", frame: LayoutRect(width: 60, height: 20))
      ButtonNode("b", title: "Log in", frame: LayoutRect(y: 20, width: 60, height: 20))
    }
    #expect(
      picture(of: screen).description == "375 by 667 points. Text “Welcome”. Button “Log in”.")
  }
}

@Suite struct PictureDescriptionTests {
  @Test(
    arguments: [
      (1, 3, "Page 2 of 3."), (7, 3, "Page 3 of 3."), (-1, 3, "Page 1 of 3."),
      (.max, .max, "Page \(Int.max) of \(Int.max)."), (0, 0, nil), (.min, .min, nil),
    ] as [(Int, Int, String?)])
  func `a page is one of those that there are`(page: Int, count: Int, words: String?) {
    let control = PageControlNode("a", frame: LayoutRect(width: 60, height: 20))
    (control.currentPage, control.numberOfPages) = (page, count)
    let result = LayoutEngine().layout(ViewNode("screen") { control }, in: .design)
    let sentences = ["375 by 667 points.", words].compactMap(\.self)
    #expect(ScreenPicture(of: result).description == sentences.joined(separator: " "))
  }
}

/// Draws real files, where there are any.
@Suite(.enabled(if: Corpus.folder != nil, "\(Corpus.absence)"))
struct CorpusPictureTests {
  @Test func `every picture of a real file is well-formed, and the same again`() throws {
    let folder = try #require(Corpus.folder)
    var options = PictureOptions(showsScreen: true)
    options.condition.showsKeyboard = true
    for file in try Corpus.files() {
      let document = try InterfaceDocument(contentsOf: folder.appending(path: file))
      for root in DocumentLayout(document).roots {
        guard case .success(let result) = root.result else { continue }
        let svg = ScreenPicture(of: result, options: options).svg
        #expect(throws: Never.self, "\(file)") { try ReadXML(svg) }
        #expect(ScreenPicture(of: result, options: options).svg == svg, "\(file)")
        let drawing = ScreenDrawing(of: result, on: nil, options: options).drawing
        let numberCount = drawing.operations.map(\.numberCount).reduce(0, +)
        #expect(numberCount == drawing.numbers.count, "\(file)")
      }
    }
  }
}
