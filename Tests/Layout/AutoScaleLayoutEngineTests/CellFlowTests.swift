import AutoScale
import AutoScaleTrees
import Testing

@testable import AutoScaleLayoutEngine

/// Cells of collections with a flow layout, on screens of other widths than the design's.
@Suite struct CellFlowTests {
  private func collection(
    cells: [LayoutRect], isHorizontal: Bool = false,
    size: LayoutSize = .init(width: 320, height: 400),
    _ set: (CollectionNode) -> Void = { _ in }
  ) -> CollectionNode {
    let collection = CollectionNode(
      "list", frame: LayoutRect(width: size.width, height: size.height)
    ) {
      for (index, frame) in cells.enumerated() { CollectionCellNode("\(index)", frame: frame) }
    }
    collection.hasFlowLayout = true
    collection.scrollsHorizontally = isHorizontal
    (collection.lineSpacing, collection.interitemSpacing) = (10, 10)
    set(collection)
    return collection
  }

  /// Five cells of 100 points in a collection of 320: lines of three, without spare room.
  private let grid = [
    LayoutRect(x: 0, y: 0, width: 100, height: 50),
    LayoutRect(x: 110, y: 0, width: 100, height: 50),
    LayoutRect(x: 220, y: 0, width: 100, height: 50),
    LayoutRect(x: 0, y: 60, width: 100, height: 50),
    LayoutRect(x: 110, y: 60, width: 100, height: 50),
  ]

  struct Lines: Sendable {
    let width: Double
    let x, y: [Double]
  }

  private static let lines = [
    Lines(width: 320, x: [0, 110, 220, 0, 110], y: [0, 0, 0, 60, 60]),
    // Three cells leave 90 points, which two gaps share; the last line has the same gaps.
    Lines(width: 390, x: [0, 145, 290, 0, 145], y: [0, 0, 0, 60, 60]),
    Lines(width: 460, x: [0, 120, 240, 360, 0], y: [0, 0, 0, 0, 60]),
    Lines(width: 210, x: [0, 110, 0, 110, 0], y: [0, 0, 60, 60, 120]),
  ]

  @Test(arguments: lines)
  func `lines take as many cells as fit, from edge to edge`(_ lines: Lines) throws {
    let flow = try #require(CellFlow(collection(cells: grid)))
    let frames = flow.frames(in: LayoutSize(width: lines.width, height: 400))
    #expect(frames.map(\.x) == lines.x)
    #expect(frames.map(\.y) == lines.y)
    #expect(frames.allSatisfy { $0.width == 100 && $0.height == 50 })
  }

  @Test func `a cell that fills its line in the design fills it on each screen`() throws {
    let flow = try #require(
      CellFlow(
        collection(cells: [LayoutRect(x: 16, y: 8, width: 288, height: 60)]) {
          $0.sectionInset = LayoutInsets(top: 8, left: 16, bottom: 8, right: 16)
        }))
    #expect(
      flow.frames(in: LayoutSize(width: 440, height: 400))
        == [LayoutRect(x: 16, y: 8, width: 408, height: 60)])
  }

  @Test func `a single cell of a line is in its middle, and one of several begins it`() throws {
    let wide = try #require(
      CellFlow(collection(cells: [LayoutRect(x: 60, y: 0, width: 200, height: 50)])))
    #expect(wide.frames(in: LayoutSize(width: 390, height: 400))[0].x == 95)
    let small = try #require(
      CellFlow(collection(cells: [LayoutRect(x: 0, y: 0, width: 50, height: 50)])))
    #expect(small.frames(in: LayoutSize(width: 390, height: 400))[0].x == 0)
  }

  @Test func `a header is as wide as the collection, and the cells are below it`() throws {
    let list = collection(cells: [LayoutRect(x: 0, y: 40, width: 100, height: 50)]) {
      $0.headerLength = 40
    }
    list.addChild(CollectionReusableNode("h", frame: LayoutRect(width: 320, height: 40)))
    let frames = try #require(CellFlow(list)).frames(in: LayoutSize(width: 440, height: 400))
    #expect(frames[0].y == 40)
    #expect(frames[1] == LayoutRect(width: 440, height: 40))
  }

  @Test func `a collection that scrolls to the side has columns`() throws {
    let cells = [0.0, 110].map { LayoutRect(x: 0, y: $0, width: 80, height: 100) }
    let flow = try #require(
      CellFlow(collection(cells: cells, isHorizontal: true, size: .init(width: 320, height: 210))))
    #expect(
      flow.frames(in: LayoutSize(width: 400, height: 150)).map(\.x) == [0, 90])
  }

  @Test func `cells that the design has elsewhere stay there`() {
    #expect(CellFlow(collection(cells: [LayoutRect(x: 40, y: 9, width: 100, height: 50)])) == nil)
    #expect(CellFlow(collection(cells: grid) { $0.hasFlowLayout = false }) == nil)
  }

  /// The items of a toolbar, and how far a view moves where the toolbar is 100 points wider.
  private static let toolbars: [(items: String, move: Double)] = [
    ("v", 0), ("svs", 50), ("sv", 100), ("svss", 33.333),
  ]

  @Test(arguments: toolbars)
  func `a view in a toolbar moves by the flexible spaces before it`(items: String, move: Double) {
    let bar = ToolbarNode("bar", frame: LayoutRect(width: 320, height: 44)) {
      ViewNode("view", frame: LayoutRect(x: 16, y: 7, width: 90, height: 30))
    }
    bar.autoresizingMask = [.flexibleWidth]
    bar.items = items.map { letter in
      var item = BarItem(letter == "s" ? .flexibleSpace : .fixedSpace(90))
      if letter == "v" { item.viewIdentifier = "view" }
      return item
    }
    var settings = LayoutSettings()
    settings.placesCells = true
    settings.snapsToPixels = false
    let screen = ViewNode("screen", frame: LayoutRect(width: 320, height: 400)) { bar }
    let frame = LayoutEngine(settings: settings).layout(
      screen, size: LayoutSize(width: 420, height: 400), in: .design
    ).frame(of: "view")
    #expect(abs((frame?.x ?? 0) - 16 - move) < 1e-3 && frame?.width == 90)
  }

  @Test(arguments: [(false, 110.0), (true, 145)])
  func `a device places cells, and the canvas keeps them`(placesCells: Bool, x: Double) {
    let list = collection(cells: grid)
    list.autoresizingMask = [.flexibleWidth]
    let screen = ViewNode("screen", frame: LayoutRect(width: 320, height: 400)) { list }
    var settings = LayoutSettings()
    settings.placesCells = placesCells
    let result = LayoutEngine(settings: settings).layout(
      screen, size: LayoutSize(width: 390, height: 400), in: .design)
    #expect(result.frame(of: "1")?.x == x)
  }
}
