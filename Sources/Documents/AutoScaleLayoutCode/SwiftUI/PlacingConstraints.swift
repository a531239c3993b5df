import AutoScale
import AutoScaleInterfaceBuilder
import AutoScaleLayoutEngine
import AutoScaleTrees

/// The constraints that place the views of a root: those of the document, of its stacks and of its frames.
final class PlacingConstraints {
  private let context: Reader
  /// The constraints by the view of their first item.
  private var all: [ObjectIdentifier: [ConstraintFacts]] = [:]
  /// The views to which constraints relate.
  private var mentioned: Set<ObjectIdentifier> = []
  private let layouts: [LayoutResult]

  init(in root: ViewNode, _ context: Reader) {
    self.context = context
    layouts = Self.layouts(of: root)
    for node in root.subtree {
      guard let markup = context.document.markup(of: node) else { continue }
      for facts in context.constraints(of: node, in: markup)
      where facts.isInstalled && facts.states?.contains(.compactWidthRegularHeight) ?? true {
        let plain = insideMargins(facts.plain, of: root)
        add(ConstraintFacts(element: facts.element, plain: plain, isOutlet: facts.isOutlet))
      }
    }
  }

  private func add(_ facts: ConstraintFacts) {
    guard let node = facts.plain.first.item.layoutNode else { return }
    all[ObjectIdentifier(node), default: []].append(facts)
    mentioned.insert(ObjectIdentifier(node))
    if let second = facts.plain.second?.item.layoutNode {
      mentioned.insert(ObjectIdentifier(second))
    }
  }

  /// Returns a constraint to margins as one to the view with their length; a container has only those of the system.
  private func insideMargins(_ plain: PlainConstraint, of root: ViewNode) -> PlainConstraint {
    guard let second = plain.second, let node = second.item.layoutNode else { return plain }
    let isSafeArea = second.guide == .safeArea && node !== root
    guard isSafeArea || second.attribute.isWithinMargins || second.guide == .layoutMargins,
      isSafeArea || node !== root || node.layoutMargins != nil
    else { return plain }
    let attribute = second.attribute.marginLess ?? second.attribute
    let margins =
      isSafeArea
      ? .zero : node.layoutMargins ?? systemMargins(of: node)
    // A view inside the safe area keeps nothing clear, and one that covers the root keeps the root's.
    let covers =
      isSafeArea && node.frame.width == root.frame.width && node.frame.height == root.frame.height
    let length: Double =
      switch attribute {
      case .left, .leading: margins.left
      case .right, .trailing: -margins.right
      case .top: margins.top
      case .bottom: -margins.bottom
      default: 0
      }
    return PlainConstraint(
      LayoutConstraint(
        plain.first.item, plain.first.attribute, plain.relation,
        to: node === root || covers ? root.guide(.safeArea) : node, attribute,
        multiplier: plain.multiplier,
        constant: plain.constant + length * plain.multiplier, priority: plain.priority),
      in: .swiftui) ?? plain
  }

  /// Returns the margins of a view that states none.
  private func systemMargins(of node: ViewNode) -> LayoutInsets {
    // Those of a cell's content follow from its table, its accessory and the width, which the engine knows.
    if node is ContentViewNode, let layout = layouts.first, let position = layout.index(of: node) {
      return layout.margins(ofNodesAt: [position])[0]
    }
    return node is StackNode ? .zero : LayoutInsets { _ in 8 }
  }

  /// The constraints that begin with a view.
  func constraints(of node: ViewNode) -> [ConstraintFacts] { all[ObjectIdentifier(node)] ?? [] }

  /// Whether a constraint is about a view.
  func isMentioned(_ node: ViewNode) -> Bool { mentioned.contains(ObjectIdentifier(node)) }

  /// The axes along which something other than its content decides the length of a view, in some size of the root.
  func sizedAxes(of node: ViewNode) -> Set<LayoutAxis> {
    // A stated length may be that of the content, and still another one on another screen.
    var axes = Set(fixedLengths(of: node).keys)
    for layout in layouts {
      guard let frame = layout.frame(of: node) else { continue }
      let content = contentSize(of: node, width: frame.width)
      // A tenth of a point: both systems round the widths of texts.
      if ((content.width ?? .infinity) - frame.width).magnitude > 0.1 { axes.insert(.horizontal) }
      if ((content.height ?? .infinity) - frame.height).magnitude > 0.1 { axes.insert(.vertical) }
    }
    return axes
  }

  private func contentSize(of node: ViewNode, width: Double) -> (width: Double?, height: Double?) {
    guard node is StackNode else {
      let size = Self.settings.sizing.intrinsicContentSize(of: node, width: width, in: .design)
      return (size.width, size.height)
    }
    let engine = LayoutEngine(settings: Self.settings)
    let ideal = engine.fittingSize(of: node, in: .design)
    let height =
      width < ideal.width
      ? engine.fittingSize(of: node, width: width, in: .design).height : ideal.height
    return (ideal.width, height)
  }

  /// The layouts of a root in three sizes.
  private static func layouts(of root: ViewNode) -> [LayoutResult] {
    [(0.0, 0.0), (57, 41), (-24, -17)].map { wider, higher in
      LayoutEngine(settings: settings).layout(
        root,
        size: LayoutSize(width: root.frame.width + wider, height: root.frame.height + higher),
        in: .design)
    }
  }

  private static let settings: LayoutSettings = {
    var settings = LayoutSettings()
    // Rounded frames would hide which lengths are those of contents.
    settings.snapsToPixels = false
    return settings
  }()

  /// Returns the views whose frames need the priorities that the document states.
  ///
  /// A container gives views of SwiftUI priorities by themselves, and most differences change no frame.
  func needingPriorities(_ sized: [(node: ViewNode, axes: Set<LayoutAxis>)]) -> Set<
    ObjectIdentifier
  > {
    let others = sized.filter {
      $0.node.contentHugging != .inContainer($0.axes)
        || $0.node.contentCompressionResistance != ContentPriority(750)
    }
    if others.isEmpty { return [] }
    let stated = others.map { ($0.node.contentHugging, $0.node.contentCompressionResistance) }
    var isNeeded = others.map { _ in false }
    func set(_ index: Int, _ priorities: (ContentPriority, ContentPriority)) {
      let node = others[index].node
      (node.contentHugging, node.contentCompressionResistance) = priorities
    }
    defer { for index in others.indices { set(index, stated[index]) } }
    /// Whether the frames are the document's, whichever of two equal views gives way.
    func isEnough() -> Bool {
      [1, -1].allSatisfy { sign in
        for (index, other) in others.enumerated() {
          let shift = Float(sign * index) / 1000
          set(
            index,
            isNeeded[index]
              ? stated[index]
              : (
                .inContainer(other.axes, shift: shift),
                ContentPriority(LayoutPriority(rawValue: 750 + shift))
              ))
        }
        return isUnchanged
      }
    }
    if !isEnough() {
      isNeeded = others.map { _ in true }
      // Each try is a layout in each size.
      for index in others.indices where others.count <= Self.mostTried {
        isNeeded[index] = false
        isNeeded[index] = !isEnough()
      }
    }
    return Set(zip(others, isNeeded).filter(\.1).map { ObjectIdentifier($0.0.node) })
  }

  private static let mostTried = 100

  /// Whether the views have the frames of the document.
  private var isUnchanged: Bool {
    guard let root = layouts.first?.nodes.first else { return true }
    return zip(Self.layouts(of: root), layouts).allSatisfy { new, old in
      zip(new.frames, old.frames).allSatisfy { $0.isClose(to: $1, tolerance: 0.1) }
    }
  }

  /// The lengths that required constraints give a view, in points.
  func fixedLengths(of node: ViewNode) -> [LayoutAxis: Double] {
    constraints(of: node).map(\.plain).filter { $0.isFixedLength && $0.first.attribute.isLength }
      .map { ($0.first.attribute.axis, $0.constant) }.byKey()
  }

  /// Whether a view scrolls horizontally, as nothing makes its content as wide as the view.
  func scrollsHorizontally(_ scroll: ScrollNode) -> Bool {
    func isHeld(_ length: LayoutAttribute, _ center: LayoutAttribute) -> Bool {
      scroll.children.contains { node in
        constraints(of: node).contains {
          $0.plain.first.attribute == length && $0.plain.second?.attribute == length
            || $0.plain.first.attribute == center && $0.plain.second?.item.layoutNode === scroll
        }
      }
    }
    return isHeld(.height, .centerY) && !isHeld(.width, .centerX)
  }

  /// Whether no constraint relates the views in a stack to others, and the stack has SwiftUI's distances.
  func isPlain(_ stack: StackNode, _ nodes: [ViewNode]) -> Bool {
    guard [.fill, .fillEqually].contains(stack.distribution), !nodes.isEmpty,
      ![.firstBaseline, .lastBaseline].contains(stack.alignment),
      !stack.isLayoutMarginsRelativeArrangement, !stack.isBaselineRelativeArrangement,
      nodes.allSatisfy({ stack.spacing(after: $0) == stack.spacing })
    else { return false }
    return nodes.allSatisfy { node in
      all.values.joined().allSatisfy { facts in
        let items = [facts.plain.first.item.layoutNode, facts.plain.second?.item.layoutNode]
        guard items.contains(where: { $0 === node }) else { return true }
        return facts.plain.second == nil && facts.plain.relation == .equal
      }
    }
  }

  // MARK: - Constraints that the document does not state

  private func relate(
    _ node: ViewNode, _ attribute: LayoutAttribute, _ relation: LayoutRelation = .equal,
    to other: ViewNode?, _ second: LayoutAttribute? = nil, times multiplier: Double = 1,
    plus constant: Double = 0, priority: LayoutPriority = .required
  ) {
    let constraint = LayoutConstraint(
      node, attribute, relation, to: other, other == nil ? nil : second ?? attribute,
      multiplier: multiplier, constant: constant, priority: priority)
    guard let plain = PlainConstraint(constraint, in: .swiftui) else { return }
    // No element of the document states it; one without an identifier stands for it.
    add(ConstraintFacts(element: context.element, plain: plain, isOutlet: false))
  }

  /// Places a view without constraints by its frame and its autoresizing mask.
  func placeByFrame(_ node: ViewNode, in parent: ViewNode) {
    guard node.isPlacedByConstraints ?? isMentioned(node) == false, !(parent is StackNode) else {
      return
    }
    for axis in LayoutAxis.allCases { placeByFrame(node, in: parent, along: axis) }
  }

  private func placeByFrame(_ node: ViewNode, in parent: ViewNode, along axis: LayoutAxis) {
    let (near, far, middle, length): Lines =
      axis == .horizontal ? (.left, .right, .centerX, .width) : (.top, .bottom, .centerY, .height)
    let (size, old) = (
      LayoutSize(width: parent.frame.width, height: parent.frame.height), node.frame
    )
    // How a frame follows is linear, so that a hundred points more tell all of it.
    let new = old.resized(
      by: node.autoresizingMask, from: size,
      to: LayoutSize(width: size.width + 100, height: size.height + 100))
    let whole = parent.frame.length(along: axis)
    let (start, end) = (old.start(along: axis), old.end(along: axis))
    let before = (new.start(along: axis) - start) / 100
    let share = (new.length(along: axis) - old.length(along: axis)) / 100
    if share == 0 {
      relate(node, length, to: nil, plus: end - start)
    } else if before != 0 || share != 1 {
      relate(node, length, to: parent, times: share, plus: end - start - share * whole)
    } else {
      relate(node, far, to: parent, plus: end - whole)
    }
    switch before {
    case 0: relate(node, near, to: parent, plus: start)
    case 1: relate(node, far, to: parent, plus: end - whole)
    case 0.5 where share == 0: relate(node, middle, to: parent, plus: (start + end - whole) / 2)
    // A multiple of a place counts from the start of the container.
    default: relate(node, near, to: parent, far, times: before, plus: start - before * whole)
    }
  }

  /// Places the views of a stack as it does.
  ///
  /// - Returns: The guides between the views of a stack with equal gaps.
  func expand(_ stack: StackNode, _ nodes: [ViewNode]) -> [ViewNode] {
    guard let first = nodes.first, let last = nodes.last else { return [] }
    let margins = stack.isLayoutMarginsRelativeArrangement ? stack.layoutMargins ?? .zero : .zero
    let isRow = stack.axis == .horizontal
    let (start, end, middle, length): Lines =
      isRow ? (.leading, .trailing, .centerX, .width) : (.top, .bottom, .centerY, .height)
    relate(first, start, to: stack, plus: isRow ? margins.left : margins.top)
    let isByLines = stack.isBaselineRelativeArrangement && !isRow
    let (from, to) = isByLines ? (.lastBaseline, .firstBaseline) : (end, start)
    let isCentered = stack.distribution == .equalCentering
    let keepsGaps = !isCentered && stack.distribution != .equalSpacing
    var gaps: [ViewNode] = []
    for (node, next) in zip(nodes, nodes.dropFirst()) {
      relate(
        isByLines ? next.lineHolder(\.first) : next, to, keepsGaps ? .equal : .greaterThanOrEqual,
        to: isByLines ? node.lineHolder(\.last) : node, from,
        plus: stack.spacing(after: node))
      if stack.distribution == .fillEqually { relate(next, length, to: first) }
      guard !keepsGaps, nodes.count > 2 else { continue }
      let gap = ViewNode("\(stack.identifier ?? "") \(gaps.count)")
      relate(gap, start, to: node, isCentered ? middle : from)
      relate(gap, end, to: next, isCentered ? middle : to)
      // As in UIKit, equal centers give way to the least gaps.
      if let first = gaps.first {
        relate(gap, length, to: first, priority: isCentered ? 149 : .required)
      }
      gaps.append(gap)
    }
    relate(last, end, to: stack, plus: -(isRow ? margins.right : margins.bottom))
    if stack.distribution == .fillProportionally { share(stack, among: nodes, length) }
    for node in nodes { align(node, first, in: stack, margins) }
    return gaps
  }

  private typealias Lines = (LayoutAttribute, LayoutAttribute, LayoutAttribute, LayoutAttribute)

  /// Gives each view of a stack but the last its content's share of all contents and the spacing, as UIKit does.
  private func share(_ stack: StackNode, among nodes: [ViewNode], _ length: LayoutAttribute) {
    let contents = nodes.map { node in
      let content = contentSize(of: node, width: .infinity)
      return (length == .width ? content.width : content.height) ?? 0
    }
    // As in UIKit, the standard spacing of Interface Builder does not count.
    let spacing = stack.hasSystemSpacing ? 0 : stack.spacing * Double(nodes.count - 1)
    let total = contents.reduce(spacing, +)
    guard total > 0 else { return }
    for (node, content) in zip(nodes, contents).dropLast() where content > 0 {
      relate(node, length, to: stack, times: (content / total * 1e5).rounded() / 1e5)
    }
  }

  private func align(
    _ node: ViewNode, _ first: ViewNode, in stack: StackNode, _ margins: LayoutInsets
  ) {
    let isRow = stack.axis == .horizontal
    let (start, end, middle): (LayoutAttribute, LayoutAttribute, LayoutAttribute) =
      isRow ? (.top, .bottom, .centerY) : (.leading, .trailing, .centerX)
    let (before, after) = isRow ? (margins.top, margins.bottom) : (margins.left, margins.right)
    let alignment = stack.alignment
    let fixesStart = [.fill, .leading, .top].contains(alignment)
    let fixesEnd = [.fill, .trailing, .bottom].contains(alignment)
    relate(node, start, fixesStart ? .equal : .greaterThanOrEqual, to: stack, plus: before)
    relate(node, end, fixesEnd ? .equal : .lessThanOrEqual, to: stack, plus: -after)
    switch alignment {
    case .center: relate(node, middle, to: stack, plus: (before - after) / 2)
    case .firstBaseline where node !== first: relate(node, .firstBaseline, to: first)
    case .lastBaseline where node !== first: relate(node, .lastBaseline, to: first)
    default: break
    }
  }
}

extension ViewNode {
  /// The view in a stack, at one of its ends, whose text has the stack's baseline.
  fileprivate func lineHolder(_ end: KeyPath<[ViewNode], ViewNode?>) -> ViewNode {
    (self as? StackNode)?.children[keyPath: end]?.lineHolder(end) ?? self
  }
}

extension ContentPriority {
  /// The hugging that a container gives a view that takes any length along some axes.
  static func inContainer(_ axes: Set<LayoutAxis>, shift: Float = 0) -> ContentPriority {
    func priority(_ axis: LayoutAxis) -> LayoutPriority {
      LayoutPriority(rawValue: (axes.contains(axis) ? 51 : 250) + shift)
    }
    return ContentPriority(horizontal: priority(.horizontal), vertical: priority(.vertical))
  }
}

extension PlainConstraint {
  /// Whether the constraint states a length by itself.
  var isFixedLength: Bool { second == nil && relation == .equal }
}
