import AutoScale
import AutoScaleTrees

/// The hugging priorities that code has to state: those that differ from UIKit's and matter.
///
/// Only the order of priorities decides a layout. A priority is left out where UIKit's own keeps its place among
/// the priorities of the axis, those of other contents and of constraints.
struct HuggingPriorities {
  /// A view, by its place among all, with its priority in the document and in UIKit.
  private struct Entry { let view: Int, stated, standard: Float }

  /// Adds the settings of views of a class whose priorities compete.
  static func add(to model: inout ClassModel) {
    let views = model.views
    for axis in LayoutAxis.allCases {
      for entry in statedEntries(views, axis) {
        let priority = CodeOptions.priority(LayoutPriority(entry.stated))
        model.views[entry.view].settings.append(
          .call("setContentHuggingPriority", ["_": priority, "for": .word(axis.rawValue)]))
      }
    }
  }

  /// The views whose priority has to be written.
  private static func statedEntries(_ views: [Property], _ axis: LayoutAxis) -> [Entry] {
    let nodes = views.compactMap(\.node)
    let entries = views.enumerated().compactMap { index, view -> Entry? in
      guard let node = view.node, hasContent(view, node) else { return nil }
      return Entry(
        view: index, stated: node.contentHugging[axis].rawValue, standard: standard(of: node, axis))
    }
    let others = Set(nodes.flatMap(\.constraints).map(\.priority.rawValue))
      .union(nodes.map { $0.contentCompressionResistance[axis].rawValue })
    // As few as possible: each is a line that a reader has to understand.
    var written = entries.filter { $0.stated != $0.standard }
    // Priorities of one value are left out together, those of the most views first.
    let values = Dictionary(grouping: written, by: \.stated).sorted {
      ($0.value.count, $0.key) > ($1.value.count, $1.key)
    }
    for (value, _) in values {
      let fewer = written.filter { $0.stated != value }
      let stated = Set(fewer.map(\.view))
      let pairs = entries.map {
        [$0.stated, stated.contains($0.view) ? $0.stated : $0.standard]
      }
      if keepsOrder(Set(pairs).union(others.map { [$0, $0] })) { written = fewer }
    }
    return written
  }

  /// Whether pairs of a priority before and after a change have one order; equal ones are in the set once.
  private static func keepsOrder(_ pairs: Set<[Float]>) -> Bool {
    let sorted = pairs.sorted { ($0[0], $0[1]) < ($1[0], $1[1]) }
    return zip(sorted, sorted.dropFirst()).allSatisfy { first, second in
      first[0] == second[0] ? first[1] == second[1] : first[1] < second[1]
    }
  }

  /// Whether a view has content with a size of its own, or may have.
  private static func hasContent(_ view: Property, _ node: ViewNode) -> Bool {
    if case .part = view.place { return true }
    if view.element.appClass != nil { return true }
    switch node.role {
    case .view, .stack, .scroll, .table, .collection, .tableCell, .collectionCell,
      .collectionReusable, .contentView, .visualEffect, .web, .map, .tableHeaderFooter:
      return false
    default: return true
    }
  }

  /// The priority of a view that is made in code.
  ///
  /// Source: the values that UIKit returns for new views, as listed at
  /// https://stackoverflow.com/questions/36924093 and checked with Xcode 7.3; pages of UIKit have only the constants
  /// 250 and 750.
  private static func standard(of node: ViewNode, _ axis: LayoutAxis) -> Float {
    switch node.role {
    case .activityIndicator, .stepper, .switch, .datePicker, .pageControl, .picker: 750
    case .progress, .searchBar, .segmentedControl, .slider, .tabBar, .toolbar:
      axis == .horizontal ? 250 : 750
    default: 250
    }
  }
}
