import AutoScaleTrees

extension Translator {
  /// A baseline of a node, or an edge of a node without text.
  func baseline(_ attribute: LayoutAttribute, of position: Int, _ box: Box) -> Operand {
    let isFirst = attribute == .firstBaseline
    var (position, box) = (position, box)
    // No recursion: stacks nest to any depth.
    while model.contentSizes[position]?.baselines == nil,
      let source = baselineSource(attribute, of: position)
    {
      (position, box) = (source, self.box(source))
    }
    switch model.contentSizes[position]?.baselines {
    case .edges(let fromTop, let fromBottom):
      return Operand(
        box: box, line: isFirst ? .top : .bottom, offset: isFirst ? fromTop : -fromBottom)
    case .centered(let below): return Operand(box: box, line: .centerY, offset: below)
    case nil: return box(isFirst ? .top : .bottom)
    }
  }

  /// The view that gives a stack its baseline: the first or last of a column, the highest of a row.
  ///
  /// Other nodes and empty stacks have none.
  private func baselineSource(_ attribute: LayoutAttribute, of position: Int) -> Int? {
    guard let stack = model.tree.nodes[position].role.stack else { return nil }
    let visible = stack.children.filter(takesSpace).map(\.layoutIndex)
    if stack.axis == .vertical { return attribute == .firstBaseline ? visible.first : visible.last }
    // The first of several equally high views.
    return visible.max { height($0) < height($1) }
  }

  /// The height of a node's content, or zero.
  private func height(_ position: Int) -> Double { model.contentSizes[position]?.height ?? 0 }
}
