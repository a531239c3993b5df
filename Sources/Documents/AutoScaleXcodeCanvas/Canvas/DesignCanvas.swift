import AutoScale
import AutoScaleInterfaceBuilder
import AutoScaleLayoutEngine
import AutoScaleSourceText
import AutoScaleTrees

/// Lays out a document as Xcode's canvas does, or as a screen does: the one place where a document meets a
/// screen.
///
/// This folder contains everything in which a canvas differs from a running device.
package struct DesignCanvas {
  /// The document with the variations of the screen, or of its own device on the canvas.
  ///
  /// The views to lay out are those of this document.
  package let document: InterfaceDocument
  package private(set) var options: LayoutOptions

  /// The sizes and margins of the Xcode version that wrote the file.
  private var settings: LayoutSettings

  /// The views with these marks in the document, with their descendants.
  private let misplaced, ambiguous, hidden: Set<ObjectIdentifier>

  /// The roots that fill every device, although another size is stored.
  let filling: DeviceFilling

  /// The roots that the canvas shows as sheets; each layout asks several times.
  private var sheets: Set<ObjectIdentifier> = []

  /// The tables in each root.
  private let tables: [ObjectIdentifier: [TableNode]]

  /// The placeholder constraints that count although others do not, because views are open without them.
  package private(set) var neededPlaceholders: [LayoutConstraint] = []

  /// Prepares the layout of a document.
  package init(_ document: InterfaceDocument, options: LayoutOptions = LayoutOptions()) {
    let document = document.installingVariations(on: options.condition.screen)
    self.document = document
    self.options = options
    settings = Self.settings(of: document, options)
    filling = DeviceFilling(document)
    let trees = document.views.map { FlatTree($0) }
    misplaced = Self.views(in: trees) { document.element(of: $0)?.isMisplaced ?? false }
    ambiguous = Self.views(in: trees) { document.element(of: $0)?.isAmbiguous ?? false }
    hidden = Self.views(in: trees, where: \.isHidden)
    tables = trees.reduce(into: [:]) { tables, tree in
      // The layout of a scene inside a container has the settings of the outer one.
      let shown = tree.nodes + tree.nodes.compactMap(\.embeddedView).flatMap(\.subtree)
      let found = shown.compactMap { $0 as? TableNode }
      if let root = tree.nodes.first, !found.isEmpty { tables[ObjectIdentifier(root)] = found }
    }
    sheets = Set(document.views.filter(isDrawnAsSheet).map { ObjectIdentifier($0) })
    keepNeededPlaceholders()
  }

  /// Returns whether the canvas shows a root as a sheet.
  func isSheet(_ root: ViewNode) -> Bool { sheets.contains(ObjectIdentifier(root)) }

  /// Returns the same canvas with other options, whose screen installs the same variations.
  package func with(_ options: LayoutOptions) -> DesignCanvas {
    var canvas = self
    canvas.options = options
    canvas.settings = Self.settings(of: document, options)
    canvas.keepNeededPlaceholders()
    return canvas
  }

  /// Gives the views the lengths and fonts that they have in the condition: scaled, or in its text size.
  ///
  /// - Returns: The lengths that changed, or `nil` if the views stay as they are.
  package func adaptViews(by scaling: DocumentScaling?) -> AdaptedDocument? {
    let screen = options.condition.screen ?? document.device?.screen ?? Screen.phones[0]
    return DocumentAdaptation(in: options.condition.on(screen), by: scaling)?
      .adaptViews(of: document)
  }

  /// Returns the views that fulfil a condition, with their descendants.
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
    let isCanvas = options.condition.screen == nil
    // Devices keep no sizes of a canvas.
    var rules = isCanvas ? options.rules : []
    if options.hasFramesOfOtherDevice { rules.formSymmetricDifference([.keptSizes, .weakSizes]) }
    if !options.keepsUndecidedSizes {
      rules.subtract([.keptSizes, .keptStackSizes, .keptContainerSizes])
    }
    var settings = LayoutSettings(
      sizing: sizing(of: document, options, rules),
      margins: MarginRules(writtenBy: ToolsVersion(of: document)).builtWith(options.sdk))
    settings.keyboardHeight = keyboardHeight(in: options.condition)
    // Xcode removes placeholders when it builds the app, and its canvas obeys them.
    settings.includesPlaceholders = options.placeholders == .kept
    // A hidden, stopped indicator keeps its place in a stack of the canvas: three of three
    // repositories.
    settings.keepsStoppedIndicators = isCanvas
    if !isCanvas { settings.margins.includeSafeArea = true }
    settings.placesCells = !isCanvas
    settings.contentsAreResults = options.sizes == .stored
    settings.evensTexts = isCanvas && ToolsVersion(of: document) < .iOS15Stacks
    settings.preferredSizes =
      switch options.sizes {
      case .stored: .kept(in: document, by: rules)
      case .measured where isCanvas: .placeholders(in: document)
      case .measured: .coded(in: document)
      }
    return settings
  }

  /// Returns the sizing of views by content: as on the canvas of a version, or as on a device.
  private static func sizing(
    of document: InterfaceDocument, _ options: LayoutOptions, _ rules: CanvasRules
  ) -> any IntrinsicSizing {
    let version = ToolsVersion(of: document)
    let isCanvas = options.condition.screen == nil
    let measurer: any TextMeasurer =
      isCanvas
      ? CanvasMeasurer(of: version, fonts: options.fonts)
      : SystemTextMeasurer(fonts: options.fonts)
    let system = SystemIntrinsicSizing(
      measurer: measurer, metrics: ControlMetrics(writtenBy: version))
    let varied = system.measuringTexts(
      times: options.textScale, length: options.condition.textLength)
    return switch options.sizes {
    case .stored:
      StoredSizing(system: varied, document: DocumentSizes(document), rules: rules)
    case .measured where isCanvas:
      CanvasSizing(
        system: system, document: DocumentSizes(document),
        coarseLabels: CoarseLabels(of: document))
    case .measured: varied
    }
  }

  /// Returns the height of the keyboard in a condition, in points; 0 without a keyboard or a
  /// screen.
  private static func keyboardHeight(in condition: ViewingCondition) -> Double {
    guard condition.showsKeyboard, let screen = condition.screen else { return 0 }
    return screen.context().keyboardHeight(
      on: LayoutSize(width: screen.width, height: screen.height))
  }

  private mutating func keepNeededPlaceholders() {
    settings.keptPlaceholders = []
    neededPlaceholders =
      options.placeholders == .needed ? document.views.flatMap(placeholdersNeeded) : []
    settings.keptPlaceholders = Set(neededPlaceholders.map { ObjectIdentifier($0) })
  }

  /// Returns an engine with the canvas's sizes and margins, for many layouts of one view.
  package func makeEngine() -> LayoutEngine { LayoutEngine(settings: settings) }

  /// Lays out an outermost view of the document.
  package func layout(_ root: ViewNode) throws(InvalidParameterError) -> LayoutResult {
    try layout(root, with: makeEngine())
  }

  /// Lays out a view on another screen than that of the options, which must have a screen too, and whose
  /// variations it has.
  package func layout(
    _ root: ViewNode, on screen: Screen, with engine: LayoutEngine
  ) throws(InvalidParameterError) -> LayoutResult {
    var canvas = self
    canvas.options.condition.screen = screen
    engine.settings.keyboardHeight = Self.keyboardHeight(in: canvas.options.condition)
    return try canvas.layout(root, with: engine)
  }

  /// The surroundings of a view in a layout.
  package struct Surroundings {
    package let context: ScreenContext
    package let size: LayoutSize
    package let place: ControllerPlace?
  }

  /// Returns the surroundings of a view on another screen than that of the options.
  package func surroundings(
    of root: ViewNode, on screen: Screen
  ) throws(InvalidParameterError) -> Surroundings {
    var canvas = self
    canvas.options.condition.screen = screen
    let place = canvas.place(of: root, on: screen)
    let size = place.map { LayoutSize(width: $0.frame.width, height: $0.frame.height) }
    return Surroundings(
      context: try canvas.context(for: root, at: place), size: size ?? canvas.size(of: root),
      place: place)
  }

  /// Lays out one view in another size than that of its frame.
  package func layout(
    _ root: ViewNode, size: LayoutSize
  ) throws(InvalidParameterError) -> LayoutResult {
    try layout(root, size: size, with: makeEngine())
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
    _ root: ViewNode, size: LayoutSize? = nil, with engine: LayoutEngine
  ) throws(InvalidParameterError) -> LayoutResult {
    // The canvas shows headers that no device shows. Their heights are scaled with the rows, so that each
    // layout reads them anew.
    if options.condition.screen != nil, let tables = tables[ObjectIdentifier(root)] {
      engine.settings.rowOffsets = RowOffsets(tables).offsets
    }
    return engine.layout(root, size: size ?? self.size(of: root), in: try context(for: root))
  }

  private func context(
    for root: ViewNode, at place: ControllerPlace? = nil
  ) throws(InvalidParameterError) -> ScreenContext {
    let device = document.device
    return try ScreenContext(
      width: options.condition.screen?.width ?? device?.width ?? max(1, root.frame.width),
      height: options.condition.screen?.height ?? device?.height ?? max(1, root.frame.height),
      pixelsPerPoint: options.condition.screen?.pixelsPerPoint ?? device?.pixelsPerPoint ?? 2,
      idiom: options.condition.screen?.idiom ?? device?.idiom ?? .phone,
      safeArea: safeArea(of: root, at: place),
      layoutDirection: options.condition.direction)
  }
}

extension DesignCanvas {
  /// Returns whether a root fills the canvas or the screen, although another size is stored.
  func isFilling(_ root: ViewNode) -> Bool {
    options.condition.screen == nil
      ? filling.fillsCanvas(root) : filling.takesScreen(root)
  }

  /// Returns whether Xcode marked a view or one of its ancestors as ambiguous.
  package func isAmbiguous(_ node: ViewNode) -> Bool { ambiguous.contains(ObjectIdentifier(node)) }

  /// Returns whether the document marks the frame of a view or of one of its ancestors as out of
  /// date.
  func isOutOfDate(_ node: ViewNode) -> Bool {
    misplaced.contains(ObjectIdentifier(node)) || isAmbiguous(node)
  }

  /// Returns whether a view is visible and constraints determine its stored frame.
  package func isPlacedByConstraints(_ node: ViewNode) -> Bool {
    // Views without constraints are placed by their frames, whatever the file states.
    guard node.translatesAutoresizingMaskIntoConstraints == false,
      document.element(of: node)?.storedFrame != nil
    else { return false }
    return !hidden.contains(ObjectIdentifier(node))
  }

  /// Returns whether the stored frame of a view can be compared with a solved one.
  package func isScored(_ node: ViewNode) -> Bool {
    isPlacedByConstraints(node) && !isOutOfDate(node)
  }
}

/// The distances by which rows of tables are higher on devices than on the canvas.
///
/// The canvas shows a header above prototypes, and above and below sections without titles. Devices show
/// none there: rows of plain tables touch, and those of grouped ones begin at a fixed distance.
struct RowOffsets {
  /// The distances in points, by row and by the view below the rows.
  private(set) var offsets: [ObjectIdentifier: Double] = [:]

  /// The height of the largest header that a canvas shows.
  private static let largestHeader = 60.0

  /// Reads the frames of the rows of tables.
  init(_ tables: [TableNode]) {
    for table in tables { add(table) }
  }

  private mutating func add(_ table: TableNode) {
    let first = table.style == .plain ? 0 : Lengths.onDevices["grouped table top"]
    var (offset, end, footer) = (0.0, 0.0, String?.none)
    var isFirst = true
    for row in table.children.sorted(by: { $0.frame.y < $1.frame.y }) {
      if let cell = row.role.tableCell {
        let kept = isFirst ? first : 0
        let header = row.frame.y - end - kept
        let isUntitled = cell.sectionHeaderTitle == nil && footer == nil
        if isUntitled, isFirst || table.style == .plain, header > 0,
          header + kept <= Self.largestHeader
        {
          offset += header
        }
        (isFirst, footer) = (false, cell.sectionFooterTitle)
      }
      if offset > 0 { offsets[ObjectIdentifier(row)] = offset }
      end = row.frame.maxY
    }
  }
}
