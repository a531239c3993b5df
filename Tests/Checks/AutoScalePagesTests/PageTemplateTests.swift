import AutoScale
import AutoScaleLayoutEngine
import AutoScaleTestSupport
import AutoScaleTrees
import Foundation
import Testing

@testable import AutoScalePages
@testable import AutoScalePictures

@Suite struct PageTemplateTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let drawings: [(width: Double, height: Double, numbers: [Double])]
    let templates: [String]
    var testDescription: String { templates.joined(separator: " | ") }
  }

  static let rows = [
    Row(
      drawings: [(100, 20, [100]), (101, 20, [101]), (200.5, 20, [200.5])],
      templates: [#"["s",[1]]"#]),
    Row(
      drawings: [(100, 20, [30.5]), (101, 20, [31]), (104, 20, [32.5])],
      templates: [#"["s",[0.5,0,-19.5]]"#]),
    Row(drawings: [(100, 20, [14]), (100, 30, [24])], templates: [#"["s",[0,1,-6]]"#]),
    Row(drawings: [(100, 20, [7]), (90, 20, [7])], templates: [#"["s",7]"#]),
    // A third of a point that is rounded to thousandths is still the width.
    Row(
      drawings: [(100 / 3.0, 20, [33.333]), (101 / 3.0, 20, [33.667])],
      templates: [#"["s",[1]]"#]),
    Row(
      drawings: [(320, 20, [1]), (200, 40, [2, 3]), (100, 40, [2, 3])],
      templates: [#"["s",1]"#, #"["s",2,"s",3]"#]),
    // Few samples on a line are no reason to believe in it.
    Row(drawings: [(10, 1, [7]), (20, 1, [90])], templates: [#"["s",[]]"#]),
    Row(
      drawings: [(1, 1, [7, 3]), (2, 1, [90, 8]), (3, 1, [2, 1])],
      templates: [#"["s",[],"s",[]]"#]),
    Row(
      drawings: (0..<8).map { (Double($0), 1, [Double(3 * $0)]) }, templates: [#"["s",[3]]"#]),
  ]

  /// A drawing that is nothing but numbers.
  private static func drawing(_ numbers: [Double]) -> Drawing {
    var drawing = Drawing()
    for number in numbers { drawing.append(.open(.scrolled), number) }
    return drawing
  }

  @Test(arguments: rows)
  func `drawings that follow from the size share a template`(_ row: Row) throws {
    var fitter = TemplateFitter()
    for drawing in row.drawings {
      let size = DrawnSize(width: drawing.width, height: drawing.height, screen: 375)
      _ = fitter.add(RoundedDrawing(Self.drawing(drawing.numbers)), at: size, pixelsPerPoint: 2)
    }
    var tables = PageTables()
    let templates = try fitter.fitted().templates.map { template in
      let encoded = PageTemplate(template, images: [:], in: &tables)
      return String(decoding: try JSONEncoder().encode(encoded), as: UTF8.self)
    }
    #expect(templates == row.templates)
  }

  @Test(arguments: UInt64(1)...200)
  func `a template gives back each drawing exactly`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let slope = ([0, 0.5, 1, 1.0 / 3, 0.75] as [Double]).randomElement(using: &random) ?? 0
    let noise = ([0, 0, 0.001, 20] as [Double]).randomElement(using: &random) ?? 0
    let drawings = (0..<40).map { place in
      let width = Double(Int.random(in: 0...3000, using: &random)) / 3
      let size = DrawnSize(width: width, height: 10, screen: Double(320 + place))
      let first = width * slope + 12.3456 + Double.random(in: 0...noise, using: &random)
      return (size, Self.drawing([first, 0.5 * width + size.screen * 17 / 375]))
    }
    var fitter = TemplateFitter()
    for (size, drawing) in drawings {
      _ = fitter.add(RoundedDrawing(drawing), at: size, pixelsPerPoint: 3)
    }
    let fitted = fitter.fitted()
    for (index, (size, drawing)) in drawings.enumerated() {
      #expect(fitted.numbers(of: index, at: size) == drawing.numbers.map(\.thousandths))
    }
  }

  @Test func `a number that grows with the screen is a form, whatever else it follows`() {
    var fitter = TemplateFitter()
    for screen in stride(from: 320.0, through: 1366, by: 7) {
      let width = (screen - 32).rounded()
      _ = fitter.add(
        RoundedDrawing(Self.drawing([0.5 * width + screen * 3 / 8])),
        at: DrawnSize(width: width, height: 20, screen: screen), pixelsPerPoint: 2)
    }
    let fitted = fitter.fitted()
    #expect(fitted.templates.count == 1)
    #expect(fitted.drawings.allSatisfy { $0.parameters.isEmpty })
  }

  @Test(arguments: [
    (["one {two}", "& three"], "one {two} & three", [[9], [17]]),
    (["ab", "cd"], "ab\ncd", [[2], [5]]),
    (["🦊 fox", "and…"], "🦊 fox and more", [[6], [10]]),
    (["ab", "   cd", "e"], "ab     cd e", [[2], [4, 9], [11]]),
    (["elsewhere", "b"], "a b", [[], []]),
  ])
  func `lines are parts of their text`(lines: [String], text: String, places: [[Double]]) {
    var source = TextSource(text)
    #expect(lines.map { source.content(of: $0).numbers } == places)
  }

  @Test(arguments: UInt64(1)...300)
  func `the lines of any text are drawn as they were broken`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let signs: [Character] = [
      " ", " ", " ", "a", "b", "7", "漢", "{", "}", "&", ";", ":", "\n", "…", "👩‍👩‍👧", "\u{1B}",
    ]
    let text = String(
      (0..<Int.random(in: 1...80, using: &random)).map { _ in
        signs.randomElement(using: &random) ?? " "
      })
    let lines = SystemTextMeasurer().lines(
      of: text, font: .system(17), width: Double.random(in: 10...150, using: &random), in: .design)
    var (written, read) = (TextSource(text), TextSource(text))
    for line in lines {
      switch written.content(of: line.text) {
      case (.part(_, let hasDots), let numbers):
        #expect(read.line(numbers) + (hasDots ? "…" : "") == line.text.drawable)
      case (let content, let numbers):
        #expect(content == .plain(line.text.drawable) && numbers.isEmpty)
      }
    }
    let runs = [ViewAppearance.TextRun(length: text.utf8.count)]
    if var styled = StyledText(text, runs: runs, font: .system(17)) {
      for line in lines {
        guard let pieces = styled.pieces(of: line.text) else { continue }
        #expect(
          pieces.map(\.text).joined() == String(line.text.map { $0.isWhitespace ? " " : $0 }))
      }
    }
  }

  @Test(arguments: UInt64(1)...200)
  func `an edge is on the same pixel at every width`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    var place = Double.random(in: -100...900, using: &random)
    var slope = 0.0
    let solved = (0..<1047).map { step in
      if step == 0 || Int.random(in: 0..<150, using: &random) == 0 {
        slope = [0, 1, 2, 2.0 / 3, -0.25].randomElement(using: &random) ?? 0
        place += Double(Int.random(in: -40...40, using: &random))
      }
      place += slope
      return place
    }
    // As frames are snapped to pixels.
    let snapped = solved.map { ($0 + ($0 < 0 ? -1e-3 : 1e-3)).rounded() }
    let edge = EdgeFunction(solved: solved, snapped: snapped, from: 320)
    #expect((320...1366).map { edge.pixel(at: $0) } == snapped)
    #expect(edge.pieces.count < 60)
  }

  @Test(arguments: [(10.4996, 11.0), (-10.4996, -11)])
  func `a solver's error decides no half of a pixel`(place: Double, pixel: Double) {
    let solved = [place, place, place + 1, place + 2]
    let snapped = [pixel, pixel, pixel + 1, pixel + 2]
    let edge = EdgeFunction(solved: solved, snapped: snapped, from: 320)
    #expect((320...323).map { edge.pixel(at: $0) } == snapped)
    #expect(edge.pieces.count == 2)
  }

  @Test func `an edge that stays where it is is one number, in whole pixels`() throws {
    let edge = EdgeFunction(solved: [24.5, 24.5, 24.5], snapped: [25, 25, 25], from: 320)
    #expect(try JSONEncoder().encode(edge) == Data("25".utf8))
  }
}

extension FittedDrawings {
  /// The numbers of a drawing at a size in thousandths, as the script of a page computes them.
  func numbers(of index: Int, at size: DrawnSize) -> [Int] {
    let drawing = drawings[index]
    var parameters = drawing.parameters[...]
    return templates[drawing.template].forms.map { form in
      guard let form else { return parameters.removeFirst() }
      let value =
        form.perWidth * size.width + form.perHeight * size.height + form.constant
        + form.perScreen * size.screen
      return Int((value * 1000).rounded())
    }
  }
}
