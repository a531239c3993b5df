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

  /// The pictures of one outermost view.
  struct Pictures {
    var drawn: [PageData.Picture] = []
    var scaled: [PageData.Picture] = []
    var lengths: [PageData.Length] = []
    var sweep, scaledSweep: PageData.Sweep?
  }

  /// The rows of the page, without pictures.
  var rows: [PageData.Row] {
    let code = ConstraintCode(document: document)
    return document.views.map { view in
      let tree = FlatTree(view)
      let visibility = tree.visibility()
      return PageData.Row(
        title: document.title(of: view), names: document.sceneNames(of: view),
        isBar: document.isControllerBar(view) ? true : nil,
        nodes: tree.nodes.indices.map { node(at: $0, in: tree, visibility) },
        constraints: tree.nodes.flatMap(\.constraints).map { constraint in
          PageData.Constraint(
            constraint, in: tree,
            text: constraint.algebra { document.name(of: $0, length: .medium) },
            code: code.code(of: constraint),
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

  /// Lays the document out, and returns the changes by scaling.
  func layout(at stage: Stage) -> (layout: DocumentLayout, changes: [AdaptationChange]) {
    let changes = prepareViews(for: stage)
    return (DocumentLayout(document, options: layoutOptions(on: stage.screen)), changes)
  }

  /// Returns the frames of a root, unless its layout failed.
  func result(of root: DocumentLayout.Root) -> LayoutResult? {
    if case .success(let result) = root.result { result } else { nil }
  }

  /// The first scene that shows something, or else the first one, on the first screen.
  var thumbnail: String? {
    guard let stage = stages.first else { return nil }
    let drawings = layout(at: stage).layout.roots.lazy.compactMap { root -> ScreenDrawing? in
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

  /// Draws outermost views, and adds their shared parts to the tables.
  func pictures(of views: [ViewNode], in tables: inout PageTables) -> [Pictures] {
    guard !views.isEmpty else { return [] }
    var drafts = views.map {
      RowDraft($0, under: document.bars(over: $0), options: options, assets: assets)
    }
    // A stage adapts the whole document once, for all rows.
    for stage in stages {
      let changes = prepareViews(for: stage)
      let canvas = DesignCanvas(document, options: layoutOptions(on: stage.screen))
      for (index, view) in views.enumerated() {
        let result = Result { () throws(InvalidParameterError) in try canvas.layout(view) }
        drafts[index].place = canvas.place(of: view, on: stage.screen)
        drafts[index].add(result, at: stage, naming: document, changes: changes)
      }
    }
    if options.showsEveryWidth { sweep(&drafts, of: views) }
    for view in document.views { view.restoreDesign() }
    let captions = ElementCaptions(of: document)
    return drafts.map { $0.pictures(in: &tables, captions: captions) }
  }

  /// Sets the views to their values on a screen, and returns the changes by scaling.
  private func prepareViews(for stage: Stage) -> [AdaptationChange] {
    // Twice is once: scaling starts from the design, whatever an earlier stage left.
    for view in document.views { view.restoreDesign() }
    guard stage.isScaled, let scaling = options.scaling else {
      // Without scaling, fonts are the only values that a text size changes.
      if condition.textSize != .large { enlargeTexts(for: stage.screen) }
      return []
    }
    return adaptation(to: stage.screen, by: scaling).adapt(document).changes
  }

  private func adaptation(
    to screen: Screen, by scaling: DocumentScaling
  ) -> DocumentAdaptation {
    var adaptation = DocumentAdaptation(
      to: screen, rule: scaling.rule, reference: scaling.reference)
    adaptation.textSize = condition.textSize
    return adaptation
  }

  /// Scales only the fonts that follow the text size.
  private func enlargeTexts(for screen: Screen) {
    var adaptation = DocumentAdaptation(enlargingTextsOn: screen)
    adaptation.textSize = condition.textSize
    _ = adaptation.adapt(document)
  }

  private func layoutOptions(on screen: Screen) -> LayoutOptions {
    var layout = LayoutOptions(in: condition.on(screen))
    layout.fonts = options.fonts
    return layout
  }

  /// Returns whether a font of an outermost view follows the text size of the condition.
  func followsTextSize(_ view: ViewNode) -> Bool {
    // `large` is the default setting.
    guard condition.textSize != .large, let screen = columns.first else { return false }
    defer { view.restoreDesign() }
    var adaptation = DocumentAdaptation(enlargingTextsOn: screen)
    adaptation.textSize = condition.textSize
    return adaptation.adapt(view, of: document).changed > 0
  }

  private func sweep(_ drafts: inout [RowDraft], of views: [ViewNode]) {
    guard let screen = columns.first else { return }
    _ = prepareViews(for: Stage(screen: screen, isScaled: false))
    let canvas = DesignCanvas(document, options: layoutOptions(on: screen))
    // 844 points, as on the iPhone 12 to 14, for a document without a device.
    let height = document.device?.height ?? 844
    // A sweep changes only the values of its own views, and reads no others. Cells read accessory
    // views, so rows with these are drawn one after the other.
    let threads = document.views.contains(where: document.isAccessory) ? 1 : threads
    Workers.forEach(in: &drafts, on: threads) { draft, index in
      draft.sweep(on: canvas, height: height)
      guard let scaling = options.scaling else { return }
      draft.sweep(on: canvas, height: height) { screen in
        _ = adaptation(to: screen, by: scaling).adapt(views[index], of: document)
      }
    }
  }
}

extension InterfaceDocument {
  /// Returns whether an outermost view is the bar of a navigation or a tab bar controller, or the
  /// accessory view of a cell.
  fileprivate func isControllerBar(_ view: ViewNode) -> Bool {
    if isAccessory(view) { return true }
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
