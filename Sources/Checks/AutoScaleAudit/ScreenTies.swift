import AutoScale
import AutoScaleEditing
import AutoScaleTrees

/// The constraints by which views keep to the edges of the screen, and not to those of its safe area.
struct ScreenTies {
  /// A constraint that holds a view at the screen, or at a view that reaches the edge of the screen.
  struct Tie {
    let constraint: LayoutConstraint

    /// The item at the edge: the screen, a background, or the safe area where only the middle is meant.
    let anchor: any LayoutItem

    /// All constraints between the two items along the axis, such as both edges, or the width and the middle.
    let all: [LayoutConstraint]
  }

  private let layout: AuditedLayout
  private var tree: AuditedTree { layout.tree }

  init(in layout: AuditedLayout) { self.layout = layout }

  /// Returns the constraint that puts a view at an edge of the screen.
  ///
  /// It is the view's own, or that of a neighbor or a container from which the view's place follows.
  ///
  /// - Complexity: O(*n*) in the views that constraints tie to each other.
  func tie(of position: Int, at edge: LayoutInsets.Edge) -> Tie? {
    nearest(to: position, along: edge.axis) { constraint, other, attribute in
      guard other.layoutGuide == nil, let place = other.layoutNode.flatMap(tree.list.position)
      else { return nil }
      switch rank(of: attribute, at: edge) {
      // A background may reach the edge, and what is pinned to it is pinned to the screen. A container that
      // reaches the edge is pinned there itself.
      case 0? where !isAround(place, position) && reaches(edge, place): return 0
      case let rank? where place == 0: return rank
      default: return nil
      }
    }
  }

  /// Returns the constraint that puts a view in the middle of the screen or of its safe area.
  func middle(of position: Int, along axis: LayoutAxis) -> Tie? {
    nearest(to: position, along: axis) { constraint, other, attribute in
      other.layoutNode === tree.nodes[0] && [.centerX, .centerY].contains(attribute) ? 0 : nil
    }
  }

  /// Looks for the best constraint by rank, 0 first: about the view itself, and then about those that place it.
  private func nearest(
    to position: Int, along axis: LayoutAxis,
    rank: (LayoutConstraint, any LayoutItem, LayoutAttribute) -> Int?
  ) -> Tie? {
    var pending = [tree.nodes[position]]
    var known = Set(pending.map { ObjectIdentifier($0) })
    var next = 0
    while next < pending.count {
      let node = pending[next]
      next += 1
      let sides = tree.constraints.constraints(about: node, along: [axis])
        .filter { $0.isActive && !$0.isPlaceholder }.compactMap { $0.otherSide(of: node) }
      let ranked = sides.compactMap { side in
        rank(side.constraint, side.item, side.attribute).map { (rank: $0, side: side) }
      }
      if let best = ranked.min(by: { $0.rank < $1.rank })?.side {
        return Tie(
          constraint: best.constraint, anchor: best.item,
          all: sides.filter { $0.item === best.item }.map(\.constraint))
      }
      // Neighbors are nearer than the container.
      let neighbors = sides.filter { !$0.attribute.isLength }.compactMap(\.item.layoutNode)
      for other in neighbors + [node.parent].compactMap(\.self)
      where other !== tree.nodes[0] && known.insert(ObjectIdentifier(other)).inserted {
        pending.append(other)
      }
    }
    return nil
  }

  /// Returns how directly an attribute of the screen decides over an edge; nil if it does not.
  private func rank(of attribute: LayoutAttribute, at edge: LayoutInsets.Edge) -> Int? {
    let isFromLeft = layout.result.context.layoutDirection == .leftToRight
    switch (attribute, edge) {
    case (.left, .left), (.right, .right), (.top, .top), (.bottom, .bottom): return 0
    case (.leading, .left), (.trailing, .right): return isFromLeft ? 0 : nil
    case (.leading, .right), (.trailing, .left): return isFromLeft ? nil : 0
    case (.centerX, .left), (.centerX, .right): return 1
    case (.width, .left), (.width, .right): return 2
    default: return nil
    }
  }

  private func isAround(_ outer: Int, _ position: Int) -> Bool {
    outer > 0 && tree.list.contains(position, in: outer)
  }

  /// Returns whether a view reaches an edge of the screen.
  private func reaches(_ edge: LayoutInsets.Edge, _ position: Int) -> Bool {
    let (rect, screen) = (layout.rects[position], layout.rects[0])
    let distance =
      switch edge {
      case .top: rect.y
      case .left: rect.x
      case .bottom: screen.height - rect.maxY
      case .right: screen.width - rect.maxX
      }
    return distance.magnitude <= AuditedLayout.tolerance
  }
}

extension ScreenTies.Tie {
  /// Returns the changes that pin the view to the safe area of the screen in place of the anchor.
  ///
  /// The least change comes first; both edges follow, since a width alone moves nothing off the column.
  func pinned(to safeArea: AuditedTree.SafeArea) -> [AuditRemedy] {
    (all.count > 1 ? [[constraint], all] : [[constraint]]).map { pinned in
      AuditRemedy(
        steps: safeArea.steps + pinned.map { .pin($0, from: anchor, to: safeArea.guide) })
    }
  }
}

extension AuditedTree {
  /// The safe area of the screen, with the step that adds its guide where a document has none.
  typealias SafeArea = (guide: LayoutGuide, steps: [RemedyStep])

  /// The safe area of the screen for a change; `nil` if the outermost view has no object id in its document.
  var safeArea: SafeArea? {
    let root = nodes[0]
    let guide = root.guides.first { $0.kind == .safeArea }
    // Lookups make guides without object ids, which the document does not have.
    if let guide, subject.document == nil || guide.identifier != nil { return (guide, []) }
    if subject.document != nil, root.identifier == nil { return nil }
    let id = subject.document == nil ? nil : root.identifier.map(DocumentChange.safeAreaID)
    let new = LayoutGuide(.safeArea, identifier: id)
    return (new, [.addGuide(new, to: root)])
  }
}

extension LayoutConstraint {
  /// Returns the other item of a constraint with its attribute; nil if there is only one item.
  fileprivate func otherSide(
    of node: ViewNode
  ) -> (constraint: LayoutConstraint, item: any LayoutItem, attribute: LayoutAttribute)? {
    guard let firstItem, let secondItem, let secondAttribute else { return nil }
    return firstItem === node
      ? (self, secondItem, secondAttribute)
      : secondItem === node ? (self, firstItem, firstAttribute) : nil
  }

  /// Returns the same constraint with another item in place of one.
  func replacing(_ old: any LayoutItem, with new: any LayoutItem) -> LayoutConstraint? {
    guard let firstItem, let secondItem else { return nil }
    return LayoutConstraint(
      firstItem === old ? new : firstItem, firstAttribute, relation,
      to: secondItem === old ? new : secondItem, secondAttribute, multiplier: multiplier,
      constant: constant, priority: priority)
  }
}
