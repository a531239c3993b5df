import AutoScale
import AutoScaleTrees

/// The validated values of one node; applying them cannot fail halfway.
struct ProfileApplication {
  let node: ViewNode
  let match: ProfileMatch
  let context: ScreenContext

  /// Constraints with their new constants.
  private var updates: [(constraint: LayoutConstraint, constant: Double)] = []

  /// New constraints: the attribute, its constant, and whether the size of the axis is given.
  private var margins: [(edge: LayoutInsets.Edge, constant: Double, givesWay: Bool)] = []
  private var sizes: [(attribute: LayoutAttribute, points: Double)] = []

  /// Plans the changes of a node.
  init(
    _ match: ProfileMatch, to node: ViewNode, in context: ScreenContext, index: ConstraintIndex
  ) {
    self.match = match
    self.node = node
    self.context = context
    let values = match.values
    for edge in LayoutInsets.Edge.inMarginOrder {
      guard let margin = values[edge.marginKey]?.number else { continue }
      if let (constraint, sign) = index.margin(edge, of: node) {
        updates.append((constraint, sign * margin))
      } else {
        // Two margins and a length are too much for one axis, so the far margin gives way.
        let isNearGiven = values[edge == .right ? .marginLeft : .marginTop] != nil
        let givesWay = edge.isFar && isNearGiven && values[edge.sizeKey] != nil
        margins.append((edge, edge.marginSign * margin, givesWay))
      }
    }
    for (key, attribute) in [(StandardKey.width, LayoutAttribute.width), (.height, .height)] {
      guard let points = values[key]?.number else { continue }
      if let constraint = index.size(attribute, of: node) {
        updates.append((constraint, points))
      } else {
        sizes.append((attribute, points))
      }
    }
  }

  /// The reason why the values cannot be applied, or `nil` if they can.
  var obstacle: ProfileApplicationError.Reason? {
    // A margin that a constraint sets already needs no superview.
    if !margins.isEmpty && node.parent == nil { return .noSuperview }
    if let image = match.values.imageName, !node.role.hasImage {
      return .noImage(image, className: node.className)
    }
    return nil
  }

  /// Makes and updates constraints, and sets the font, the corner radius and the image.
  ///
  /// The values are remembered as scaled for the context, so that adapting the tree to the same
  /// screen leaves them alone.
  func apply(fileID: String, line: Int) throws {
    let made = try node.makeConstraints(fileID: fileID, line: line) { make in
      for margin in margins {
        make.selecting([margin.edge.attribute]).equalToSuperview().offset(margin.constant)
          .priority(margin.givesWay ? .high : .required)
      }
      for size in sizes { make.selecting([size.attribute]).equalTo(size.points) }
    }
    for constraint in made { constraint.setApplied(constraint.constant, in: context) }
    for (constraint, constant) in updates { constraint.setApplied(constant, in: context) }
    if let size = match.values.fontSize {
      node.font = node.font ?? .system(size)
      node.setApplied(size, to: .fontSize, in: context)
    }
    if let radius = match.values.cornerRadius {
      node.setApplied(radius, to: .cornerRadius, in: context)
    }
    if let image = match.values.imageName { node.shownImageName = image }
  }
}
