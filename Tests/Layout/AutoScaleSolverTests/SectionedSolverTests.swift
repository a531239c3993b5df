import AutoScaleSolver
import AutoScaleSolverWorkloads
import Testing

@Suite struct SectionedSolverTests {
  private let x = Variable(index: 0)
  private let width = Variable(index: 1)
  private var rows = SectionedSolver(lowerBounds: [-.infinity, 0])

  /// Writes a section with the place and one with the width; nil leaves the second one out.
  private mutating func write(x: Double, width: Double?, isAtLeast: Bool = false) {
    rows.beginWriting()
    rows.add([Term(self.x)], .equal, x, priority: .required, tag: 1)
    rows.endSection()
    if let width {
      rows.add(
        [Term(self.width)], isAtLeast ? .greaterThanOrEqual : .equal, width, priority: .required,
        tag: 2)
      rows.add([Term(self.width)], .equal, 0, priority: 1, tag: 3)
    }
    rows.endSection()
    rows.endWriting()
  }

  @Test mutating func `rows that are written again have the values of rows written once`() {
    for step in 0..<20 {
      let (place, length) = (Double(step), step % 3 == 0 ? nil : Double(10 * step))
      write(x: place, width: length, isAtLeast: step % 2 == 0)
      let values = rows.solve().values
      #expect(values[0] == place)
      if let length { #expect(values[1] == length) }
      #expect(rows.rowCount == (length == nil ? 1 : 3))
      #expect(rows.sectionCount == 2)
    }
  }

  @Test mutating func `each row says where it comes from, whatever was written before`() {
    for width in [10.0, nil, 20] {
      write(x: 5, width: width)
      let labels = (0..<rows.rowCount).map { [rows.label(of: $0).section, Int(rows.tag(of: $0))] }
      #expect(labels == (width == nil ? [[0, 1]] : [[0, 1], [1, 2], [1, 3]]))
    }
    #expect(Set(rows.labels().values.map(\.tag)) == [1, 2, 3])
  }

  @Test mutating func `a conflict names its rows, the latest left out`() throws {
    rows.beginWriting()
    rows.add([Term(x)], .equal, 1, priority: .required, tag: 7)
    rows.endSection()
    rows.add([Term(x)], .equal, 2, priority: .required, tag: 8)
    rows.endSection()
    rows.endWriting()
    let conflict = try #require(rows.solve().conflicts.first)
    #expect(conflict.members.compactMap { rows.labels()[$0.id]?.tag } == [7, 8])
    #expect(rows.labels()[conflict.omitted]?.section == 1)
  }

  @Test mutating func `a row with a number that is not finite is left out`() {
    write(x: .nan, width: 10)
    #expect(rows.rowCount == 2)
    #expect(rows.solve().values == [0, 10])
    write(x: 3, width: .infinity)
    #expect(rows.solve().values == [3, 0])
    write(x: .nan, width: .nan)
    #expect(rows.solve().values == [3, 0])
  }

  @Test mutating func `what contradicts optional rows is told as if they were required`() throws {
    write(x: 5, width: 10)
    let (conflicts, labels) = rows.conflicts(requiring: [2])
    #expect(conflicts.count == 1)
    #expect(try labels[#require(conflicts.first).omitted]?.tag == 3)
    #expect(rows.conflicts(requiring: [0]).conflicts.isEmpty)
    #expect(rows.solve().conflicts.isEmpty)
  }

  @Test mutating func `rows can be left out of a copy`() {
    write(x: 5, width: 10)
    var copy = rows.solver { rows.tag(of: $0) == 2 }
    #expect(copy.solve().values == [5, 0])
    #expect(rows.solve().values == [5, 10])
  }

  @Test(arguments: UInt64(1)...20)
  func `sections that change in any way have the rows of sections written once`(seed: UInt64) {
    var random = LinearCongruentialGenerator(state: seed)
    let bounds = [-Double.infinity, 0, 0]
    var kept = SectionedSolver(lowerBounds: bounds)
    var sections = [[RandomRow]](repeating: [], count: 6)
    for _ in 0..<40 {
      for index in sections.indices where Bool.random(using: &random) {
        let isAsLong = Bool.random(using: &random)
        let count = isAsLong ? sections[index].count : Int.random(in: 0...3, using: &random)
        sections[index] = (0..<count).map { _ in RandomRow(using: &random) }
      }
      var fresh = SectionedSolver(lowerBounds: bounds)
      let written = Int.random(in: 4...6, using: &random)
      kept.write(sections[..<written])
      fresh.write(sections[..<written])
      #expect(kept.sectionCount == written)
      #expect(kept.listing == fresh.listing)
      let (conflicts, others) = (kept.solve().conflicts, fresh.solve().conflicts)
      #expect(conflicts.isEmpty == others.isEmpty)
    }
  }

  @Test mutating func `rows can be kept as they were, or with other constants`() {
    write(x: 5, width: 10)
    rows.beginWriting()
    var areKept = [rows.keepRows(2), rows.keepRows(1)]
    rows.endSection()
    areKept.append(rows.keepRows(2) { 20 + Double($0) })
    rows.endSection()
    rows.endWriting()
    #expect((0..<3).map(rows.constant) == [5, 20, 21])
    let values = rows.solve().values
    #expect(values[0] == 5)
    // Behind a section that changed, rows are kept as well.
    rows.beginWriting()
    rows.add([Term(x)], .greaterThanOrEqual, 7, priority: .required, tag: 4)
    rows.endSection()
    areKept.append(rows.keepRows(2))
    rows.endSection()
    rows.endWriting()
    #expect(areKept == [false, true, true, true])
    #expect((0..<3).map(rows.tag) == [4, 2, 3])
    #expect((0..<3).map(rows.constant) == [7, 20, 21])
  }
}

/// A row over three variables, one of a few shapes.
private struct RandomRow {
  let terms: [Term]
  let relation: Relation
  let constant: Double
  let tag: Int32

  init(using random: inout LinearCongruentialGenerator) {
    terms = (0..<Int.random(in: 1...2, using: &random)).map {
      Term(Variable(index: ($0 + Int.random(in: 0...1, using: &random)) % 3))
    }
    relation = Bool.random(using: &random) ? .equal : .greaterThanOrEqual
    constant = Double(Int.random(in: 0...5, using: &random))
    tag = Int32.random(in: 0...9, using: &random)
  }
}

extension SectionedSolver {
  fileprivate mutating func write(_ sections: ArraySlice<[RandomRow]>) {
    beginWriting()
    for section in sections {
      for row in section {
        add(row.terms, row.relation, row.constant, priority: .required, tag: row.tag)
      }
      endSection()
    }
    endWriting()
  }

  /// All that is known of the rows, in their order.
  fileprivate var listing: [String] {
    (0..<rowCount).map { row in
      "\(label(of: row)) \(terms(of: row).map(\.variable.index)) \(relation(of: row)) \(constant(of: row))"
    }
  }

  /// Adds the next row of the section, `terms relation constant`.
  fileprivate mutating func add(
    _ terms: [Term], _ relation: Relation, _ constant: Double, priority: Priority, tag: Int32
  ) {
    var row = RowTerms()
    for term in terms { row.append(term.variable.index, times: term.coefficient) }
    add(&row, relation, constant, priority: priority, tag: tag)
  }
}
