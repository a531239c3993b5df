import AutoScaleSolver
import AutoScaleTrees

extension Translator {
  /// Writes the rows of a node that its frame and autoresizing mask place.
  ///
  /// The flexible parts share a change of the parent's size, so that every edge is a linear function of
  /// it.
  mutating func addAutoresizing(of position: Int) {
    let node = model.tree.nodes[position]
    let parent = Int(model.tree.parents[position])
    let outsets = model.contentSizes.alignmentOutsets(of: position)
    let space = model.tree.nodes[parent].frame
    // UIKit makes a cell's content as large as the cell, less an accessory and a separator.
    var frame =
      model.tree.isCellContent(position) ? node.frame.filling(cell: space) : node.frame
    var mask = node.autoresizingMask
    if model.tree.isCellContent(position) {
      mask = .flexibleSize
    } else if case .table = model.tree.nodes[parent].role {
      // A table makes its rows as wide as itself; a document may store those of another table.
      mask = .flexibleWidth
      // Rows are as wide as the stored table in 1,233 of 1,422 cells of the corpus, and 40 narrower
      // in 159 of inset grouped ones.
      if model.settings.placesCells {
        frame.width = min(frame.width, space.width)
        // A row of a wider table may also begin further right.
        frame.x = min(frame.x, space.width - frame.width)
      }
      frame.y -= model.settings.rowOffsets[ObjectIdentifier(node)] ?? 0
    } else if let flowing = flowingFrame(of: node, in: parent) {
      (frame, mask) = (flowing, [.flexibleRightMargin, .flexibleBottomMargin])
    }
    let size = LayoutSize(width: space.width, height: space.height)
    var horizontal = AutoresizingShare(of: frame, in: size, by: mask, along: .horizontal)
    if model.settings.placesCells, let share = node.shareOfSpaceBeforeItem {
      horizontal = AutoresizingShare(before: share, length: 0)
    }
    let vertical = AutoresizingShare(of: frame, in: size, by: mask, along: .vertical)
    add(.left, of: position, frame.x + outsets.left, horizontal.before, space)
    add(.width, of: position, frame.width - outsets.horizontal, horizontal.length, space)
    add(.top, of: position, frame.y + outsets.top, vertical.before, space)
    add(.height, of: position, frame.height - outsets.vertical, vertical.length, space)
  }

  /// Writes `line = design + share * (parent's length - its design length)`, along the line's axis.
  private mutating func add(
    _ line: RectLine, of position: Int, _ design: Double, _ share: Double, _ space: LayoutRect
  ) {
    let parent = box(Int(model.tree.parents[position]))
    add(box(position)(line))
    if !line.isLength { add(parent(line), times: -1) }
    if share != 0 { add(parent(.length(line.axis)), times: -share) }
    // A frame may be smaller than its outsets, and a required negative length would be a conflict.
    let constant = design - share * (line.axis == .horizontal ? space.width : space.height)
    endRow(
      .equal, share == 0 && line.isLength ? max(0, constant) : constant,
      from: .autoresizingMask)
  }

  /// Writes the rows of a node's content, its guides and its arranged views.
  mutating func addRectangles(of position: Int) {
    if let content = model.tree.contents[position] {
      // UIScrollView's content guide begins where its bounds do; where it ends is free.
      for line in [RectLine.left, .top] {
        add(
          Box(variables: content)(line), .equal, box(position)(line),
          from: .scrollContent)
      }
      // Weak, so that whatever is about the content is stronger.
      for line in [RectLine.width, .height] {
        add(
          Box(variables: content)(line), .equal, box(position)(line), priority: 1,
          from: .scrollContent)
      }
    }
    let node = model.tree.nodes[position]
    for guide in node.guides where guide.kind.hasRectangle { add(guide, of: position) }
    if let stack = node.role.stack { addArrangement(of: stack, at: position) }
  }

  private mutating func add(_ guide: LayoutGuide, of position: Int) {
    let guideBox = Box(variables: RectVariables(at: guide.layoutIndex))
    switch guide.kind {
    case .custom, .safeArea, .layoutMargins, .content, .frame: break
    case .readableContent: addReadable(guideBox, of: position)
    case .topBars, .bottomBars, .keyboard:
      let isTop = guide.kind == .topBars
      let node = box(position)
      add(guideBox(.left), .equal, node(.left), from: .guide)
      add(guideBox(.width), .equal, node(.width), from: .guide)
      add(
        guideBox(isTop ? .top : .bottom), .equal, node(isTop ? .top : .bottom), from: .guide)
      add(guideBox(.height), .equal, insets(of: position).height(of: guide.kind), from: .guide)
    }
  }

  /// Adds the readable column: centered in the margins, and as wide as they and its limit allow.
  private mutating func addReadable(_ guide: Box, of position: Int) {
    var margins = box(position)
    margins.insets = insets(of: position).margins
    // The readable guide of UIKit: in the margins, centred, and at most 672 points wide.
    add(guide(.top), .equal, margins(.top), from: .guide)
    add(guide(.bottom), .equal, margins(.bottom), from: .guide)
    add(guide(.centerX), .equal, margins(.centerX), from: .guide)
    add(guide(.width), .lessThanOrEqual, margins(.width), from: .guide)
    add(guide(.width), .lessThanOrEqual, model.settings.margins.readableWidth, from: .guide)
    // Below required, so that it yields to the two limits.
    add(guide(.width), .equal, margins(.width), priority: 999, from: .guide)
  }
}

extension NodeInsets {
  /// Returns the height of a guide for bars or the keyboard.
  fileprivate func height(of kind: LayoutGuide.Kind) -> Double {
    switch kind {
    case .topBars: safeArea.top
    case .keyboard: keyboard
    default: safeArea.bottom
    }
  }
}

/// The shares of the distance before a frame and of its length in a change of the parent's length.
private struct AutoresizingShare {
  let before, length: Double

  init(before: Double, length: Double) { (self.before, self.length) = (before, length) }

  /// Shares the change among the flexible parts by their lengths.
  init(
    of frame: LayoutRect, in parent: LayoutSize, by mask: AutoresizingMask, along axis: LayoutAxis
  ) {
    let (near, size, far, whole): (AutoresizingMask, AutoresizingMask, AutoresizingMask, Double) =
      axis == .horizontal
      ? (.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin, parent.width)
      : (.flexibleTopMargin, .flexibleHeight, .flexibleBottomMargin, parent.height)
    let parts = [
      mask.contains(near) ? frame.start(along: axis) : nil,
      mask.contains(size) ? frame.length(along: axis) : nil,
      mask.contains(far) ? whole - frame.end(along: axis) : nil,
    ]
    let flexible = parts.compactMap(\.self)
    let total = flexible.reduce(0) { $0 + max(0, $1) }
    func share(_ part: Double?) -> Double {
      guard let part else { return 0 }
      return total > 0 && total.isFinite ? max(0, part) / total : 1 / Double(flexible.count)
    }
    before = share(parts[0])
    length = share(parts[1])
  }
}

extension ViewNode {
  /// The share of a toolbar's flexible spaces before the item that shows the view, if an item does: these
  /// spaces take what a wider toolbar has more.
  fileprivate var shareOfSpaceBeforeItem: Double? {
    guard case .toolbar(let bar) = parent?.role, let identifier,
      let place = bar.items.firstIndex(where: { $0.viewIdentifier == identifier })
    else { return nil }
    func spaces(_ items: some Sequence<BarItem>) -> Double {
      items.reduce(0) { $0 + ($1.kind == .flexibleSpace ? 1 : 0) }
    }
    return spaces(bar.items[..<place]) / max(1, spaces(bar.items))
  }
}

extension LayoutRect {
  /// Returns the frame of a view that its autoresizing mask moves with the size of its superview.
  package func resized(
    by mask: AutoresizingMask, from old: LayoutSize, to new: LayoutSize
  ) -> LayoutRect {
    let horizontal = AutoresizingShare(of: self, in: old, by: mask, along: .horizontal)
    let vertical = AutoresizingShare(of: self, in: old, by: mask, along: .vertical)
    let (growth, rise) = (new.width - old.width, new.height - old.height)
    return LayoutRect(
      x: x + horizontal.before * growth, y: y + vertical.before * rise,
      width: max(0, width + horizontal.length * growth),
      height: max(0, height + vertical.length * rise))
  }

  /// Returns the stored frame of a cell's content, or the whole cell if the content ends too far from an
  /// edge of the cell for an accessory or a separator.
  fileprivate func filling(cell: LayoutRect) -> LayoutRect {
    var frame = self
    // Contents of cells of the corpus end 0 to 57 points before the end of their cell, and 0, ⅓, ½
    // or 1 point above it.
    if !Self.accessoryWidths.contains(cell.width - maxX) { frame.width = cell.width - x }
    if !Self.separatorHeights.contains(cell.height - maxY) { frame.height = cell.height - y }
    return frame
  }

  /// The distances from a content's end to the edges of its cell that accessories and separators leave,
  /// in points.
  private static let (accessoryWidths, separatorHeights) = (0.0...80, 0.0...1)
}

extension AutoresizingMask {
  /// Flexible in both directions, as a cell's content is whatever its mask.
  fileprivate static let flexibleSize: AutoresizingMask = [.flexibleWidth, .flexibleHeight]
}
