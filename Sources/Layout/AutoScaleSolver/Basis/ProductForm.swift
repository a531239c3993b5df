// Not the sparser update of Forrest and Tomlin (1972): components of layouts need few exchanges, and these leave the
// factors as they are.
/// The exchanges of basic columns and rows since a basis was factorised.
///
/// A position of the basis has the number of the column or row that was there when it was factorised. Each exchange
/// puts another one into a position, and stores the movement of the basis for a unit of it.
///
/// Source: G. Dantzig, W. Orchard-Hays, "The Product Form for the Inverse in the Simplex Method", 1954.
struct ProductForm: ~Copyable {
  /// An exchange, with its column of the product form.
  struct Eta: BitwiseCopyable {
    var position: Int32
    /// The movement of the position with a unit of the entering column or row.
    var pivot: Double
    var end: Int32
  }

  private var etas = Buffer<Eta>()
  // The movements of the other positions, exchange after exchange.
  private var positions = Buffer<Int32>()
  private var rates = Buffer<Double>()
  /// The column or row in each position.
  private var occupants = Buffer<Int32>()
  /// The position of each column and row, or its own number if it has none.
  private var positionOf = Buffer<Int32>()
  private var exchanged = IndexSet()
  private var relocated = Buffer<Double>()

  @inline(__always) var isEmpty: Bool { etas.isEmpty }

  /// The number of exchanges.
  var count: Int { etas.count }

  /// About how many operations the exchanges have added to solves.
  private(set) var work = 0

  /// Starts with the basis as it was factorised.
  mutating func reset(count: Int) {
    // Undoes only what was exchanged, which is less than clearing all columns and rows of the component.
    for index in 0..<exchanged.count {
      let position = exchanged.members[index]
      positionOf[occupants[position]] = occupants[position]
      occupants[position] = position
    }
    work = 0
    etas.clear()
    positions.clear()
    rates.clear()
    for index in occupants.count..<max(count, occupants.count) {
      occupants.append(Int32(index))
      positionOf.append(Int32(index))
    }
    exchanged.reset(limit: count)
  }

  /// Puts a column or row into the position of another one.
  ///
  /// - Parameters:
  ///   - entering: The column or row that becomes basic.
  ///   - leaving: The column or row that becomes nonbasic.
  ///   - isBasic: The columns and rows that were basic before.
  ///   - movement: The movement with the entering one.
  mutating func append(
    entering: Int32, leaving: Int32, isBasic: borrowing Buffer<Bool>,
    _ movement: borrowing Movement
  ) {
    let speed = movement.steps[entering]
    for index in 0..<movement.moving.count {
      let moved = movement.moving[index]
      let rate = movement.steps[moved] / speed
      guard isBasic[moved] && moved != leaving && abs(rate) > Tolerance.rounding else { continue }
      positions.append(positionOf[moved])
      rates.append(rate)
    }
    let position = positionOf[leaving]
    etas.append(
      Eta(
        position: position, pivot: movement.steps[leaving] / speed, end: Int32(positions.count)))
    positionOf[leaving] = leaving
    positionOf[entering] = position
    occupants[position] = entering
    exchanged.insert(position)
  }

  /// Turns the movement of positions, as the factors compute it, into that of their present columns and rows.
  mutating func apply(_ movement: inout Movement) {
    work += movement.moving.count
    var start = 0
    for index in 0..<etas.count {
      let eta = etas[index]
      let step = movement.steps[eta.position]
      if step != 0 {
        work += Int(eta.end) - start
        let entered = -step / eta.pivot
        movement.set(entered, of: eta.position)
        for place in start..<Int(eta.end) {
          movement.add(entered * rates[place], to: positions[place])
        }
      }
      start = Int(eta.end)
    }
    // All are read before any is written: a column may have moved into the position of another one.
    relocated.clear()
    for index in 0..<exchanged.count {
      let position = exchanged.members[index]
      relocated.append(movement.steps[position])
      if relocated[index] != 0 { movement.set(0, of: position) }
    }
    for index in 0..<exchanged.count where relocated[index] != 0 {
      movement.set(relocated[index], of: occupants[exchanged.members[index]])
    }
  }

  /// Turns the costs of the basic columns and rows into those of positions, for the factors.
  mutating func applyTransposed(
    _ costs: borrowing Movement, isBasic: borrowing Buffer<Bool>, _ positionCosts: inout Movement
  ) {
    positionCosts.clear()
    for index in 0..<costs.moving.count where isBasic[costs.moving[index]] {
      let moved = costs.moving[index]
      positionCosts.set(costs.steps[moved], of: positionOf[moved])
    }
    var end = positions.count
    work += end
    // The transpose of a product: the exchanges in reverse order.
    for index in (0..<etas.count).reversed() {
      let eta = etas[index]
      let start = index == 0 ? 0 : Int(etas[index - 1].end)
      var sum = SlopeSum()
      sum.add(positionCosts.steps[eta.position])
      for place in start..<end { sum.add(rates[place] * positionCosts.steps[positions[place]]) }
      let cost = abs(sum.value) > Tolerance.negligible * sum.size ? sum.value : 0
      if cost != 0 || positionCosts.steps[eta.position] != 0 {
        positionCosts.set(-cost / eta.pivot, of: eta.position)
      }
      end = start
    }
  }
}
