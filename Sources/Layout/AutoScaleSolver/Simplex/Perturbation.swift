/// Shifts of all breakpoints by infinitely little, which decide between those that are met at once.
///
/// Where many rows meet in a point, steps of length 0 lead from one basis of the point to another, and
/// may go round in circles or visit very many. If every breakpoint were shifted by a tiny amount of its
/// own, no two would be met at once, and each step would improve the cost. So values and distances get
/// a second part, in units of the shift: it is compared where the first parts are equal, and values
/// themselves stay as they are.
///
/// Source: A. Charnes, "Optimality and Degeneracy in Linear Programming", 1952.
struct Perturbation: ~Copyable {
  private(set) var isActive = false
  /// The second parts of the values of all columns and rows.
  private var shifts = Buffer<Double>()
  /// The shifts of all breakpoints, in the order of the costs.
  private var breakpointShifts = Buffer<Double>()

  /// Shifts all breakpoints away from the present point, so that everything keeps its place.
  mutating func start(
    _ costs: borrowing Costs, isBasic: borrowing Buffer<Bool>, places: borrowing Buffer<Int32>
  ) {
    isActive = true
    shifts.fill(0, count: isBasic.count)
    breakpointShifts.clear()
    var random = IrregularNumbers()
    for column in 0..<isBasic.count {
      for breakpoint in 0..<costs.breakpointCount(column) {
        let size = random.next()
        let place = Int(places[column])
        let isOwn = !isBasic[column] && breakpoint == place
        breakpointShifts.append(isOwn ? 0 : breakpoint < place ? -size : size)
      }
    }
  }

  mutating func end() { isActive = false }

  /// The second part of the way of a column to a breakpoint.
  @inline(__always) func way(
    of column: Int, to breakpoint: Int, _ costs: borrowing Costs
  ) -> Double {
    isActive ? breakpointShifts[costs.index(column, breakpoint)] - shifts[column] : 0
  }

  /// Moves a column by the second part of a step.
  @inline(__always) mutating func move(_ column: Int32, by way: Double) { shifts[column] += way }

  /// Puts a column at a breakpoint.
  mutating func stop(_ column: Int, at breakpoint: Int, _ costs: borrowing Costs) {
    if isActive { shifts[column] = breakpointShifts[costs.index(column, breakpoint)] }
  }
}
