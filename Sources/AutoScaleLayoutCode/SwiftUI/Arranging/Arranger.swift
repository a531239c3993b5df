import AutoScale
import AutoScaleTrees

/// Arranges views as SwiftUI does, so that they keep the distances that are the same on all screens.
///
/// Views are cut into columns and rows where a line between them is free on all screens.
struct Arranger {
  let order: CuttingOrder

  /// Arranges the views in a room.
  ///
  /// - Throws: A problem of the first view without a place.
  /// - Complexity: O(*n*² log *n*) in the views of the room.
  func arrange(
    _ units: [ArrangedUnit], in region: ArrangingRegion
  ) throws(ArrangingProblem) -> Arrangement {
    if units.count == 1 { return try single(units[0], in: region) }
    if let layers = try layers(units, in: region) { return layers }
    let axes: [LayoutAxis] =
      order == .columnsFirst ? [.vertical, .horizontal] : [.horizontal, .vertical]
    for axis in axes {
      let groups = Self.groups(units, along: axis)
      guard groups.count > 1 else { continue }
      var members: [ArrangedUnit] = []
      for group in groups { members.append(try unit(of: group, in: region)) }
      return try Chain(axis: axis, units: members, region: region).arrangement()
    }
    guard region.imposed.count == 2 else {
      throw ArrangingProblem(
        node: units[1].node, reason: "it lies over other views in a way that no stack has")
    }
    return try stacked(units, in: region)
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
    for unit in sorted {
      if let last = groups.last, !last.allSatisfy({ $0.ends(before: unit, along: axis) }) {
        groups[groups.count - 1].append(unit)
      } else {
        groups.append([unit])
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
    let arrangement = try arrange(
      group, in: ArrangingRegion(boxes: boxes, crowded: crowded, imposed: imposed))
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
    let starts = zip(boxes, region.boxes).map { $0.start(along: axis) - $1.start(along: axis) }
    let ends = zip(boxes, region.boxes).map { $1.end(along: axis) - $0.end(along: axis) }
    return starts.common != nil && ends.common != nil ? .stretched : .content
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
    let isBackground = zip(base.boxes, region.boxes).allSatisfy {
      $0.isClose(to: $1, tolerance: 0.1)
    }
    if isBackground, base.greedy.count == 2 {
      var rest = try arrange(others, in: region)
      let missing = region.imposed.subtracting(rest.greedy)
      if !missing.isEmpty { rest.view = rest.view.modified(.fill(missing, rest.place)) }
      rest.view = rest.view.modified(.background(base.view))
      rest.greedy.formUnion(region.imposed)
      return rest
    }
    let inner = ArrangingRegion(
      boxes: base.boxes, crowded: base.crowded, imposed: [.horizontal, .vertical])
    let rest = try arrange(others, in: inner)
    var over = base
    over.view = base.view.modified(.overlay(rest.view, rest.place))
    return try single(over, in: region)
  }
}

extension ArrangedUnit {
  /// Whether the view ends before another one begins, on all screens.
  fileprivate func ends(before other: ArrangedUnit, along axis: LayoutAxis) -> Bool {
    zip(boxes, other.boxes).allSatisfy {
      $0.end(along: axis) <= $1.start(along: axis) + 0.05
    }
  }

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
    let x = rects.map(\.x).min() ?? 0
    let y = rects.map(\.y).min() ?? 0
    self.init(
      x: x, y: y, width: (rects.map(\.maxX).max() ?? 0) - x,
      height: (rects.map(\.maxY).max() ?? 0) - y)
  }
}
