import AutoScaleSolver

/// Layouts of few kinds of constraints in which everything depends on everything, so that a method
/// that is quick on forms may be slow on them.
extension Workload {
  /// These systems by name; each takes the number of views.
  public static let growthCatalog: [(name: String, make: @Sendable (Int) -> Workload)] = [
    ("spacing", { spacing($0) }),
    ("centering", { centering($0) }),
    ("proportional", { proportional($0) }),
    ("ring", { ring($0) }),
    ("rows", { squeezedRows($0, rowCount: 2) }),
    ("spreadsheet", { squeezedRows($0, rowCount: max(1, Int(Double($0).squareRoot()))) }),
  ]

  /// Labels with equal gaps of at least 8 between them, in a row that is wider than they need.
  public static func spacing(_ count: Int) -> Workload {
    var system = stack(count, width: 60 * Double(count))
    guard count > 2 else { return system }
    for view in 2..<count {
      system.add(
        .left(view + 1), -.left(view), -.width(view), -.left(2), .left(1), .width(1),
        relation: .equal, to: 0)
    }
    return system
  }

  /// Labels whose centres would rather have equal distances, with gaps of at least 8.
  public static func centering(_ count: Int) -> Workload {
    var system = stack(count, width: 60 * Double(count))
    guard count > 2 else { return system }
    for view in 2..<count {
      system.add(
        [
          .left(view + 1), 0.5 * .width(view + 1), -2 * .left(view), -.width(view),
          .left(view - 1), 0.5 * .width(view - 1),
        ], relation: .equal, to: 0, priority: 150)
    }
    return system
  }

  /// Labels that fill a row in proportion to their contents.
  public static func proportional(_ count: Int) -> Workload {
    var system = stack(count, width: 50 * Double(count), gap: .equal)
    for view in 1..<count + 1 {
      system.add(
        labelWidth(1) * .width(view), -labelWidth(view) * .width(1), relation: .equal, to: 0,
        priority: 999)
    }
    return system
  }

  private static func labelWidth(_ view: Int) -> Double { 20 + Double(view * 37 % 31) }

  /// A row of labels from one end of the root to the other.
  private static func stack(_ count: Int, width: Double, gap: Relation = .greaterThanOrEqual)
    -> Workload
  {
    var system = Workload(viewCount: count)
    system.addRoot(width: width, height: 44)
    for view in 1..<count + 1 {
      system.add(.top(view), -.top(0), relation: .equal, to: 0)
      system.add(.height(view), -.height(0), relation: .equal, to: 0)
      system.addContent(.width(view), labelWidth(view))
      guard view > 1 else { continue }
      let terms: [Summand] = [.left(view), -.left(view - 1), -.width(view - 1)]
      system.add(terms, relation: gap, to: 8)
      if gap != .equal { system.add(terms, relation: .equal, to: 8, priority: 49) }
    }
    system.add(.left(1), -.left(0), relation: .equal, to: 0)
    system.add(.left(count), .width(count), -.left(0), -.width(0), relation: .equal, to: 0)
    system.expectNothing()
    return system
  }

  /// Numbers in a ring, each tied to its neighbours by an equation of three terms.
  public static func ring(_ count: Int) -> Workload {
    var system = Workload(variableCount: count)
    for index in 0..<count {
      system.add(
        Summand(index: (index + count - 1) % count),
        Summand(index: index, coefficient: 3), Summand(index: (index + 1) % count),
        relation: .equal, to: 5 * Double(index % 11))
    }
    system.expectNothing()
    return system
  }

  /// Rows of labels one below the other in aligned columns, with two thirds of the width they need.
  public static func squeezedRows(_ count: Int, rowCount: Int) -> Workload {
    let columnCount = max(1, count / rowCount)
    var system = Workload(viewCount: rowCount * columnCount)
    system.addRoot(width: 30 * Double(columnCount), height: 44 * Double(rowCount))
    for row in 0..<rowCount {
      for column in 0..<columnCount {
        let view = 1 + row * columnCount + column
        system.add(.top(view), -.top(0), relation: .equal, to: 44 * Double(row))
        system.add(.height(view), relation: .equal, to: 44)
        system.addContent(.width(view), labelWidth(view))
        system.add(.width(view), relation: .greaterThanOrEqual, to: 0)
        if row > 0 {
          system.add(.left(view), -.left(view - columnCount), relation: .equal, to: 0)
        }
        if column > 0 {
          system.addGap(.left(view), .left(view - 1), .width(view - 1))
        } else {
          system.add(.left(view), -.left(0), relation: .equal, to: 0)
        }
      }
      let last = 1 + row * columnCount + columnCount - 1
      system.add(
        .left(last), .width(last), -.left(0), -.width(0), relation: .lessThanOrEqual, to: 0)
    }
    system.expectNothing()
    return system
  }
}
