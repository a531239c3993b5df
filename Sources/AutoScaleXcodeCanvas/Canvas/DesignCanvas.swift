import AutoScale
import AutoScaleInterfaceBuilder
import AutoScaleLayoutEngine
import AutoScaleSystemFacts
import AutoScaleTrees

/// How Xcode's canvas lays out a document, as far as that differs from a running device.
///
/// Everything that only a canvas does is in this folder; the layout engine knows none of it.
package struct DesignCanvas {
  package let document: InterfaceDocument
  package private(set) var options: LayoutOptions

  /// Sizes and margins of the version of Xcode that wrote the file.
  private let settings: LayoutSettings

  /// The views that the document says this of, and those in them.
  private let misplaced, ambiguous, hidden: Set<ObjectIdentifier>

  /// Prepares the layout of a document.
  package init(_ document: InterfaceDocument, options: LayoutOptions = LayoutOptions()) {
    self.document = document
    self.options = options
    settings = Self.settings(of: document, options)
    misplaced = Self.views(of: document) { document.element(of: $0)?.isMisplaced ?? false }
    ambiguous = Self.views(of: document) { document.element(of: $0)?.isAmbiguous ?? false }
    hidden = Self.views(of: document, where: \.isHidden)
  }

  /// The views that fulfil a condition, and all that are in them.
  private static func views(
    of document: InterfaceDocument, where isMeant: (ViewNode) -> Bool
  ) -> Set<ObjectIdentifier> {
    var found: Set<ObjectIdentifier> = []
    // A subtree has each node before those in it.
    for node in document.views.lazy.flatMap(\.subtree) {
      let isInside = node.parent.map { found.contains(ObjectIdentifier($0)) } ?? false
      if isInside || isMeant(node) { found.insert(ObjectIdentifier(node)) }
    }
    return found
  }

  private static func settings(
    of document: InterfaceDocument, _ options: LayoutOptions
  ) -> LayoutSettings {
    let version = ToolsVersion(of: document)
    let rules = options.condition.screen == nil ? options.rules : []
    let measurer: any TextMeasurer =
      options.condition.screen == nil
      ? CanvasMeasurer(of: version, fonts: options.fonts)
      : SystemTextMeasurer(fonts: options.fonts)
    let system = SystemIntrinsicSizing(
      measurer: measurer, metrics: ControlMetrics(writtenBy: version))
    let sizing: any IntrinsicSizing =
      switch options.sizes {
      case .stored:
        StoredSizing(system: system, document: DocumentSizes(document), rules: rules)
      case .measured where options.condition.screen == nil:
        CanvasSizing(
          system: system, document: DocumentSizes(document),
          coarseLabels: CoarseLabels(of: document))
      case .measured: system
      }
    var settings = LayoutSettings(sizing: sizing, margins: MarginRules(writtenBy: version))
    settings.includesPlaceholders = options.condition.screen == nil
    settings.keepsStoppedIndicators = options.condition.screen == nil
    if options.sizes == .stored {
      settings.sizeWishes = KeptSizes(document, rules: rules).wishes
    } else if options.condition.screen == nil {
      settings.sizeWishes = PlaceholderSizes(document).wishes
    }
    return settings.measuringTexts(
      times: options.textScale, length: options.condition.textLength)
  }

  /// An engine with the canvas's sizes and margins, for many layouts of one view.
  package func makeEngine() -> LayoutEngine { LayoutEngine(settings: settings) }

  /// Lays out one view of the document, which no other view of it is around.
  package func layout(_ root: ViewNode) throws(InvalidParameterError) -> LayoutResult {
    try layout(root, with: makeEngine())
  }

  /// Lays out one view on another screen than that of the options, which has to name one too.
  package func layout(
    _ root: ViewNode, on screen: Screen, with engine: LayoutEngine
  ) throws(InvalidParameterError) -> LayoutResult {
    var canvas = self
    canvas.options.condition.screen = screen
    return try canvas.layout(root, with: engine)
  }

  private func layout(
    _ root: ViewNode, with engine: LayoutEngine
  ) throws(InvalidParameterError) -> LayoutResult {
    engine.layout(root, size: size(of: root), in: try context(for: root))
  }

  /// The size of a root: that of the screen where it fills the device of the document.
  private func size(of root: ViewNode) -> LayoutSize {
    let stored = storedSize(of: root)
    guard let screen = options.condition.screen else { return stored }
    return LayoutSize(
      width: fillsWidth(root) || isOfTable(root) ? screen.width : stored.width,
      height: height(of: root, on: screen))
  }

  /// The size of a root in the document; that of a view in the item of a bar, which no frame of a bar
  /// holds, follows from its own constraints where they give it one.
  private func storedSize(of root: ViewNode) -> LayoutSize {
    let stored = LayoutSize(width: root.frame.width, height: root.frame.height)
    guard document.roots.contains(where: { $0.otherViews.contains { $0 === root } }) else {
      return stored
    }
    return LayoutSize(
      width: root.requiredLength(.width) ?? stored.width,
      height: root.requiredLength(.height) ?? stored.height)
  }

  /// The height of a root on a screen: that of the screen where it fills the device of the document, and
  /// that of a sheet, which a phone on its side has as large as the screen.
  private func height(of root: ViewNode, on screen: Screen) -> Double {
    if fillsHeight(root) { return screen.height }
    guard isSheet(root), screen.idiom == .phone else { return storedSize(of: root).height }
    return sheet(of: root, on: screen)?.height ?? screen.height
  }

  private func fillsHeight(_ root: ViewNode) -> Bool {
    document.device.map { $0.height == root.frame.height } ?? isController(root)
  }

  /// Whether the insets of a screen are those of a root: a cell has none by itself.
  private func isUnderBars(_ root: ViewNode) -> Bool { isController(root) || fillsHeight(root) }

  /// Whether a root is as wide as the device of the document, so that it is on others too.
  package func fillsWidth(_ root: ViewNode) -> Bool {
    document.device.map { $0.width == root.frame.width } ?? isController(root)
  }

  /// Whether a root is what a table makes as wide as itself, and so as wide as the screen as a rule,
  /// however wide it is drawn.
  private func isOfTable(_ root: ViewNode) -> Bool {
    switch root.role {
    case .tableCell, .tableHeaderFooter: true
    default: false
    }
  }

  /// Whether a root is the view of a view controller.
  package func isController(_ root: ViewNode) -> Bool {
    document.roots.contains { $0.kind == .viewController && $0.view === root }
  }

  private func context(for root: ViewNode) throws(InvalidParameterError) -> ScreenContext {
    let device = document.device
    return try ScreenContext(
      width: options.condition.screen?.width ?? device?.width ?? max(1, root.frame.width),
      height: options.condition.screen?.height ?? device?.height ?? max(1, root.frame.height),
      pixelsPerPoint: options.condition.screen?.pixelsPerPoint ?? device?.pixelsPerPoint ?? 2,
      idiom: options.condition.screen?.idiom ?? device?.idiom ?? .phone,
      safeArea: safeArea(of: root),
      layoutDirection: options.condition.direction)
  }

  /// The insets of a root's safe area, from where the options say.
  package func safeArea(of root: ViewNode) -> LayoutInsets {
    switch options.safeArea {
    case .given(let insets): insets
    case .device: isUnderBars(root) ? deviceInsets(of: root) : .zero
    case .stored:
      inference(of: root)?.insets(standard: isUnderBars(root) ? standardInsets : .zero) ?? .zero
    }
  }

  /// What tells the insets of a root from stored frames; nil where they come from elsewhere.
  package func inference(of root: ViewNode) -> SafeAreaInference? {
    options.safeArea == .stored ? SafeAreaInference(root) { !isOutOfDate($0) } : nil
  }

  /// The insets of a screen with those of the bars over a root, or those of the canvas without one.
  private func deviceInsets(of root: ViewNode) -> LayoutInsets {
    guard let screen = options.condition.screen else { return standardInsets }
    let insets = screen.safeArea ?? standardInsets
    let bars = document.bars(over: root)?.insets(on: screen) ?? .zero
    var top = insets.top + bars.top
    if let sheet = sheet(of: root, on: screen) {
      top = bars.top > 0 ? bars.top + sheet.barInset : 0
    }
    return LayoutInsets(
      top: top, left: insets.left, bottom: insets.bottom + bars.bottom,
      right: insets.right)
  }

  /// The sheet in which a screen presents a root; nil for one that it presents otherwise.
  private func sheet(of root: ViewNode, on screen: Screen) -> PresentedSheet? {
    isSheet(root)
      ? PresentedSheet(on: screen, insets: screen.safeArea ?? standardInsets) : nil
  }

  /// Whether the canvas shows a root as a sheet.
  private func isSheet(_ root: ViewNode) -> Bool {
    guard let device = document.device, isController(root), fillsWidth(root) else { return false }
    let sheet = PresentedSheet(on: device.screen, insets: standardInsets)
    return sheet?.height == root.frame.height
  }

  /// The insets of the canvas of the document's device.
  private var standardInsets: LayoutInsets {
    guard let device = document.device, device.idiom == .phone else { return .zero }
    let hasHomeButton = device.screen.safeArea?.bottom == 0
    let lengths = Lengths(writtenBy: ToolsVersion(of: document))
    return hasHomeButton
      ? LayoutInsets(top: lengths["canvas top inset with home button"])
      : LayoutInsets(top: lengths["canvas top inset"], bottom: lengths["canvas bottom inset"])
  }
}

extension DesignCanvas {
  /// Whether Xcode marked a view, or one around it, as ambiguous.
  package func isAmbiguous(_ node: ViewNode) -> Bool { ambiguous.contains(ObjectIdentifier(node)) }

  /// Whether the document says of a view, or of one around it, that the frame is out of date.
  private func isOutOfDate(_ node: ViewNode) -> Bool {
    misplaced.contains(ObjectIdentifier(node)) || isAmbiguous(node)
  }

  /// Whether a view is shown, and its frame is stored but follows from constraints.
  package func isPlacedByConstraints(_ node: ViewNode) -> Bool {
    // Views that no constraint mentions are placed by their frames, whatever the file says.
    guard node.translatesAutoresizingMaskIntoConstraints == false,
      document.element(of: node)?.storedFrame != nil
    else { return false }
    return !hidden.contains(ObjectIdentifier(node))
  }

  /// Whether the stored frame of a view can be compared with a solved one.
  package func isScored(_ node: ViewNode) -> Bool {
    isPlacedByConstraints(node) && !isOutOfDate(node)
  }
}

extension ViewNode {
  /// The width or height that a required constraint of the view's own states; nil for none.
  fileprivate func requiredLength(_ attribute: LayoutAttribute) -> Double? {
    constraints.first {
      $0.isActive && $0.firstItem === self && $0.firstAttribute == attribute
        && $0.secondAttribute == nil && $0.relation == .equal && $0.priority == .required
    }?.constant
  }
}
