import AutoScaleLayoutEngine
import AutoScaleTrees

/// Finds which violations move which views, by solving again without them.
///
/// A violation is a cause of a view's miss if its stored constant restores a differing number of
/// the view's frame, at least half of the way. Violations that restore the most numbers come first,
/// so one cause explains all its consequences.
struct CauseSearch {
  /// One number of a view's frame in its parent.
  struct Coordinate: Hashable {
    /// The position of the view among the nodes of the layout.
    let position: Int
    /// Which of x, y, width and height it is.
    let part: AmbiguousNode.Part
  }

  let violations: [Violation]

  /// The positions in ``violations`` of the causes of each explained number.
  private(set) var causes: [Coordinate: [Int]] = [:]

  private let residuals: StoredFrameResiduals
  /// The numbers without a cause so far, and their differences, in points.
  private var open: [Coordinate: Double] = [:]
  /// The violation that brought a number closest to the stored one so far, and how close.
  private var mainCauses: [Coordinate: (way: Double, indices: [Int])] = [:]
  /// The stored constants of the causes.
  private var constants: [Int: Double] = [:]
  /// The number of solves.
  private var solves = 0

  /// The limits of the search: the violations that are tried, the greatest first, and the solves.
  private static let (candidateLimit, solveLimit) = (48, 256)

  /// The most that a violation moves a view, relative to its own error; a view that moves further has
  /// an open frame.
  private static let maximumAmplification = 10.0

  /// Searches for the causes of the misses of views.
  init(_ residuals: StoredFrameResiduals, missed: [ViewNode]) {
    self.residuals = residuals
    // The greatest errors first, as the limit of candidates cuts off the smallest.
    violations = residuals.violations(tolerance: StoredFrameResiduals.satisfactionTolerance)
      .sorted { $0.error > $1.error }
    for position in missed.compactMap({ residuals.rows.position(of: $0) }) {
      for part in missedParts(of: position) {
        let coordinate = Coordinate(position: position, part: part)
        open[coordinate] = difference(coordinate, in: residuals.rows.values)
      }
    }
    search()
  }

  /// Returns the violations that explain a view's miss, those of its first number first.
  func causes(of position: Int) -> [Violation] {
    var seen: Set<Int> = []
    return coordinates(of: position).flatMap { causes[$0] ?? [] }
      .filter { seen.insert($0).inserted }.map { violations[$0] }
  }

  /// Returns the cause of the explained number of a view that differs most.
  func mainCause(of position: Int) -> Violation? {
    coordinates(of: position).filter { causes[$0] != nil }
      .max { difference($0, in: residuals.rows.values) < difference($1, in: residuals.rows.values) }
      .flatMap { causes[$0]?.first }.map { violations[$0] }
  }

  /// Returns whether a number of a view differs without a cause.
  func isUnexplained(_ position: Int) -> Bool { open.keys.contains { $0.position == position } }

  /// Returns the number of a view that differs most, if it has no cause.
  func unexplainedPart(of position: Int) -> AmbiguousNode.Part? {
    coordinates(of: position)
      .max { difference($0, in: residuals.rows.values) < difference($1, in: residuals.rows.values) }
      .flatMap { open[$0] == nil ? nil : $0.part }
  }

  private func coordinates(of position: Int) -> [Coordinate] {
    AmbiguousNode.Part.allCases.map { Coordinate(position: position, part: $0) }
  }

  private mutating func search() {
    let candidates = Array(violations.indices.prefix(Self.candidateLimit))
    let firm = candidates.filter { violations[$0].isFirm && !violations[$0].isAboutContent }
    // Required violations come first, by themselves or together with others of the same view; contents and
    // optional constraints may differ only because of them.
    search(firm.map { [$0] })
    search(groups(of: firm))
    let accepted = Set(causes.values.joined())
    let rest = candidates.filter { !accepted.contains($0) }
    // Rules that the layout violates too, such as the hugging of a stretched view, may be the
    // only cause; the user's optional constraints come last.
    search(rest.filter { violations[$0].isDecisive }.map { [$0] })
    let optional = rest.filter { !violations[$0].isDecisive && violations[$0].isOptional }
    let others = rest.filter { !optional.contains($0) }
    search(others.map { [$0] })
    explainTogether(others.filter { !causes.values.joined().contains($0) })
    search(optional.map { [$0] })
    explainTogether(rest.filter { !causes.values.joined().contains($0) })
  }

  /// Groups violations by the views that several of them are about.
  private func groups(of indices: [Int]) -> [[Int]] {
    var groups: [ObjectIdentifier: [Int]] = [:]
    var order: [ObjectIdentifier] = []
    for index in indices {
      for node in violations[index].nodes.map(ObjectIdentifier.init) {
        if groups[node] == nil { order.append(node) }
        groups[node, default: []].append(index)
      }
    }
    return order.compactMap { groups[$0] }.filter { $0.count > 1 }
  }

  /// Accepts the candidates that restore the most numbers, as long as one restores any.
  private mutating func search(_ candidates: [[Int]]) {
    var pending = candidates.map { (indices: $0, restored: open.isEmpty ? [] : restored(by: $0)) }
    while !open.isEmpty, solves < Self.solveLimit {
      // Restoring one violation rarely makes another restore more: evaluate the best one again, and
      // accept it if it is still the best. Violations about the views themselves come first.
      pending.sort {
        ($1.restored.count, own($1), $0.indices.count, $0.indices[0])
          < ($0.restored.count, own($0), $1.indices.count, $1.indices[0])
      }
      guard let best = pending.first, !best.restored.isEmpty else { break }
      let restored = restored(by: best.indices)
      guard restored.count >= (pending.dropFirst().first?.restored.count ?? 0) else {
        pending[0].restored = restored
        continue
      }
      accept(needed(of: best.indices, for: restored), restored)
      pending.removeFirst()
    }
  }

  /// Counts the restored numbers of views that violations are about.
  private func own(_ candidate: (indices: [Int], restored: Set<Coordinate>)) -> Int {
    candidate.restored.count { coordinate in
      candidate.indices.contains { isOwn($0, coordinate) }
    }
  }

  /// Returns whether a violation is about the view of a number.
  private func isOwn(_ index: Int, _ coordinate: Coordinate) -> Bool {
    violations[index].nodes.contains { $0 === residuals.nodes[coordinate.position] }
  }

  /// Explains numbers that only several of the rest restore together.
  ///
  /// The fewest of them are the cause, preferably those about the view itself.
  private mutating func explainTogether(_ rest: [Int]) {
    guard !open.isEmpty, !rest.isEmpty else { return }
    let restored = restored(by: rest)
    let needed = needed(of: rest, for: restored)
    for coordinate in restored {
      let own = needed.filter { isOwn($0, coordinate) }
      explain(coordinate, by: own.isEmpty ? Array(needed.prefix(1)) : own)
    }
  }

  /// Returns the fewest violations that still restore some numbers, preferably the greatest.
  private mutating func needed(of indices: [Int], for restored: Set<Coordinate>) -> [Int] {
    guard indices.count > 1, !restored.isEmpty else { return indices }
    return indices.reversed().reduce(into: indices) { needed, index in
      let fewer = needed.filter { $0 != index }
      // From the smallest on, so that the greatest violations stay.
      if self.restored(by: fewer).isSuperset(of: restored) { needed = fewer }
    }
  }

  private mutating func accept(_ indices: [Int], _ restored: Set<Coordinate>) {
    for row in indices.flatMap({ violations[$0].rows }) {
      constants[row] = residuals.storedConstant(of: row)
    }
    let values = residuals.rows.values(withConstants: constants)
    for (coordinate, before) in open {
      let after = difference(coordinate, in: values)
      open[coordinate] = after
      if before - after > mainCauses[coordinate]?.way ?? 0 {
        mainCauses[coordinate] = (before - after, indices)
      }
    }
    for coordinate in restored { explain(coordinate, by: indices) }
  }

  /// Records the violation that completed a number, after the one that brought it closest.
  private mutating func explain(_ coordinate: Coordinate, by indices: [Int]) {
    let main = mainCauses[coordinate]?.indices ?? []
    causes[coordinate] = main + indices.filter { !main.contains($0) }
    open[coordinate] = nil
  }

  /// Returns the open numbers that the stored constants of violations restore.
  private mutating func restored(by indices: [Int]) -> Set<Coordinate> {
    solves += 1
    var constants = constants
    for row in indices.flatMap({ violations[$0].rows }) {
      constants[row] = residuals.storedConstant(of: row)
    }
    let values = residuals.rows.values(withConstants: constants)
    let reach = Self.maximumAmplification * indices.reduce(0) { $0 + violations[$1].error }
    // An error explains at most ten times its size, and it has to restore half of the difference:
    // a sixth of a point does not explain a width that a text makes a point too large.
    return Set(
      open.filter { coordinate, before in
        before <= reach
          && difference(coordinate, in: values) <= min(FrameComparison.tolerance, before / 2)
      }.keys)
  }

  /// Returns the numbers of a frame on the pixel grid that differ from the stored ones.
  private func missedParts(of position: Int) -> [AmbiguousNode.Part] {
    let result = residuals.rows.result
    let numbers = zip(
      result.frames[position].numbers, result.nodes[position].frame.numbers)
    return zip(AmbiguousNode.Part.allCases, numbers)
      .filter { ($1.0 - $1.1).magnitude > FrameComparison.tolerance + 1e-6 }.map(\.0)
  }

  /// Returns the difference of a number of a frame from the stored one, in points.
  private func difference(_ coordinate: Coordinate, in values: [Double]) -> Double {
    (number(coordinate, in: values) - number(coordinate, in: residuals.values)).magnitude
  }

  /// Returns a number of a view's frame in its parent, in points.
  private func number(_ coordinate: Coordinate, in values: [Double]) -> Double {
    let own = RectVariables(at: coordinate.position).rect(in: values)
    let parent = residuals.rows.parent(of: coordinate.position)
      .map { RectVariables(at: $0).rect(in: values) }
    return switch coordinate.part {
    case .x: own.x - (parent?.x ?? 0)
    case .y: own.y - (parent?.y ?? 0)
    case .width: own.width
    case .height: own.height
    }
  }
}
