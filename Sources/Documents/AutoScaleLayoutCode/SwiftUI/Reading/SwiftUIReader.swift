import AutoScale
import AutoScaleInterfaceBuilder
import AutoScaleLayoutEngine
import AutoScaleTrees

/// Reads the views of a root into one view of SwiftUI.
final class SwiftUIReader {
  let context: Reader
  let screen: SwiftUIScreen
  let samples: LayoutSamples
  let arranger: Arranger
  /// The problems of views, by their nodes.
  private(set) var problems: [ArrangingProblem] = []
  /// The places of texts in invisible frames.
  var texts: [ObjectIdentifier: SwiftUIAlignment] = [:]
  /// The views that stacks show once code asks for them.
  private(set) var hidden: [ViewNode] = []
  private var position = 0

  init(
    _ context: Reader, screen: SwiftUIScreen, samples: LayoutSamples, order: CuttingOrder
  ) {
    self.context = context
    self.screen = screen
    self.samples = samples
    arranger = Arranger(order: order)
  }

  /// Records why a view cannot be written in SwiftUI.
  func refuse(_ node: ViewNode, _ reason: String) {
    problems.append(ArrangingProblem(node: node, reason: reason))
  }

  /// Records why a view cannot be written, unless another reason is known.
  func refuseFirst(_ node: ViewNode, _ reason: String) {
    if problems.contains(where: { $0.subject == ObjectIdentifier(node) }) { return }
    refuse(node, reason)
  }

  /// Refuses a view without views in it that code fills through an outlet.
  func refuseEmpty(_ node: ViewNode, _ facts: Reader) {
    let outlets = context.index.outlets(to: facts.element)
    if outlets.contains(where: { !OutletIndex.vagueNames.contains($0.property) }) {
      refuse(node, "it is empty, and code fills it")
    }
  }

  func facts(of node: ViewNode) -> Reader? {
    context.document.markup(of: node).map { context.object($0) }
  }

  /// The deepest views that SwiftUI's compiler and this reader take.
  static let deepestView = 40

  /// Reads a view that fills a region.
  ///
  /// - Returns: The view, or `nil` where a problem was found.
  func arrangement(of node: ViewNode, in region: ArrangingRegion, depth: Int = 0) -> Arrangement? {
    arranged(units(in: node, region, depth: depth), in: region)
  }

  /// Arranges views; none leave a room empty.
  func arranged(_ units: [ArrangedUnit], in region: ArrangingRegion) -> Arrangement? {
    guard !units.isEmpty else {
      return Arrangement(
        view: .leaf("Color.clear", of: nil, .flexible), greedy: [.horizontal, .vertical])
    }
    do throws(ArrangingProblem) {
      return try arranger.arrange(units, in: region)
    } catch {
      problems.append(explained(error))
      return nil
    }
  }

  /// Names the constraint of a view whose multiplier no stack has.
  private func explained(_ problem: ArrangingProblem) -> ArrangingProblem {
    guard let node = screen.root.subtree.first(where: { ObjectIdentifier($0) == problem.subject }),
      let constraint = sequence(first: node, next: \.parent).lazy.flatMap(\.constraints).first(
        where: { $0.isProportional(for: node) }),
      let line = context.document.markup(of: constraint)?.line
    else { return problem }
    return ArrangingProblem(
      node: node,
      reason: "its constraint in line \(line) has the multiplier \(constraint.multiplier.literal)")
  }

  /// The visible views in a view.
  func units(
    in node: ViewNode, _ region: ArrangingRegion, depth: Int
  ) -> [ArrangedUnit] {
    guard depth < Self.deepestView else {
      refuse(node, "it is nested deeper than \(Self.deepestView) views")
      return []
    }
    var units: [ArrangedUnit] = []
    for child in node.children where context.document.isInstalled(child) {
      // A stack gives a hidden view no room, unlike any other view.
      if child.isHidden, node is StackNode {
        hide(child)
        continue
      }
      if let unit = unit(of: child, in: region, depth: depth) { units.append(unit) }
    }
    return units
  }

  /// Leaves out a view that a stack gives no space until code shows it.
  private func hide(_ node: ViewNode) {
    guard let markup = context.document.markup(of: node) else { return }
    context.takeAll(of: markup)
    hidden.append(node)
  }

  private func unit(
    of node: ViewNode, in region: ArrangingRegion, depth: Int
  ) -> ArrangedUnit? {
    guard let facts = facts(of: node) else { return nil }
    position += 1
    KnownAttributes.skip(in: facts, of: type(of: node).classNames)
    if let custom = facts["customClass"] {
      facts.takeAll()
      refuse(node, "its class \(custom) draws and does what the document does not say")
      return nil
    }
    var unit = ArrangedUnit(
      node: node, boxes: samples[node], crowded: samples.crowdedFrame(of: node), order: position,
      extents: [:], view: SwiftUIView(.spacer))
    if case .scroll = node.role {
      return scroll(&unit, facts, region, depth: depth) ? unit : nil
    }
    if isContainer(node) { return container(&unit, facts, region, depth: depth) ? unit : nil }
    guard LeafReader(reader: self, facts: facts).read(&unit) else { return nil }
    return unit
  }

  func isContainer(_ node: ViewNode) -> Bool {
    switch node.role {
    case .stack, .contentView: true
    case .view: node.children.contains { context.document.isInstalled($0) }
    default: false
    }
  }

  /// Reads a view with others in it; returns false where a problem was found.
  private func container(
    _ unit: inout ArrangedUnit, _ facts: Reader, _ region: ArrangingRegion, depth: Int
  ) -> Bool {
    let node = unit.node
    for axis in LayoutAxis.allCases {
      unit.extents[axis] = extent(of: unit, along: axis, in: region)
    }
    let imposed = Set(unit.extents.filter { $0.value != .content }.keys)
    let inner = ArrangingRegion(boxes: unit.boxes, crowded: unit.crowded, imposed: imposed)
    let look = LookReader(reader: self, facts: facts, node: node)
    guard let arrangement = arrangement(of: node, in: inner, depth: depth + 1) else {
      look.passOver()
      return false
    }
    if !node.children.contains(where: context.document.isInstalled) { refuseEmpty(node, facts) }
    unit.view = arrangement.view
    unit.place = arrangement.place
    unit.greedy = arrangement.greedy
    unit.hasText = true
    look.finish(&unit)
    return true
  }

  /// The cause of the length of a container.
  func extent(
    of unit: ArrangedUnit, along axis: LayoutAxis, in region: ArrangingRegion
  ) -> ArrangedUnit.Extent {
    let lengths = unit.boxes.map { $0.length(along: axis) }
    if let length = lengths.common {
      return unit.node.hasFixedLength(along: axis)
        || region.imposed.contains(axis)
          && !isSumOfContent(unit.node, along: axis)
        ? .fixed(length) : .content
    }
    let isOfRoom = Arranger.extent(of: unit.boxes, along: axis, in: region) == .stretched
    if isOfRoom { return .stretched }
    let pair = axis == .horizontal ? LayoutSamples.longTexts : LayoutSamples.heights
    let differs = (lengths[pair.0] - lengths[pair.1]).magnitude > 0.05
    return axis == .horizontal
      ? (differs ? .content : .stretched) : (differs ? .stretched : .content)
  }

  /// Whether the views in a container touch both of its edges at distances that stay the same.
  private func isSumOfContent(_ node: ViewNode, along axis: LayoutAxis) -> Bool {
    if node is StackNode { return true }
    let own = ArrangingRegion(boxes: samples[node], crowded: .zero, imposed: [])
    let distances = node.children.map { own.distances(to: samples[$0], along: axis) }
    return distances.contains { $0.start.common != nil }
      && distances.contains { $0.end.common != nil }
      && !distances.contains { start, end in
        start.common == nil && zip(start, end).map { $0 - $1 }.common != nil
      }
  }
}

extension LayoutConstraint {
  /// Whether a length or a place of a view is a share of another view's.
  fileprivate func isProportional(for node: ViewNode) -> Bool {
    guard multiplier != 1, let first = firstItem?.layoutNode, let second = secondItem?.layoutNode
    else { return false }
    return first !== second && (first === node || second === node)
  }
}

extension ViewNode {
  /// Whether a required constraint states a number of points.
  func hasFixedLength(along axis: LayoutAxis) -> Bool {
    constraints.contains {
      $0.firstItem === self && $0.secondItem == nil && $0.relation == .equal && !$0.isPlaceholder
        && $0.firstAttribute == (axis == .horizontal ? .width : .height)
    }
  }
}
