extension Workload {
  /// Evaluates the closed form of a system without making its constraints: what computing the same
  /// frames by hand would cost.
  ///
  /// - Returns: The sum of all frames' numbers, so that the work is not optimised away.
  public static func closedFormSum(_ name: String, _ count: Int, width: Double = 320) -> Double {
    switch name {
    case "nested": sum(1..<count + 1) { view in nestedFrame(view) }
    case "row":
      sum(1..<count + 1) { view in
        Frame(left: 32 * Double(view - 1), top: 0, width: 32, height: 568)
      }
    case "form", "form-edit": formSum(count, width)
    case "grid": gridSum(count)
    case "column": columnSum(count)
    default: flatSum(count, width)
    }
  }

  private static func sum(_ views: Range<Int>, _ frame: (Int) -> Frame) -> Double {
    views.reduce(0) { $0 + frame($1).sum }
  }

  private static func nestedFrame(_ view: Int) -> Frame {
    let offset = Double(view) / 128
    return Frame(left: offset, top: offset, width: 320 - 2 * offset, height: 568 - 2 * offset)
  }

  private static func flatSum(_ count: Int, _ width: Double) -> Double {
    var sum = 0.0
    var frame = Frame(left: 10, top: 20, width: 0, height: 0)
    var firstInRow = frame
    for index in 0..<count {
      let extra = Double(index % 7)
      if index % 8 == 0 {
        if index > 0 { frame.top = firstInRow.top + firstInRow.height + 5 }
        frame.left = 10
      } else {
        frame.left += frame.width + 5
      }
      frame.width = index % 4 == 3 ? 0.1 * width + extra : 30 + extra
      if index % 3 != 0 || index == 0 { frame.height = Double(20 + index % 5) }
      if index % 8 == 0 { firstInRow = frame }
      sum += frame.sum
    }
    return sum
  }

  private static func formSum(_ count: Int, _ width: Double) -> Double {
    let rowCount = max(1, count / 2)
    func size(_ row: Int) -> Double { min(40 + Double(row * 37 % 101), 0.4 * width) }
    let left = 24 + (0..<rowCount).reduce(0) { max($0, size($1)) }
    return sum(0..<rowCount) { row in
      let top = 20 + 38 * Double(row)
      let label = Frame(left: 16, top: top + 6, width: size(row), height: 20)
      let field = Frame(left: left, top: top, width: width - 16 - left, height: 30)
      return Frame(left: label.sum, top: field.sum, width: 0, height: 0)
    }
  }

  private static func columnSum(_ count: Int) -> Double {
    var top = 10.0
    return sum(0..<count) { index in
      let height = 20 + Double(index * 7 % 31) + (index == count - 1 ? 5 : 0)
      defer { top += height + 8 }
      return Frame(left: 10, top: top, width: 300, height: height)
    }
  }
}

extension Workload.Frame {
  var sum: Double { left + top + width + height }
}
