import AutoScale
import AutoScaleAudit
import AutoScaleInterfaceBuilder
import AutoScaleLayoutEngine
import AutoScaleTestSupport
import AutoScaleTrees
import AutoScaleXcodeCanvas
import Foundation
import Testing

@testable import AutoScalePages
@testable import AutoScalePictures

@Suite struct DocumentPreviewTests {
  private static let login = Corpus.package.appending(path: "Playground-scripts/Screens/Login.xib")

  private func page(
    of document: InterfaceDocument, _ options: PreviewOptions, _ conditions: ViewingCondition...
  ) throws -> ReadPage {
    var preview = DocumentPreview(of: document.path, options: options)
    for condition in conditions.isEmpty ? [ViewingCondition()] : conditions {
      preview.add(document, under: condition)
    }
    return try ReadPage.read(preview.page)
  }

  @Test(arguments: [false, true])
  func `the frames at a width are those that the layout prints`(isScaled: Bool) throws {
    var drawn = AuditDocument()
    drawn.views = [
      AuditDocument.view(
        "title", "label", #"text="Some words in two lines" numberOfLines="0""#,
        frame: (16, 20, 100, 41),
        content: #"<fontDescription key="fontDescription" type="system" pointSize="17"/>"#)
    ]
    drawn.place("title", x: 16, y: 20, width: 100)
    let document =
      isScaled
      ? try InterfaceDocument(data: Data(drawn.text.utf8), path: "Small.storyboard")
      : try InterfaceDocument(contentsOf: Self.login)
    let options = PreviewOptions(
      screens: Array(Screen.phones.suffix(1)), scaling: isScaled ? DocumentScaling() : nil)
    let read = try page(of: document, options)
    let row = try #require(read.rows.first)
    let sweep = try #require((isScaled ? row.scaledSweeps : row.sweeps).first ?? nil)
    let viewEdges = sweep.e.map { $0.map { $0.shared(in: read.lists) } }
    #expect(row.scaledSweeps.isEmpty == !isScaled)
    var random = SplitMix64(seed: 7)
    for width in [320, 1366] + (0..<40).map({ _ in Int.random(in: 320...1366, using: &random) }) {
      let screen = try Screen(width: Double(width), height: sweep.height)
      if isScaled { _ = DocumentAdaptation(to: screen).adapt(document) }
      let layout = DocumentLayout(document, options: LayoutOptions(on: screen))
      let frames = Dictionary(
        uniqueKeysWithValues: DocumentFrames(of: layout).views.map { ($0.id, $0.frame.numbers) })
      for (node, edges) in zip(row.nodes, viewEdges) {
        guard let id = node.i else { continue }
        let own = edges.map { $0.pixel(at: Double(width)) }
        let around = node.p < 0 ? [0, 0] : viewEdges[node.p].map { $0.pixel(at: Double(width)) }
        let frame = [own[0] - around[0], own[1] - around[1], own[2] - own[0], own[3] - own[1]]
        #expect(frame.map { $0 / sweep.scale } == frames[id], "\(id) at \(width)")
      }
    }
  }

  @Test(arguments: UInt64(1)...8)
  func `what is drawn at a width is what a picture of it shows`(seed: UInt64) throws {
    try expectPictures(of: RandomLayout(seed: seed).root, seed: seed)
  }

  @Test func `indicators follow the content of views that scroll, at any size of these`() throws {
    let (root, scroll, content) = (ViewNode("root"), ScrollNode("scroll"), ViewNode("content"))
    root.addChild(scroll)
    scroll.addChild(content)
    scroll.frame = LayoutRect(width: 200, height: 200)
    try content.makeConstraints {
      $0.edges.equalTo(scroll)
      $0.width.equalTo(100)
      $0.height.equalTo(root.width)
    }
    try expectPictures(of: root, seed: 1)
  }

  @Test func `the corners of a group's cells follow what they touch`() throws {
    let (root, space, table) = (ViewNode("root"), ViewNode("space"), TableNode("table"))
    let (first, second) = (TableCellNode("first"), TableCellNode("second"))
    table.style = .insetGrouped
    for child in [space, table] { root.addChild(child) }
    for cell in [first, second] { table.addChild(cell) }
    table.frame = LayoutRect(width: 300, height: 600)
    first.frame = LayoutRect(x: 20, width: 260, height: 44)
    try space.makeConstraints {
      $0.left.top.width.equalTo(root)
      $0.height.equalTo(root.width)
    }
    // The second cell touches the first one on widths up to 644 points.
    try second.makeConstraints {
      $0.left.equalTo(table).offset(20)
      $0.width.equalTo(260)
      $0.height.equalTo(44)
      $0.top.greaterThanOrEqualTo(table).offset(44)
      $0.top.greaterThanOrEqualTo(space.bottom).offset(-600)
      $0.top.equalTo(table).priority(.low)
    }
    try expectPictures(of: root, seed: 1)
  }

  @Test func `texts that break, shrink or end in dots are drawn as at each width`() throws {
    let (root, long, short) = (ViewNode("root"), LabelNode("long"), LabelNode("short"))
    let third = LabelNode("third", text: "A third of it")
    long.text = "A text of several lines, with words enough for two of them on a pad"
    long.numberOfLines = 0
    short.text = "A text of one line that no phone shows as a whole, and a pad does"
    third.appearance.textAlignment = .center
    for child in [long, short, third] { root.addChild(child) }
    try long.makeConstraints {
      $0.left.top.right.equalToSuperview().inset(16)
    }
    try short.makeConstraints {
      $0.left.right.equalTo(long)
      $0.top.equalTo(long.bottom).offset(8)
    }
    try third.makeConstraints {
      $0.centerX.equalToSuperview()
      $0.width.equalToSuperview().multipliedBy(1.0 / 3)
      $0.top.equalTo(short.bottom).offset(8)
    }
    try expectPictures(of: root, seed: 1)
  }

  /// Expects of every thirteenth width that a page shows there what a picture of the layout does.
  private func expectPictures(of root: ViewNode, seed: UInt64) throws {
    let engine = LayoutEngine()
    var drawings = RowDrawings(viewCount: Array(root.subtree).count)
    let sweep = try WidthSweep(of: WidthSweep.screens(height: 700), drawing: &drawings) { screen in
      WidthSweep.Step(result: engine.layout(root, in: screen.context()))
    }
    let fitted = drawings.fitted()
    // Thirteen has no factor of the widths that are drawn together.
    for width in stride(from: 320 + Int(seed), through: WidthSweep.widths.upperBound, by: 13) {
      let result = LayoutEngine().layout(
        root, in: try ScreenContext(width: Double(width), height: 700))
      let edges = sweep.edges.map { edges in edges.map { $0.pixel(at: width) / 2 } }
      let page = PageScreen(result, fitted, drawn: sweep.drawings[width - 320], edges: edges)
      // The picture begins with its group and its background, and ends with its group.
      let picture = ScreenDrawing(of: result, on: nil, options: PictureOptions()).drawing
      #expect(page.operations == Array(picture.operations.dropFirst(2).dropLast()), "at \(width)")
      #expect(page.numbers == picture.numbers.dropFirst(4).map(\.thousandths), "at \(width)")
    }
  }

  /// The views as the script of a page puts them together.
  private struct PageScreen {
    var operations: [DrawingOperation] = []
    var numbers: [Int] = []

    init(_ result: LayoutResult, _ fitted: [FittedDrawings], drawn: [Int], edges: [[Double]]) {
      var open: [(index: Int, operations: ArraySlice<DrawingOperation>, numbers: ArraySlice<Int>)] =
        []
      let tree = result.tree
      for index in result.nodes.indices where drawn[index + 1] >= 0 {
        let parent = tree.parent(of: index)
        while let last = open.last, last.index != parent {
          close(last)
          open.removeLast()
        }
        let (own, around) = (edges[index], parent.map { edges[$0] } ?? [0, 0])
        let frame = [own[0] - around[0], own[1] - around[1], own[2] - own[0], own[3] - own[1]]
        let view = fitted[index + 1]
        let drawing = view.templates[view.drawings[drawn[index + 1]].template].operations
        let values = view.numbers(
          of: drawn[index + 1],
          at: DrawnSize(width: frame[2], height: frame[3], screen: result.context.width))
        let place = drawing.firstIndex(of: .content) ?? drawing.count
        let count = drawing[..<place].map(\.numberCount).reduce(0, +)
        let words = result.nodes[index].pictureWords
        operations += [.open(.view(index, opacity: 1, words: words))] + drawing[..<place]
        numbers += frame.map(\.thousandths) + values[..<count]
        open.append((index, drawing[(place + 1)...], values[count...]))
      }
      for last in open.reversed() { close(last) }
    }

    private mutating func close(
      _ view: (index: Int, operations: ArraySlice<DrawingOperation>, numbers: ArraySlice<Int>)
    ) {
      operations += view.operations + [.close]
      numbers += view.numbers
    }
  }

  @Test func `a page names each view, its line, and the constraints that place it`() throws {
    let document = try InterfaceDocument(contentsOf: Self.login)
    let row = try #require(try page(of: document, PreviewOptions()).rows.first)
    let title = try #require(row.nodes.firstIndex { $0.i == "ttl-La-bel" })
    #expect(row.title == "Login")
    #expect([row.nodes[title].n, row.nodes[title].c] == ["Title", "UILabel"])
    #expect(row.nodes[title].t == "Welcome back")
    #expect(
      row.nodes[title].l
        == document.views[0].subtree.compactMap {
          $0.identifier == "ttl-La-bel" ? document.element(of: $0)?.line : nil
        }.first)
    let constraints = row.constraints.filter { $0.v.contains(title) }.map(\.t)
    #expect(constraints.contains("Title.top = Logo.bottom + 16"))
    let constraint = try #require(row.constraints.first { $0.t == "Title.top = Logo.bottom + 16" })
    #expect(constraint.i == constraint.v && constraint.n == ["top", "bottom"])
    #expect(constraint.k == 16)
  }

  @Test func `scaled lengths stand beside those of the design`() throws {
    let document = try InterfaceDocument(contentsOf: Self.login)
    let screen = try Screen(named: "iPhone 18 Pro Max")
    let options = PreviewOptions(
      screens: [screen], scaling: DocumentScaling(), showsEveryWidth: false)
    let page = try page(of: document, options)
    let row = try #require(page.rows.first)
    let index = try #require(row.lengths.firstIndex { $0.t == "Log In.height" })
    let applied = page.lists[try #require(row.scaled.first?.first?.a)]
    #expect(row.lengths[index].d == 48)
    #expect(applied[index] == 56.32)
    #expect(document.views[0].subtree.flatMap(\.constraints).contains { $0.constant == 48 })
  }

  @Test(arguments: [
    ("ar", true), ("fa_IR", true), ("iw", true), ("ckb", true), ("ur", true), ("nqo", true),
    ("pa-Arab", true), ("az-Arab", true), ("syr", true), ("dv", true), ("arc", true),
    ("pa", false), ("de-AT", false), ("zh-Hans", false), ("Base", false), ("", false),
  ])
  func `the direction is that of the script of a language`(language: String, isReversed: Bool) {
    #expect((ViewingCondition(language: language).direction == .rightToLeft) == isReversed)
  }

  @Test func `each condition is a tab with pictures of its own`() throws {
    let document = try InterfaceDocument(contentsOf: Self.login)
    let options = PreviewOptions(screens: [Screen.phones[0]], showsEveryWidth: false)
    let page = try page(
      of: document, options, ViewingCondition(),
      ViewingCondition(textSize: .accessibilityLarge), ViewingCondition(language: "ar"))
    let pictures = try #require(page.rows.first).drawn
    #expect(pictures.count == 3)
    // The subtitle follows the text size; the link is at the trailing edge.
    #expect(Set(pictures.map { page.lists[$0[0].f] }).count == 3)
  }

  @Test func `a color stands once in a page, with its shade on dark screens`() throws {
    let document = try InterfaceDocument(contentsOf: Self.login)
    func paints(_ appearances: ViewingCondition.Appearance...) throws -> [[ReadPage.Value]] {
      let options = PreviewOptions(
        screens: [Screen.phones[0]], appearances: appearances, showsEveryWidth: false)
      return try page(of: document, options).paints
    }
    let both = try paints(.light, .dark)
    #expect(both.contains([.text("#ffffff"), .text("#000000")]))
    #expect(both.contains([.text("#8e8e93")]) || both.contains { $0.count == 1 })
    #expect(Set(try paints(.dark).map(\.count)) == [1])
    #expect(try paints(.dark).contains([.text("#000000")]))
  }

  @Test func `the usual phones have every size but those of foldables`() {
    let names = PreviewOptions.usualPhones.map(\.name)
    #expect(!names.contains { $0.hasPrefix("iPhone Duo") })
    #expect(names.contains("iPhone 18 Pro Max") && names.contains("iPod touch (7th generation)"))
    #expect(Screen.phoneSizes.count == names.count + 2)
  }

  @Test func `the search finds texts of bars and sections, and whole texts`() throws {
    let long = String(repeating: "word ", count: 12) + "end"
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0"
        toolsVersion="21507"><device id="retina4_7" orientation="portrait"/><scenes>
      <scene sceneID="1"><objects><navigationController id="n">
        <navigationBar key="navigationBar" id="b"/><connections><segue destination="c"
        kind="relationship" relationship="rootViewController" id="r"/></connections>
      </navigationController></objects></scene>
      <scene sceneID="2"><objects><tableViewController id="c">
        <tableView key="view" dataMode="static" style="grouped" id="t">
          <rect key="frame" x="0" y="0" width="375" height="667"/><sections>
          <tableViewSection headerTitle="Account" footerTitle="Both" id="s"><cells>
            <tableViewCell id="cell"><rect key="frame" x="0" y="50" width="375" height="44"/>
            <tableViewCellContentView key="contentView" tableViewCell="cell" id="v"><subviews>
              <label text="\(long)" id="l"><rect key="frame" x="0" y="0" width="90" height="20"/>
            </label></subviews></tableViewCellContentView></tableViewCell></cells>
          </tableViewSection></sections></tableView>
        <navigationItem key="navigationItem" title="Settings" id="i">
          <barButtonItem key="rightBarButtonItem" title="Done" id="d"/></navigationItem>
      </tableViewController></objects></scene></scenes></document>
      """
    let document = try InterfaceDocument(data: Data(text.utf8), path: "Main.storyboard")
    let options = PreviewOptions(screens: [Screen.phones[0]], showsEveryWidth: false)
    let page = try page(of: document, options)
    let row = try #require(page.rows.first { $0.nodes[0].i == "t" })
    #expect(row.nodes[0].w == ["Settings", "Done"])
    #expect(row.nodes.first { $0.i == "cell" }?.w == ["Account", "Both"])
    #expect(row.nodes.first { $0.i == "l" }?.w == [long])
  }

  @Test func `a picture notes conflicts by their constraints, and texts that are cut off`() throws {
    var drawn = AuditDocument()
    drawn.views = [
      AuditDocument.view(
        "total", "label", #"text="A text that is too long for its frame""#, frame: (16, 20, 60, 20))
    ]
    drawn.place("total", x: 16, y: 20, width: 60, height: 20)
    drawn.constraints.append(
      AuditDocument.constraint("total-other-x", "total", "leading", "screen", constant: 18))
    let document = try InterfaceDocument(data: Data(drawn.text.utf8), path: "Main.storyboard")
    let options = PreviewOptions(screens: [Screen.phones[0]], showsEveryWidth: false)
    let page = try page(of: document, options)
    let notes = try #require(page.rows[0].drawn[0][0].x)
    #expect(notes.map(\.r) == ["conflict", "clipped-text"])
    #expect(notes[0].k?.count == 2 && notes[0].t?.isEmpty == false)
    #expect(notes[1].v == page.rows[0].nodes.firstIndex { $0.i == "total" })
    #expect(notes[1].m?.dropFirst(2) == [60, 20])
    #expect(notes[1].m?.allSatisfy { ($0 * 100).rounded() == $0 * 100 } == true)
  }

  @Test func `findings stand beside their views, with the widths on which they are`() throws {
    var drawn = AuditDocument()
    drawn.views = [
      AuditDocument.view(
        "Buy", "button", frame: (16, 100, 340, 44),
        content: #"<state key="normal" title="Buy"/>"#)
    ]
    drawn.place("Buy", x: 16, y: 100, width: 340, height: 44)
    let document = try InterfaceDocument(data: Data(drawn.text.utf8), path: "Login.storyboard")
    var preview = DocumentPreview(
      of: document.path, options: PreviewOptions(screens: [], showsEveryWidth: false))
    preview.add(document)
    preview.show(Audit().report(on: document).findings)
    let finding = try #require(try ReadPage.read(preview.page).findings.first)
    #expect([finding.s, "\(finding.l ?? 0)"] == ["error", "9"])
    #expect([finding.v, finding.w, [finding.x]] == [[0, 1], [320, 355], [320]])
    #expect(
      [finding.n, finding.t, finding.r] == [
        "Buy", "Buy passes the right edge of the screen by 36 pt", "outside-screen",
      ])
    #expect(finding.d.first == "iPhone SE (3rd generation) zoomed")
    #expect(!finding.a)
    #expect(finding.c == nil)
  }

  @Test func `an image of the project stands once in a page, and dark screens have their own`()
    throws
  {
    let folder = try TemporaryFolder([
      "Package.swift": "", "A.xcassets/logo.imageset/logo.png": "day",
      "A.xcassets/logo.imageset/night.png": "night",
      "A.xcassets/logo.imageset/Contents.json": """
      {"images": [{"idiom": "universal", "filename": "logo.png"},
        {"idiom": "universal", "filename": "night.png", "appearances": [{"value": "dark"}]}]}
      """,
      "App/Login.storyboard": Self.twoLogos,
    ])
    let document = try InterfaceDocument(
      contentsOf: folder.url.appending(path: "App/Login.storyboard"))
    var search = AssetSearch()
    let found = search.assets(for: document)
    let assets = try #require(found)
    var preview = DocumentPreview(
      of: document.path,
      options: PreviewOptions(appearances: [.light, .dark], showsEveryWidth: false, images: assets))
    preview.add(document)
    let page = try ReadPage.read(preview.page)
    let data = ["day", "night"].map {
      "data:image/png;base64,\(Data($0.utf8).base64EncodedString())"
    }
    #expect(page.images == [data])
    let images = page.templates.compactMap { template in
      template.firstIndex(of: .text("i")).map { template[$0 + 1] }
    }
    #expect(images == [.number(0)])
    #expect(try #require(preview.thumbnail).contains(data[0]))
    let picture = DocumentPictures(of: document, options: preview.options).first { _ in true }
    #expect(try #require(picture).svg.contains(data[0]))
  }

  @Test func `a document that names no image asks for none`() throws {
    var search = AssetSearch()
    let text = AuditDocument().text
    let document = try InterfaceDocument(data: Data(text.utf8), path: "/Login.storyboard")
    let found = search.assets(for: document)
    #expect(found == nil)
  }

  /// A screen with the same image twice.
  private static var twoLogos: String {
    var drawn = AuditDocument()
    drawn.views = ["first", "second"].map {
      AuditDocument.view($0, "imageView", #"image="logo""#, frame: (16, 20, 100, 41))
    }
    for (place, id) in ["first", "second"].enumerated() {
      drawn.place(id, x: 16, y: 20 + 50 * Double(place), width: 100, height: 41)
    }
    return drawn.text.replacing(
      "</document>",
      with: #"<resources><image name="logo" width="10" height="10"/></resources></document>"#)
  }
}
