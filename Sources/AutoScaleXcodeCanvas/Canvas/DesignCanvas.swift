import AutoScale
import AutoScaleInterfaceBuilder
import AutoScaleLayoutEngine
import AutoScaleSystemFacts
import AutoScaleTrees

/// Lays out a document as Xcode's canvas does.
///
/// This folder contains everything in which a canvas differs from a running device.
package struct DesignCanvas {
  package let document: InterfaceDocument
  package private(set) var options: LayoutOptions

  /// The sizes and margins of the Xcode version that wrote the file.
  private var settings: LayoutSettings

  /// The views with these marks in the document, with their descendants.
  private let misplaced, ambiguous, hidden: Set<ObjectIdentifier>

  /// The roots that fill every device, although another size is stored.
  let filling: DeviceFilling

  /// Prepares the layout of a document.
  package init(_ document: InterfaceDocument, options: LayoutOptions = LayoutOptions()) {
    self.document = document
    self.options = options
    settings = Self.settings(of: document, options)
    filling = DeviceFilling(document)
    let trees = document.views.map { FlatTree($0) }
    misplaced = Self.views(in: trees) { document.element(of: $0)?.isMisplaced ?? false }
    ambiguous = Self.views(in: trees) { document.element(of: $0)?.isAmbiguous ?? false }
    hidden = Self.views(in: trees, where: \.isHidden)
  }

  /// Returns the same canvas with other options.
  package func with(_ options: LayoutOptions) -> DesignCanvas {
    var canvas = self
    canvas.options = options
    canvas.settings = Self.settings(of: document, options)
    return canvas
  }

  /// The views that fulfil a condition, with their descendants.
  private static func views(
    in trees: [FlatTree], where isMeant: (ViewNode) -> Bool
  ) -> Set<ObjectIdentifier> {
    trees.reduce(into: []) { found, tree in
      for (node, isInside) in zip(tree.nodes, tree.isInside(where: isMeant)) where isInside {
        found.insert(ObjectIdentifier(node))
      }
    }
  }

  private static func settings(
    of document: InterfaceDocument, _ options: LayoutOptions
  ) -> LayoutSettings {
    let version = ToolsVersion(of: document)
    var rules = options.condition.screen == nil ? options.rules : []
    if options.hasFramesOfOtherDevice { rules.formSymmetricDifference([.keptSizes, .weakSizes]) }
    let measurer: any TextMeasurer =
      options.condition.screen == nil
      ? CanvasMeasurer(of: version, fonts: options.fonts)
      : SystemTextMeasurer(fonts: options.fonts)
    let system = SystemIntrinsicSizing(
      measurer: measurer, metrics: ControlMetrics(writtenBy: version))
    let sizing: any IntrinsicSizing =
      switch options.sizes {
      case .stored:
        StoredSizing(
          system: system.measuringTexts(
            times: options.textScale, length: options.condition.textLength),
          document: DocumentSizes(document), rules: rules)
      case .measured where options.condition.screen == nil:
        CanvasSizing(
          system: system, document: DocumentSizes(document),
          coarseLabels: CoarseLabels(of: document))
      case .measured: system
      }
    var settings = LayoutSettings(sizing: sizing, margins: MarginRules(writtenBy: version))
    settings.keyboardHeight = keyboardHeight(in: options.condition)
    settings.includesPlaceholders = options.condition.screen == nil
    settings.keepsStoppedIndicators = options.condition.screen == nil
    if options.sizes == .stored {
      settings.preferredSizes = KeptSizes(document, rules: rules).sizes
    } else if options.condition.screen == nil {
      settings.preferredSizes = PlaceholderSizes(document).sizes
    }
    return settings.measuringTexts(
      times: options.textScale, length: options.condition.textLength)
  }

  /// The height of the keyboard in a condition, in points; 0 without a keyboard or a screen.
  private static func keyboardHeight(in condition: ViewingCondition) -> Double {
    guard condition.showsKeyboard, let screen = condition.screen else { return 0 }
    return screen.context().keyboardHeight(
      on: LayoutSize(width: screen.width, height: screen.height))
  }

  /// An engine with the canvas's sizes and margins, for many layouts of one view.
  package func makeEngine() -> LayoutEngine { LayoutEngine(settings: settings) }

  /// Lays out an outermost view of the document.
  package func layout(_ root: ViewNode) throws(InvalidParameterError) -> LayoutResult {
    try layout(root, with: makeEngine())
  }

  /// Lays out a view on another screen than that of the options, which must have a screen too.
  package func layout(
    _ root: ViewNode, on screen: Screen, with engine: LayoutEngine
  ) throws(InvalidParameterError) -> LayoutResult {
    var canvas = self
    canvas.options.condition.screen = screen
    engine.settings.keyboardHeight = Self.keyboardHeight(in: canvas.options.condition)
    return try canvas.layout(root, with: engine)
  }

  /// Lays out one view in another size than that of its frame.
  package func layout(
    _ root: ViewNode, size: LayoutSize
  ) throws(InvalidParameterError) -> LayoutResult {
    makeEngine().layout(root, size: size, in: try context(for: root))
  }

  /// Lays out one view with the size and the safe area of a placement.
  package func layout(
    _ root: ViewNode, placed placement: RootPlacement
  ) throws(InvalidParameterError) -> LayoutResult {
    var canvas = self
    canvas.options.safeArea = .given(placement.safeArea)
    let frame = placement.frame
    return try canvas.layout(root, size: LayoutSize(width: frame.width, height: frame.height))
  }

  private func layout(
    _ root: ViewNode, with engine: LayoutEngine
  ) throws(InvalidParameterError) -> LayoutResult {
    engine.layout(root, size: size(of: root), in: try context(for: root))
  }

  /// The size of a root, which is that of the screen if it fills the document's device.
  private func size(of root: ViewNode) -> LayoutSize {
    let stored = storedSize(of: root)
    guard let screen = options.condition.screen else { return stored }
    return LayoutSize(
      width: width(of: root, on: screen), height: height(of: root, on: screen))
  }

  /// The width of a root on a screen.
  private func width(of root: ViewNode, on screen: Screen) -> Double {
    if fillsWidth(root) || isOfTable(root) { return screen.width }
    guard options.stretchesParts, let margin = sideMargin(of: root) else {
      return storedSize(of: root).width
    }
    return max(0, screen.width - margin)
  }

  /// The number of points by which a root is narrower than the upright phone of the document, if it is
  /// nearly as wide.
  ///
  /// It is 0 for a root that is as wide as another phone.
  package func sideMargin(of root: ViewNode) -> Double? {
    guard let device = document.device, device.idiom == .phone, !device.isLandscape,
      !fillsWidth(root), !isOfTable(root)
    else { return nil }
    let width = storedSize(of: root).width
    if Screen.phones.contains(where: { $0.width == width }) { return 0 }
    return (Self.leastPart * device.width..<device.width).contains(width)
      ? device.width - width : nil
  }

  /// The smallest share of a screen's width that a view takes which follows the screen.
  private static let leastPart = 0.75

  /// The size of a root in the document.
  ///
  /// A view in a bar item takes the size of its own constraints, if they state one, because no bar's
  /// frame holds it.
  private func storedSize(of root: ViewNode) -> LayoutSize {
    let stored = LayoutSize(width: root.frame.width, height: root.frame.height)
    guard document.roots.contains(where: { $0.otherViews.contains { $0 === root } }) else {
      return stored
    }
    return LayoutSize(
      width: root.requiredLength(.width) ?? stored.width,
      height: root.requiredLength(.height) ?? stored.height)
  }

  /// The height of a root on a screen: that of the screen if it fills the document's device, or that of a
  /// sheet, which fills the screen of a phone on its side.
  package func height(of root: ViewNode, on screen: Screen) -> Double {
    if let sheet = sheet(of: root, on: screen) { return sheet.height }
    return fillsHeight(root) ? screen.height : storedSize(of: root).height
  }

  /// Whether a root is as high as the device of the document.
  package func fillsHeight(_ root: ViewNode) -> Bool {
    filling.contains(root)
      || document.device.map { $0.height == root.frame.height } ?? isController(root)
  }

  /// Whether a root has the insets of its screen; a cell alone has none.
  func isUnderBars(_ root: ViewNode) -> Bool { isController(root) || fillsHeight(root) }

  /// Whether a root is as wide as the document's device, and therefore as wide as any screen.
  package func fillsWidth(_ root: ViewNode) -> Bool {
    filling.contains(root)
      || document.device.map { $0.width == root.frame.width } ?? isController(root)
  }

  /// Whether a table, or a collection for its headers and footers, stretches the root to its own width, and so
  /// usually to the screen's.
  package func isOfTable(_ root: ViewNode) -> Bool {
    switch root.role {
    case .tableCell, .tableHeaderFooter, .collectionReusable: true
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

  /// The insets of a root's safe area, from the source in the options.
  package func safeArea(of root: ViewNode) -> LayoutInsets {
    switch options.safeArea {
    case .given(let insets): insets
    case .device: isUnderBars(root) && !isPart(root) ? deviceInsets(of: root) : .zero
    case .stored: inference(of: root)?.insets(standard: unstatedInsets(of: root)) ?? .zero
    }
  }

  /// The insets of the canvas that a root has where no stored frame tells; a sheet begins below the status
  /// bar.
  private func unstatedInsets(of root: ViewNode) -> LayoutInsets {
    guard isUnderBars(root) else { return .zero }
    var insets = standardInsets
    if isSheet(root) { insets.top = 0 }
    return insets
  }

  /// The inference of a root's insets from stored frames, if the options ask for it.
  package func inference(of root: ViewNode) -> SafeAreaInference? {
    options.safeArea == .stored ? SafeAreaInference(root) { !isOutOfDate($0) } : nil
  }

  /// Whether a root is drawn in a size of its own that is smaller than the device's screen, such as a child
  /// or a page of another controller.
  package func isPart(_ root: ViewNode) -> Bool {
    guard let device = document.device, !filling.contains(root), !isSheet(root),
      let metrics = document.roots.first(where: { $0.view === root })?.simulatedMetrics,
      metrics.isFreeform || metrics.freeformSize != nil
    else { return false }
    return root.frame.width < device.width || root.frame.height < device.height
  }

  /// The insets of a screen and of the bars over a root; without a screen those of the canvas.
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

  /// Returns the insets of the system's own parts over a root, such as the status bar.
  package func systemInsets(of root: ViewNode) -> LayoutInsets {
    isUnderBars(root) ? options.condition.screen?.safeArea ?? standardInsets : .zero
  }

  /// The sheet in which a screen presents a root, if it does.
  private func sheet(of root: ViewNode, on screen: Screen) -> PresentedSheet? {
    isSheet(root)
      ? PresentedSheet(on: screen, insets: screen.safeArea ?? standardInsets) : nil
  }

  /// Whether the canvas shows a root as a sheet.
  func isSheet(_ root: ViewNode) -> Bool {
    guard let device = document.device, isController(root), fillsWidth(root) else { return false }
    let sheet = PresentedSheet(on: device.screen, insets: standardInsets)
    return sheet?.height == root.frame.height
  }

  /// The insets of the canvas of the document's device.
  private var standardInsets: LayoutInsets {
    document.device.map { canvasInsets(of: $0) } ?? .zero
  }
}

extension DesignCanvas {
  /// Whether Xcode marked a view or one of its ancestors as ambiguous.
  package func isAmbiguous(_ node: ViewNode) -> Bool { ambiguous.contains(ObjectIdentifier(node)) }

  /// Whether the document marks the frame of a view or of one of its ancestors as out of date.
  private func isOutOfDate(_ node: ViewNode) -> Bool {
    misplaced.contains(ObjectIdentifier(node)) || isAmbiguous(node)
  }

  /// Whether a view is visible and constraints determine its stored frame.
  package func isPlacedByConstraints(_ node: ViewNode) -> Bool {
    // Views without constraints are placed by their frames, whatever the file states.
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
  /// The width or height in a required constraint of the view, if there is one.
  fileprivate func requiredLength(_ attribute: LayoutAttribute) -> Double? {
    constraints.first {
      $0.isActive && $0.firstItem === self && $0.firstAttribute == attribute
        && $0.secondAttribute == nil && $0.relation == .equal && $0.priority == .required
    }?.constant
  }
}
