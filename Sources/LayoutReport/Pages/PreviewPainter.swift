import AutoLayout
import AutoScale
import InterfaceBuilder
import ViewTree

/// Lays out and draws a document in one condition, on all screens of a page.
struct PreviewPainter {
  let document: InterfaceDocument
  let condition: PreviewCondition
  let options: PreviewOptions
  let columns: [Screen]
  let fonts: FontLibrary
  let assets: DocumentAssets?

  /// The pictures of one outermost view.
  struct Pictures {
    var drawn: [PageData.Picture] = []
    var scaled: [PageData.Picture] = []
    var lengths: [PageData.Length] = []
    var sweep, scaledSweep: PageData.Sweep?
  }

  /// The rows of the page, without pictures.
  var rows: [PageData.Row] {
    document.views.map { view in
      let indices = ViewIndices(view.subtree)
      return PageData.Row(
        title: document.title(of: view), isBar: document.isControllerBar(view) ? true : nil,
        nodes: indices.nodes.map { node(of: $0, in: indices) },
        constraints: indices.nodes.flatMap(\.constraints).map { constraint in
          PageData.Constraint(
            constraint, in: indices, text: constraint.algebra { document.messageName(of: $0) })
        })
    }
  }

  private func node(of view: ViewNode, in indices: ViewIndices) -> PageData.Node {
    PageData.Node(
      n: document.displayName(of: view), c: view.className, i: view.identifier,
      l: document.element(of: view)?.line, p: indices.parent(of: view),
      s: indices.isSeen(view) ? 1 : 0, o: view.appearance.alpha < 1 ? view.appearance.alpha : nil,
      b: view.role.hasBaselines ? 1 : nil)
  }

  /// A screen on which the document is laid out, as drawn or scaled.
  struct Stage {
    let screen: Screen
    let isScaled: Bool
  }

  /// All screens as drawn, and then all scaled where that is asked for.
  var stages: [Stage] {
    columns.map { Stage(screen: $0, isScaled: false) }
      + (options.scaling == nil ? [] : columns.map { Stage(screen: $0, isScaled: true) })
  }

  /// Lays the document out, and returns the lengths that scaling changed too.
  func layout(at stage: Stage) -> (layout: DocumentLayout, changes: [AdaptationChange]) {
    let changes = prepareViews(for: stage)
    return (DocumentLayout(document, options: layoutOptions(on: stage.screen)), changes)
  }

  /// The frames of a root; nil where it could not be laid out.
  func result(of root: DocumentLayout.Root) -> LayoutResult? {
    if case .success(let result) = root.result { result } else { nil }
  }

  /// The first view on the first screen.
  var thumbnail: String? {
    stages.first.flatMap { stage in
      let root = layout(at: stage).layout.roots.first { document.hasOwnPicture($0.view) }
      return root.flatMap { root in
        result(of: root).map { result in
          ScreenPicture(
            of: result, on: stage.screen, under: document.bars(over: root.view),
            options: PictureOptions(images: assets)
          ).svg
        }
      }
    }
  }

  /// Draws all rows; what they have in common goes into the tables.
  func pictures(in tables: inout PageTables) -> [Pictures] {
    var drafts = document.views.map {
      RowDraft(
        $0, under: document.bars(over: $0), appearances: options.appearances, assets: assets)
    }
    for stage in stages {
      let (layout, changes) = layout(at: stage)
      for (index, root) in layout.roots.enumerated() {
        drafts[index].add(root.result, at: stage, naming: document, changes: changes)
      }
    }
    if options.showsEveryWidth { sweep(&drafts) }
    for view in document.views { view.restoreDesign() }
    let captions = ElementCaptions(of: document)
    return drafts.map { $0.pictures(in: &tables, captions: captions) }
  }

  /// Gives the views the values that they have on a screen.
  private func prepareViews(for stage: Stage) -> [AdaptationChange] {
    for view in document.views { view.restoreDesign() }
    guard stage.isScaled, let scaling = options.scaling else {
      if condition.textSize != .large { enlargeTexts(for: stage.screen) }
      return []
    }
    return adaptation(to: stage.screen, by: scaling).adapt(document).changes
  }

  private func adaptation(
    to screen: Screen, by scaling: PreviewOptions.Scaling
  ) -> DocumentAdaptation {
    var adaptation = DocumentAdaptation(
      to: screen, rule: scaling.rule, reference: scaling.reference)
    adaptation.textSize = condition.textSize
    return adaptation
  }

  /// Brings fonts that follow the text size to the size of the condition, and nothing else.
  private func enlargeTexts(for screen: Screen) {
    var adaptation = DocumentAdaptation(enlargingTextsOn: screen)
    adaptation.textSize = condition.textSize
    _ = adaptation.adapt(document)
  }

  private func layoutOptions(on screen: Screen) -> LayoutOptions {
    var layout = LayoutOptions(on: screen)
    layout.fonts = fonts
    layout.direction = condition.direction
    return layout
  }

  private func sweep(_ drafts: inout [RowDraft]) {
    guard let screen = columns.first else { return }
    _ = prepareViews(for: Stage(screen: screen, isScaled: false))
    let canvas = DesignCanvas(document, options: layoutOptions(on: screen))
    let height = document.device?.height ?? 844
    for index in drafts.indices { drafts[index].sweep(on: canvas, height: height) }
    guard let scaling = options.scaling else { return }
    for (index, view) in document.views.enumerated() {
      drafts[index].sweep(on: canvas, height: height) { screen in
        adaptation(to: screen, by: scaling).adapt(view, of: document)
      }
    }
  }
}

extension InterfaceDocument {
  /// Whether an outermost view is the bar of a navigation or a tab bar controller.
  fileprivate func isControllerBar(_ view: ViewNode) -> Bool {
    guard roots.contains(where: { $0.otherViews.contains { $0 === view } }) else { return false }
    return switch view.role {
    case .navigationBar, .tabBar, .toolbar: view.children.isEmpty
    default: false
    }
  }

  /// Whether an outermost view has a single picture: the bars of controllers have none, since those of
  /// their scenes show them, unless there is nothing else.
  func hasOwnPicture(_ view: ViewNode) -> Bool {
    !isControllerBar(view) || views.allSatisfy(isControllerBar)
  }

  /// What people call an outermost view: its controller's name, or its own.
  func title(of view: ViewNode) -> String {
    let root = roots.first { $0.kind == .viewController && $0.view === view }
    return root.flatMap { $0.userLabel ?? $0.title ?? $0.storyboardIdentifier ?? $0.className }
      ?? displayName(of: view)
  }
}

extension PageData.Constraint {
  fileprivate init(_ constraint: LayoutConstraint, in indices: ViewIndices, text: String) {
    let sides = [
      (constraint.firstItem, constraint.firstAttribute as LayoutAttribute?),
      (constraint.secondItem, constraint.secondAttribute),
    ]
    let known = sides.compactMap { item, attribute in
      indices.view(of: item).map { ($0, item is ViewNode ? attribute?.edgeName ?? "" : "") }
    }
    self.init(
      t: text, v: indices.views(of: constraint), i: known.map(\.0), n: known.map(\.1),
      m: constraint.multiplier == 1 ? nil : constraint.multiplier,
      q: constraint.priority == .required ? nil : Double(constraint.priority.rawValue),
      k: JSONNumber(constraint.constant),
      r: constraint.relation == .equal ? nil : constraint.relation.symbol)
  }
}

extension LayoutAttribute {
  /// The name of an attribute that a frame tells; nil for margins and baselines.
  fileprivate var edgeName: String? {
    switch self {
    case .left, .right, .top, .bottom, .leading, .trailing, .width, .height, .centerX, .centerY:
      rawValue
    case .firstBaseline, .lastBaseline, .leftMargin, .rightMargin, .topMargin, .bottomMargin,
      .leadingMargin, .trailingMargin, .centerXWithinMargins, .centerYWithinMargins:
      nil
    }
  }
}

/// The places of views in a tree.
struct ViewIndices {
  let nodes: [ViewNode]
  private var places: [ObjectIdentifier: Int] = [:]
  private var hidden: Set<Int> = []

  init(_ nodes: some Sequence<ViewNode>) {
    self.nodes = Array(nodes)
    for (index, node) in self.nodes.enumerated() {
      places[ObjectIdentifier(node)] = index
      let isInside = index > 0 && hidden.contains(parent(of: node))
      if isInside || !node.isSeen { hidden.insert(index) }
    }
  }

  /// The place of the view around a view; -1 for the first.
  func parent(of node: ViewNode) -> Int {
    guard node !== nodes.first, let parent = node.parent else { return -1 }
    return places[ObjectIdentifier(parent)] ?? -1
  }

  /// Whether neither a view nor one around it is hidden.
  func isSeen(_ node: ViewNode) -> Bool {
    places[ObjectIdentifier(node)].map { !hidden.contains($0) } ?? false
  }

  /// The place of a view; nil for one that is not in the tree.
  func place(of node: ViewNode) -> Int? { places[ObjectIdentifier(node)] }

  /// The places of the views that a constraint is about, or whose guides it is about.
  func views(of constraint: LayoutConstraint) -> [Int] {
    [constraint.firstItem, constraint.secondItem].compactMap(view)
  }

  /// The place of a view, or of the view of a guide.
  func view(of item: (any LayoutItem)?) -> Int? { item?.layoutNode.flatMap(place) }
}
