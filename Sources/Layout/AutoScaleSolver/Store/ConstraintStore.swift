/// The constraints and bounds as they were given, in flat lists.
struct ConstraintStore: ~Copyable {
  // Numbers are stored as Int32, which halves the memory that a solve reads; the three watches of each row still
  // fit.
  /// The largest number of variables, constraints or terms.
  static let limit = 1 << 29

  /// A constraint without its terms, which lie in one list for all constraints.
  struct Row: BitwiseCopyable {
    var firstTerm: Int32
    var termCount: Int32
    /// The number of the priority; 0 is required.
    var priority: Int32
    /// Counts activations: the larger, the later.
    var activation: UInt32
    var constant: Double
    var generation: UInt32
    var relation: Relation
    var isActive: Bool
    var isPresent: Bool

    @inline(__always) var isRequired: Bool { priority == 0 }

    /// Whether the row is a required equation, which substitution takes before everything else.
    @inline(__always) var isSubstitutable: Bool { isRequired && relation == .equal }
  }

  /// The name and place of a constraint, if the caller gave them.
  struct Origin {
    var name: String?
    var place: SourceLine?
  }

  private(set) var terms = Buffer<Term>()
  private(set) var rows = Buffer<Row>()
  private(set) var lowerBounds = Buffer<Double>()
  private(set) var priorities = PriorityTable()
  private var origins: [Origin] = []
  private var names: [String?] = []
  private var freeRows = Buffer<Int32>()
  /// The latest activation.
  var latestActivation: UInt32 = 0
  /// Counts removals, so that the handle of a removed row is not valid for a later row in its place.
  private var generation: UInt32 = 0
  /// The number of terms that no row uses any more.
  private var deadTerms = 0
  /// The first variable of the last row.
  private var latestVariable = 0
  /// The number of rows whose first variable was made before that of the row before them.
  private var descents = 0

  /// Whether a coefficient of unusual size may have been added.
  private(set) var mayBeUneven = false
  /// The coefficients other than 1 and -1 that were added.
  private(set) var nearCoefficients = NearCoefficients()

  /// Whether the order of the rows has nothing to do with that of the variables.
  var isShuffled: Bool {
    // Half of the rows of a random order descend. A layout written view by view descends where a row comes back
    // to a superview, in less than a quarter of its rows.
    4 * descents > rows.count
  }

  var variableCount: Int { lowerBounds.count }

  /// Whether a variable may have a lower bound.
  private(set) var hasBounds = false

  @inline(__always) func range(of row: Row) -> Range<Int> {
    // Both are positions in `terms`, and so is the sum: it cannot overflow.
    let end = row.firstTerm &+ row.termCount
    return Range(uncheckedBounds: (Int(row.firstTerm), Int(end)))
  }

  /// The terms of a row.
  func terms(of row: Row) -> [Term] { range(of: row).map { terms[$0] } }

  /// The variable of a row's first term; 0 for a row without terms.
  @inline(__always) func firstVariable(of row: Row) -> Int {
    row.termCount == 0 ? 0 : terms[unchecked: Int(row.firstTerm)].variable.index
  }
}

extension ConstraintStore {
  /// Makes a copy of a store.
  init(copying other: borrowing ConstraintStore) {
    terms.assign(other.terms)
    rows.assign(other.rows)
    lowerBounds.assign(other.lowerBounds)
    hasBounds = other.hasBounds
    priorities = other.priorities
    origins = other.origins
    names = other.names
    freeRows.assign(other.freeRows)
    latestActivation = other.latestActivation
    generation = other.generation
    deadTerms = other.deadTerms
    latestVariable = other.latestVariable
    descents = other.descents
    mayBeUneven = other.mayBeUneven
    nearCoefficients = other.nearCoefficients
  }

  /// Forgets all variables and rows, and keeps the memory.
  mutating func removeAll() {
    terms.clear()
    rows.clear()
    lowerBounds.clear()
    hasBounds = false
    priorities.removeAll()
    origins.removeAll(keepingCapacity: true)
    names.removeAll(keepingCapacity: true)
    freeRows.clear()
    deadTerms = 0
    latestVariable = 0
    descents = 0
    mayBeUneven = false
    nearCoefficients.clear()
    generation &+= 1
  }

  /// Makes room for as many rows and terms.
  mutating func reserve(rowCount: Int, termCount: Int) {
    rows.reserve(rowCount)
    terms.reserve(termCount)
  }
}

// MARK: - Variables

extension ConstraintStore {
  @inline(__always) mutating func addVariable(name: String?, lowerBound: Double) -> Int {
    if let name { setName(name, ofVariable: lowerBounds.count) }
    lowerBounds.append(lowerBound)
    if lowerBound > -.infinity { hasBounds = true }
    return lowerBounds.count - 1
  }

  mutating func addVariables(lowerBounds bounds: [Double], times: Int) {
    lowerBounds.reserve(lowerBounds.count + times * bounds.count)
    for _ in 0..<times { lowerBounds.append(contentsOf: bounds) }
    hasBounds = true
  }

  mutating func setLowerBound(_ bound: Double, of variable: Int) {
    lowerBounds[variable] = bound
    hasBounds = true
  }

  @inline(never) private mutating func setName(_ name: String, ofVariable variable: Int) {
    while names.count < variable { names.append(nil) }
    names.append(name)
  }

  func name(ofVariable variable: Int) -> String? {
    variable < names.count ? names[variable] : nil
  }
}

// MARK: - Rows

extension ConstraintStore {
  /// Moves the terms of the row that is added next; returns whether they and its constant are finite.
  @inline(__always) mutating func append(_ row: inout RowTerms, constant: Double) -> Bool {
    let count = row.count
    var check = CoefficientCheck(constant: constant)
    row.drain { terms.append(contentsOf: $0) { check.add($0.coefficient) } }
    return check.areUnits || accepts(constant, ofLast: count)
  }

  /// Removes the last terms, which no row uses.
  mutating func removeLastTerms(_ count: Int) { terms.truncate(to: terms.count - count) }

  /// Stores a constraint and returns its row, or `nil` if a number is not finite or a variable is unknown.
  @inline(__always) mutating func addChecking(
    _ newTerms: [Term], _ relation: Relation, _ constant: Double, priority: Priority
  ) -> Int? {
    // Copies and checks in one pass: adding its constraints is a quarter of the work of solving a form once.
    var (last, check) = (-1, CoefficientCheck(constant: constant))
    terms.append(contentsOf: newTerms) { term in
      last = max(last, term.variable.index)
      check.add(term.coefficient)
    }
    guard last < variableCount, check.areUnits || accepts(constant, ofLast: newTerms.count) else {
      removeLastTerms(newTerms.count)
      return nil
    }
    return addRow(ofLast: newTerms.count, relation, constant, priority: priority)
  }

  /// Whether a constant and the coefficients of the last terms are finite; notes coefficients of unusual size.
  @inline(never) mutating func accepts(_ constant: Double, ofLast termCount: Int) -> Bool {
    // Numbers from 2^-5 to 2^5 differ by a factor of 1,024, `Tolerance.evenRatio`, at most. Shifting a number's
    // bits drops its sign; 0, NaN and infinity are outside the range.
    let (smallest, largest) = ((0x1p-5).bitPattern << 1, (0x1p5).bitPattern << 1)
    var isOrdinary = constant.isFinite
    for place in terms.count - termCount..<terms.count {
      nearCoefficients.insert(terms[unchecked: place].coefficient)
      let bits = terms[unchecked: place].coefficient.bitPattern << 1
      isOrdinary = isOrdinary && bits &- smallest <= largest &- smallest
    }
    return isOrdinary || acceptsUnusual(constant, ofLast: termCount)
  }

  @inline(never)
  private mutating func acceptsUnusual(_ constant: Double, ofLast termCount: Int) -> Bool {
    mayBeUneven = true
    return constant.isFinite
      && (terms.count - termCount..<terms.count).allSatisfy { terms[$0].coefficient.isFinite }
  }

  /// Stores a constraint and returns its row.
  mutating func add(
    _ newTerms: [Term], _ relation: Relation, _ constant: Double, priority: Priority
  ) -> Int {
    terms.append(contentsOf: newTerms)
    return addRow(ofLast: newTerms.count, relation, constant, priority: priority)
  }

  /// Makes a row of the last terms and returns it.
  @inline(__always) mutating func addRow(
    ofLast termCount: Int, _ relation: Relation, _ constant: Double, priority: Priority
  ) -> Int {
    let activation = nextActivation()
    let row = Row(
      firstTerm: Int32(truncatingIfNeeded: terms.count &- termCount),
      termCount: Int32(truncatingIfNeeded: termCount),
      priority: priorities.retain(priority), activation: activation, constant: constant,
      generation: generation, relation: relation, isActive: true, isPresent: true)
    if let free = freeRows.popLast() {
      place(row, at: Int(free))
      return Int(free)
    }
    let first = firstVariable(of: row)
    if first < latestVariable { descents += 1 }
    latestVariable = first
    rows.append(row)
    return rows.count - 1
  }

  /// Puts a row of the last terms in the place of a removed row, and its terms in that row's place if they fit.
  @inline(never) private mutating func place(_ new: Row, at free: Int) {
    var row = new
    let (old, start, count) = (rows[free], Int(new.firstTerm), Int(new.termCount))
    deadTerms += Int(old.termCount)
    if old.termCount >= row.termCount {
      row.firstTerm = old.firstTerm
      deadTerms -= count
      for index in 0..<count { terms[Int(old.firstTerm) + index] = terms[start + index] }
      removeLastTerms(count)
    }
    rows[free] = row
  }

  /// Removes a row, whose place a later constraint takes.
  mutating func remove(_ row: Int) {
    rows[row].isActive = false
    rows[row].isPresent = false
    priorities.release(rows[row].priority)
    generation &+= 1
    if row < origins.count { origins[row] = Origin() }
    freeRows.append(Int32(row))
    // At half of all terms, so that compacting takes constant time for each removal on average.
    if deadTerms > terms.count / 2 { compactTerms() }
  }

  mutating func setActive(_ isActive: Bool, _ row: Int) {
    if isActive { rows[row].activation = nextActivation() }
    rows[row].isActive = isActive
  }

  /// Returns the number of the next activation; renumbers all rows in their order if there is none left.
  @inline(__always) private mutating func nextActivation() -> UInt32 {
    // A screen that switches 60 rows a second reaches the largest number after two years.
    if latestActivation == .max { renumberActivations() }
    latestActivation &+= 1
    return latestActivation
  }

  @inline(never) private mutating func renumberActivations() {
    let activations = (0..<rows.count).map { rows[$0].activation }
    latestActivation = 0
    for row in activations.indices.sorted(by: { activations[$0] < activations[$1] }) {
      latestActivation += 1
      rows[row].activation = latestActivation
    }
  }

  mutating func setConstant(_ constant: Double, of row: Int) { rows[row].constant = constant }

  mutating func setOrigin(_ origin: Origin, of row: Int) {
    // Rows of a layout have no origin; so the list is only as long as the last row that has one.
    while origins.count <= row { origins.append(Origin()) }
    origins[row] = origin
  }

  func origin(of row: Int) -> Origin { row < origins.count ? origins[row] : Origin() }

  private mutating func compactTerms() {
    var kept = Buffer<Term>()
    for row in 0..<rows.count {
      let range = range(of: rows[row])
      rows[row].firstTerm = Int32(kept.count)
      for index in range { kept.append(terms[index]) }
    }
    swap(&terms, &kept)
    deadTerms = 0
  }
}
