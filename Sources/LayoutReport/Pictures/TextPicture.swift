import AutoLayout
import AutoScale
import ViewTree

/// A picture of a layout in characters, for terminals.
///
///     for line in TextPicture(of: result).lines { print(line) }
///     // ┌──────────────────────────────────────┐
///     // │                                      │
///     // │ ┌────────────────┐┌────────────────┐ │
///     // │ │Cancel          ││Send            │ │
///     // │ └────────────────┘└────────────────┘ │
///     // └──────────────────────────────────────┘
///
/// A character stands for 8 × 16 points. What lies beyond the screen is shown as well.
package struct TextPicture {
  /// How many points a column and a line of text stand for.
  private static let (columnWidth, lineHeight) = (8.0, 16.0)

  /// What is beyond so many columns or lines, and so many before the screen, is left out.
  private static let most = (before: 8, columns: 160, lines: 80)

  private var canvas: [[Character]] = []

  /// The lines of the canvas in which the marked views are; nil for none.
  private let markedLines: ClosedRange<Int>?
  private let origin: Cells

  /// Draws a layout.
  ///
  /// - Parameters:
  ///   - result: The frames.
  ///   - marked: The indexes of the views that are drawn last, with double lines.
  /// - Complexity: O(*n* log *n*) in the views, and the characters of the picture.
  init(of result: LayoutResult, marked: [Int] = []) {
    let parents = result.nodes.map { $0.parent.flatMap { result.index(of: $0) } ?? -1 }
    let rects = LayoutRect.rects(of: result.frames, parents: parents)
    var isVisible: [Bool] = []
    for (node, parent) in zip(result.nodes, parents) {
      isVisible.append(!node.isHidden && (parent < 0 || isVisible[parent]))
    }
    let shown = result.nodes.indices.filter { index in
      let node = result.nodes[index]
      let hasLook = node.shownWords != nil || node.appearance.backgroundColor != nil
      return index == 0 || marked.contains(index) || isVisible[index] && hasLook
    }
    let cells = shown.map { Cells(rects[$0]) }
    origin = Cells(
      left: max(-Self.most.before, cells.map(\.left).min() ?? 0),
      top: max(-Self.most.before, cells.map(\.top).min() ?? 0),
      right: min(Self.most.columns, cells.map(\.right).max() ?? 0),
      bottom: min(Self.most.lines, cells.map(\.bottom).max() ?? 0))
    canvas = Array(
      repeating: Array(repeating: " ", count: max(0, origin.right - origin.left + 1)),
      count: max(0, origin.bottom - origin.top + 1))
    let places = marked.map { Cells(rects[$0]) }
    let (top, first) = (places.map(\.top).min(), origin.top)
    let bottom = places.map(\.bottom).max()
    markedLines = top.map { $0 - first...max($0, bottom ?? $0) - first }
    let order = shown.filter { !marked.contains($0) } + marked
    for index in order {
      draw(
        Cells(rects[index]), by: marked.contains(index) ? .double : .single,
        around: result.nodes[index].shownWords ?? "")
    }
  }

  /// The lines of the picture, without spaces at their ends.
  package var lines: [String] {
    canvas.map { line in
      String(line[..<((line.lastIndex { $0 != " " } ?? -1) + 1)])
    }
  }

  /// The lines around the marked views, and a few more at both sides; all lines where none is marked.
  package func lines(around margin: Int) -> ArraySlice<String> {
    guard let markedLines else { return lines[...] }
    let near = markedLines.lowerBound - margin...markedLines.upperBound + margin
    return lines.indices.isEmpty
      ? [] : lines[near.clamped(to: 0...lines.count - 1)]
  }

  /// Draws a box with words in the middle of it, or in brackets where it is less than three lines high.
  private mutating func draw(_ cells: Cells, by lines: Lines, around words: String) {
    guard cells.left <= origin.right, cells.right >= origin.left, cells.top <= origin.bottom,
      cells.bottom >= origin.top
    else { return }
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
  /// The characters of which a box is made.
  private struct Lines {
    let horizontal, vertical: Character
    /// The upper left one, the upper right one, the lower left one, the lower right one.
    let corners: String

    static let single = Lines(horizontal: "─", vertical: "│", corners: "┌┐└┘")
    static let double = Lines(horizontal: "═", vertical: "║", corners: "╔╗╚╝")
  }

  /// The columns and lines of a box, to the last one in it.
  private struct Cells {
    let left, top, right, bottom: Int

    init(left: Int, top: Int, right: Int, bottom: Int) {
      (self.left, self.top, self.right, self.bottom) = (left, top, right, bottom)
    }

    init(_ rect: LayoutRect) {
      /// No picture is so large, and each number is one of cells.
      func cell(_ place: Double, _ size: Double) -> Int {
        place.isNaN ? 0 : Int((min(max(place, -1e5), 1e5) / size).rounded())
      }
      left = cell(rect.x, columnWidth)
      top = cell(rect.y, lineHeight)
      right = max(left, cell(rect.maxX, columnWidth) - 1)
      bottom = max(top, cell(rect.maxY, lineHeight) - 1)
    }

    /// The places of the corners, in the order of ``Lines/corners``.
    var corners: [(column: Int, line: Int)] {
      [(left, top), (right, top), (left, bottom), (right, bottom)]
    }
  }
}

extension ViewNode {
  /// What a picture in characters says of a view; nil for one that is a container.
  fileprivate var shownWords: String? {
    switch role {
    case .label(let label): label.text
    case .button(let button): button.title ?? ""
    case .textField(let field): field.text ?? field.placeholder ?? ""
    case .image(let image): image.imageName ?? "image"
    case .switch, .slider, .stepper, .segmentedControl, .datePicker, .searchBar: className
    case .view, .textView, .control, .pageControl, .progress, .activityIndicator, .picker,
      .visualEffect, .web, .map, .stack, .scroll, .table, .tableCell, .tableHeaderFooter,
      .contentView, .collection, .collectionReusable, .collectionCell, .navigationBar, .tabBar,
      .toolbar:
      nil
    }
  }
}
