import AutoScaleInterfaceBuilder
import AutoScaleTrees

extension SwiftUIReader {
  /// Reads the views in another one as a container with constraints.
  ///
  /// All views are beside each other in it, those in plain views too: constraints may relate any of them.
  func container(_ root: ViewNode, isScreen: Bool) -> SwiftUIView {
    if let stack = root as? StackNode,
      let plain = plainStack(stack, sized: [.horizontal, .vertical])
    {
      return plain
    }
    var members: [ContainerMember] = []
    collect(in: root, [], &members)
    var maker = NameMaker()
    let names = members.compactMap { member in
      member.node.identifier.map { ($0, maker.name(self.names(of: member.node))) }
    }.byKey()
    let mentioned = members.flatMap { constraints.constraints(of: $0.node) }
      .compactMap { $0.plain.second?.item.layoutNode }.map { ObjectIdentifier($0) }
    let needing = constraints.needingPriorities(members.map { ($0.node, $0.sized) })
    let style = ChainStyle(names: names, in: root, context.options)
    let known = Set(members.map { ObjectIdentifier($0.node) })
    let views = members.compactMap { member -> Statement? in
      let id = ObjectIdentifier(member.node)
      let own = member.node.identifier.flatMap { names[$0] }
      let name = mentioned.contains(id) ? own : nil
      let models = models(of: member.node, in: root, known)
      let made = style.chains(for: models)
      guard let view = member.view else {
        // A guide between two views holds them apart, also if neither relates to it.
        let isBetween = models.contains {
          $0.plain.second.map { $0.item.layoutNode !== root } ?? false
        }
        return name == nil && !isBetween
          ? nil : .block("ConstraintGuide(\((own ?? "gap").literal)) { make in", made)
      }
      let head = name.map { ".constraints(\($0.literal))" } ?? ".constraints"
      return view.looking(needing.contains(id) ? priorities(of: member) : [])
        .modified(.layout(.block("\(head) { make in", made))).statement(scales: scales)
    }
    let lengths = constraints.fixedLengths(of: root)
    let container =
      views.isEmpty
      ? .leaf("Color.clear")
      : SwiftUIView.block(
        isScreen ? "ConstraintLayout(in: .screen)" : "ConstraintLayout", views)
    return isScreen ? container : container.framed(lengths)
  }

  /// The constraints that begin with a view, to others in the container.
  private func models(
    of node: ViewNode, in root: ViewNode, _ members: Set<ObjectIdentifier>
  ) -> [ConstraintModel] {
    constraints.constraints(of: node).compactMap { facts in
      let (plain, second) = (facts.plain, facts.plain.second?.item.layoutNode)
      // Content as wide as the view that scrolls it, or one around that, has the width of the container.
      let isScrolled =
        root is ScrollNode && plain.first.attribute == .width && plain.second?.attribute == .width
      if let second, second !== root, !members.contains(ObjectIdentifier(second)), !isScrolled {
        leaveOut(node, "a constraint to a view outside of what scrolls")
        return nil
      }
      return ConstraintModel(facts: facts, view: 0, condition: nil)
    }
  }

  /// The modifiers for the priorities of a view that a container would not give it.
  private func priorities(of member: ContainerMember) -> [Expression] {
    switch member.view?.content {
    case .code(.expression), .button: break
    default: return []
    }
    func code(_ name: String, _ stated: ContentPriority, _ usual: ContentPriority) -> [Expression] {
      if stated == usual { return [] }
      let numbers = [stated.horizontal, stated.vertical].map { Double($0.rawValue).literal }
      let text =
        numbers[0] == numbers[1]
        ? numbers[0] : "horizontal: \(numbers[0]), vertical: \(numbers[1])"
      return [.call(name, texts: ["ContentPriority(\(text))"])]
    }
    let node = member.node
    return code(".contentHugging", node.contentHugging, .inContainer(member.sized))
      + code(
        ".contentCompressionResistance", node.contentCompressionResistance, ContentPriority(750))
  }

  /// Reads the views in another one from back to front; looks are those of the views around them.
  func collect(
    in parent: ViewNode, _ looks: [Expression], _ members: inout [ContainerMember]
  ) {
    let nodes = children(of: parent)
    if let stack = parent as? StackNode {
      members += constraints.expand(stack, nodes).map {
        ContainerMember(node: $0, view: nil, sized: [])
      }
    }
    for node in nodes {
      constraints.placeByFrame(node, in: parent)
      let sized = constraints.sizedAxes(of: node)
      if let stack = node as? StackNode, let plain = plainStack(stack, sized: sized) {
        members.append(ContainerMember(node: node, view: plain.looking(looks), sized: sized))
        continue
      }
      guard isContainer(node), let facts = facts(of: node) else {
        if let unit = unit(of: node, sized: sized) {
          members.append(ContainerMember(node: node, view: unit.view.looking(looks), sized: sized))
        } else if constraints.isMentioned(node) {
          members.append(ContainerMember(node: node, view: nil, sized: sized))
        }
        continue
      }
      facts.skipKnown(of: type(of: node).classNames)
      var look = LeafReader(reader: self, facts: facts, node: node)
      let own = looks + look.looks()
      var view: SwiftUIView?
      let color = facts.statedColor("backgroundColor")?.typedSwiftUI
      look.drawsBackground = facts["customClass"] != nil
      let decoration = look.decoration()
      if facts["customClass"] != nil {
        // The class of the app draws behind the views in it.
        facts.skip("customClass")
        view = .leaf(.text(screen.slot(self.names(of: node))))
      } else if look.showsFrame {
        view = .leaf(.text(color ?? "Color.clear"))
      }
      members.append(
        ContainerMember(node: node, view: view?.looking(decoration + own), sized: sized))
      collect(in: node, own, &members)
    }
  }

  /// Reads a stack that one of SwiftUI is too, or returns nil for another one.
  ///
  /// No constraint relates a view in it to anything else, and either none of its views or one that hugs its content
  /// least takes the rest of its length.
  private func plainStack(_ stack: StackNode, sized: Set<LayoutAxis>) -> SwiftUIView? {
    let nodes = children(of: stack)
    guard constraints.isPlain(stack, nodes), nodes.allSatisfy({ isPlainMember($0) }),
      let facts = facts(of: stack)
    else { return nil }
    let (axis, cross) = (stack.axis, stack.axis == .horizontal ? LayoutAxis.vertical : .horizontal)
    let hugging = nodes.map { $0.contentHugging[axis].rawValue }
    let least = hugging.min()
    let isEqual = stack.distribution == .fillEqually
    guard isEqual || !sized.contains(axis) || hugging.count(where: { $0 == least }) == 1 else {
      return nil
    }
    var views: [SwiftUIView] = []
    for (node, hugging) in zip(nodes, hugging) {
      var own: Set<LayoutAxis> = stack.alignment == .fill ? [cross] : []
      if isEqual || sized.contains(axis) && hugging == least { own.insert(axis) }
      if let view = stackMember(node, sized: own, axis) { views.append(view) }
    }
    facts.skipKnown(of: type(of: stack).classNames)
    facts.skip("customClass")
    let look = LeafReader(reader: self, facts: facts, node: stack)
    var alignment = SwiftUIAlignment()
    alignment[cross] = stack.alignment.place
    var view = SwiftUIView.stack(
      axis, stack.alignment.place, spacing: stack.spacing, views, scales: scales)
    let filled =
      look.showsFrame ? sized : stack.alignment == .fill ? [] : sized.intersection([cross])
    if !filled.isEmpty { view = view.modified(.fill(filled, alignment)) }
    return view.looking(look.decoration() + look.looks())
  }

  private func isPlainMember(_ node: ViewNode) -> Bool {
    if let stack = node as? StackNode {
      let nodes = children(of: stack)
      return constraints.isPlain(stack, nodes) && nodes.allSatisfy { isPlainMember($0) }
        && stack.distribution == .fillEqually
    }
    return !isContainer(node) && !(node is ScrollNode)
  }

  private func stackMember(
    _ node: ViewNode, sized: Set<LayoutAxis>, _ axis: LayoutAxis
  ) -> SwiftUIView? {
    if let stack = node as? StackNode { return plainStack(stack, sized: sized) }
    let lengths = constraints.fixedLengths(of: node)
    guard let unit = unit(of: node, sized: sized.union(lengths.keys)) else {
      // An invisible view of a stack takes its space.
      return .leaf(lengths.isEmpty ? "Spacer()" : "Color.clear").framed(lengths)
    }
    return unit.view.framed(lengths, unit.place)
  }
}

/// A view of the document with its view in a container.
struct ContainerMember {
  let node: ViewNode
  /// Its view; `nil` for a guide.
  var view: SwiftUIView?
  /// The axes along which something other than its content decides its length.
  let sized: Set<LayoutAxis>
}

extension StackNode.Alignment {
  /// The place of the views across the axis.
  fileprivate var place: SwiftUIAlignment.Place {
    switch self {
    case .leading, .top: .start
    case .trailing, .bottom: .end
    case .fill, .center, .firstBaseline, .lastBaseline: .center
    }
  }
}
