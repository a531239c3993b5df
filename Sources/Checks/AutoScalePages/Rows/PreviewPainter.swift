import AutoScale
import AutoScaleInterfaceBuilder
import AutoScaleLayoutEngine
import AutoScalePictures
import AutoScaleTrees
import AutoScaleXcodeCanvas

/// Lays out and draws a document in one condition on all screens of a page.
struct PreviewPainter {
  let document: InterfaceDocument
  let condition: ViewingCondition
  let options: PreviewOptions
  let columns: [Screen]
  let assets: DocumentAssets?

  /// The number of threads that lay out rows at every width.
  var threads = 1

  /// The constraints of each outermost view on all screens.
  private let constraints: [RowConstraints]

  /// The screens of the slider, if the page has one.
  private let widths: [Screen]

  /// Prepares the rows of a document.
  init(
    document: InterfaceDocument, condition: ViewingCondition, options: PreviewOptions,
    columns: [Screen], assets: DocumentAssets?
  ) {
    (self.document, self.condition, self.options) = (document, condition, options)
    (self.columns, self.assets) = (columns, assets)
    widths =
      options.showsEveryWidth ? WidthSweep.screens(height: document.device?.height ?? 844) : []
    let screens = columns + widths
    // A page without screens still lists the views and constraints of the document.
    let variants =
      screens.isEmpty
      ? [document]
      : document.groups(of: screens) { $0 }.map { document.installingVariations(on: $0[0]) }
    constraints = document.views.indices.map { RowConstraints(ofRootAt: $0, in: variants) }
  }

  /// The pictures of one outermost view.
  struct Pictures {
    var drawn: [PageData.Picture] = []
    var scaled: [PageData.Picture] = []
    var lengths: [PageData.Length] = []
    var sweep, scaledSweep: PageData.Sweep?
  }

  /// The rows of the page, without pictures.
  var rows: [PageData.Row] {
    zip(document.views, constraints).map { view, constraints in
      let tree = FlatTree(view)
      let visibility = constraints.visibility
      return PageData.Row(
        title: document.title(of: view), names: document.sceneNames(of: view),
        isBar: document.isControllerBar(view) ? true : nil,
        nodes: tree.nodes.indices.map { node(at: $0, in: tree, visibility) },
        constraints: constraints.list.map { constraint, tree, document in
          PageData.Constraint(
            constraint, in: tree,
            text: constraint.algebra { document.name(of: $0, length: .medium) },
            code: ConstraintCode(document: document).code(of: constraint),
            names: [constraint.identifier, document.userIdentifier(of: constraint)])
        })
    }
  }

  private func node(at position: Int, in tree: FlatTree, _ visibility: [Bool]) -> PageData.Node {
    let view = tree.nodes[position]
    return PageData.Node(
      n: document.name(of: view), c: view.className, t: view.shortText, i: view.identifier,
      l: document.element(of: view)?.line, p: Int(tree.parents[position]),
      s: visibility[position] ? 1 : 0, o: view.appearance.alpha < 1 ? view.appearance.alpha : nil,
      b: view.role.hasBaselines ? 1 : nil)
  }

  /// Returns the texts of each view in an outermost view; the first ones are those of the bars over it too.
  func texts(in view: ViewNode) -> [[String]] {
    var texts = view.subtree.map(\.shownTexts)
    let bars = document.bars(over: view)
    let nodes: [ViewNode?] = [bars?.navigationBar, bars?.toolbar, bars?.tabBar]
    // A search for a title finds the scene whose bar shows it.
    texts[0] += nodes.compactMap(\.self).flatMap(\.shownTexts)
    return texts
  }

  /// A screen with the document as drawn or scaled.
  struct Stage {
    let screen: Screen
    let isScaled: Bool
  }

  /// All screens as drawn, then all screens scaled if the options state a scaling.
  var stages: [Stage] {
    columns.map { Stage(screen: $0, isScaled: false) }
      + (options.scaling == nil ? [] : columns.map { Stage(screen: $0, isScaled: true) })
  }

  /// Lays the document out.
  func layout(at stage: Stage) -> DocumentLayout {
    DocumentLayout(prepareViews(for: stage).canvas)
  }

  /// The placeholder constraints that count on the first screen, in words.
  var placeholderNotes: [String] {
    stages.first.map {
      DesignCanvas(document, options: layoutOptions(on: $0.screen)).placeholderNotes
    }
      ?? []
  }

  /// Returns the frames of a root, unless its layout failed.
  func result(of root: DocumentLayout.Root) -> LayoutResult? {
    if case .success(let result) = root.result { result } else { nil }
  }

  /// The first scene that shows something, or else the first one, on the first screen.
  var thumbnail: String? {
    guard let stage = stages.first else { return nil }
    let layout = layout(at: stage)
    let document = layout.document
    let drawings = layout.roots.lazy.compactMap { root -> ScreenDrawing? in
      guard document.hasOwnPicture(root.view), let result = result(of: root) else { return nil }
      return ScreenDrawing(
        of: result, on: stage.screen, under: document.bars(over: root.view),
        options: pictureOptions(in: ViewingCondition()))
    }
    let shown = drawings.first(where: \.drawing.showsContent) ?? drawings.first
    return shown.map { ScreenPicture($0).svg }
  }

  /// Returns the options of a single picture in a condition, without overlays.
  func pictureOptions(in condition: ViewingCondition) -> PictureOptions {
    var picture = PictureOptions(images: assets)
    picture.condition = condition
    picture.look = options.look
    return picture
  }

  /// Draws outermost views, given by their indices, and adds their shared parts to the tables.
  func pictures(of indices: [Int], in tables: inout PageTables) -> [Pictures] {
    guard !indices.isEmpty else { return [] }
    var drafts = indices.map { index in
      RowDraft(
        at: index, under: document.bars(over: document.views[index]), options: options,
        assets: assets, constraints: constraints[index], in: condition)
    }
    // A stage adapts the whole document once, for all rows.
    for stage in stages {
      let (canvas, changes) = prepareViews(for: stage)
      for place in drafts.indices { drafts[place].add(at: stage, on: canvas, changes: changes) }
    }
    if options.showsEveryWidth { sweep(&drafts) }
    document.restoreDesign()
    let captions = ElementCaptions(of: document)
    return drafts.map { $0.pictures(of: document, in: &tables, captions: captions) }
  }

  /// Sets the views to their values on a screen, and returns the canvas of these and the changes by scaling.
  private func prepareViews(
    for stage: Stage
  ) -> (canvas: DesignCanvas, changes: [AdaptationChange]) {
    document.restoreDesign()
    let canvas = DesignCanvas(document, options: layoutOptions(on: stage.screen))
    let changes = canvas.adaptViews(by: stage.isScaled ? options.scaling : nil)?.changes ?? []
    return (canvas, stage.isScaled ? changes : [])
  }

  private func layoutOptions(on screen: Screen) -> LayoutOptions {
    var layout = LayoutOptions(in: condition.on(screen))
    (layout.fonts, layout.sdk) = (options.fonts, options.sdk)
    return layout
  }

  /// Returns whether a font of an outermost view follows the text size of the condition.
  func followsTextSize(_ view: ViewNode) -> Bool {
    guard let screen = columns.first,
      let adaptation = DocumentAdaptation(in: condition.on(screen), by: nil)
    else { return false }
    defer { view.restoreDesign() }
    return adaptation.adapt(view, of: document).changed > 0
  }

  private func sweep(_ drafts: inout [RowDraft]) {
    document.restoreDesign()
    let parts = document.groups(of: widths) { $0 }.map { screens in
      let canvas = DesignCanvas(document, options: layoutOptions(on: screens[0]))
      _ = canvas.adaptViews(by: nil)
      return WidthSweep.Part(screens: Set(screens), canvas: canvas)
    }
    // A sweep changes only the values of its own views. Where it reads others, to show them inside, rows are
    // drawn one after the other.
    let threads = document.showsViewsInOthers ? 1 : threads
    Workers.forEach(in: &drafts, on: threads) { draft, _ in
      draft.sweep(widths, parts)
      guard let scaling = options.scaling else { return }
      draft.sweep(widths, parts) { root, canvas, screen in
        let adaptation = DocumentAdaptation(in: condition.on(screen), by: scaling)
        for view in root.withEmbeddedViews { _ = adaptation?.adapt(view, of: canvas.document) }
      }
    }
  }
}

extension InterfaceDocument {
  /// Returns whether an outermost view is the bar of a navigation or a tab bar controller, or the
  /// accessory view of a cell.
  fileprivate func isControllerBar(_ view: ViewNode) -> Bool {
    if isAccessory(view) || isPartOfBar(view) { return true }
    guard roots.contains(where: { $0.otherViews.contains { $0 === view } }) else { return false }
    return switch view.role {
    case .navigationBar, .tabBar, .toolbar: view.children.isEmpty
    default: false
    }
  }

  /// Returns whether an outermost view has a picture of its own.
  ///
  /// Bars of controllers and accessory views appear in the pictures of their scenes, unless the document has
  /// no scene.
  package func hasOwnPicture(_ view: ViewNode) -> Bool {
    !isControllerBar(view) || views.allSatisfy(isControllerBar)
  }

  /// Returns the identifiers and the class by which code knows the controller of an outermost view.
  fileprivate func sceneNames(of view: ViewNode) -> [String] {
    guard let root = roots.first(where: { $0.kind == .viewController && $0.view === view }) else {
      return []
    }
    return [root.identifier, root.storyboardIdentifier, root.className, root.title]
      .compactMap(\.self)
  }

  /// Returns the name of an outermost view's controller, or of the view itself.
  package func title(of view: ViewNode) -> String {
    let root = roots.first { $0.kind == .viewController && $0.view === view }
    return root.flatMap { $0.userLabel ?? $0.title ?? $0.storyboardIdentifier ?? $0.className }
      ?? name(of: view)
  }
}

extension ViewNode {
  /// The view, and the views of the scenes that are embedded in it, at any depth.
  fileprivate var withEmbeddedViews: [ViewNode] {
    var views = [self]
    var next = 0
    while next < views.count {
      for case let inner? in views[next].subtree.map(\.embeddedView)
      where !views.contains(where: { $0 === inner }) {
        views.append(inner)
      }
      next += 1
    }
    return views
  }
}

extension PageData.Constraint {
  fileprivate init(
    _ constraint: LayoutConstraint, in tree: FlatTree, text: String, code: String?,
    names: [String?]
  ) {
    let sides = [
      (constraint.firstItem, constraint.firstAttribute as LayoutAttribute?),
      (constraint.secondItem, constraint.secondAttribute),
    ]
    let known = sides.compactMap { item, attribute in
      tree.view(of: item).map { ($0, item is ViewNode ? attribute?.edgeName ?? "" : "") }
    }
    self.init(
      t: text, s: code, d: names.compactMap(\.self).joined(separator: " "),
      v: tree.views(of: constraint), i: known.map(\.0), n: known.map(\.1),
      m: constraint.multiplier == 1 ? nil : constraint.multiplier,
      q: constraint.priority == .required ? nil : Double(constraint.priority.rawValue),
      k: JSONNumber(constraint.constant),
      r: constraint.relation == .equal ? nil : constraint.relation.symbol)
  }
}

extension LayoutAttribute {
  /// The name of an attribute that a frame determines, or nil for margins and baselines.
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

extension FlatTree {
  /// Returns the positions of the views of a constraint, or of those that own its guides.
  func views(of constraint: LayoutConstraint) -> [Int] {
    [constraint.firstItem, constraint.secondItem].compactMap(view)
  }

  /// Returns the position of a view, or of the view that owns a guide.
  func view(of item: (any LayoutItem)?) -> Int? { item?.layoutNode.flatMap(position) }
}
