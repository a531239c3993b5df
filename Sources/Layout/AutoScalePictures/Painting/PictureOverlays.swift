import AutoScale
import AutoScaleLayoutEngine
import AutoScaleTrees

/// Draws constraints, margins and other facts of the layout over a picture.
struct PictureOverlays {
  var painter: PicturePainter
  private let result: LayoutResult
  private let overlays: PictureOptions.Overlays

  /// The places of the views in the coordinates of the root, or nil for hidden views.
  private let rects: [LayoutRect?]

  init(_ painter: PicturePainter, _ result: LayoutResult) {
    self.painter = painter
    self.result = result
    overlays = painter.options.overlays
    rects = painter.tree.rects(of: result.frames)
  }

  /// Draws the overlays of the options, each in a group of its name.
  mutating func draw() {
    draw(.design, "design") { $0.drawDesign() }
    draw(.safeArea, "safeArea") { $0.drawSafeArea() }
    draw(.margins, "margins") { $0.drawMargins() }
    draw(.alignment, "alignment") { $0.drawAlignment() }
    draw(.baselines, "baselines") { $0.drawBaselines() }
    draw(.constraints, "constraints") { $0.drawConstraints() }
    draw(.conflicts, "conflicts") { $0.drawConflicts() }
    draw(.ambiguity, "ambiguity") { $0.drawAmbiguity() }
  }

  private mutating func draw(
    _ overlay: PictureOptions.Overlays, _ name: String,
    drawing: (inout PictureOverlays) -> Void
  ) {
    guard overlays.contains(overlay) else { return }
    painter.drawing.append(.open(.overlay(name)))
    drawing(&self)
    painter.drawing.append(.close)
  }

  private func isSeen(_ node: ViewNode) -> Bool {
    result.index(of: node).map { rects[$0] != nil } ?? false
  }
}

// MARK: - Rectangles

extension PictureOverlays {
  private mutating func drawDesign() {
    let design = painter.options.designFrames ?? result.nodes.map(\.frame)
    // Frames of another tree would be in wrong places.
    guard design.count == result.nodes.count else { return }
    for rect in painter.tree.rects(of: design).compactMap(\.self) {
      painter.stroke(rect, with: .init(color: .systemGray, width: 0.75, dashes: "3 2"))
    }
  }

  /// Draws the frames of the marked views.
  mutating func drawMarks() {
    for index in painter.options.marked where rects.indices.contains(index) {
      guard let rect = rects[index] else { continue }
      painter.stroke(rect, with: .init(color: .systemRed, width: 2))
    }
  }

  private mutating func drawSafeArea() {
    let root = LayoutRect(width: painter.screenSize.width, height: painter.screenSize.height)
    painter.stroke(
      root.inset(by: result.context.safeArea), with: .init(color: Self.teal, dashes: "6 3"))
  }

  /// Draws the margins that constraints use.
  private mutating func drawMargins() {
    let asked = result.indicesOfMargins
    for (index, margins) in zip(asked, result.margins(ofNodesAt: asked)) {
      guard let rect = rects[index] else { continue }
      painter.stroke(rect.inset(by: margins), with: .init(color: .systemGreen, dashes: "4 2"))
    }
  }

  private mutating func drawAlignment() {
    for (index, alignment) in result.alignmentRects.enumerated() where rects[index] != nil {
      painter.stroke(
        alignment.offset(y: painter.tree.shift(of: index)),
        with: .init(color: Self.orange, width: 0.75))
    }
  }

  private mutating func drawBaselines() {
    for (index, node) in result.nodes.enumerated() {
      guard let rect = rects[index], let baselines = result.baselines(ofNodeAt: index) else {
        continue
      }
      let lines: [Double] =
        switch baselines {
        case .edges(let first, let last):
          // One line has one baseline, which is not drawn twice.
          first == rect.height - last ? [first] : [first, rect.height - last]
        case .centered(let below): [rect.height / 2 + below]
        }
      guard node.role.hasBaselines else { continue }
      for line in lines {
        painter.stroke(
          path: .line(rect.x, rect.y + line, rect.maxX, rect.y + line),
          with: .init(color: Self.purple, width: 0.75))
      }
    }
  }

  /// Draws two possible places of each ambiguous view.
  private mutating func drawAmbiguity() {
    for ambiguous in result.diagnose().ambiguousNodes {
      // Frames of a diagnosis do not know how far scroll views move their content.
      guard let index = result.index(of: ambiguous.node), let seen = rects[index] else { continue }
      for frame in [ambiguous.frame, ambiguous.otherFrame] {
        var rect = frame
        rect.x += seen.x - ambiguous.frame.x
        rect.y += seen.y - ambiguous.frame.y
        painter.fill(rect, with: Self.orange.opacity(0.15))
        painter.stroke(rect, with: .init(color: Self.orange, dashes: "4 3"))
      }
    }
  }

  private static let teal = ViewColor.system("systemTeal") ?? .systemBlue
  private static let orange = ViewColor.system("systemOrange") ?? .systemRed
  private static let purple = ViewColor.system("systemPurple") ?? .systemBlue
}

// MARK: - Constraints

extension PictureOverlays {
  private mutating func drawConstraints() {
    // A constraint of a hidden view has no place in the picture.
    for span in result.constraintSpans where isSeen(span) { draw(span, in: .systemBlue) }
  }

  private mutating func drawConflicts() {
    let conflicting = Set(
      // Constraints have identity: two with the same numbers are two constraints.
      result.conflicts.flatMap(\.constraints).map { ObjectIdentifier($0) })
    guard !conflicting.isEmpty else { return }
    for span in result.constraintSpans
    where conflicting.contains(ObjectIdentifier(span.constraint)) && isSeen(span) {
      draw(span, in: .systemRed)
    }
  }

  private func isSeen(_ span: ConstraintSpan) -> Bool {
    [span.constraint.firstItem, span.constraint.secondItem].allSatisfy { item in
      item?.layoutNode.map { isSeen($0) } ?? true
    }
  }

  /// Draws a constraint in the coordinates of its first item.
  private mutating func draw(_ span: ConstraintSpan, in color: ViewColor) {
    let node = span.constraint.firstItem?.layoutNode
    let shift = node.flatMap { result.index(of: $0) }.map(painter.tree.shift) ?? 0
    painter.drawing.append(.open(.constraint(span.constraint.identifier)), shift)
    drawLine(of: span, in: color)
    painter.drawing.append(.close)
  }

  /// Draws a line between the attributes that a constraint relates, with marks at both ends.
  private mutating func drawLine(of span: ConstraintSpan, in color: ViewColor) {
    let across = span.placeAcross
    let stroke = PicturePainter.Stroke(
      color: color, width: span.isRequired ? 1 : 0.75, dashes: span.isRequired ? nil : "3 2")
    var path = PathData()
    func add(_ along1: Double, _ across1: Double, _ along2: Double, _ across2: Double) {
      if span.axis == .horizontal {
        path.move(along1, across1)
        path.line(along2, across2)
      } else {
        path.move(across1, along1)
        path.line(across2, along2)
      }
    }
    add(span.first, across, span.second, across)
    // Marks at both ends, as on Interface Builder's canvas.
    for end in [span.first, span.second] { add(end, across - 3, end, across + 3) }
    painter.stroke(path: path, with: stroke)
    drawCaption(of: span, across: across, color: color)
  }

  private mutating func drawCaption(of span: ConstraintSpan, across: Double, color: ViewColor) {
    let caption = span.caption
    guard !caption.isEmpty else { return }
    let font = FontDescriptor.system(8, weight: .medium)
    let size = LayoutSize(width: painter.width(of: caption, font: font) + 4, height: 10)
    let along = (span.first + span.second) / 2
    let place =
      span.axis == .horizontal
      ? LayoutRect(x: along - size.width / 2, y: across - 11, width: size.width, height: 10)
      : LayoutRect(x: across + 2, y: along - 5, width: size.width, height: 10)
    painter.fill(place, radius: 2, with: ViewColor.white.opacity(0.85))
    painter.draw(
      .init(content: caption, font: font, color: color, alignment: .center), in: place)
  }
}

extension ConstraintSpan {
  fileprivate var isRequired: Bool { constraint.priority == .required }

  /// The place of the constraint's line across its direction: the middle of the range that both items
  /// share, or of the first item.
  fileprivate var placeAcross: Double {
    let ranges = items.map { axis == .horizontal ? ($0.y, $0.maxY) : ($0.x, $0.maxX) }
    guard let first = ranges.first else { return 0 }
    let (start, end) = (
      max(first.0, ranges.last?.0 ?? first.0), min(first.1, ranges.last?.1 ?? first.1)
    )
    if isLength, ranges.count == 1 {
      // The lines of positions are in the middle.
      return first.0 + (first.1 - first.0) * 0.8
    }
    // Items beside each other may share no range.
    return start < end ? (start + end) / 2 : (first.0 + first.1) / 2
  }

  /// The relation, the multiplier, the constant and the priority, without those that are defaults.
  fileprivate var caption: String {
    var words: [String] = []
    // Most constraints are equal, once, without a constant and required, so these are left out.
    if constraint.relation != .equal { words.append(constraint.relation.symbol) }
    if constraint.multiplier != 1 { words.append("× \(constraint.multiplier.text)") }
    if constraint.constant != 0 { words.append(constraint.constant.text) }
    if !isRequired { words.append("@\(constraint.priority)") }
    return words.joined(separator: " ")
  }
}
