import AutoScale
import AutoScaleLayoutEngine
import AutoScaleTestSupport
import AutoScaleTrees
import Testing

@testable import AutoScalePictures

/// The places of a toolbar's items.
@Suite struct ToolbarTests {
  struct Row: Sendable {
    /// A letter for each item: a button, a flexible space or a fixed space.
    let items: String
    /// The left and the right edge of each item.
    let places: [[Double]]
  }

  private static let rows = [
    Row(items: "bsb", places: [[16, 116], [124, 248], [256, 356]]),
    Row(items: "sb", places: [[16, 248], [256, 356]]),
    // Spaces shrink to nothing before buttons do.
    Row(items: "bsbfb", places: [[16, 116], [124, 148], [148, 248], [256, 256], [256, 356]]),
    // Four buttons want 424 points, and have 340.
    Row(
      items: "bbbb",
      places: [[16, 96.19], [102.60, 182.79], [189.21, 269.40], [275.81, 356]]),
  ]

  @Test(arguments: rows)
  func `flexible spaces share what is left, and no item leaves the bar`(_ row: Row) {
    let kinds: [Character: (kind: BarItem.Kind, width: Double)] = [
      "b": (.button, 100), "s": (.flexibleSpace, 0), "f": (.fixedSpace(40), 40),
    ]
    let places = BarRoom.places(
      of: row.items.compactMap { kinds[$0] }, gap: 8, in: LayoutRect(width: 372, height: 44))
    #expect(places.count == row.places.count)
    for (place, edges) in zip(places, row.places) {
      #expect(abs(place.x - edges[0]) < 0.01)
      #expect(abs(place.maxX - edges[1]) < 0.01)
    }
  }

  @Test(arguments: SystemLook.allCases, [1, 5, 9])
  func `nothing of a full toolbar is outside the screen`(look: SystemLook, count: Int) throws {
    let bar = ToolbarNode("bar", frame: LayoutRect(y: 600, width: 375, height: 44))
    bar.items = (0..<count).flatMap {
      [BarItem(title: "Title \($0)"), BarItem(.flexibleSpace), BarItem(imageName: "plus")]
    }
    var options = PictureOptions()
    options.look = look
    let result = LayoutEngine().layout(ViewNode("screen") { bar }, in: .design)
    let read = try ReadXML(ScreenPicture(of: result, options: options).svg)
    let texts = zip(read.names, read.attributes).filter { $0.0 == "text" }.map(\.1)
    #expect(texts.count == count)
    for text in texts {
      let x = try #require(text["x"].flatMap(Double.init))
      let width = try #require(text["textLength"].flatMap(Double.init))
      #expect(x >= 0 && x + width <= 375)
    }
  }
}
