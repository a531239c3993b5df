/// The constraints and bounds as they were given: flat lists, a few bytes a constraint.
struct ConstraintStore: Sendable {
  /// The largest number of variables, constraints or terms: three watches a row still fit in Int32.
  static let limit = 1 << 29

  /// A constraint without its terms, which lie in one list for all constraints.
  struct Row: Sendable {
    var firstTerm: Int32
    var termCount: Int32
    /// How many terms the row's place in the list of terms can hold.
    var termCapacity: Int32
    /// The number of the priority; 0 is required.
    var priority: Int32
    var constant: Double
    var relation: Relation
    var isActive: Bool
    var isPresent: Bool
    var generation: UInt32
    /// Counts activations: the larger, the later.
    var activation: Int

    @inline(__always) var isRequired: Bool { priority == 0 }

    /// Whether the row is a required equation, which substitution takes before everything else.
    @inline(__always) var isSubstitutable: Bool { isRequired && relation == .equal }
  }

  /// A name and place that somebody gave; most rows of a batch have none.
  struct Origin: Sendable {
    var name: String?
    var place: SourceLine?
  }

  private(set) var terms: [Term] = []
  private(set) var rows: [Row] = []
  private(set) var lowerBounds: [Double] = []
  private(set) var priorities = PriorityTable()
  private var origins: [Origin] = []
  private var names: [String?] = []
  private var freeRows: [Int32] = []
  private var activations = 0
  /// Counts removals, so that no handle of a removed row fits a later one in its place.
  private var generation: UInt32 = 0
  /// Terms that no row uses any more.
  private var deadTerms = 0
  /// The variable that the row in the last place begins with.
  private var latestVariable = 0
  /// How many rows were added behind one that begins with a younger variable.
  private var descents = 0

  /// Whether the rows come in an order that has nothing to do with that of the variables.
  var isShuffled: Bool { 4 * descents > rows.count }

  var variableCount: Int { lowerBounds.count }

  @inline(__always) func range(of row: Row) -> Range<Int> {
    Int(row.firstTerm)..<Int(row.firstTerm + row.termCount)
  }

  /// The variable that a row begins with; 0 for a row without terms.
  @inline(__always) func firstVariable(of row: Row) -> Int {
    row.termCount == 0 ? 0 : terms[Int(row.firstTerm)].variable.index
  }
}

extension ConstraintStore {
  /// Forgets all variables and rows, and keeps the memory.
  mutating func removeAll() {
    terms.removeAll(keepingCapacity: true)
    rows.removeAll(keepingCapacity: true)
    lowerBounds.removeAll(keepingCapacity: true)
    priorities.removeAll()
    origins.removeAll(keepingCapacity: true)
    names.removeAll(keepingCapacity: true)
    freeRows.removeAll(keepingCapacity: true)
    deadTerms = 0
    latestVariable = 0
    descents = 0
    generation &+= 1
  }

  /// Makes room for as many rows and terms.
  mutating func reserve(rowCount: Int, termCount: Int) {
    rows.reserveCapacity(rowCount)
    terms.reserveCapacity(termCount)
  }
}

// MARK: - Variables

extension ConstraintStore {
  mutating func addVariable(name: String?, lowerBound: Double) -> Int {
    if name != nil {
      while names.count < lowerBounds.count { names.append(nil) }
      names.append(name)
    }
    lowerBounds.append(lowerBound)
    return lowerBounds.count - 1
  }

  mutating func addVariables(lowerBounds bounds: [Double]) {
    lowerBounds.append(contentsOf: bounds)
  }

  mutating func setLowerBound(_ bound: Double, of variable: Int) { lowerBounds[variable] = bound }

  func name(ofVariable variable: Int) -> String? {
    variable < names.count ? names[variable] : nil
  }
}

// MARK: - Rows

extension ConstraintStore {
  /// Adds a term to the row that is added next.
  @inline(__always) mutating func append(_ term: Term) { terms.append(term) }

  /// Takes terms away that no row was made of.
  mutating func removeLastTerms(_ count: Int) {
    for _ in 0..<count { terms.removeLast() }
  }

  /// Stores a constraint and returns its row.
  mutating func add(
    _ newTerms: [Term], _ relation: Relation, _ constant: Double, priority: Priority
  ) -> Int {
    for term in newTerms { terms.append(term) }
    return addRow(ofLast: newTerms.count, relation, constant, priority: priority)
  }

  /// Makes a row of the last terms and returns it.
  mutating func addRow(
    ofLast termCount: Int, _ relation: Relation, _ constant: Double, priority: Priority
  ) -> Int {
    activations += 1
    let start = terms.count - termCount
    var row = Row(
      firstTerm: Int32(start), termCount: Int32(termCount), termCapacity: Int32(termCount),
      priority: priorities.retain(priority), constant: constant, relation: relation, isActive: true,
      isPresent: true, generation: generation, activation: activations)
    guard let free = freeRows.popLast() else {
      let first = firstVariable(of: row)
      if first < latestVariable { descents += 1 }
      latestVariable = first
      rows.append(row)
      return rows.count - 1
    }
    let old = rows[Int(free)]
    if old.termCapacity >= row.termCount {
      row.firstTerm = old.firstTerm
      row.termCapacity = old.termCapacity
      for index in 0..<termCount { terms[Int(old.firstTerm) + index] = terms[start + index] }
      removeLastTerms(termCount)
    } else {
      deadTerms += Int(old.termCapacity)
    }
    rows[Int(free)] = row
    return Int(free)
  }

  /// Takes a row out; its place goes to a later constraint.
  mutating func remove(_ row: Int) {
    rows[row].isActive = false
    rows[row].isPresent = false
    priorities.release(rows[row].priority)
    generation &+= 1
    if row < origins.count { origins[row] = Origin() }
    freeRows.append(Int32(row))
    if deadTerms > terms.count / 2 { compactTerms() }
  }

  mutating func setActive(_ isActive: Bool, _ row: Int) {
    if isActive {
      activations += 1
      rows[row].activation = activations
    }
    rows[row].isActive = isActive
  }

  mutating func setConstant(_ constant: Double, of row: Int) { rows[row].constant = constant }

  mutating func setOrigin(_ origin: Origin, of row: Int) {
    while origins.count <= row { origins.append(Origin()) }
    origins[row] = origin
  }

  func origin(of row: Int) -> Origin { row < origins.count ? origins[row] : Origin() }

  private mutating func compactTerms() {
    var kept: [Term] = []
    for row in rows.indices {
      let range = range(of: rows[row])
      rows[row].firstTerm = Int32(kept.count)
      rows[row].termCapacity = rows[row].termCount
      kept.append(contentsOf: terms[range])
    }
    terms = kept
    deadTerms = 0
  }
}
