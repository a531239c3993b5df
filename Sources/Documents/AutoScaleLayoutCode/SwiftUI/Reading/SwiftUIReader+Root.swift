import AutoScale
import AutoScaleInterfaceBuilder
import AutoScaleTrees

extension SwiftUIReader {
  /// Reads the outermost view, which fills a screen or what its owner gives it.
  func rootView(
    _ node: ViewNode, in region: ArrangingRegion, _ way: SwiftUIWay
  ) -> SwiftUIView? {
    guard let facts = facts(of: node) else { return nil }
    if way.isScreen, let custom = facts["customClass"] {
      refuse(node, "its class \(custom) draws and does what the document does not say")
    }
    KnownAttributes.skip(in: facts, of: ["UIView", "root"])
    guard isContainer(node) || node is CollectionReusableNode || type(of: node) == ViewNode.self
    else {
      facts.takeAll()
      refuse(node, LeafReader.reason(for: node))
      return nil
    }
    let look = LookReader(reader: self, facts: facts, node: node)
    var units = self.units(in: node, region, depth: 0)
    let backgrounds = takeBackgrounds(from: &units, of: node)
    guard var arrangement = arranged(units, in: region) else {
      look.passOver()
      return nil
    }
    let decoration = way.isScreen ? screenDecoration(look) : look.decoration()
    let isPlain = decoration.isEmpty && backgrounds.isEmpty && way.edges.isEmpty
    if way.hasMargins { arrangement.view = arrangement.view.modified(.scenePadding) }
    let missing = region.imposed.subtracting(arrangement.greedy).filter { axis in
      !isPlain || arrangement.place[axis] != .center
    }
    if !missing.isEmpty {
      arrangement.view = arrangement.view.modified(.fill(Set(missing), arrangement.place))
    }
    var view = arrangement.view
    for unit in backgrounds.reversed() {
      view = view.modified(
        .background(unit.view.modified(.ignoresSafeArea(Set(LayoutInsets.Edge.allCases)))))
    }
    for modifier in decoration { view = view.modified(modifier) }
    if !way.edges.isEmpty { view = view.modified(.ignoresSafeArea(way.edges)) }
    return view.looking(look.looks())
  }

  /// The background; SwiftUI's windows have that of the system by themselves.
  private func screenDecoration(_ look: LookReader) -> [SwiftUIModifier] {
    let stated = look.facts.element.child("color", key: "backgroundColor")
    var look = look
    if stated.flatMap({ InterfaceColor($0) }) == .system("systemBackgroundColor") {
      look.drawsBackground = false
    }
    return look.decoration()
  }

  /// Takes the views that fill the whole screen behind all others.
  private func takeBackgrounds(
    from units: inout [ArrangedUnit], of node: ViewNode
  ) -> [ArrangedUnit] {
    var backgrounds: [ArrangedUnit] = []
    while units.count > 1, let first = units.first, first.greedy.count == 2,
      first.boxes.areClose(to: samples[node])
    {
      backgrounds.append(units.removeFirst())
    }
    return backgrounds
  }
}
