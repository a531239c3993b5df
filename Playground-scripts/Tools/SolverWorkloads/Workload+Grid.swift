extension Workload {
  /// Columns and rows aligned, gaps of at least 8 pulled tight at 250, sizes at 750 and 250.
  public static func grid(_ count: Int) -> Workload {
    let grid = Grid(count)
    var system = Workload(viewCount: grid.rowCount * grid.columnCount)
    system.addRoot(width: 200 * Double(grid.columnCount), height: 100 * Double(grid.rowCount))
    for row in 0..<grid.rowCount {
      for column in 0..<grid.columnCount {
        system.alignCell(row, column, grid)
        system.addCellGaps(row, column, grid)
        system.addCellContent(row, column, grid)
        system.expect(grid.view(row, column), grid.frame(row, column))
      }
    }
    return system
  }

  /// Evaluates the closed form of a grid: the sum of all frames' numbers.
  static func gridSum(_ count: Int) -> Double {
    let grid = Grid(count)
    var sum = 0.0
    for row in 0..<grid.rowCount {
      for column in 0..<grid.columnCount { sum += grid.frame(row, column).sum }
    }
    return sum
  }

  /// The sizes of a grid.
  private struct Grid {
    let columnCount, rowCount: Int
    let widths, heights, lefts, tops: [Double]

    init(_ count: Int) {
      let columnCount = max(2, Int(Double(count).squareRoot()))
      let rowCount = (count + columnCount - 1) / columnCount
      (self.columnCount, self.rowCount) = (columnCount, rowCount)
      let widths = (0..<columnCount).map { column in
        (0..<rowCount).reduce(0) { max($0, Self.width($1, column)) }
      }
      let heights = (0..<rowCount).map { row in
        (0..<columnCount).reduce(0) { max($0, Self.height(row, $1)) }
      }
      (self.widths, self.heights) = (widths, heights)
      lefts = widths.indices.map { 10 + widths[..<$0].reduce(0, +) + 8 * Double($0) }
      tops = heights.indices.map { 10 + heights[..<$0].reduce(0, +) + 8 * Double($0) }
    }

    static func width(_ row: Int, _ column: Int) -> Double {
      30 + Double((row * 31 + column * 17) % 47)
    }

    static func height(_ row: Int, _ column: Int) -> Double {
      15 + Double((row * 13 + column * 29) % 23)
    }

    func view(_ row: Int, _ column: Int) -> Int { 1 + row * columnCount + column }

    func frame(_ row: Int, _ column: Int) -> Frame {
      Frame(left: lefts[column], top: tops[row], width: widths[column], height: heights[row])
    }
  }

  private mutating func alignCell(_ row: Int, _ column: Int, _ grid: Grid) {
    let view = grid.view(row, column)
    if row > 0 {
      add(.left(view), -.left(grid.view(0, column)), relation: .equal, to: 0)
      add(.width(view), -.width(grid.view(0, column)), relation: .equal, to: 0)
    } else if column == 0 {
      add(.left(view), -.left(0), relation: .equal, to: 10)
    }
    if column > 0 {
      add(.top(view), -.top(grid.view(row, 0)), relation: .equal, to: 0)
      add(.height(view), -.height(grid.view(row, 0)), relation: .equal, to: 0)
    } else if row == 0 {
      add(.top(view), -.top(0), relation: .equal, to: 10)
    }
  }

  private mutating func addCellGaps(_ row: Int, _ column: Int, _ grid: Grid) {
    let view = grid.view(row, column)
    if column > 0 {
      let before = grid.view(row, column - 1)
      addCellGap(.left(view), -.left(before), -.width(before))
    }
    if row > 0 {
      let above = grid.view(row - 1, column)
      addCellGap(.top(view), -.top(above), -.height(above))
    }
  }

  private mutating func addCellGap(_ start: Summand, _ before: Summand, _ size: Summand) {
    add(start, before, size, relation: .greaterThanOrEqual, to: 8)
    add(start, before, size, relation: .equal, to: 8, priority: 250)
  }

  private mutating func addCellContent(_ row: Int, _ column: Int, _ grid: Grid) {
    let view = grid.view(row, column)
    let (width, height) = (Grid.width(row, column), Grid.height(row, column))
    add(.width(view), relation: .greaterThanOrEqual, to: width, priority: 750)
    add(.width(view), relation: .lessThanOrEqual, to: width, priority: 250)
    add(.height(view), relation: .greaterThanOrEqual, to: height, priority: 750)
    add(.height(view), relation: .lessThanOrEqual, to: height, priority: 250)
    if column == grid.columnCount - 1 {
      add(.left(view), .width(view), -.left(0), -.width(0), relation: .lessThanOrEqual, to: -10)
    }
    if row == grid.rowCount - 1 {
      add(.top(view), .height(view), -.top(0), -.height(0), relation: .lessThanOrEqual, to: -10)
    }
  }
}
