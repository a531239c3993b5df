import AutoScaleSolver

extension Workload {
  /// Half as many rows of a label and a field as views, at least one: hugging, compression resistance,
  /// a cap on the labels, aligned fields and baselines.
  public static func form(_ count: Int, width: Double = 320, isEdited: Bool = false) -> Workload {
    let rowCount = max(1, count / 2)
    var system = Workload(viewCount: 2 * rowCount)
    system.addRoot(width: width, height: 40 * Double(rowCount) + 100, isEdited: isEdited)
    func size(_ row: Int) -> Double { 40 + Double(row * 37 % 101) }
    let widest = (0..<rowCount).reduce(0) { max($0, min(size($1), 0.4 * width)) }
    var top = 20.0
    for row in 0..<rowCount {
      let (label, field) = (1 + 2 * row, 2 + 2 * row)
      system.addLabel(label, width: size(row))
      system.addField(field, after: label, isFirst: row == 0)
      let left = 16 + widest + 8
      system.expect(
        label, Frame(left: 16, top: top + 21 - 15, width: min(size(row), 0.4 * width), height: 20))
      system.expect(field, Frame(left: left, top: top, width: width - 16 - left, height: 30))
      top += 38
    }
    return system
  }

  private mutating func addLabel(_ label: Int, width: Double) {
    add(.left(label), -.left(0), relation: .equal, to: 16)
    addContent(.width(label), width)
    add(.width(label), -(0.4 * .width(0)), relation: .lessThanOrEqual, to: 0)
    addContent(.height(label), 20)
  }

  private mutating func addField(_ field: Int, after label: Int, isFirst: Bool) {
    if !isFirst { add(.left(field), -.left(2), relation: .equal, to: 0) }
    add(.left(field), -.left(label), -.width(label), relation: .greaterThanOrEqual, to: 8)
    add(.left(field), -.left(label), -.width(label), relation: .equal, to: 8, priority: 100)
    add(.left(field), .width(field), -.left(0), -.width(0), relation: .equal, to: -16)
    add(.width(field), relation: .greaterThanOrEqual, to: 60, priority: 750)
    addContent(.height(field), 30)
    if isFirst {
      add(.top(field), -.top(0), relation: .equal, to: 20)
    } else {
      add(.top(field), -.top(field - 2), -.height(field - 2), relation: .equal, to: 8)
    }
    add(
      .top(label), 0.75 * .height(label), -.top(field), -(0.7 * .height(field)), relation: .equal,
      to: 0)
  }

  /// Compression resistance 750 and hugging 250 of content.
  mutating func addContent(_ summand: Summand, _ size: Double, hugging: Priority = 250) {
    add(summand, relation: .greaterThanOrEqual, to: size, priority: 750)
    add(summand, relation: .lessThanOrEqual, to: size, priority: hugging)
  }

  /// A vertical list of self-sizing cells pinned at both ends, 5 points too tall: the one that hugs
  /// least stretches.
  public static func column(_ count: Int) -> Workload {
    func height(_ index: Int) -> Double { 20 + Double(index * 7 % 31) }
    let content = (0..<count).reduce(0) { $0 + height($1) }
    var system = Workload(viewCount: count)
    system.addRoot(width: 320, height: content + 8 * Double(count - 1) + 25)
    var top = 10.0
    for index in 0..<count {
      let view = index + 1
      let isLast = index == count - 1
      system.add(.left(view), -.left(0), relation: .equal, to: 10)
      system.add(.left(view), .width(view), -.left(0), -.width(0), relation: .equal, to: -10)
      system.addContent(.height(view), height(index), hugging: isLast ? 200 : 250)
      if index == 0 {
        system.add(.top(view), -.top(0), relation: .equal, to: 10)
      } else {
        system.addGap(.top(view), .top(view - 1), .height(view - 1))
      }
      let tall = height(index) + (isLast ? 5 : 0)
      system.expect(view, Frame(left: 10, top: top, width: 300, height: tall))
      top += tall + 8
    }
    system.add(.top(count), .height(count), -.top(0), -.height(0), relation: .equal, to: -10)
    return system
  }

  /// A gap of at least 8 that would rather be no more.
  mutating func addGap(_ start: Summand, _ before: Summand, _ size: Summand) {
    add(start, -before, -size, relation: .greaterThanOrEqual, to: 8)
    add(start, -before, -size, relation: .lessThanOrEqual, to: 8, priority: 500)
  }

  /// A row of labels with half of the width that they need; it has many solutions.
  public static func squeeze(_ count: Int) -> Workload {
    func width(_ index: Int) -> Double { 30 + Double(index * 37 % 61) }
    let need = (0..<count).reduce(0) { $0 + width($1) } + 8 * Double(count - 1)
    var system = Workload(viewCount: count)
    system.addRoot(width: (need / 2).rounded(.down) + 8 * Double(count) / 2, height: 44)
    for view in 1..<count + 1 {
      system.add(.top(view), -.top(0), relation: .equal, to: 0)
      system.add(.height(view), -.height(0), relation: .equal, to: 0)
      if view == 1 {
        system.add(.left(view), -.left(0), relation: .equal, to: 0)
      } else {
        system.addGap(.left(view), .left(view - 1), .width(view - 1))
      }
      system.addContent(.width(view), width(view - 1))
      system.add(.width(view), relation: .greaterThanOrEqual, to: 0)
    }
    system.add(
      .left(count), .width(count), -.left(0), -.width(0), relation: .lessThanOrEqual, to: 0)
    system.expectNothing()
    return system
  }
}
