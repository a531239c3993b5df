import AutoScaleSolver
import Testing

/// The cases of the ports of Cassowary to Python and Swift.
extension PeerCaseTests {
  // MARK: pybee/cassowary

  static let cassowaryPython = [
    Row("pybee/cassowary: bounds are added and deleted") { solver in
      let x = solver.makeVariable()
      try solver.add((x == 100).priority(1))
      let ten = try solver.add(x <= 10)
      let twenty = try solver.add(x <= 20)
      var found = [solver.solve()[x]]
      for constraint in [ten, twenty] {
        try solver.remove(constraint)
        found.append(solver.solve()[x])
      }
      let twice = [try solver.add(x <= 10), try solver.add(x <= 10)]
      for constraint in twice {
        found.append(solver.solve()[x])
        try solver.remove(constraint)
      }
      return (found + [solver.solve()[x]], [10, 20, 100, 10, 10, 100])
    },
    Row("pybee/cassowary: an equation is deleted among bounds") { solver in
      let (x, y) = (solver.makeVariable(), solver.makeVariable())
      try solver.add((x == 100).priority(1))
      try solver.add((y == 120).priority(750))
      let ten = try solver.add(x <= 10)
      let twenty = try solver.add(x <= 20)
      var found = solver.solve().values
      try solver.remove(ten)
      found += solver.solve().values
      let double = try solver.add(2 * x == y)
      found += solver.solve().values
      for constraint in [twenty, double] {
        try solver.remove(constraint)
        found += solver.solve().values
      }
      return (found, [10, 120, 20, 120, 20, 40, 60, 120, 100, 120])
    },
    Row("pybee/cassowary: the second of two values is left out") { solver in
      let x = solver.makeVariable()
      try solver.add(x == 10)
      let second = try solver.add(x == 5)
      let solution = solver.solve()
      #expect(solution.conflicts.map(\.omitted) == [second])
      return ([solution[x]], [10])
    },
    Row("pybee/cassowary: a chain of inequalities contradicts its end") { solver in
      let v = (0..<4).map { _ in solver.makeVariable() }
      try solver.add(v[0] >= 10)
      for (low, high) in zip(v, v.dropFirst()) { try solver.add(high >= low) }
      try solver.add(v[3] >= 8)
      let end = try solver.add(v[3] <= 4)
      let conflicts = solver.solve().conflicts
      #expect(!conflicts.isEmpty && conflicts.allSatisfy { $0.omitted == end })
      return ([], [])
    },
    Row("pybee/cassowary: two buttons in a window") { solver in
      let v = (0..<6).map { _ in solver.makeVariable() }
      let (left1, width1, left2, width2, left, right) = (v[0], v[1], v[2], v[3], v[4], v[5])
      try solver.add(left == 0)
      let stay = try solver.add((right == 0).priority(1))
      try solver.add(width1 == width2)
      try solver.add(left1 == left + 50)
      try solver.add(left + right == left2 + width2 + 50)
      try solver.add(left2 >= left1 + width1 + 100)
      for (width, least) in [(width1, 87.0), (width2, 113)] {
        try solver.add(width >= least)
        try solver.add((width == least).priority(750))
      }
      var found = solver.solve().values
      try solver.remove(stay)
      for size in [500.0, 700, 600] {
        let window = try solver.add(right == size)
        found.append(solver.solve()[left2])
        try solver.remove(window)
      }
      return (found, [50, 113, 263, 113, 0, 426, 337, 537, 437])
    },
    Row("pybee/cassowary: a quadrilateral keeps its midpoints") { solver in
      let corners = [(10.0, 10.0), (10, 200), (200, 200), (200, 10)]
      let p = corners.map { _ in [solver.makeVariable(), solver.makeVariable()] }
      let middles = corners.map { _ in [solver.makeVariable(), solver.makeVariable()] }
      for (index, corner) in corners.enumerated() {
        let priority = try #require(Priority(rawValue: 250 + 50 * Float(index)))
        try solver.add((p[index][0] == corner.0).priority(priority))
        try solver.add((p[index][1] == corner.1).priority(priority))
        for axis in 0...1 {
          try solver.add(middles[index][axis] == (p[index][axis] + p[(index + 1) % 4][axis]) / 2)
        }
      }
      for (axis, low, high) in [(0, [0, 1], [2, 3]), (1, [0, 3], [1, 2])] {
        for first in low {
          for last in high { try solver.add(p[first][axis] + 20 <= p[last][axis]) }
        }
      }
      for variable in p.joined() {
        try solver.add(variable >= 0)
        try solver.add(variable <= 500)
      }
      let first = solver.solve()
      try solver.edit(p[2][0], to: 300)
      try solver.edit(p[2][1], to: 400)
      let second = solver.solve()
      return (
        middles.joined().map { first[$0] } + middles.joined().map { second[$0] },
        [10, 105, 105, 200, 200, 105, 105, 10] + [10, 105, 155, 300, 250, 205, 105, 10]
      )
    },
  ]

  // MARK: CassowarySwift and Cassowary of LuizZak and inamiy

  static let cassowarySwift =
    programs + [
      Row("CassowarySwift: sums with constants") { solver in
        let (x, y) = (solver.makeVariable(), solver.makeVariable())
        try solver.add(x + 2 == 20)
        try solver.add(x + 2 == y + 10)
        return (solver.solve().values, [18, 10])
      },
      Row("CassowarySwift: an edit of a midpoint stops at both bounds") { solver in
        let (left, middle, right) = (
          solver.makeVariable(), solver.makeVariable(), solver.makeVariable()
        )
        try solver.add(middle == (left + right) / 2)
        try solver.add(right == left + 10)
        try solver.add(right <= 100)
        try solver.add(left >= 0)
        try solver.edit(middle, to: 2, priority: 750)
        let low = solver.solve().values
        try solver.edit(middle, to: 90)
        return (low + solver.solve().values, [0, 5, 10, 85, 90, 95])
      },
      Row("CassowarySwift: an edit of a child sizes its parent") { solver in
        let v = (0..<4).map { _ in solver.makeVariable() }
        try solver.add(v[2] == v[0])
        try solver.add(v[2] + v[3] == v[0] + v[1])
        try solver.edit(v[3], to: 24, priority: 750)
        return ([solver.solve()[v[1]]], [24])
      },
      Row("CassowarySwift: a required gap wins over a medium edit") { solver in
        let (first, second) = (solver.makeVariable(), solver.makeVariable())
        try solver.add(second >= first + 10)
        try solver.edit(first, to: 0, priority: 750)
        try solver.edit(second, to: 0, priority: 500)
        try solver.edit(first, to: 10)
        return (solver.solve().values, [10, 20])
      },
      Row("inamiy/Cassowary: constraints that are not required share an error") { solver in
        let (first, second) = (solver.makeVariable(), solver.makeVariable())
        try solver.add((first + second == 5).priority(750))
        try solver.add((first >= 2).priority(750))
        try solver.add((second >= 1).priority(750))
        try solver.add((second == 4).priority(250))
        return (solver.solve().values, [2, 3])
      },
    ]

  /// A linear program of inamiy's tests: the objective is a weak equation out of reach.
  static func program(
    _ name: String, _ objective: [Double], reaching goal: Double,
    _ rows: [([Double], Relation, Double)], _ expected: [Double]
  ) -> Row {
    Row("inamiy/Cassowary: \(name)") { solver in
      let x = try objective.map { _ in try solver.makeVariable(atLeast: 0) }
      for (factors, relation, constant) in rows {
        try solver.add(zip(x, factors).map { Term($0, $1) }, relation, constant)
      }
      try solver.add(zip(x, objective).map { Term($0, $1) }, .equal, goal, priority: 1)
      return (solver.solve().values, expected)
    }
  }

  static let programs = [
    program(
      "a minimum with equations alone", [1, 1], reaching: -1e4,
      [([1, 0], .equal, 1), ([0, 1], .equal, 2)], [1, 2]),
    program(
      "a minimum of four variables", [1, 1, 1, 0], reaching: -1e4,
      [
        ([1, 2, 3, 0], .equal, 3), ([-1, 2, 6, 0], .equal, 2), ([0, -4, -9, 0], .equal, -5),
        ([0, 0, 3, 1], .equal, 1),
      ], [0.5, 1.25, 0, 1]),
    program(
      "a maximum under one row", [5, 3], reaching: 1e4, [([1, 1], .lessThanOrEqual, 100)],
      [100, 0]),
    program(
      "a maximum under three rows", [5, 3], reaching: 1e4,
      [
        ([1, 1], .lessThanOrEqual, 100), ([4, 2], .lessThanOrEqual, 300),
        ([4, 3], .lessThanOrEqual, 330),
      ], [60, 30]),
    program(
      "a maximum of four variables", [0.5, 3, 1, 4], reaching: 1e4,
      [
        ([1, 1, 1, 1], .lessThanOrEqual, 40), ([2, 1, -1, -1], .lessThanOrEqual, 10),
        ([0, -1, 0, 1], .lessThanOrEqual, 10),
      ], [0, 15, 0, 25]),
    program(
      "a maximum between rows", [2, 3, 1], reaching: 1e4,
      [
        ([1, 1, 1], .lessThanOrEqual, 40), ([2, 1, -1], .greaterThanOrEqual, 10),
        ([0, -1, 1], .greaterThanOrEqual, 10),
      ], [10, 10, 20]),
    program(
      "a maximum with a negative factor", [-6, 6], reaching: 1e4,
      [([2, 3], .lessThanOrEqual, 6), ([-5, 9], .equal, 15), ([-6, 3], .greaterThanOrEqual, 3)],
      [0, 5.0 / 3]),
    program(
      "a minimum above two rows", [12, 6, 10], reaching: -1e4,
      [([1, 1, 2], .greaterThanOrEqual, 10), ([3, 1, 1], .greaterThanOrEqual, 20)], [5, 5, 0]),
    program(
      "a minimum of thirds", [6, 3], reaching: -1e4,
      [
        ([1, 1], .greaterThanOrEqual, 1), ([2, -1], .greaterThanOrEqual, 1),
        ([0, 3], .lessThanOrEqual, 2),
      ], [2.0 / 3, 1.0 / 3]),
  ]
}
