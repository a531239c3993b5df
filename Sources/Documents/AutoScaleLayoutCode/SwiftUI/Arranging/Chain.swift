import AutoScale
import AutoScaleTrees

/// Views one behind the other along an axis, which become a column or a row.
struct Chain {
  /// The axis of the chain.
  let axis: LayoutAxis
  /// The views in their order.
  let units: [ArrangedUnit]
  let region: ArrangingRegion

  private var cross: LayoutAxis { axis.other }

  /// The distances before the first view, between views and behind the last one, on each screen.
  private var gaps: [[Double]] {
    (0...units.count).map { index in
      region.boxes.indices.map { screen in
        let start =
          index == 0
          ? region.boxes[screen].start(along: axis)
          : units[index - 1].boxes[screen].end(along: axis)
        let end =
          index == units.count
          ? region.boxes[screen].end(along: axis) : units[index].boxes[screen].start(along: axis)
        return end - start
      }
    }
  }

  /// Arranges the views.
  func arrangement() throws(ArrangingProblem) -> Arrangement {
    let across = try ChainAcross(axis: cross, units: units, region: region)
    let along = try ChainAlong(axis: axis, units: units, gaps: gaps, region: region)
    var insets = LayoutInsets.zero
    insets[axis] = along.padding
    insets[cross] = across.padding
    var result = Arrangement(view: SwiftUIView(.spacer))
    result.place[axis] = along.place
    result.place[cross] = across.place
    if along.isGreedy { result.greedy.insert(axis) }
    if across.isGreedy { result.greedy.insert(cross) }
    result.view = stack(along, across)
    if insets != .zero { result.view = result.view.modified(.padding(insets)) }
    if along.offset != 0 {
      result.view = result.view.modified(
        .offset(
          x: axis == .horizontal ? along.offset : 0, y: axis == .vertical ? along.offset : 0))
    }
    return result
  }

  /// The views in a stack; one alone needs none.
  private func stack(_ along: ChainAlong, _ across: ChainAcross) -> SwiftUIView {
    var views: [SwiftUIView] = []
    for (index, unit) in units.enumerated() {
      if along.spacers.contains(index) { views.append(SwiftUIView(.spacer)) }
      var view = along.isStretched(index) ? unit.filled(axis) : unit.view
      if view.isButton { view = view.modified(.labelEnd) }
      var insets = LayoutInsets.zero
      insets[axis].start = along.extras[index]
      insets[cross] = across.extras[index]
      if insets != .zero { view = view.modified(.padding(insets)) }
      if across.offsets[index] != 0 {
        let offset = across.offsets[index]
        view = view.modified(
          .offset(x: cross == .horizontal ? offset : 0, y: cross == .vertical ? offset : 0))
      }
      if let place = across.wrapped[index] {
        var alignment = SwiftUIAlignment()
        alignment[cross] = place
        view = view.modified(.fill([cross], alignment))
      }
      views.append(view)
    }
    if along.spacers.contains(units.count) { views.append(SwiftUIView(.spacer)) }
    if views.count == 1 { return views[0] }
    var alignment = SwiftUIAlignment()
    alignment[cross] = across.place
    return SwiftUIView(
      .stack(
        SwiftUIStack(
          axis: axis == .horizontal ? .horizontal : .vertical, alignment: alignment,
          spacing: along.spacing, views: views)))
  }
}

/// The distances of a chain along its axis.
struct ChainAlong {
  /// The space before the first view and behind the last one.
  private(set) var padding = (start: 0.0, end: 0.0)
  /// The spacing of the stack.
  private(set) var spacing = 0.0
  /// The space before each view besides the spacing.
  private(set) var extras: [Double]
  /// The indices of the views before which a spacer stands; their number for one behind the last.
  private(set) var spacers: Set<Int> = []
  /// The place of the chain in its room.
  private(set) var place = SwiftUIAlignment.Place.start
  /// The distance of the chain from the center.
  private(set) var offset = 0.0
  private var stretched: Set<Int> = []

  /// Whether the chain fills its room.
  var isGreedy: Bool { !spacers.isEmpty || !stretched.isEmpty }

  /// Whether a view fills what the others leave.
  func isStretched(_ index: Int) -> Bool { stretched.contains(index) }

  init(
    axis: LayoutAxis, units: [ArrangedUnit], gaps: [[Double]], region: ArrangingRegion
  ) throws(ArrangingProblem) {
    extras = units.map { _ in 0 }
    let common = gaps.map(\.common)
    let isImposed = region.imposed.contains(axis)
    if isImposed {
      stretched = Set(units.indices.filter { units[$0].extents[axis] == .stretched })
    }
    for index in units.indices.dropFirst() where common[index] == nil {
      guard isImposed else {
        throw ArrangingProblem(
          node: units[index].node,
          reason: "its distance to the view before it differs from screen to screen")
      }
      spacers.insert(index)
    }
    setSpacing(Array(common.dropFirst().dropLast()))
    let (first, last) = (common[0], common[units.count])
    let isOpen = !isGreedy && !(first != nil && last != nil && !region.isConstant(along: axis))
    if isOpen, isImposed {
      try setPlace(gaps, units, axis, region)
    } else if isGreedy, isImposed {
      if first == nil { spacers.insert(0) }
      if last == nil { spacers.insert(units.count) }
      padding = (first ?? 0, last ?? 0)
    } else if let first, let last {
      padding = (first, last)
    } else {
      throw ArrangingProblem(
        node: units[first == nil ? 0 : units.count - 1].node,
        reason: "its distance to the edge of the view around differs from screen to screen")
    }
  }

  /// Takes the most common distance as the spacing, unless one is smaller.
  private mutating func setSpacing(_ gaps: [Double?]) {
    let known = gaps.compactMap { $0 }
    guard let usual = known.mostCommon else { return }
    spacing = known.allSatisfy { $0 >= usual } && usual >= 0 ? usual : 0
    for (index, gap) in gaps.enumerated() {
      if let gap { extras[index + 1] = [gap - spacing].common ?? 0 }
    }
  }

  /// Finds the place of a chain that is smaller than its room.
  private mutating func setPlace(
    _ gaps: [[Double]], _ units: [ArrangedUnit], _ axis: LayoutAxis, _ region: ArrangingRegion
  ) throws(ArrangingProblem) {
    let last = units.count
    let (first, end) = (gaps[0].common, gaps[last].common)
    let center = zip(gaps[0], gaps[last]).map { ($0 - $1) / 2 }.common
    if let center, first == nil || center == 0 {
      (place, offset) = (.center, center)
    } else if let first, first <= end ?? first {
      place = .start
      let limit = AxisFit.limit(of: units[last - 1], at: axis.edge(isFar: true), in: region)
      padding = (first, limit ?? 0)
    } else if let end {
      place = .end
      let limit = AxisFit.limit(of: units[0], at: axis.edge(isFar: false), in: region)
      padding = (limit ?? 0, end)
    } else {
      throw ArrangingProblem(
        node: units[0].node,
        reason: "neither an edge nor the center keeps its distance to the view around")
    }
  }
}
