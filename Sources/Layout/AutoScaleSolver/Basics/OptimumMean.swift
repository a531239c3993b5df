/// The mean of optima, in which each number differs from the first optimum that does in one of them.
///
/// Costs are convex, so that the mean of optima is one itself.
struct OptimumMean {
  /// A number that moves by less than this part of it may be lost in the mean of many.
  private static let shown = 0x1p-10

  private let first: [Double]
  private var sums: [Double]
  private var total: Double
  private var random = IrregularNumbers()
  /// Whether each number has moved so far that the mean shows it.
  private(set) var hasMoved: [Bool]

  init(first: [Double]) {
    self.first = first
    sums = first.map { _ in 0 }
    hasMoved = first.map { _ in false }
    total = random.next()
  }

  /// Adds an optimum, with an irregular weight, so that ways there and back do not cancel out.
  mutating func add(_ number: (_ index: Int) -> Double) {
    let weight = random.next()
    total += weight
    for index in first.indices {
      let way = number(index) - first[index]
      sums[index] += weight * way
      if abs(way) > Self.shown * (1 + abs(first[index])) { hasMoved[index] = true }
    }
  }

  /// A distance that is up to twice as long, so that no number comes back to where it was first.
  mutating func stretch(_ distance: Double) -> Double { distance * random.next() }

  subscript(index: Int) -> Double { first[index] + sums[index] / total }
}
