import AutoScaleTrees

/// Writes the hugging priorities of views, as far as they differ from UIKit's and matter.
///
/// Only the order of priorities decides a layout. A priority is left out where UIKit's own keeps its place among
/// the priorities of the axis, those of other contents and of constraints.
struct PriorityWriter {
  /// A class, and the classes of repeated views in it, whose priorities compete.
  let screens: [ScreenCode]

  private enum Axis: String, CaseIterable { case horizontal, vertical }

  /// A view with its priority in the document and in UIKit.
  private struct Entry {
    let view: ViewCode
    let stated: Float
    let standard: Float
  }

  /// The priorities of contents before and after a change; hashing finds equal ones.
  private struct Pair: Hashable {
    let stated: Float
    let written: Float
  }

  func write() {
    var stated: [ObjectIdentifier: [Axis: Float]] = [:]
    for axis in Axis.allCases {
      for entry in statedEntries(axis) {
        stated[ObjectIdentifier(entry.view), default: [:]][axis] = entry.stated
      }
    }
    for view in screens.flatMap(\.views) {
      for axis in Axis.allCases {
        guard let priority = stated[ObjectIdentifier(view)]?[axis] else { continue }
        view.call(
          "setContentHuggingPriority",
          [
            .init(nil, .text(UIKitNames.priority(LayoutPriority(priority)))),
            .init("for", .text("." + axis.rawValue)),
          ])
      }
    }
  }

  /// The views whose priority has to be written.
  private func statedEntries(_ axis: Axis) -> [Entry] {
    let views = screens.flatMap(\.views)
    let entries = views.compactMap { view -> Entry? in
      guard Self.hasContent(view) else { return nil }
      let hugging = view.node.contentHugging
      return Entry(
        view: view,
        stated: (axis == .horizontal ? hugging.horizontal : hugging.vertical).rawValue,
        standard: Self.standard(of: view.node, axis))
    }
    let others = Set(views.flatMap { $0.node.constraints }.map(\.priority.rawValue)).union(
      views.map {
        let resistance = $0.node.contentCompressionResistance
        return (axis == .horizontal ? resistance.horizontal : resistance.vertical).rawValue
      })
    var written = entries.filter { $0.stated != $0.standard }
    // Priorities of one value are left out together, those of the most views first.
    let values = Dictionary(grouping: written, by: \.stated).sorted {
      ($0.value.count, $0.key) > ($1.value.count, $1.key)
    }
    for (value, _) in values {
      let fewer = written.filter { $0.stated != value }
      let names = Set(fewer.map { ObjectIdentifier($0.view) })
      let pairs = Set(
        entries.map { entry in
          Pair(
            stated: entry.stated,
            written: names.contains(ObjectIdentifier(entry.view)) ? entry.stated : entry.standard)
        }
      ).union(others.map { Pair(stated: $0, written: $0) })
      if Self.keepsOrder(pairs) { written = fewer }
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
  private static func hasContent(_ view: ViewCode) -> Bool {
    if case .part = view.place { return true }
    if view.customClass != nil { return true }
    switch view.node.role {
    case .view, .stack, .scroll, .table, .collection, .tableCell, .collectionCell,
      .collectionReusable, .contentView, .visualEffect, .web, .map, .tableHeaderFooter:
      return false
    default: return true
    }
  }

  /// The priority of a view that is made in code.
  ///
  /// Source: the values that UIKit returns for new views, as listed at
  /// https://stackoverflow.com/questions/36924093 and checked with Xcode 7.3; pages of UIKit have the constants
  /// 250 and 750 alone.
  private static func standard(of node: ViewNode, _ axis: Axis) -> Float {
    switch node.role {
    case .activityIndicator, .stepper, .switch, .datePicker, .pageControl, .picker: 750
    case .progress, .searchBar, .segmentedControl, .slider, .tabBar, .toolbar:
      axis == .horizontal ? 250 : 750
    default: 250
    }
  }
}
