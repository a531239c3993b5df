import AutoScale
import AutoScaleTrees

/// The distances of a chain across its axis.
struct ChainAcross {
  /// The space on both sides of the chain.
  private(set) var padding = (start: 0.0, end: 0.0)
  /// The line on which the views are aligned.
  private(set) var place = SwiftUIAlignment.Place.center
  /// The space on both sides of each view besides that of the chain.
  private(set) var extras: [(start: Double, end: Double)]
  /// The distances of views from their places.
  private(set) var offsets: [Double]
  /// The places of the views that another line aligns than that of the chain.
  private(set) var wrapped: [SwiftUIAlignment.Place?]
  /// Whether the chain fills its room.
  private(set) var isGreedy = false

  init(
    axis: LayoutAxis, units: [ArrangedUnit], region: ArrangingRegion
  ) throws(ArrangingProblem) {
    extras = units.map { _ in (0, 0) }
    offsets = units.map { _ in 0 }
    wrapped = units.map { _ in nil }
    if region.imposed.contains(axis) {
      var fits: [AxisFit] = []
      for unit in units {
        guard let fit = AxisFit(unit, along: axis, in: region) else {
          throw ArrangingProblem(
            node: unit.node,
            reason: "neither an edge nor the center keeps its distance to the view around")
        }
        fits.append(fit)
      }
      setPlaces(fits)
    } else {
      try align(units, axis, region)
    }
  }

  /// Aligns views in a room whose size something else decides.
  private mutating func setPlaces(_ fits: [AxisFit]) {
    let places = fits.compactMap(\.place)
    let counts = Dictionary(places.map { ($0, 1) }, uniquingKeysWith: +)
    place = places.max { counts[$0, default: 0] < counts[$1, default: 0] } ?? .center
    padding = (Self.padding(fits.map(\.start)), Self.padding(fits.map(\.end)))
    isGreedy = fits.contains { $0.place == nil }
    for (index, fit) in fits.enumerated() {
      if fit.place == .center, fit.start == nil {
        let shift = fit.offset - (padding.start - padding.end) / 2
        offsets[index] = [shift].common ?? 0
      } else {
        extras[index] = (
          max(0, (fit.start ?? padding.start) - padding.start),
          max(0, (fit.end ?? padding.end) - padding.end)
        )
      }
      if let own = fit.place, own != place {
        wrapped[index] = own
        isGreedy = true
      }
    }
  }

  /// The most common distance, unless one is smaller.
  private static func padding(_ distances: [Double?]) -> Double {
    let known = distances.compactMap { $0 }
    guard let usual = known.mostCommon, let least = known.min() else { return 0 }
    return min(usual, least)
  }

  /// Aligns views in a room that is as large as the largest one.
  private mutating func align(
    _ units: [ArrangedUnit], _ axis: LayoutAxis, _ region: ArrangingRegion
  ) throws(ArrangingProblem) {
    let distances = units.map { region.distances(to: $0.boxes, along: axis) }
    let (starts, ends) = (distances.map(\.start), distances.map(\.end))
    let insets = (
      start: starts.compactMap(\.common).min() ?? 0, end: ends.compactMap(\.common).min() ?? 0
    )
    padding = insets
    let order: [SwiftUIAlignment.Place] =
      axis == .horizontal ? [.start, .center, .end] : [.center, .start, .end]
    func isAligned(_ index: Int, _ place: SwiftUIAlignment.Place) -> Bool {
      let unit = units[index]
      if unit.extents[axis] == .stretched
        || starts[index].common == insets.start
          && ends[index].common == insets.end
      {
        return unit.greedy.contains(axis) || !unit.hasText || unit.place[axis] == place
          || units.count == 1 || axis == .vertical
      }
      switch place {
      case .start: return starts[index].common != nil
      case .end: return ends[index].common != nil
      default:
        let center = zip(starts[index], ends[index]).map { ($0 - $1) / 2 }.common
        return center == [(insets.start - insets.end) / 2].common
      }
    }
    for place in order where units.indices.allSatisfy({ isAligned($0, place) }) {
      self.place = place
      for index in units.indices {
        if place == .start, let start = starts[index].common {
          extras[index].start = start - insets.start
        }
        if place == .end, let end = ends[index].common { extras[index].end = end - insets.end }
      }
      return
    }
    throw ArrangingProblem(
      node: units[0].node, reason: "neither edges nor centers align it with the views beside it")
  }
}
