import AutoScale
import AutoScaleInterfaceBuilder
import AutoScaleTrees

extension SwiftUIReader {
  /// Reads a view that scrolls vertically; returns false where a problem was found.
  func scroll(
    _ unit: inout ArrangedUnit, _ facts: Reader, _ region: ArrangingRegion, depth: Int
  ) -> Bool {
    let node = unit.node
    for axis in LayoutAxis.allCases {
      unit.extents[axis] = extent(of: unit, along: axis, in: region)
      // Scroll views have no intrinsic size.
      if unit.extents[axis] == .content { unit.extents[axis] = .stretched }
    }
    let looks = scrollLooks(facts, node)
    let look = LookReader(reader: self, facts: facts, node: node)
    guard let inset = bottomInset(of: node) else {
      facts.takeAll()
      refuse(node, "no constraint states the end of its content")
      return false
    }
    let boxes = unit.boxes.indices.map { index in
      let scroll = unit.boxes[index]
      let end = node.children.map { samples[$0][index].maxY }.max() ?? scroll.y
      return LayoutRect(
        x: scroll.x, y: scroll.y, width: scroll.width, height: end + inset - scroll.y)
    }
    let inner = ArrangingRegion(boxes: boxes, crowded: unit.crowded, imposed: [.horizontal])
    guard var content = arrangement(of: node, in: inner, depth: depth + 1) else {
      look.passOver()
      return false
    }
    if !content.greedy.contains(.horizontal) {
      content.view = content.view.modified(.fill([.horizontal], content.place))
    }
    unit.view = SwiftUIView(.scroll(content.view)).looking(looks)
    unit.greedy = [.horizontal, .vertical]
    look.finish(&unit)
    if !look.showsFrame { unit.view = unit.view.modified(.mark(node)) }
    return true
  }

  /// The modifiers of what scrolls; SwiftUI has no other ones.
  private func scrollLooks(_ facts: Reader, _ node: ViewNode) -> [Expression] {
    if facts.flag("pagingEnabled") == true { refuse(node, "it scrolls by pages") }
    if facts.flag("scrollEnabled") == false { refuse(node, "it does not scroll") }
    // Automatic is what a scroll view of SwiftUI does.
    if facts["contentInsetAdjustmentBehavior"] == "automatic" {
      facts.skip("contentInsetAdjustmentBehavior")
    }
    var looks: [Expression] = []
    if facts.flag("showsVerticalScrollIndicator") == false {
      looks.append(".scrollIndicators(.hidden)")
    }
    switch facts.word("keyboardDismissMode") {
    case "onDrag": looks.append(".scrollDismissesKeyboard(.immediately)")
    case "interactive": looks.append(".scrollDismissesKeyboard(.interactively)")
    default: break
    }
    return looks
  }

  /// The distance from the last view in one that scrolls to the end of its content.
  private func bottomInset(of scroll: ViewNode) -> Double? {
    for constraint in scroll.constraints where constraint.relation == .equal {
      guard let plain = PlainConstraint(constraint), let second = plain.second,
        second.item.layoutNode === scroll, second.item.layoutGuide?.kind != .frame,
        plain.first.attribute == .bottom, second.attribute == .bottom
      else { continue }
      return -plain.constant
    }
    return nil
  }
}
