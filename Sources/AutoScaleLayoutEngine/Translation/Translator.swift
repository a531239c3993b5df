import AutoScale
import AutoScaleSolver
import AutoScaleTrees

/// Writes what a tree asks for as rows over the rectangles of its nodes.
///
/// All positions are those in the root, so that a constraint between any two nodes has at most four
/// terms; only a position with a multiplier needs the ancestor in whose coordinates it is measured.
struct Translator {
  let model: LayoutModel
  let isRightToLeft: Bool
  /// Whether there are scroll views.
  let hasContents: Bool
  var rows: RowWriter

  /// The insets that the rows rest on; those that nobody knew before are a first guess.
  var insets: [Int: NodeInsets] = [:]
  private var guess: InsetResolver
  private(set) var wrapWidths: [Int: Double] = [:]

  /// Whether the rows are those of the same nodes and constraints already, written before.
  var keepsRows = false

  /// Prepares the rows of a model.
  init(_ model: LayoutModel, into rows: consuming RowWriter) {
    self.model = model
    self.rows = rows
    guess = InsetResolver(model: model)
    hasContents = !model.tree.contents.isEmpty
    isRightToLeft = model.context.layoutDirection == .rightToLeft
  }

  /// Writes all rows, with the geometry that the last pass found.
  mutating func translate(with geometry: Geometry) {
    insets = geometry.insets
    wrapWidths = geometry.wrapWidths
    rows.solver.beginWriting()
    defer {
      rows.solver.endWriting()
      keepsRows = true
    }
    for position in model.tree.nodes.indices {
      defer { rows.solver.endSection() }
      if model.hasNoRowsOfItsOwn(position) {
        addConstraints(of: position)
        continue
      }
      if position == 0 { addRootSize() }
      if model.isConstrained[position] {
        if let content = model.content(of: position) { addSize(of: content, at: position) }
        addSizeWish(at: position)
      } else if position > 0 {
        addAutoresizing(of: position)
      }
      if model.tree.traits[position].hasRectangles { addRectangles(of: position) }
      addConstraints(of: position)
    }
  }

  /// The rectangle of a node that constraints act on.
  func box(_ position: Int) -> Box { Box(variables: RectVariables(at: position)) }

  /// How far safe area and margins are inside a node.
  mutating func insets(of position: Int) -> NodeInsets {
    if let known = insets[position] { return known }
    let guessed = guess.insets(of: position)
    insets[position] = guessed
    return guessed
  }

  private mutating func addRootSize() {
    let root = box(0)
    for line in [RectLine.left, .top] {
      rows.add(root(line))
      rows.endRow(.equal, 0, from: .rule(.rootSize))
    }
    for (line, length) in [
      (RectLine.width, model.rootSize.width), (.height, model.rootSize.height),
    ] {
      rows.add(root(line))
      rows.endRow(
        .equal, length ?? 0, priority: length == nil ? .fittingSizeLevel : .required,
        from: .rule(.rootSize))
    }
  }

  /// Content is kept from becoming smaller by resistance and from becoming larger by hugging.
  private mutating func addSize(of content: IntrinsicContentSize, at position: Int) {
    let node = model.tree.nodes[position]
    let (resistance, hugging) = (node.contentCompressionResistance, node.contentHugging)
    if let width = content.width {
      let priority = Priority.content(resistance.horizontal)
      addSize(
        box(position)(.width), width, hugging.horizontal,
        resistance: node.role.mayWrap ? min(priority, .wrappingContent) : priority)
    }
    if var height = height(of: content, at: position) {
      if content.includesBottomSafeArea { height += insets(of: position).safeArea.bottom }
      addSize(
        box(position)(.height), height, hugging.vertical,
        resistance: .content(resistance.vertical))
    }
  }

  private mutating func addSize(
    _ operand: Operand, _ length: Double, _ hugging: LayoutPriority, resistance: Priority
  ) {
    rows.add(operand)
    rows.endRow(
      .greaterThanOrEqual, length, priority: resistance, from: .rule(.intrinsicSize))
    rows.add(operand)
    rows.endRow(.lessThanOrEqual, length, priority: .content(hugging), from: .rule(.intrinsicSize))
  }

  /// A size that is wanted besides that of the content.
  private mutating func addSizeWish(at position: Int) {
    guard !model.settings.sizeWishes.isEmpty,
      let wish = model.settings.sizeWishes[ObjectIdentifier(model.tree.nodes[position])]
    else { return }
    let outsets = model.content(of: position)?.alignmentOutsets ?? .zero
    let lengths = [
      (RectLine.width, wish.width - outsets.horizontal),
      (.height, wish.height - outsets.vertical),
    ]
    for (line, length) in lengths {
      rows.add(box(position)(line))
      rows.endRow(.equal, length, priority: Priority(wish.priority), from: .rule(.intrinsicSize))
    }
  }

  private func height(of content: IntrinsicContentSize, at position: Int) -> Double? {
    guard let width = wrapWidths[position], let natural = content.width, width < natural else {
      return content.height
    }
    return model.wrappedSize(of: position, width: width).height
  }
}

extension LayoutModel {
  /// The size of a node's content whose text wraps.
  func wrappedSize(of position: Int, width: Double) -> IntrinsicContentSize {
    settings.sizing.intrinsicContentSize(of: tree.nodes[position], width: width, in: context)
  }
}

extension Priority {
  /// The priority of a row about content: a required one gives way to constraints that are required.
  ///
  /// As in UIKit, content that does not fit breaks what it says of its view alone, and of several
  /// views whose contents do not fit together, as few as may be.
  static func content(_ priority: LayoutPriority) -> Priority {
    priority == .required ? .requiredContent : Priority(priority)
  }

  /// The wish of a root whose size nobody gave to be as small as it can be, as in UIKit.
  fileprivate static let fittingSizeLevel: Priority = 50

  /// What the width of required content that wraps has in place of 1000: narrower, it is whole too.
  static let wrappingContent: Priority = 999.94

  /// What required content has in place of 1000: stronger than anything else that is not required.
  static let requiredContent: Priority = 999.95

  init(_ priority: LayoutPriority) {
    self = Priority(rawValue: priority.rawValue) ?? .required
  }
}
