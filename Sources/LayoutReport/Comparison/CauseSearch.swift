import AutoLayout
import ViewTree

/// Finds which contradictions move which views, by solving again without them.
///
/// A contradiction is a cause of a view's miss only if the view is where it was stored, in a number
/// that differed, once the contradiction is given the constant that the stored frames obey. Those
/// that bring back the most numbers come first, so that one cause explains what follows from it.
struct CauseSearch {
  /// One number of a view's frame in its parent.
  struct Coordinate: Hashable {
    /// The position of the view among the nodes of the layout.
    let position: Int
    /// Which of x, y, width and height it is.
    let part: AmbiguousNode.Part
  }

  let contradictions: [Contradiction]

  /// For each number that is explained, the positions in ``contradictions`` of what explains it.
  private(set) var causes: [Coordinate: [Int]] = [:]

  private let present: PresentLayout
  private var open: Set<Coordinate>
  /// The constants of the contradictions that were found to be causes.
  private var constants: [Int: Double] = [:]

  /// At most so many contradictions of a root are tried, the greatest first, and so often.
  private static let (candidateLimit, solveLimit) = (48, 256)

  /// Searches the causes of some views' misses.
  init(_ present: PresentLayout, missed: [ViewNode]) {
    self.present = present
    contradictions = present.contradictions(tolerance: PresentLayout.noBreach)
      .sorted { $0.error > $1.error }
    open = []
    let solved = present.rows.values
    for position in missed.compactMap({ present.rows.position(of: $0) }) {
      for part in AmbiguousNode.Part.allCases {
        let coordinate = Coordinate(position: position, part: part)
        if !isStored(coordinate, in: solved) { open.insert(coordinate) }
      }
    }
    search()
  }

  /// The contradictions that explain a view's miss, those of its first number first.
  func causes(of position: Int) -> [Contradiction] {
    var seen: Set<Int> = []
    return AmbiguousNode.Part.allCases
      .flatMap { causes[Coordinate(position: position, part: $0)] ?? [] }
      .filter { seen.insert($0).inserted }.map { contradictions[$0] }
  }

  /// Whether numbers of a view differ that nothing explains.
  func isUnexplained(_ position: Int) -> Bool { open.contains { $0.position == position } }

  private mutating func search() {
    var pending = contradictions.indices.prefix(Self.candidateLimit)
      .map { (index: $0, restored: restored(by: [$0])) }
    var solves = pending.count
    while !open.isEmpty, solves < Self.solveLimit {
      // What a contradiction restores seldom grows when others are restored: the best one is looked
      // at again, and stands if it is still the best.
      pending.sort { ($1.restored.count, $0.index) < ($0.restored.count, $1.index) }
      guard let best = pending.first, !best.restored.isEmpty else { break }
      let restored = restored(by: [best.index])
      solves += 1
      guard restored.count >= (pending.dropFirst().first?.restored.count ?? 0) else {
        pending[0].restored = restored
        continue
      }
      accept(best.index, restored)
      pending.removeFirst()
    }
    explainTogether(pending.map(\.index))
  }

  /// Numbers that none of the rest restores alone are explained by all of it that is about the view.
  private mutating func explainTogether(_ rest: [Int]) {
    guard !open.isEmpty, !rest.isEmpty else { return }
    for coordinate in restored(by: rest) {
      let node = present.nodes[coordinate.position]
      let own = rest.filter { index in contradictions[index].nodes.contains { $0 === node } }
      causes[coordinate] = own.isEmpty ? Array(rest.prefix(1)) : own
      open.remove(coordinate)
    }
  }

  private mutating func accept(_ index: Int, _ restored: Set<Coordinate>) {
    for row in contradictions[index].rows { constants[row] = present.heldConstant(of: row) }
    for coordinate in restored { causes[coordinate] = [index] }
    open.subtract(restored)
  }

  /// The open numbers that are as stored when some contradictions hold as they are stored.
  private func restored(by indices: [Int]) -> Set<Coordinate> {
    var constants = constants
    for row in indices.flatMap({ contradictions[$0].rows }) {
      constants[row] = present.heldConstant(of: row)
    }
    let values = present.rows.values(withConstants: constants)
    return open.filter { isStored($0, in: values) }
  }

  /// Whether a number of a frame is the stored one.
  private func isStored(_ coordinate: Coordinate, in values: [Double]) -> Bool {
    let difference = number(coordinate, in: values) - number(coordinate, in: present.values)
    return difference.magnitude <= FrameComparison.tolerance
  }

  /// A number of a view's frame in its parent, in points.
  private func number(_ coordinate: Coordinate, in values: [Double]) -> Double {
    let own = RectVariables(at: coordinate.position).rect(in: values)
    let parent = present.rows.parent(of: coordinate.position)
      .map { RectVariables(at: $0).rect(in: values) }
    return switch coordinate.part {
    case .x: own.x - (parent?.x ?? 0)
    case .y: own.y - (parent?.y ?? 0)
    case .width: own.width
    case .height: own.height
    }
  }
}
