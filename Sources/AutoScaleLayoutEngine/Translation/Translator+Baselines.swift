import AutoScaleTrees

extension Translator {
  /// A baseline of a node, which is an edge where there is no text.
  func baseline(_ attribute: LayoutAttribute, of position: Int, _ box: Box) -> Operand {
    let isFirst = attribute == .firstBaseline
    var (position, box) = (position, box)
    // No recursion, since stacks may stand in stacks to any depth.
    while model.content(of: position)?.baselines == nil,
      let source = baselineSource(attribute, of: position)
    {
      (position, box) = (source, self.box(source))
    }
    switch model.content(of: position)?.baselines {
    case .edges(let fromTop, let fromBottom):
      return Operand(
        box: box, line: isFirst ? .top : .bottom, offset: isFirst ? fromTop : -fromBottom)
    case .centered(let below): return Operand(box: box, line: .centerY, offset: below)
    case nil: return box(isFirst ? .top : .bottom)
    }
  }

  /// The view whose baseline is that of a stack: the first or last of a column, the highest of a
  /// row; nil for what is no stack or shows nothing.
  private func baselineSource(_ attribute: LayoutAttribute, of position: Int) -> Int? {
    guard let stack = model.tree.nodes[position].role.stack else { return nil }
    let visible = stack.children.filter(takesSpace).map(\.layoutIndex)
    if stack.axis == .vertical { return attribute == .firstBaseline ? visible.first : visible.last }
    // The first one of several that are equally high.
    return visible.max { height($0) < height($1) }
  }

  /// How high the content of a node is; zero for one without.
  private func height(_ position: Int) -> Double { model.content(of: position)?.height ?? 0 }
}
