import AutoScale
import AutoScaleAudit
import AutoScaleInterfaceBuilder
import AutoScaleTrees

/// Finds the differences that move and resize each view.
///
/// A view that changes by as much as a neighbor follows its cause; one that changes by another amount
/// has the causes of all its neighbors. Neighbors are tied by constraints, superviews and stacks.
struct FrameCauses {
  private let names: OutlineNames
  private let views: [FrameDifference.View]
  private let ties: FrameTies
  private let sources: [FrameSource]

  /// The changes on each screen, in points, of the lengths that differ.
  private let amounts: [FrameStep: [Double]]

  /// The order of the lengths that differ.
  private let order: [FrameStep: Int]

  /// The indices of sources by what follows from them.
  private var causes: [FrameStep: Set<Int>] = [:]

  /// Changes that differ by less, in points, are equal but for pixels.
  private static let tolerance = 0.7

  init(
    _ views: [FrameDifference.View], of objects: [ObjectChange], from old: DocumentSide,
    to new: DocumentSide
  ) {
    (names, self.views) = (new.names, views)
    ties = FrameTies(in: [old.document, new.document].compactMap(\.self))
    sources = objects.compactMap { FrameSource($0, from: old, to: new) }
    let changes = views.flatMap(\.amounts)
    amounts = Dictionary(changes) { first, _ in first }
    order = Dictionary(changes.enumerated().map { ($1.0, $0) }) { first, _ in first }
    assign(seeds(of: \.direct))
    assign(joinedSeeds())
    spread(from: sorted(causes.keys), by: ties.neighbors)
    assignNeighbors()
    assign(seeds(of: \.possible))
    assignNeighbors()
  }

  /// Assigns causes, and spreads them along constraints and stacks.
  private mutating func assign(_ found: [FrameStep: Set<Int>]) {
    causes.merge(found) { first, _ in first }
    spread(from: sorted(found.keys), by: ties.directNeighbors)
  }

  /// Assigns causes to all that is tied to what has a cause, step by step.
  private mutating func assignNeighbors() {
    var found: [FrameStep: Set<Int>] = neighborsOfMissing()
    var frontier = sorted(causes.keys)
    repeat {
      adopt(from: frontier, &found)
      causes.merge(found) { first, _ in first }
      let new = sorted(found.keys)
      frontier = new + spread(from: new, by: ties.neighbors)
      found = [:]
    } while !frontier.isEmpty
  }

  /// Returns the lengths that sources decide and that have no cause yet.
  private func seeds(of steps: KeyPath<FrameSource, [FrameStep]>) -> [FrameStep: Set<Int>] {
    var found: [FrameStep: Set<Int>] = [:]
    for (index, source) in sources.enumerated() {
      for step in source[keyPath: steps] where amounts[step] != nil && causes[step] == nil {
        found[step, default: []].insert(index)
      }
    }
    return found
  }

  /// Returns the lengths that sources decide together with what is tied to them, with all causes.
  private func joinedSeeds() -> [FrameStep: Set<Int>] {
    var found = seeds(of: \.others)
    for step in found.keys {
      for neighbor in ties.directNeighbors(of: step) {
        found[step]?.formUnion(causes[neighbor] ?? [])
      }
    }
    return found
  }

  /// Returns the neighbors of views that are not in both layouts, such as removed ones.
  private func neighborsOfMissing() -> [FrameStep: Set<Int>] {
    var found: [FrameStep: Set<Int>] = [:]
    for (index, source) in sources.enumerated() where source.isStructural {
      for step in source.others where amounts[step] == nil {
        for neighbor in ties.neighbors(of: step)
        where amounts[neighbor] != nil && causes[neighbor] == nil {
          found[neighbor, default: []].insert(index)
        }
      }
    }
    return found
  }

  /// Assigns causes to the neighbors that change by as much, and returns these.
  @discardableResult
  private mutating func spread(
    from start: [FrameStep], by neighbors: (FrameStep) -> [FrameStep]
  ) -> [FrameStep] {
    var queue = start
    var next = 0
    while next < queue.count {
      let step = queue[next]
      next += 1
      guard let cause = causes[step], let amount = amounts[step] else { continue }
      for neighbor in neighbors(step) where causes[neighbor] == nil {
        guard let other = amounts[neighbor], Self.areEqual(amount, other) else { continue }
        causes[neighbor] = cause
        queue.append(neighbor)
      }
    }
    return Array(queue.dropFirst(start.count))
  }

  /// Adds the lengths beside some, with the causes of all these neighbors.
  private func adopt(from frontier: [FrameStep], _ found: inout [FrameStep: Set<Int>]) {
    for step in frontier {
      for neighbor in ties.neighbors(of: step)
      where amounts[neighbor] != nil && causes[neighbor] == nil {
        found[neighbor, default: []].formUnion(causes[step] ?? [])
      }
    }
  }

  /// Sorts lengths, so that the result is the same in each run.
  private func sorted(_ steps: some Sequence<FrameStep>) -> [FrameStep] {
    steps.sorted { order[$0] ?? 0 < order[$1] ?? 0 }
  }

  private static func areEqual(_ first: [Double], _ second: [Double]) -> Bool {
    first.count == second.count
      && zip(first, second).allSatisfy { ($0.magnitude - $1.magnitude).magnitude < tolerance }
  }
}

extension FrameCauses {
  /// Returns the causes in the order of the differences, each with its views in the order of the tree.
  ///
  /// A cause that is no object, such as the device, has the other words.
  func grouped(otherwise other: String) -> [FrameCause] {
    var groups: [[Int]: [FrameChange]] = [:]
    for view in views {
      let steps = Dictionary(grouping: view.amounts.map(\.0)) { step in
        (causes[step] ?? []).sorted()
      }
      for (cause, steps) in steps {
        groups[cause, default: []].append(change(of: view, in: Set(steps.map(\.index))))
      }
    }
    let ordered = groups.sorted { first, second in
      // Frames without a known cause come last.
      (first.key.isEmpty ? [sources.count] : first.key)
        .lexicographicallyPrecedes(second.key.isEmpty ? [sources.count] : second.key)
    }
    return ordered.map { indices, views in
      FrameCause(
        identifiers: indices.map { sources[$0].identifier },
        words: indices.isEmpty
          ? other : indices.map { sources[$0].words }.joined(separator: ", and "),
        views: views)
    }
  }

  private func change(of view: FrameDifference.View, in indices: Set<Int>) -> FrameChange {
    FrameChange(
      identifier: view.identifier, name: names.name(of: view.identifier),
      isRightToLeft: view.isRightToLeft,
      parts: view.moves(in: indices).all.map { move in
        let columns = move.screens.map { view.columns[$0] }
        var known: Set<String> = []
        return FrameChange.Part(
          change: move.description, amounts: move.amounts,
          widths: WidthRanges(columns.map(\.width)),
          isOnEveryWidth: columns.count == view.columns.count,
          devices: columns.compactMap(\.device).filter { known.insert($0).inserted })
      })
  }
}
