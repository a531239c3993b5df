import AutoScaleTrees

/// The hugging priorities that code has to state: those that differ from UIKit's and matter.
///
/// Only the order of priorities decides a layout. A priority is left out where UIKit's own keeps its place among
/// the priorities of the axis, those of other contents and of constraints.
struct HuggingPriorities {
  private enum Axis: String, CaseIterable { case horizontal, vertical }

  /// A view with its priority in the document and in UIKit.
  private struct Entry {
    let view: Int
    let stated: Float
    let standard: Float
  }

  /// The priorities of contents before and after a change; hashing finds equal ones.
  private struct Pair: Hashable {
    let stated: Float
    let written: Float
  }

  /// Adds the settings of views whose priorities compete: those of a class, and of the classes of repeated views in it.
  static func add(to views: inout [Property]) {
    for axis in Axis.allCases {
      for entry in statedEntries(views, axis) {
        let priority = CodeOptions.priority(LayoutPriority(entry.stated))
        views[entry.view].settings.append(
          .call(
            "setContentHuggingPriority",
            ["_": priority, "for": .word(axis.rawValue)]))
      }
    }
  }

  /// The views whose priority has to be written.
  private static func statedEntries(_ views: [Property], _ axis: Axis) -> [Entry] {
    func value(_ priority: ContentPriority) -> Float {
      (axis == .horizontal ? priority.horizontal : priority.vertical).rawValue
    }
    let nodes = views.compactMap(\.node)
    let entries = views.enumerated().compactMap { index, view -> Entry? in
      guard let node = view.node, hasContent(view, node) else { return nil }
      return Entry(
        view: index, stated: value(node.contentHugging), standard: standard(of: node, axis))
    }
    let others = Set(nodes.flatMap(\.constraints).map(\.priority.rawValue))
      .union(nodes.map { value($0.contentCompressionResistance) })
    // As few as possible: each is a line that a reader has to understand.
    var written = entries.filter { $0.stated != $0.standard }
    // Priorities of one value are left out together, those of the most views first.
    let values = Dictionary(grouping: written, by: \.stated).sorted {
      ($0.value.count, $0.key) > ($1.value.count, $1.key)
    }
    for (value, _) in values {
      let fewer = written.filter { $0.stated != value }
      let stated = Set(fewer.map(\.view))
      let pairs = entries.map { entry in
        Pair(
          stated: entry.stated,
          written: stated.contains(entry.view) ? entry.stated : entry.standard)
      }
      if keepsOrder(Set(pairs).union(others.map { Pair(stated: $0, written: $0) })) {
        written = fewer
      }
    }
    return written
  }

  private static func keepsOrder(_ pairs: Set<Pair>) -> Bool {
    let sorted = pairs.sorted { ($0.stated, $0.written) < ($1.stated, $1.written) }
    return zip(sorted, sorted.dropFirst()).allSatisfy { first, second in
      first.stated == second.stated
        ? first.written == second.written : first.written < second.written
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
  private static func standard(of node: ViewNode, _ axis: Axis) -> Float {
    switch node.role {
    case .activityIndicator, .stepper, .switch, .datePicker, .pageControl, .picker: 750
    case .progress, .searchBar, .segmentedControl, .slider, .tabBar, .toolbar:
      axis == .horizontal ? 250 : 750
    default: 250
    }
  }
}
