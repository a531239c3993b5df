import Foundation
import Testing

/// The data of a page, read as its script reads it.
struct ReadPage: Decodable {
  let templates: [[Value]]
  let paints: [[Value]]
  let images: [[String]]
  let lists: [[Double]]
  let descriptions: [String]
  let rows: [Row]
  let findings: [Finding]
  let isAudited: Bool?
  let editor: String?

  /// A value of a template.
  enum Value: Decodable, Equatable {
    case number(Double)
    case text(String)
    case list([Value])

    init(from decoder: any Decoder) throws {
      let value = try decoder.singleValueContainer()
      do {
        self = .number(try value.decode(Double.self))
      } catch is DecodingError {
        do {
          self = .text(try value.decode(String.self))
        } catch is DecodingError {
          self = .list(try value.decode([Value].self))
        }
      }
    }
  }

  struct Finding: Decodable {
    let s, t, r, n: String
    let e, h, c: String?
    let d: [String]
    let a: Bool
    let l: Int?
    let v, w: [Int]
    let x: Int
  }

  struct Row: Decodable {
    let title: String
    let names: [String]
    let nodes: [Node]
    let constraints: [Constraint]
    let lengths: [Length]
    let variants: [Int]
    let drawn, scaled: [[Picture]]
    let sweeps, scaledSweeps: [Sweep?]
  }

  struct Node: Decodable {
    let n, c: String
    let t, i: String?
    let l: Int?
    let p: Int
    let w: [String]?
  }

  struct Constraint: Decodable {
    let t, d: String
    let s: String?
    let v, i: [Int]
    let n: [String]
    let k: Double
  }

  struct Length: Decodable {
    let t: String
    let v: [Int]
    let d: Double
  }

  struct Picture: Decodable {
    let f, t, d: Int
    let a: Int?
    let x: [Note]?
  }

  struct Note: Decodable, Equatable {
    let r: String
    let v: Int?
    let k: [Int]?
    let t: String?
    let m: [Double]?
  }

  struct Sweep: Decodable {
    let height, scale: Double
    let e: [[Edge]]
  }

  /// An edge: one number, two, or three a piece.
  struct Edge: Decodable {
    var numbers: [Double]

    /// Whether the number is the place of a list.
    private var isPlace = false

    /// The edge, which may be one of the lists of a page.
    func shared(in lists: [[Double]]) -> Edge {
      var edge = self
      if isPlace { edge.numbers = lists[Int(numbers[0])] }
      return edge
    }

    init(from decoder: any Decoder) throws {
      do {
        numbers = [try decoder.singleValueContainer().decode(Double.self)]
      } catch is DecodingError {
        numbers = try decoder.singleValueContainer().decode([Double].self)
        isPlace = numbers.count == 1
      }
    }

    /// The edge at a width, in whole pixels, in the arithmetic of the script.
    func pixel(at width: Double) -> Double {
      var piece = numbers.count > 2 ? Array(numbers[..<3]) : [320, numbers[0], 0]
      if numbers.count == 2 { piece[2] = numbers[1] }
      for start in stride(from: 0, to: numbers.count > 2 ? numbers.count : 0, by: 3)
      where numbers[start] <= width {
        piece = Array(numbers[start..<start + 3])
      }
      let place = piece[1] + piece[2] * (width - piece[0])
      return (place + (place < 0 ? -1e-3 : 1e-3)).rounded()
    }
  }

  /// Reads the data out of a page.
  static func read(_ html: String) throws -> ReadPage {
    let start = try #require(html.range(of: "id=\"data\">")).upperBound
    let end = try #require(html[start...].range(of: "</script>")).lowerBound
    return try JSONDecoder().decode(ReadPage.self, from: Data(html[start..<end].utf8))
  }
}
