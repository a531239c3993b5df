/// Finds an optimum of a component whose rows make series and parallels, such as rows of labels in
/// aligned columns, without a step.
///
/// A column that only two costs depend on, its own or those of rows, is eliminated: the two become one,
/// which depends on what else they did. Costs of the same columns are added. What has nothing but
/// series and parallels ends with a single column; then the others follow, the last one first.
///
/// Source: U. Bertelè, F. Brioschi, "Nonserial Dynamic Programming", 1972; for the costs, R. Rockafellar,
/// "Convex Analysis", 1970, § 16.
struct VariableElimination: ~Copyable {
  /// Rows of more columns are not looked at.
  private static let mostColumns = 4

  /// A slope for each of more levels takes too much memory.
  private static let mostLevels = 16

  /// If fewer than one of so many columns can be eliminated at a time, the search is given up.
  private static let fewestEliminated = 16

  /// How a column x follows from others: x plus an offset is the argument of the first cost, -x minus a
  /// rest that of the second one, so that offset minus rest is split between them.
  struct Elimination: BitwiseCopyable {
    var column: Int32
    var first: ConvexFunctions.Function
    var second: ConvexFunctions.Function
    /// Where the terms of the offset begin, those of the rest, and where these end.
    var offset: Int32
    var rest: Int32
    var end: Int32
  }

  struct Term: BitwiseCopyable {
    var column: Int32
    var coefficient: Double
  }

  private var functions: ConvexFunctions
  /// The costs that are left, by the columns that they depend on.
  private var graph = SparseMatrix()
  private var costs = Buffer<ConvexFunctions.Function>()
  /// The graph and costs of the next round.
  private var nextGraph = SparseMatrix()
  private var nextCosts = Buffer<ConvexFunctions.Function>()
  private var eliminations = Buffer<Elimination>()
  private var terms = Buffer<Term>()
  /// The argument of the next cost.
  private var argument = Buffer<Term>()
  private var isEliminated = Buffer<Bool>()
  /// Whether a cost that a column has in the graph is no longer one.
  private var isTouched = Buffer<Bool>()
  private var isUsed = Buffer<Bool>()
  private var sum = Movement()
  private var group = Buffer<ConvexFunctions.Function>()

  /// The values of the columns; at first those that they prefer.
  private(set) var values = Buffer<Double>()

  /// Finds an optimum, or returns `nil` if the rows are more than series and parallels.
  ///
  /// - Parameters:
  ///   - tableau: The component.
  ///   - preferred: What the columns should be near to where nothing else decides.
  init?(_ tableau: borrowing Tableau, near preferred: borrowing Buffer<Double>) {
    functions = ConvexFunctions(tableau.costs)
    guard Self.isSuitable(tableau) else { return nil }
    values.assign(preferred)
    isEliminated.fill(false, count: tableau.columnCount)
    sum.reset(count: tableau.columnCount)
    nextGraph.rows.clear()
    collectCosts(tableau)
    var left = tableau.columnCount
    while left > 0 {
      addParallels()
      let count = eliminateColumns()
      left -= count
      guard count * Self.fewestEliminated > left else { return nil }
    }
    while let elimination = eliminations.popLast() { follow(elimination) }
  }

  private static func isSuitable(_ tableau: borrowing Tableau) -> Bool {
    guard tableau.costs.levels.levels.count <= mostLevels else { return false }
    for row in 0..<tableau.rowCount where tableau.matrix.rows[row].count > mostColumns {
      return false
    }
    return true
  }

  private mutating func collectCosts(_ tableau: borrowing Tableau) {
    for column in 0..<tableau.columnCount where tableau.costs.breakpointCount(column) > 0 {
      argument.append(Term(column: Int32(column), coefficient: 1))
      append(functions.cost(of: column, tableau.costs))
    }
    for row in 0..<tableau.rowCount {
      for entry in tableau.matrix.rows[row] {
        argument.append(
          Term(
            column: tableau.matrix.rows.indices[entry],
            coefficient: tableau.matrix.rows.values[entry]))
      }
      append(functions.cost(of: tableau.columnCount + row, tableau.costs))
    }
  }

  /// Leaves a cost of `argument` to the next round.
  private mutating func append(_ cost: ConvexFunctions.Function) {
    argument.sort(0..<argument.count) { $0.column < $1.column }
    for index in 0..<argument.count {
      nextGraph.rows.append(argument[index].column, argument[index].coefficient)
    }
    endCost(cost)
    argument.clear()
  }

  private mutating func endCost(_ cost: ConvexFunctions.Function) {
    nextGraph.rows.endLine()
    nextCosts.append(cost)
  }
}

// MARK: - Parallels

extension VariableElimination {
  /// Takes over the costs of the next round, those of the same columns added.
  private mutating func addParallels() {
    let order = sortedCosts()
    graph.rows.clear()
    costs.clear()
    var index = 0
    while index < order.count {
      let first = Int(order[index])
      group.clear()
      while index < order.count, let factor = ratio(of: Int(order[index]), to: first) {
        group.append(nextCosts[order[index]].scaled(by: factor))
        index += 1
      }
      for entry in nextGraph.rows[first] {
        graph.rows.append(nextGraph.rows.indices[entry], nextGraph.rows.values[entry])
      }
      graph.rows.endLine()
      costs.append(group.count > 1 ? functions.sum(group) : nextCosts[first])
    }
    nextGraph.rows.clear()
    nextCosts.clear()
  }

  /// The costs of the next round, sorted by their columns.
  private func sortedCosts() -> Buffer<Int32> {
    var order = Buffer<Int32>()
    for cost in 0..<Int32(nextCosts.count) { order.append(cost) }
    order.sort(0..<order.count) { first, second in
      let (entries, others) = (nextGraph.rows[Int(first)], nextGraph.rows[Int(second)])
      for (entry, other) in zip(entries, others) {
        let (column, otherColumn) = (nextGraph.rows.indices[entry], nextGraph.rows.indices[other])
        if column != otherColumn { return column < otherColumn }
      }
      return entries.count != others.count ? entries.count < others.count : first < second
    }
    return order
  }

  /// How many times as large a cost's argument is as another one's, if they are proportional.
  private func ratio(of cost: Int, to other: Int) -> Double? {
    let (entries, others) = (nextGraph.rows[cost], nextGraph.rows[other])
    if cost == other { return 1 }
    guard entries.count == others.count else { return nil }
    let factor =
      nextGraph.rows.values[entries.lowerBound] / nextGraph.rows.values[others.lowerBound]
    for (entry, other) in zip(entries, others) {
      let (value, expected) = (nextGraph.rows.values[entry], factor * nextGraph.rows.values[other])
      guard nextGraph.rows.indices[entry] == nextGraph.rows.indices[other],
        abs(value - expected) <= Tolerance.cancelled * abs(value)
      else { return nil }
    }
    return factor
  }
}

// MARK: - Series

extension VariableElimination {
  /// Eliminates columns that have no cost in common, and leaves the rest to the next round.
  ///
  /// - Returns: How many columns were eliminated.
  private mutating func eliminateColumns() -> Int {
    graph.indexColumns(count: isEliminated.count)
    isTouched.fill(false, count: isEliminated.count)
    isUsed.fill(false, count: costs.count)
    let before = eliminations.count
    for column in 0..<isEliminated.count where !isEliminated[column] && !isTouched[column] {
      eliminate(column)
    }
    for cost in 0..<costs.count where !isUsed[cost] {
      for entry in graph.rows[cost] {
        nextGraph.rows.append(graph.rows.indices[entry], graph.rows.values[entry])
      }
      endCost(costs[cost])
    }
    return eliminations.count - before
  }

  /// Eliminates a column if at most two costs depend on it.
  private mutating func eliminate(_ column: Int) {
    let entries = graph.columns[column]
    guard entries.count <= 2 else { return }
    sum.clear()
    let offset = terms.count
    let first = use(entries.first, of: column, sign: 1)
    let rest = terms.count
    let second = use(entries.count > 1 ? entries.last : nil, of: column, sign: -1)
    guard isSparse(without: column, entries) else { return terms.truncate(to: offset) }
    isEliminated[column] = true
    for entry in entries { isUsed[graph.columns.indices[entry]] = true }
    for index in 0..<sum.moving.count { isTouched[sum.moving[index]] = true }
    eliminations.append(
      Elimination(
        column: Int32(column), first: first, second: second, offset: Int32(offset),
        rest: Int32(rest), end: Int32(terms.count)))
    if entries.count == 2 { join(first, second) }
  }

  /// The cost of a column's entry as a function of the column; its other arguments become terms.
  private mutating func use(
    _ entry: Int?, of column: Int, sign: Double
  ) -> ConvexFunctions.Function {
    guard let entry else { return functions.zero() }
    let cost = Int(graph.columns.indices[entry])
    let coefficient = graph.columns.values[entry]
    for place in graph.rows[cost] where graph.rows.indices[place] != Int32(column) {
      let term = Term(
        column: graph.rows.indices[place], coefficient: graph.rows.values[place] / coefficient)
      terms.append(term)
      sum.addOpposed(sign * term.coefficient, to: term.column)
    }
    return costs[cost].scaled(by: sign * coefficient)
  }

  /// Whether the cost that takes the place of a column's two depends on no more columns than they, or two.
  private func isSparse(without column: Int, _ entries: Range<Int>) -> Bool {
    var most = 2
    for entry in entries {
      most = max(most, graph.rows[Int(graph.columns.indices[entry])].count - 1)
    }
    return sum.moving.count <= most
  }

  /// Leaves the least of two costs to the next round, as a cost of the sum of their arguments.
  private mutating func join(_ first: ConvexFunctions.Function, _ second: ConvexFunctions.Function)
  {
    for index in 0..<sum.moving.count {
      let column = sum.moving[index]
      let coefficient = sum.steps[column]
      if coefficient != 0 { argument.append(Term(column: column, coefficient: coefficient)) }
    }
    if !argument.isEmpty { append(functions.convolution(first, second)) }
  }

  /// Computes a column from those that were eliminated after it.
  private mutating func follow(_ elimination: Elimination) {
    let offset = value(ofTerms: elimination.offset..<elimination.rest)
    let rest = value(ofTerms: elimination.rest..<elimination.end)
    let preferred = values[elimination.column]
    let argument = functions.split(
      offset - rest, elimination.first, elimination.second, near: preferred + offset)
    values[elimination.column] = preference(for: argument - offset)
  }

  private func value(ofTerms range: Range<Int32>) -> Double {
    var sum = 0.0
    for index in range { sum += terms[index].coefficient * values[terms[index].column] }
    return sum
  }
}
