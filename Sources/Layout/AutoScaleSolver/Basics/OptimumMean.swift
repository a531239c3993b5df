/// The mean of several optima, in which each number differs from the first optimum that does in one of them.
///
/// Costs are convex, so that the mean of optima is an optimum itself.
struct OptimumMean {
  /// A number that moves by a smaller part of itself may not show in the mean of many optima.
  private static let shown = 0x1p-10

  private let first: [Double]
  private var sums: [Double]
  private var total: Double
  // With equal weights, an optimum to the left and one to the right would cancel out.
  private var random = IrregularNumbers()
  /// Whether each number has moved far enough to differ in the mean.
  private(set) var hasMoved: [Bool]

  init(first: [Double]) {
    self.first = first
    sums = first.map { _ in 0 }
    hasMoved = first.map { _ in false }
    total = random.next()
  }

  /// Adds an optimum with an irregular weight.
  mutating func add(_ number: (_ index: Int) -> Double) {
    let weight = random.next()
    total += weight
    for index in first.indices {
      let difference = number(index) - first[index]
      sums[index] += weight * difference
      if abs(difference) > Self.shown * (1 + abs(first[index])) { hasMoved[index] = true }
    }
  }

  /// Multiplies a distance by an irregular factor from 1 to 2, so that no number returns to its first value.
  mutating func stretch(_ distance: Double) -> Double { distance * random.next() }

  subscript(index: Int) -> Double { first[index] + sums[index] / total }
}
