import AutoScaleTrees

/// A picture of a screen in characters, for terminals.
///
///     for line in TextPicture(of: screen.drawing).lines { print(line) }
///     // ┌──────────────────────────────────────┐
///     // │                                      │
///     // │ ┌────────────────┐┌────────────────┐ │
///     // │ │Cancel          ││Send            │ │
///     // │ └────────────────┘└────────────────┘ │
///     // └──────────────────────────────────────┘
///
/// A character stands for 8 × 16 points. Views outside the screen are shown too.
package struct TextPicture {
  /// The size of a character, in points.
  ///
  /// Characters of a terminal are about twice as high as wide.
  private static let (columnWidth, lineHeight) = (8.0, 16.0)

  /// The largest number of columns and lines, and of those left of or above the screen.
  private static let most = (before: 8, columns: 160, lines: 80)

  private var canvas: [[Character]] = []

  /// The lines that the marked views cover, or nil if no view is marked.
  private let markedLines: ClosedRange<Int>?
  private let origin: Cells

  /// A view with its place on the screen.
  package struct Box {
    fileprivate let view: Int
    fileprivate let cells: Cells
    fileprivate let words: String

    /// Places a view by its index, its frame in the root and its words.
    package init(view: Int, frame: LayoutRect, words: String) {
      (self.view, self.words) = (view, words)
      cells = Cells(frame)
    }
  }

  /// Draws the boxes of views.
  ///
  /// - Parameters:
  ///   - drawing: The drawing of a screen.
  ///   - marked: The views that are drawn last, with double lines. They may be hidden in the drawing.
  /// - Complexity: O(*n*) in the operations, and the characters of the picture.
  package init(of drawing: Drawing, marked: [Box] = []) {
    // Marked boxes are drawn over the others, and once.
    let others = Self.boxes(in: drawing).filter { box in !marked.contains { $0.view == box.view } }
    let cells = (others + marked).map(\.cells)
    origin = Cells(
      left: max(-Self.most.before, cells.map(\.left).min() ?? 0),
      top: max(-Self.most.before, cells.map(\.top).min() ?? 0),
      right: min(Self.most.columns, cells.map(\.right).max() ?? 0),
      bottom: min(Self.most.lines, cells.map(\.bottom).max() ?? 0))
    canvas = Array(
      repeating: Array(repeating: " ", count: max(0, origin.right - origin.left + 1)),
      count: max(0, origin.bottom - origin.top + 1))
    let (top, first) = (marked.map(\.cells.top).min(), origin.top)
    let bottom = marked.map(\.cells.bottom).max()
    markedLines = top.map { $0 - first...max($0, bottom ?? $0) - first }
    for box in others { draw(box, by: .single) }
    for box in marked { draw(box, by: .double) }
  }

  /// Returns the root and the views with a look of their own, from back to front.
  private static func boxes(in drawing: Drawing) -> [Box] {
    var boxes: [Box] = []
    var numbers = drawing.numbers[...]
    // Scrolled content is shown where its frame is.
    var origins = [LayoutRect()]
    for operation in drawing.operations {
      let values = Array(numbers.prefix(operation.numberCount))
      numbers = numbers.dropFirst(values.count)
      switch operation {
      case .open(.view(let index, _, let words)):
        let frame = LayoutRect(x: values[0], y: values[1], width: values[2], height: values[3])
          .moved(by: origins[origins.count - 1])
        // A root without a look of its own still frames the picture.
        if index == 0 || words != nil {
          boxes.append(Box(view: index, frame: frame, words: words ?? ""))
        }
        origins.append(frame)
      case .open: origins.append(origins[origins.count - 1])
      case .close: origins.removeLast()
      default: break
      }
    }
    return boxes
  }

  /// The lines of the picture, without spaces at their ends.
  package var lines: [String] {
    canvas.map { line in
      String(line[..<((line.lastIndex { $0 != " " } ?? -1) + 1)])
    }
  }

  /// Returns the lines of the marked views with a margin of lines above and below, or all lines if no
  /// view is marked.
  package func lines(around margin: Int) -> ArraySlice<String> {
    guard let markedLines else { return lines[...] }
    let near = markedLines.lowerBound - margin...markedLines.upperBound + margin
    return lines.indices.isEmpty
      ? [] : lines[near.clamped(to: 0...lines.count - 1)]
  }

  /// Draws a box with words in its middle.
  ///
  /// A box lower than three lines is drawn as brackets.
  private mutating func draw(_ box: Box, by lines: Lines) {
    let (cells, words) = (box.cells, box.words)
    guard cells.left <= origin.right, cells.right >= origin.left, cells.top <= origin.bottom,
      cells.bottom >= origin.top
    else { return }
    // A box of less than three lines has no room for words inside a frame.
    guard cells.bottom - cells.top >= 2, cells.right > cells.left else {
      write("[", at: cells.left, cells.top)
      if cells.right > cells.left { write("]", at: cells.right, cells.top) }
      return write(words: words, in: cells, line: cells.top)
    }
    for column in (cells.left...cells.right).clamped(to: origin.left...origin.right) {
      write(lines.horizontal, at: column, cells.top)
      write(lines.horizontal, at: column, cells.bottom)
    }
    for line in (cells.top...cells.bottom).clamped(to: origin.top...origin.bottom) {
      write(lines.vertical, at: cells.left, line)
      write(lines.vertical, at: cells.right, line)
    }
    for (corner, place) in zip(lines.corners, cells.corners) {
      write(corner, at: place.column, place.line)
    }
    write(words: words, in: cells, line: (cells.top + cells.bottom) / 2)
  }

  private mutating func write(words: String, in cells: Cells, line: Int) {
    let room = cells.right - cells.left - 1
    guard room > 0, !words.isEmpty else { return }
    let shown = words.count > room ? words.prefix(room - 1) + "…" : words[...]
    for (offset, character) in shown.enumerated() {
      write(character.isWhitespace ? " " : character, at: cells.left + 1 + offset, line)
    }
  }

  private mutating func write(_ character: Character, at column: Int, _ line: Int) {
    let (column, line) = (column - origin.left, line - origin.top)
    guard canvas.indices.contains(line), canvas[line].indices.contains(column) else { return }
    canvas[line][column] = character
  }
}

extension TextPicture {
  /// The characters of a box.
  private struct Lines {
    let horizontal, vertical: Character
    /// The upper left one, the upper right one, the lower left one, the lower right one.
    let corners: String

    static let single = Lines(horizontal: "─", vertical: "│", corners: "┌┐└┘")
    static let double = Lines(horizontal: "═", vertical: "║", corners: "╔╗╚╝")
  }

  /// The first and last column and line of a box.
  fileprivate struct Cells {
    let left, top, right, bottom: Int

    init(left: Int, top: Int, right: Int, bottom: Int) {
      (self.left, self.top, self.right, self.bottom) = (left, top, right, bottom)
    }

    init(_ rect: LayoutRect) {
      // The limit keeps the numbers in range; no picture is so large.
      func cell(_ place: Double, _ size: Double) -> Int {
        place.isNaN ? 0 : Int((min(max(place, -1e5), 1e5) / size).rounded())
      }
      left = cell(rect.x, columnWidth)
      top = cell(rect.y, lineHeight)
      // A box of less than a character still takes one.
      right = max(left, cell(rect.maxX, columnWidth) - 1)
      bottom = max(top, cell(rect.maxY, lineHeight) - 1)
    }

    /// The places of the corners, in the order of ``Lines/corners``.
    var corners: [(column: Int, line: Int)] {
      [(left, top), (right, top), (left, bottom), (right, bottom)]
    }
  }
}
