import AutoScale
import AutoScaleSolver
import AutoScaleTrees

/// Writes the constraints and rules of a tree as rows over the rectangles of its nodes.
///
/// All positions are relative to the root, so that a constraint between any two nodes has at most four
/// terms. Only a position with a multiplier needs the ancestor in whose coordinates it is measured.
struct Translator {
  let model: LayoutModel
  let direction: InterfaceDirection
  /// Whether there are scroll views.
  let hasContents: Bool
  /// The solver into which the rows go, in one section for each node.
  var solver: SectionedSolver
  /// The terms of the current row.
  private var terms = RowTerms()
  /// The offset of the current row's operands on its left side.
  private var offset = 0.0

  /// The insets on which the rows rest; those not known before are a first guess.
  var insets: [Int: NodeInsets] = [:]
  private var guess: InsetResolver
  private(set) var wrapWidths: [Int: Double] = [:]

  /// The sizes of collections on which the rows of their cells rest, first those of the design.
  private(set) var collectionSizes: [Int: LayoutSize] = [:]
  private var cellFrames: [Int: [ObjectIdentifier: LayoutRect]] = [:]

  /// Whether the rows were written before for the same nodes and constraints.
  var keepsRows = false

  /// Prepares the rows of a model.
  init(_ model: LayoutModel, into solver: consuming SectionedSolver) {
    self.model = model
    self.solver = solver
    guess = InsetResolver(model: model)
    hasContents = !model.tree.contents.isEmpty
    direction = model.context.layoutDirection
  }

  /// Writes all rows with the geometry of the last pass.
  mutating func translate(with geometry: Geometry) {
    insets = geometry.insets
    wrapWidths = geometry.wrapWidths
    collectionSizes = geometry.collectionSizes
    cellFrames = [:]
    solver.beginWriting()
    defer {
      solver.endWriting()
      keepsRows = true
    }
    for position in model.tree.nodes.indices {
      defer { solver.endSection() }
      // Most nodes have no rows but those of their constraints.
      if model.hasNoRowsOfItsOwn(position) {
        addConstraints(of: position)
        continue
      }
      if position == 0 { addRootSize() }
      if model.isConstrained[position] {
        if let content = model.contentSizes[position] { addSize(of: content, at: position) }
        addPreferredSize(at: position)
      } else if position > 0 {
        addAutoresizing(of: position)
      }
      if model.tree.traits[position].hasRectangles { addRectangles(of: position) }
      // Constraints last: only the last rows of a section can be kept.
      addConstraints(of: position)
    }
  }

  /// Returns the alignment rectangle of a node.
  func box(_ position: Int) -> Box { Box(variables: RectVariables(at: position)) }

  /// Returns the distances of the safe area and the margins from a node's edges.
  mutating func insets(of position: Int) -> NodeInsets {
    if let known = insets[position] { return known }
    // All rows of a pass must rest on one guess, which `isSettled` compares with the result.
    let guessed = guess.insets(of: position)
    insets[position] = guessed
    return guessed
  }

  /// Returns the frame that a collection gives to a cell, a header or a footer, if it flows.
  mutating func flowingFrame(of node: ViewNode, in parent: Int) -> LayoutRect? {
    guard model.settings.placesCells,
      case .collection(let collection) = model.tree.nodes[parent].role
    else { return nil }
    if let known = cellFrames[parent] { return known[ObjectIdentifier(node)] }
    var frames: [ObjectIdentifier: LayoutRect] = [:]
    if let flow = CellFlow(collection) {
      let size = collectionSizes[parent] ?? flow.design
      collectionSizes[parent] = size
      for (child, frame) in zip(collection.children, flow.frames(in: size)) {
        frames[ObjectIdentifier(child)] = frame
      }
    }
    cellFrames[parent] = frames
    return frames[ObjectIdentifier(node)]
  }

  private mutating func addRootSize() {
    let root = box(0)
    for line in [RectLine.left, .top] {
      add(root(line), .equal, 0, from: .rootSize)
    }
    for (line, length) in [
      (RectLine.width, model.rootSize.width), (.height, model.rootSize.height),
    ] {
      add(
        root(line), .equal, length.length ?? 0, priority: Priority.rootSize(length), from: .rootSize
      )
    }
  }

  /// Adds the rows of a content size: resistance limits it from below, hugging from above.
  private mutating func addSize(of content: IntrinsicContentSize, at position: Int) {
    let node = model.tree.nodes[position]
    let (resistance, hugging) = (node.contentCompressionResistance, node.contentHugging)
    if let width = content.width {
      let priority = Priority.content(resistance.horizontal)
      addSize(
        box(position)(.width), width, hugging.horizontal,
        // A text of several lines is whole in a narrower view, so its width is never required
        // (commit a4e91b20: false warnings of unseen documents).
        resistance: node.role.mayWrap ? min(priority, .wrappingContent) : priority)
    }
    if var height = height(of: content, at: position) {
      // A tab bar reaches below the safe area: 49 points and the inset, 83 on most phones.
      if content.includesBottomSafeArea { height += insets(of: position).safeArea.bottom }
      addSize(
        box(position)(.height), height, hugging.vertical,
        resistance: .content(resistance.vertical))
    }
  }

  private mutating func addSize(
    _ operand: Operand, _ length: Double, _ hugging: LayoutPriority, resistance: Priority
  ) {
    add(operand, .greaterThanOrEqual, length, priority: resistance, from: .intrinsicSize)
    add(operand, .lessThanOrEqual, length, priority: .content(hugging), from: .intrinsicSize)
  }

  /// Adds the rows of a preferred size besides that of the content.
  private mutating func addPreferredSize(at position: Int) {
    guard !model.settings.preferredSizes.isEmpty,
      let size = model.settings.preferredSizes[ObjectIdentifier(model.tree.nodes[position])]
    else { return }
    let outsets = model.contentSizes.alignmentOutsets(of: position)
    let lengths = [
      (RectLine.width, size.width - outsets.horizontal),
      (.height, size.height - outsets.vertical),
    ]
    for (line, length) in lengths {
      add(
        box(position)(line), .equal, length, priority: Priority(size.priority), from: .intrinsicSize
      )
    }
  }

  private func height(of content: IntrinsicContentSize, at position: Int) -> Double? {
    guard let width = wrapWidths[position], let natural = content.width, width < natural else {
      return content.height
    }
    return model.wrappedSize(of: position, width: width).height
  }
}

// MARK: - Rows

extension Translator {
  /// Adds a multiple of an operand to the left side of the current row.
  mutating func add(_ operand: Operand, times factor: Double = 1) {
    add(operand.line, of: operand.box.variables, times: factor)
    // Insets are constants of a pass, which keeps rows at four terms.
    offset += factor * (operand.box.insets.shift(of: operand.line) + operand.offset)
  }

  /// Adds a multiple of a rectangle's line to the left side of the current row.
  @inline(__always)
  mutating func add(_ line: RectLine, of variables: RectVariables, times factor: Double) {
    switch line {
    case .edge(.left): add(variables.x, times: factor)
    case .edge(.top): add(variables.y, times: factor)
    case .edge(.right):
      add(variables.x, times: factor)
      add(variables.width, times: factor)
    case .edge(.bottom):
      add(variables.y, times: factor)
      add(variables.height, times: factor)
    case .center(let axis):
      add(variables.origin(of: axis), times: factor)
      add(variables.length(of: axis), times: factor / 2)
    case .length(let axis): add(variables.length(of: axis), times: factor)
    }
  }

  @inline(__always) private mutating func add(_ variable: Int32, times coefficient: Double) {
    terms.append(Int(variable), times: coefficient)
  }

  /// Ends the current row with a relation to a constant.
  ///
  /// `tag` identifies the rule or the constraint that the row states.
  mutating func endRow(
    _ relation: Relation, _ constant: Double, priority: Priority = .required, tag: Int32
  ) {
    solver.add(&terms, relation, constant - offset, priority: priority, tag: tag)
    offset = 0
  }

  /// Ends the current row of a rule with a relation to a constant.
  mutating func endRow(
    _ relation: Relation, _ constant: Double, priority: Priority = .required, from rule: LayoutRule
  ) {
    endRow(relation, constant, priority: priority, tag: rule.tag)
  }

  /// Adds the row `operand relation constant` of a rule.
  mutating func add(
    _ operand: Operand, _ relation: Relation, _ constant: Double, priority: Priority = .required,
    from rule: LayoutRule
  ) {
    add(operand)
    endRow(relation, constant, priority: priority, from: rule)
  }

  /// Adds the row `first relation second` of a rule.
  mutating func add(
    _ first: Operand, _ relation: Relation, _ second: Operand, priority: Priority = .required,
    from rule: LayoutRule
  ) {
    add(first)
    add(second, times: -1)
    endRow(relation, 0, priority: priority, from: rule)
  }
}

extension LayoutModel {
  /// Returns the size of a node's content with wrapped text.
  func wrappedSize(of position: Int, width: Double) -> IntrinsicContentSize {
    settings.sizing.intrinsicContentSize(of: tree.nodes[position], width: width, in: context)
  }
}

extension Priority {
  /// Returns the priority of a row about content; required content gives way to required
  /// constraints.
  ///
  /// As in UIKit, required content that does not fit breaks as few content constraints as possible.
  static func content(_ priority: LayoutPriority) -> Priority {
    priority == .required ? .requiredContent : Priority(priority)
  }

  /// Returns the priority of a root's length.
  fileprivate static func rootSize(_ length: RootLength) -> Priority {
    switch length {
    case .exactly: .required
    // Above required content, which gives way to a given size too.
    case .preferred: 999.96
    // UIKit's fittingSizeLevel.
    case .smallest: 50
    }
  }

  /// The priority of the required width of wrapping content, which is complete in a narrower view too.
  static let wrappingContent: Priority = 999.94

  /// The priority of required content: above all that is not required.
  static let requiredContent: Priority = 999.95

  init(_ priority: LayoutPriority) {
    self = Priority(rawValue: priority.rawValue) ?? .required
  }
}
