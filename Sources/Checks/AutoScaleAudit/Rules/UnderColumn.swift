import AutoScale
import AutoScaleLayoutEngine
import AutoScaleTrees

/// Finds texts and controls under the column of an iPhone Duo.
struct UnderColumn: AuditRule {
  let about = AuditRuleDescription(
    id: .underColumn,
    summary: "A text or a control lies under the column of an iPhone Duo.",
    proves:
      "A text, the content of a button without a background, or the frame of another control lies in the "
      + "column of 84 points at a side of the display, in the named poses. It is an error where the status is, "
      + "or an item that the document puts into the column, and a warning in the rest of it. In the left half of "
      + "the display it is a warning unless the document has bars, which bring the column.",
    limits:
      "The column is there in builds with the SDK of iOS 27.1. Excluded are views in bars, in cells, which the "
      + "system insets, and in content that scrolls sideways. The items of bars are taken as 44 points high "
      + "each, below the status. A view without a controller may be a part of any size, which is a note, or a "
      + "warning if its constraints follow a safe area. So is a view with a fixed frame.",
    severity: .error, comparesWithDesign: false)

  var example: ExampleDocument {
    var example = ExampleDocument()
    example.pose = .closed
    example.add(.button, "Close", x: 315, width: 44, without: ["leading"])
    example.constrain("Close", "trailing", to: "screen", plus: -16)
    return example
  }

  var isAboutVisibleViews: Bool { true }

  func observations(in layout: AuditedLayout) -> [Observation] {
    let tree = layout.tree
    guard tree.subject.coversScreen, let column = layout.column else { return [] }
    let ties = ScreenTies(in: layout)
    return tree.essentials.compactMap { position -> Observation? in
      guard !tree.isInBar(position), !layout.isInset(position) else { return nil }
      let hidden = layout.marks[position].intersection(column.frame)
      guard hidden.width > AuditedLayout.accuracy, hidden.height > 0 else { return nil }
      let cause = ties.tie(of: position, at: column.edge)?.constraint
      let cap = cap(underColumn: column, position, in: layout)
      return Observation(
        node: tree.nodes[position], related: "column \(column.edge.name)",
        constraints: [cause].compactMap(\.self), cause: cause,
        // A pose in which something is hidden is worse than any in which the column is free.
        amount: hidden.width + (cap == nil ? column.frame.width : 0), cap: cap, axes: [.horizontal],
        isSlight: hidden.width <= AuditedLayout.tolerance,
        message: "\(tree.name(of: position)) lies under the column by \(hidden.width.text) pt"
          + (cause.map {
            ", since \($0.algebra(naming: tree.subject.name)) ignores the safe area"
          } ?? ""))
    }
  }

  private func cap(
    underColumn column: AuditedLayout.Column, _ position: Int, in layout: AuditedLayout
  ) -> SeverityCap? {
    let tree = layout.tree
    // Of 14 documents whose views no controller owns, 4 of 6 with such constraints are overlays of the whole
    // screen, and most others headers, fields and advertisements in the size of Xcode's template.
    if !tree.subject.isScreen, !tree.followsSafeArea {
      return .note("no controller owns the view, which may be a part of a screen")
    }
    if let cap = tree.subject.launchScreenCap { return cap }
    let mark = layout.marks[position]
    let isSliver = mark.intersection(column.frame).width < SeverityCap.slightLength
    let isTaken = column.taken.contains { taken in
      taken.meets(layout.visibleArea(of: position))
        || tree.contents[position] == .control && taken.meets(mark) && taken.isHardlyLeaving(mark)
    }
    if !isTaken, isSliver { return .hardlySeen }
    if tree.scrollers[position] >= 0 { return .warning("it scrolls along the column") }
    if !isTaken {
      return .warning("this part of the column is free unless code adds items to bars")
    }
    if !tree.subject.isScreen { return .warning("no controller owns the view") }
    if tree.isPlacedByFrame(tree.nodes[position]) { return .fixedFrame }
    return column.dependsOnBars ? .bars : isSliver ? .slight : nil
  }

  func remedies(for observation: Observation, in layout: AuditedLayout) -> [AuditRemedy] {
    guard let column = layout.column, let position = layout.result.index(of: observation.node),
      let safeArea = layout.tree.safeArea
    else { return [] }
    let pinned = ScreenTies(in: layout).tie(of: position, at: column.edge)?.pinned(to: safeArea)
    return (pinned ?? [])
      + AuditRemedy.keeping(
        observation.node, in: safeArea.guide, at: column.edge, margin: 0, after: safeArea.steps,
        direction: layout.result.context.layoutDirection)
  }
}

extension AuditedLayout {
  /// The column of an iPhone Duo.
  struct Column {
    let frame: LayoutRect
    let edge: LayoutInsets.Edge

    /// The parts with the status, and with the items of bars that the document states.
    let taken: [LayoutRect]

    /// Whether the column is there only if code shows system bars, as in the left half of the display.
    let dependsOnBars: Bool
  }

  /// The column of the screen, if it has one.
  var column: Column? {
    guard let frame = regions.first(where: { $0.kind == .column })?.frame else { return nil }
    let statuses = regions.filter { $0.kind == .status }.map(\.frame)
    var taken = statuses
    if let bars = tree.subject.bars {
      let items = bars.itemsInColumn
      let top = statuses.map(\.maxY).max() ?? 0
      // Tabs are spread over the column; other items follow the status from the top.
      let height = bars.tabBar == nil ? Double(items) * SmallTarget.defaultLength : frame.height
      taken.append(
        LayoutRect(x: frame.x, y: top < frame.height ? top : 0, width: frame.width, height: height))
    }
    return Column(
      frame: frame, edge: frame.x == 0 ? .left : .right, taken: taken,
      dependsOnBars: pose == .leftHalf && tree.subject.bars?.isEmpty ?? true)
  }

  /// Returns whether the system keeps a view off the column: in a cell, or in content that scrolls sideways.
  func isInset(_ position: Int) -> Bool {
    let scroller = tree.scrollers[position]
    guard scroller >= 0 else { return false }
    switch tree.nodes[scroller].role {
    // `insetsContentViewsToSafeArea` is on by default; collections leave the insets to their layouts.
    case .table, .collection: return true
    default:
      return tree.nodes[scroller].children.contains { child in
        tree.list.position(of: child).map {
          rects[$0].width > rects[scroller].width + Self.tolerance
        } ?? false
      }
    }
  }
}

extension AuditedTree {
  /// Whether a constraint of the outermost view is about its safe area.
  fileprivate var followsSafeArea: Bool {
    nodes[0].constraints.contains { constraint in
      [constraint.firstItem, constraint.secondItem].contains { $0?.layoutGuide?.kind == .safeArea }
    }
  }
}

extension LayoutRect {
  /// Returns whether two areas have more than a pixel in common.
  fileprivate func meets(_ other: LayoutRect) -> Bool {
    let common = intersection(other)
    return common.width > AuditedLayout.accuracy && common.height > AuditedLayout.accuracy
  }

  /// Returns whether what this area leaves of the width of a control is too narrow to tap.
  fileprivate func isHardlyLeaving(_ control: LayoutRect) -> Bool {
    control.width - intersection(control).width < SmallTarget.defaultLength
  }
}

extension ControllerBars {
  /// The number of items that go into the column: those with an image.
  fileprivate var itemsInColumn: Int {
    let bar = navigationBar.map { $0.leadingItems + $0.trailingItems } ?? []
    return (bar + (toolbar?.items ?? [])).count { $0.kind == .button && $0.imageName != nil }
  }
}
