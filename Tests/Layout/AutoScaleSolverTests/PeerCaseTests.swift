import AutoScaleSolver
import Testing

/// Facts that the tests of kiwi and of the ports of Cassowary hold, with 1, 500 and 750 for weak, medium and
/// strong.
@Suite struct PeerCaseTests {
  /// A case that solves one or more times, and returns the values it found beside those it expects.
  struct Row: Sendable, CustomTestStringConvertible {
    typealias Run = @Sendable (inout Solver) throws -> (found: [Double], expected: [Double])

    let testDescription: String
    let run: Run

    init(_ name: String, _ run: @escaping Run) {
      testDescription = name
      self.run = run
    }
  }

  @Test(arguments: kiwi + cassowaryJS + cassowaryDart + cassowaryPython + cassowarySwift)
  func `another solver's case has its result here`(_ row: Row) throws {
    var solver = Solver()
    let (found, expected) = try row.run(&solver)
    #expect(found.count == expected.count)
    for (value, other) in zip(found, expected) {
      #expect(abs(value - other) <= 1e-6 * max(1, abs(other)), "\(found), not \(expected)")
    }
  }

  // MARK: kiwi

  static let kiwi = [
    Row("kiwi: a required edit holds, and ended edits may be ended again") { solver in
      let value = solver.makeVariable()
      try solver.edit(value, to: 0, priority: 1)
      solver.endEditing(solver.makeVariable())
      solver.endEditing(value)
      solver.endEditing(value)
      try solver.edit(value, to: 3, priority: .required)
      let edited = solver.solve()[value]
      solver.removeAll()
      let fresh = solver.makeVariable()
      return ([edited, solver.solve()[fresh]], [3, 0])
    },
    Row("kiwi: a suggestion wins over a weaker value") { solver in
      let value = solver.makeVariable()
      try solver.edit(value, to: 0, priority: 500)
      try solver.add((value == 1).priority(1))
      try solver.edit(value, to: 2)
      return ([solver.solve()[value]], [2])
    },
    Row("kiwi: a suggestion yields to required constraints") { solver in
      let (first, second) = (solver.makeVariable(), solver.makeVariable())
      try solver.edit(second, to: 0, priority: 1)
      try solver.add(first + second == 0)
      try solver.add(second <= -1)
      try solver.add((second >= 0).priority(1))
      try solver.edit(second, to: 0)
      return ([solver.solve()[second]], [-1])
    },
    Row("kiwi: an unsatisfiable constraint is left out, and may be taken back") { solver in
      let value = solver.makeVariable()
      let atLeast = [try solver.add(value >= 1), try solver.add(value >= 1)]
      let atMost = try solver.add(value <= 0)
      let broken = solver.solve()
      #expect(broken.conflicts.map(\.omitted) == [atMost])
      for constraint in atLeast { try solver.remove(constraint) }
      #expect(throws: SolverError.self) { try solver.remove(atLeast[0]) }
      let repaired = solver.solve()
      return ([broken[value], Double(repaired.conflicts.count), repaired[value]], [1, 0, 0])
    },
    Row("kiwi: an underconstrained variable takes its suggestion") { solver in
      let value = solver.makeVariable()
      try solver.edit(value, to: 0, priority: 1)
      try solver.add(2 * value + 1 >= 0)
      try solver.edit(value, to: 10)
      return ([solver.solve()[value]], [10])
    },
    Row("kiwi: a required equation wins over a weak one") { solver in
      let (first, second) = (solver.makeVariable(), solver.makeVariable())
      try solver.add(first + second == 0)
      try solver.add(first == 10)
      try solver.add((second >= 0).priority(1))
      return (solver.solve().values, [10, -10])
    },
    Row("kiwi: a strong equation wins over a medium inequality") { solver in
      let (first, second) = (solver.makeVariable(), solver.makeVariable())
      try solver.add(first + second == 0)
      try solver.add((first >= 10).priority(500))
      try solver.add((second == 2).priority(750))
      return (solver.solve().values, [-2, 2])
    },
    Row("kiwi: the example of the paper stops at its bound") { solver in
      let (middle, left, right) = (
        solver.makeVariable(), solver.makeVariable(), solver.makeVariable()
      )
      try solver.edit(middle, to: 0, priority: 750)
      try solver.edit(left, to: 0, priority: 1)
      try solver.edit(right, to: 0, priority: 1)
      try solver.add(2 * middle == left + right)
      try solver.add(left + 20 <= right)
      try solver.add(left >= -10)
      try solver.add(right <= 100)
      for (variable, value) in [(middle, 40.0), (right, 50), (left, 30), (middle, 60)] {
        try solver.edit(variable, to: value)
      }
      let first = solver.solve()
      try solver.edit(middle, to: 90)
      return ([first[left] + first[right]] + solver.solve().values, [120, 90, 80, 100])
    },
    Row("kiwi: a weak inequality yields to a required one") { solver in
      let value = solver.makeVariable()
      try solver.add(value >= 10)
      try solver.add((value <= -5).priority(1))
      return ([solver.solve()[value]], [10])
    },
    Row("kiwi: a weak equation out of reach is a maximum") { solver in
      let x = (0..<3).map { _ in solver.makeVariable() }
      let objective = solver.makeVariable()
      for variable in x { try solver.add(variable >= 0) }
      try solver.add(2 * x[0] - 5 * x[1] <= 11)
      try solver.add(-x[0] + 3 * x[1] + x[2] == 7)
      try solver.add(x[0] - 8 * x[1] + 4 * x[2] >= 33)
      try solver.add(objective == -2 * x[0] + 7 * x[1] + 4 * x[2])
      try solver.edit(objective, to: 1e6, priority: 1)
      // Several points have the maximum.
      return ([solver.solve()[objective]], [39])
    },
    Row("kiwi: a division by zero is refused, and a free variable is 0") { solver in
      let value = solver.makeVariable()
      #expect(throws: SolverError.self) { try solver.add(value / 0 == 1) }
      return ([solver.solve()[value]], [0])
    },
  ]

  // MARK: cassowary.js

  static let cassowaryJS = [
    Row("cassowary.js: equal variables stay at 0") { solver in
      let (x, y) = (solver.makeVariable(), solver.makeVariable())
      try solver.add(x == y)
      return (solver.solve().values, [0, 0])
    },
    Row("cassowary.js: stays alone hold") { solver in
      let (x, y) = (solver.makeVariable(), solver.makeVariable())
      try solver.add((x == 5).priority(1))
      try solver.add((y == 10).priority(1))
      return (solver.solve().values, [5, 10])
    },
    Row("cassowary.js: a sum reaches its bound past a stay") { solver in
      let (x, width, limit) = (solver.makeVariable(), solver.makeVariable(), solver.makeVariable())
      try solver.add((width == 10).priority(1))
      try solver.add((limit == 100).priority(1))
      try solver.add(x + width >= limit)
      return (solver.solve().values, [90, 10, 100])
    },
    Row("cassowary.js: sums are equal past three stays") { solver in
      let v = (0..<4).map { _ in solver.makeVariable() }
      for (index, value) in [(1, 10.0), (2, 100), (3, 10)] {
        try solver.add((v[index] == value).priority(1))
      }
      try solver.add(v[0] + v[1] == v[2] + v[3])
      return (solver.solve().values, [100, 10, 100, 10])
    },
    Row("cassowary.js: several edits at once, in two rounds") { solver in
      let v = (0..<4).map { _ in solver.makeVariable() }
      for variable in v { try solver.add((variable == 0).priority(1)) }
      var found: [Double] = []
      for round in [[10.0, 20], [30, 40]].enumerated() {
        for (offset, value) in round.element.enumerated() {
          try solver.edit(v[2 * round.offset + offset], to: value)
        }
        found += solver.solve().values
      }
      return (found, [10, 20, 0, 0, 10, 20, 30, 40])
    },
    Row("cassowary.js: a free variable keeps the value of an ended edit") { solver in
      let v = (0..<4).map { _ in solver.makeVariable() }
      for (variable, value) in zip(v, [10.0, 20, 30, 40]) { try solver.edit(variable, to: value) }
      _ = solver.solve()
      for variable in v[2...] { solver.endEditing(variable) }
      try solver.edit(v[0], to: 50)
      try solver.edit(v[1], to: 60)
      return (solver.solve().values, [50, 60, 30, 40])
    },
    Row("cassowary.js: edits of a size move the far edges only") { solver in
      let names = [
        "width", "height", "top", "bottom", "left", "right", "innerWidth", "innerHeight",
      ]
      let v = names.map { solver.makeVariable(named: $0) }
      try solver.add((v[0] == v[6]).priority(750))
      try solver.add((v[1] == v[7]).priority(750))
      try solver.add((v[2] == 0).priority(1))
      try solver.add((v[4] == 0).priority(1))
      try solver.add((v[3] == v[2] + v[1]).priority(500))
      try solver.add((v[5] == v[4] + v[0]).priority(500))
      var (found, expected): ([Double], [Double]) = ([], [])
      for (width, height) in [(100.0, 499.0), (350, 120), (101, 102)] {
        try solver.edit(v[6], to: width)
        try solver.edit(v[7], to: height)
        found += solver.solve().values
        expected += [width, height, 0, height, 0, width, width, height]
      }
      return (found, expected)
    },
    Row("cassowary.js: required edits win over stays") { solver in
      let (x, y) = (solver.makeVariable(), solver.makeVariable())
      for variable in [x, y] { try solver.add((variable == 0).priority(1)) }
      try solver.edit(x, to: 10, priority: .required)
      let first = solver.solve().values
      try solver.edit(x, to: 50)
      try solver.edit(y, to: 60)
      return (first + solver.solve().values, [10, 0, 50, 60])
    },
    Row("cassowary.js: an inequality between levels changes nothing that holds") { solver in
      let (x, y, z) = (solver.makeVariable(), solver.makeVariable(), solver.makeVariable())
      try solver.add((z == x).priority(1))
      try solver.add((x == 20).priority(1))
      try solver.add((y == 200).priority(750))
      let first = solver.solve().values
      try solver.add((z + 150 <= y).priority(500))
      return (first + solver.solve().values, [20, 200, 20, 20, 200, 20])
    },
    Row("cassowary.js: the stronger of two equations wins, again after edits") { solver in
      let (x, y, z) = (solver.makeVariable(), solver.makeVariable(), solver.makeVariable())
      try solver.add((z == x).priority(1))
      try solver.add((z == y).priority(750))
      try solver.edit(x, to: 10)
      try solver.edit(y, to: 20)
      let first = solver.solve().values
      try solver.edit(x, to: 30)
      try solver.edit(y, to: 50)
      return (first + solver.solve().values, [10, 20, 20, 30, 50, 50])
    },
    Row("cassowary.js: a required stay wins over a strong edit") { solver in
      let x = solver.makeVariable()
      try solver.add(x == 10)
      try solver.edit(x, to: 20, priority: 750)
      return ([solver.solve()[x]], [10])
    },
  ]

  // MARK: cassowary.dart

  static let cassowaryDart = [
    Row("cassowary.dart: a midpoint between bounds") { solver in
      let (left, right, middle) = (
        solver.makeVariable(), solver.makeVariable(), solver.makeVariable()
      )
      try solver.add(right + left == middle * 2)
      try solver.add(right - left >= 100)
      try solver.add(left >= 0)
      return (solver.solve().values, [0, 100, 50])
    },
    Row("cassowary.dart: shares of an edited total") { solver in
      let (p1, p2, p3, container) = (
        solver.makeVariable(), solver.makeVariable(), solver.makeVariable(), solver.makeVariable()
      )
      try solver.edit(container, to: 100, priority: 750)
      try solver.add((p1 >= 30).priority(750))
      try solver.add((p1 == p3).priority(500))
      try solver.add(p2 == 2 * p1)
      try solver.add(container == p1 + p2 + p3)
      return (solver.solve().values, [30, 60, 10, 100])
    },
    Row("cassowary.dart: an update moves the other side") { solver in
      let (left, middle, right) = (
        solver.makeVariable(), solver.makeVariable(), solver.makeVariable()
      )
      try solver.edit(middle, to: 0, priority: 750)
      try solver.add(middle * 2 == left + right)
      try solver.add(left >= 10)
      try solver.edit(middle, to: 50)
      return (solver.solve().values, [10, 50, 90])
    },
    Row("cassowary.dart: the third of three inequalities is left out") { solver in
      let (first, second) = (solver.makeVariable(), solver.makeVariable())
      try solver.add(first >= 10)
      try solver.add(second <= 5)
      let third = try solver.add(second >= first)
      #expect(solver.solve().conflicts.map(\.omitted) == [third])
      try solver.remove(third)
      return ([Double(solver.solve().conflicts.count)], [0])
    },
    Row("cassowary.dart: constants compare") { solver in
      let variable = solver.makeVariable()
      try solver.add(variable >= variable)
      try solver.add(LinearExpression(constant: 100) >= LinearExpression(constant: 50))
      let sound = solver.solve().conflicts.count
      try solver.add(LinearExpression(constant: 1) >= LinearExpression(constant: 50))
      return ([Double(sound), Double(solver.solve().conflicts.count)], [0, 1])
    },
  ]
}
