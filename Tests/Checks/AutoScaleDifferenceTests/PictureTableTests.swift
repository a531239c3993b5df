import AutoScaleTestSupport
import Testing

@testable import AutoScaleDifference

@Suite struct PictureTableTests {
  /// The pictures and frames of a table, as the script of the page reads them.
  private static func contents(of table: PictureTable) -> [(svg: String, frames: [[Double]])] {
    var lists: [[Int]] = []
    for list in table.lists {
      let earlier = list[0] < 0 ? [] : lists[list[0]]
      lists.append(earlier.prefix(list[1]) + list.dropFirst(3) + earlier.suffix(list[2]))
    }
    var latest: [String: [Int]] = [:]
    return table.pictures.map { picture in
      var counts: [Int: Int] = [:]
      var parts: [(element: String, key: String, numbers: [Int])] = []
      for element in lists[picture[0]] {
        let key = "\(element) \(counts[element, default: 0])"
        counts[element, default: 0] += 1
        let text = table.elements[element]
        let count = text.hasPrefix("@") ? 4 : text.utf8.count { $0 == 0x7F }
        parts.append((text, key, latest[key] ?? Array(repeating: 0, count: count)))
      }
      var numbers = parts.flatMap(\.numbers)
      var changes = picture.dropFirst()
      while let change = changes.popFirst(), let count = changes.popFirst() {
        var place = 0
        for gap in changes.prefix(count) {
          place += gap
          numbers[place] += change
        }
        changes = changes.dropFirst(count)
      }
      var rest = numbers[...]
      var (texts, frames) = ([String](), [[Double]]())
      for part in parts {
        let own = rest.prefix(part.numbers.count)
        rest = rest.dropFirst(part.numbers.count)
        latest[part.key] = Array(own)
        if part.element.hasPrefix("@") {
          let place = Double(part.element.dropFirst()) ?? -1
          frames.append([place] + own.map { Double($0) / 1000 })
        } else {
          let pieces = part.element.split(separator: "\u{7F}", omittingEmptySubsequences: false)
          texts.append(
            zip(pieces, [""] + own.map(Self.text)).map { $1 + $0 }.joined())
        }
      }
      return (texts.joined(separator: "<"), frames)
    }
  }

  /// A number as JavaScript writes it.
  private static func text(_ thousandths: Int) -> String {
    let decimals = String(String(1000 + thousandths % 1000).dropFirst())
    let kept = String(decimals.reversed().drop { $0 == "0" }.reversed())
    return "\(thousandths / 1000)" + (kept.isEmpty ? "" : ".\(kept)")
  }

  private static func picture(using random: inout SplitMix64) -> (String, [[Double]]) {
    let numbers = ["0", "1", "12.5", "007", "0.125", "3.1415", "1234567", "1.50", "x2", "-4", "5."]
    let elements = (0..<Int.random(in: 1...6, using: &random)).map { _ in
      let name = ["rect", "text", "path"].randomElement(using: &random) ?? ""
      let values = (0..<3).map { _ in numbers.randomElement(using: &random) ?? "" }
      return "<\(name) a=\"\(values[0])\" b='\(values[1])'>Text \(values[2]) ½"
    }
    let frames = (0..<Int.random(in: 0...2, using: &random)).map { _ in
      [Double(Int.random(in: 0...3, using: &random))]
        + (0..<4).map { _ in Double(Int.random(in: -9000...9000, using: &random)) / 1000 }
    }
    return (elements.joined(), frames)
  }

  @Test(arguments: UInt64(0)...50)
  func `pictures are read as they were added, each once`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let pictures = (0..<20).map { _ in Self.picture(using: &random) }
    var table = PictureTable()
    let places = pictures.map { table.place(of: $0.0, frames: $0.1) }
    #expect(places == pictures.map { table.place(of: $0.0, frames: $0.1) })
    let contents = Self.contents(of: table)
    for (place, picture) in zip(places, pictures) {
      #expect(contents[place].svg == picture.0)
      #expect(contents[place].frames == picture.1)
    }
  }

  @Test func `a picture that moves states no more than its numbers`() {
    var table = PictureTable()
    _ = table.place(of: "<rect x='1' y='2'/><text x='1'>One</text>", frames: [])
    _ = table.place(of: "<rect x='2' y='2'/><text x='2'>One</text>", frames: [])
    #expect(table.pictures[1] == [0, 1000, 2, 0, 2])
  }
}
