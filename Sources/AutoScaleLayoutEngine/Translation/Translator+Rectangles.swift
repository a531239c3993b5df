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
    var frame =
      model.tree.isCellContent(position) ? node.frame.filling(cell: space) : node.frame
    var mask = node.autoresizingMask
    if model.tree.isCellContent(position) {
      mask = .flexibleSize
    } else if case .table = model.tree.nodes[parent].role {
      // A table makes its rows as wide as itself; a document may store those of another table.
      mask = .flexibleWidth
      if !model.settings.includesPlaceholders { frame.width = min(frame.width, space.width) }
      frame.y -= model.settings.rowOffsets[ObjectIdentifier(node)] ?? 0
    }
    let horizontal = AutoresizingShare(
      before: mask.contains(.flexibleLeftMargin) ? frame.x : nil,
      length: mask.contains(.flexibleWidth) ? frame.width : nil,
      after: mask.contains(.flexibleRightMargin) ? space.width - frame.maxX : nil)
    let vertical = AutoresizingShare(
      before: mask.contains(.flexibleTopMargin) ? frame.y : nil,
      length: mask.contains(.flexibleHeight) ? frame.height : nil,
      after: mask.contains(.flexibleBottomMargin) ? space.height - frame.maxY : nil)
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
    rows.add(box(position)(line))
    if !line.isLength { rows.add(parent(line), times: -1) }
    if share != 0 { rows.add(parent(.length(line.axis)), times: -share) }
    let constant = design - share * (line.axis == .horizontal ? space.width : space.height)
    rows.endRow(
      .equal, share == 0 && line.isLength ? max(0, constant) : constant,
      from: .rule(.autoresizingMask))
  }

  /// Writes the rows of a node's content, its guides and its arranged views.
  mutating func addRectangles(of position: Int) {
    if let content = model.tree.contents[position] {
      for line in [RectLine.left, .top] {
        rows.add(
          Box(variables: content)(line), .equal, box(position)(line),
          from: .rule(.scrollContent))
      }
      for line in [RectLine.width, .height] {
        rows.add(
          Box(variables: content)(line), .equal, box(position)(line), priority: 1,
          from: .rule(.scrollContent))
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
      rows.add(guideBox(.left), .equal, node(.left), from: .rule(.guide))
      rows.add(guideBox(.width), .equal, node(.width), from: .rule(.guide))
      rows.add(
        guideBox(isTop ? .top : .bottom), .equal, node(isTop ? .top : .bottom), from: .rule(.guide))
      rows.add(guideBox(.height))
      rows.endRow(.equal, insets(of: position).height(of: guide.kind), from: .rule(.guide))
    }
  }

  /// Adds the readable column: centered in the margins, and as wide as they and its limit allow.
  private mutating func addReadable(_ guide: Box, of position: Int) {
    var margins = box(position)
    margins.insets = insets(of: position).margins
    rows.add(guide(.top), .equal, margins(.top), from: .rule(.guide))
    rows.add(guide(.bottom), .equal, margins(.bottom), from: .rule(.guide))
    rows.add(guide(.centerX), .equal, margins(.centerX), from: .rule(.guide))
    rows.add(guide(.width), .lessThanOrEqual, margins(.width), from: .rule(.guide))
    rows.add(guide(.width))
    rows.endRow(.lessThanOrEqual, model.settings.margins.readableWidth, from: .rule(.guide))
    rows.add(guide(.width), .equal, margins(.width), priority: 999, from: .rule(.guide))
  }
}

extension NodeInsets {
  /// The height of a guide for bars or the keyboard.
  fileprivate func height(of kind: LayoutGuide.Kind) -> Double {
    switch kind {
    case .topBars: safeArea.top
    case .keyboard: keyboard
    default: safeArea.bottom
    }
  }
}

/// The shares of a change of the parent's length in one direction.
private struct AutoresizingShare {
  let before, length: Double

  /// Shares by the lengths of the flexible parts; `nil` means a fixed part.
  init(before: Double?, length: Double?, after: Double?) {
    let parts = [before, length, after].compactMap(\.self)
    let total = parts.reduce(0) { $0 + max(0, $1) }
    func share(_ part: Double?) -> Double {
      guard let part else { return 0 }
      return total > 0 && total.isFinite ? max(0, part) / total : 1 / Double(parts.count)
    }
    self.before = share(before)
    self.length = share(length)
  }
}

extension LayoutRect {
  /// Returns the frame of a view that its autoresizing mask moves with the size of its superview.
  package func resized(
    by mask: AutoresizingMask, from old: LayoutSize, to new: LayoutSize
  ) -> LayoutRect {
    let horizontal = AutoresizingShare(
      before: mask.contains(.flexibleLeftMargin) ? x : nil,
      length: mask.contains(.flexibleWidth) ? width : nil,
      after: mask.contains(.flexibleRightMargin) ? old.width - maxX : nil)
    let vertical = AutoresizingShare(
      before: mask.contains(.flexibleTopMargin) ? y : nil,
      length: mask.contains(.flexibleHeight) ? height : nil,
      after: mask.contains(.flexibleBottomMargin) ? old.height - maxY : nil)
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
