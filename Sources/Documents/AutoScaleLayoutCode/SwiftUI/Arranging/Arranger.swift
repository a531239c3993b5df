import AutoScale
import AutoScaleTrees

/// Arranges views as SwiftUI does, so that they keep the distances that are the same on all screens.
///
/// Views are cut into columns and rows where a line between them is free on all screens.
struct Arranger {
  let order: CuttingOrder
  /// The number of groups around the views, which bounds the depth of stacks.
  private var depth = 0

  /// The deepest groups in one view; people place no views in deeper ones.
  private static let deepestGroup = 12

  init(order: CuttingOrder) { self.order = order }

  /// The arranger of the views in a group.
  private var deeper: Arranger {
    var arranger = self
    arranger.depth += 1
    return arranger
  }

  /// Arranges the views in a room.
  ///
  /// - Throws: A problem of the first view without a place.
  /// - Complexity: O(*n*² log *n*) in the views of the room.
  func arrange(
    _ units: [ArrangedUnit], in region: ArrangingRegion
  ) throws(ArrangingProblem) -> Arrangement {
    if units.count == 1 { return try single(units[0], in: region) }
    guard depth < Self.deepestGroup else {
      throw ArrangingProblem(node: units[0].node, reason: "it lies in too many rows and columns")
    }
    if let layers = try layers(units, in: region) { return layers }
    let axes: [LayoutAxis] =
      order == .columnsFirst ? [.vertical, .horizontal] : [.horizontal, .vertical]
    for axis in axes {
      let groups = Self.groups(units, along: axis)
      guard groups.count > 1 else { continue }
      do throws(ArrangingProblem) {
        return try chain(of: groups, along: axis, in: region)
      } catch {
        // Views that keep no distance to the room may keep one to each other.
        guard units.count <= Self.mostRetried, let group = group(units, in: region),
          !group.boxes.areClose(to: region.boxes)
        else { throw error }
        return try single(group, in: region)
      }
    }
    guard region.imposed.count == 2 else {
      throw ArrangingProblem(
        node: units[1].node, reason: "it lies over other views in a way that no stack has")
    }
    return try stacked(units, in: region)
  }

  /// The views as one, or `nil` if they have no places in it.
  private func group(_ units: [ArrangedUnit], in region: ArrangingRegion) -> ArrangedUnit? {
    do throws(ArrangingProblem) {
      return try unit(of: units, in: region)
    } catch {
      return nil
    }
  }

  /// The most views that are tried as a group, which bounds the number of ways.
  private static let mostRetried = 8

  /// Arranges groups one behind the other.
  private func chain(
    of groups: [[ArrangedUnit]], along axis: LayoutAxis, in region: ArrangingRegion
  ) throws(ArrangingProblem) -> Arrangement {
    var members: [ArrangedUnit] = []
    for group in groups { members.append(try unit(of: group, in: region)) }
    return try Chain(axis: axis, units: members, region: region).arrangement()
  }

  /// Lays views over each other, each at its own place in the room.
  private func stacked(
    _ units: [ArrangedUnit], in region: ArrangingRegion
  ) throws(ArrangingProblem) -> Arrangement {
    var views: [SwiftUIView] = []
    for unit in units.sorted(by: { $0.order < $1.order }) {
      let layer = try single(unit, in: region)
      let missing = region.imposed.subtracting(layer.greedy)
      views.append(missing.isEmpty ? layer.view : layer.view.modified(.fill(missing, layer.place)))
    }
    let stack = SwiftUIStack(axis: .depth, alignment: SwiftUIAlignment(), views: views)
    return Arrangement(view: SwiftUIView(.stack(stack)), greedy: region.imposed)
  }

  /// The views in groups that no line along the other axis cuts.
  static func groups(_ units: [ArrangedUnit], along axis: LayoutAxis) -> [[ArrangedUnit]] {
    let sorted = units.sorted { first, second in
      let (a, b) = (first.boxes[0], second.boxes[0])
      let keys = (
        (a.start(along: axis), a.end(along: axis), first.order),
        (b.start(along: axis), b.end(along: axis), second.order)
      )
      return keys.0 < keys.1
    }
    var groups: [[ArrangedUnit]] = []
    var ends: [Double] = []
    for unit in sorted {
      let isFree = zip(unit.boxes, ends).allSatisfy { $0.start(along: axis) >= $1 - 0.05 }
      let own = unit.boxes.map { $0.end(along: axis) }
      if groups.isEmpty || isFree {
        groups.append([unit])
        ends = own
      } else {
        groups[groups.count - 1].append(unit)
        ends = zip(ends, own).map(max)
      }
    }
    return groups
  }

  /// A group of views as one.
  private func unit(
    of group: [ArrangedUnit], in region: ArrangingRegion
  ) throws(ArrangingProblem) -> ArrangedUnit {
    if group.count == 1 { return group[0] }
    let boxes = region.boxes.indices.map { index in
      LayoutRect(around: group.map { $0.boxes[index] })
    }
    let crowded = LayoutRect(around: group.map(\.crowded))
    var extents: [LayoutAxis: ArrangedUnit.Extent] = [:]
    for axis in LayoutAxis.allCases {
      extents[axis] = Self.extent(of: boxes, along: axis, in: region)
    }
    let imposed = Set(extents.filter { $0.value != .content }.keys)
    let inner = ArrangingRegion(boxes: boxes, crowded: crowded, imposed: imposed)
    guard inner.imposed != region.imposed || !inner.boxes.areClose(to: region.boxes) else {
      throw ArrangingProblem(
        node: group[0].node, reason: "no line divides it from the views beside it")
    }
    let arrangement = try deeper.arrange(group, in: inner)
    return ArrangedUnit(
      node: group[0].node, boxes: boxes, crowded: crowded,
      order: group.map(\.order).min() ?? 0, extents: extents, view: arrangement.view,
      place: arrangement.place, greedy: arrangement.greedy,
      hasText: group.contains(where: \.hasText))
  }

  /// The cause of the length of a group or a container: the room if both distances to it stay the same.
  static func extent(
    of boxes: [LayoutRect], along axis: LayoutAxis, in region: ArrangingRegion
  ) -> ArrangedUnit.Extent {
    guard region.imposed.contains(axis), !region.isConstant(along: axis) else { return .content }
    let distances = region.distances(to: boxes, along: axis)
    return distances.start.common != nil && distances.end.common != nil ? .stretched : .content
  }
}

extension Arranger {
  /// Arranges the only view of a room.
  private func single(
    _ unit: ArrangedUnit, in region: ArrangingRegion
  ) throws(ArrangingProblem) -> Arrangement {
    try Chain(axis: .vertical, units: [unit], region: region).arrangement()
  }

  /// Arranges views over or before one that holds all others, or returns `nil` if there is none.
  private func layers(
    _ units: [ArrangedUnit], in region: ArrangingRegion
  ) throws(ArrangingProblem) -> Arrangement? {
    let sorted = units.sorted { $0.order < $1.order }
    let (base, others) = (sorted[0], Array(sorted.dropFirst()))
    guard others.allSatisfy({ $0.lies(in: base) }) else { return nil }
    if base.boxes.areClose(to: region.boxes), base.greedy.count == 2 {
      var rest = try deeper.arrange(others, in: region)
      let missing = region.imposed.subtracting(rest.greedy)
      if !missing.isEmpty { rest.view = rest.view.modified(.fill(missing, rest.place)) }
      rest.view = rest.view.modified(.background(base.view))
      rest.greedy.formUnion(region.imposed)
      return rest
    }
    let inner = ArrangingRegion(
      boxes: base.boxes, crowded: base.crowded, imposed: [.horizontal, .vertical])
    let rest = try deeper.arrange(others, in: inner)
    var over = base
    over.view = base.view.modified(.overlay(rest.view, rest.place))
    return try single(over, in: region)
  }
}

extension [LayoutRect] {
  /// Whether the frames are those of another view, on all screens.
  func areClose(to others: [LayoutRect]) -> Bool {
    zip(self, others).allSatisfy { $0.isClose(to: $1, tolerance: 0.1) }
  }
}

extension ArrangedUnit {
  /// Whether the view lies in another one, on all screens.
  fileprivate func lies(in other: ArrangedUnit) -> Bool {
    zip(boxes, other.boxes).allSatisfy { inner, outer in
      LayoutAxis.allCases.allSatisfy {
        inner.start(along: $0) >= outer.start(along: $0) - 0.05
          && inner.end(along: $0) <= outer.end(along: $0) + 0.05
      }
    }
  }
}

extension LayoutRect {
  /// The smallest rectangle around others.
  init(around rects: [LayoutRect]) {
    self = rects.dropFirst().reduce(into: rects.first ?? .zero) { $0.extend(to: $1) }
  }
}
