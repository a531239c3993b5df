import AutoScale
import AutoScaleAudit
import AutoScaleInterfaceBuilder
import AutoScaleLayoutEngine
import AutoScalePictures
import AutoScaleTrees

/// A page that shows a document on every screen and at every width.
///
///     var preview = DocumentPreview(of: "Login.xib")
///     preview.add(try InterfaceDocument(contentsOf: URL(filePath: "Login.xib")))
///     try preview.page.write(toFile: "Login.html", atomically: true, encoding: .utf8)
///
/// The page is one HTML file that needs no other file and makes no request. Its frames are exactly those of
/// ``/AutoScaleXcodeCanvas/DocumentLayout``.
public struct DocumentPreview {
  /// The path of the document.
  ///
  /// The title of the page is the name of the file and then its folder.
  public let path: String

  /// The screens and the look of the page.
  public let options: PreviewOptions

  /// The number of threads that lay out the views at every width.
  package var threads = 1

  private var data: PageData
  private var tables: PageTables
  private var variants = RowVariants()
  private let assets: DocumentAssets?
  private let columns: [(screen: Screen, placement: PreviewOptions.Placement)]

  /// Makes a page without pictures, to which ``add(_:under:)`` adds them.
  public init(of path: String, options: PreviewOptions = PreviewOptions()) {
    self.path = path
    self.options = options
    assets = options.images.map(DocumentAssets.init)
    columns = options.columns
    tables = PageTables(in: options.appearances)
    data = PageData(
      file: path,
      columns: columns.map {
        PageData.Column($0.screen, $0.placement, in: options.look(on: $0.screen))
      },
      conditions: [], appearances: options.appearances.map(\.rawValue),
      widths: [WidthSweep.widths.lowerBound, WidthSweep.widths.upperBound], ticks: Self.ticks)
  }

  /// Adds the pictures of the document in a condition.
  ///
  /// A view that looks the same in an earlier condition is not drawn again. The views of the document have
  /// their design values afterwards.
  ///
  /// - Parameters:
  ///   - document: The document as it was read in the language of the condition. Its views must be the same
  ///     in all conditions.
  ///   - condition: The condition, a tab of the page.
  /// - Complexity: A layout for each screen and for each width, and another with scaling.
  public mutating func add(
    _ document: InterfaceDocument, under condition: ViewingCondition = ViewingCondition()
  ) {
    let isFirst = data.conditions.isEmpty
    data.conditions.append(PageData.Condition(condition))
    var painter = PreviewPainter(
      document: document, condition: condition, options: options, columns: columns.map(\.screen),
      assets: assets)
    painter.threads = threads
    // Rows, scenes and warnings are the same in all conditions.
    if isFirst {
      thumbnail = painter.thumbnail
      data.rows = painter.rows
      data.flow = document.flow.map {
        PageData.Flow($0, in: document, on: columns.map(\.screen))
      }
      data.warnings =
        document.warnings.map(\.description) + painter.placeholderNotes
        + options.fonts.fontsMissing(in: document).map {
          "The measures of the font \($0) are unknown: its text is measured as Helvetica Neue."
        }
    }
    addPictures(by: painter)
  }

  private mutating func addPictures(by painter: PreviewPainter) {
    let views = Array(painter.document.views.prefix(data.rows.count))
    let (chosen, added) = variants.add(views, by: painter)
    for (index, variant) in chosen.enumerated() { data.rows[index].variants.append(variant) }
    let pictures = painter.pictures(of: added, in: &tables)
    for (index, pictures) in zip(added, pictures) {
      data.rows[index].add(texts: painter.texts(in: views[index]))
      data.rows[index].drawn.append(pictures.drawn)
      if options.scaling != nil { data.rows[index].scaled.append(pictures.scaled) }
      if options.showsEveryWidth {
        data.rows[index].sweeps.append(pictures.sweep)
        if options.scaling != nil { data.rows[index].scaledSweeps.append(pictures.scaledSweep) }
      }
      if data.rows[index].lengths.isEmpty { data.rows[index].lengths = pictures.lengths }
    }
  }

  /// Shows the findings of an audit beside their views, and their widths on the slider.
  ///
  ///     var preview = DocumentPreview(of: document.path)
  ///     preview.add(document)
  ///     preview.show(Audit().report(on: document).findings)
  ///
  /// - Parameter findings: The findings. Those of views without a picture appear only in the list.
  /// - Complexity: O(*n*) in the views of the document and in the findings.
  public mutating func show(_ findings: [Finding]) {
    let places = data.placesOfViews
    data.isAudited = true
    data.findings += findings.map { PageData.Finding($0, at: places) }
  }

  /// The address that opens the document in an editor, if there is one, such as
  /// `vscode://file/Users/me/Login.xib:{line}`.
  ///
  /// The page replaces `{line}` with the line of a view.
  public var editorAddress: String? {
    get { data.editor }
    set { data.editor = newValue }
  }

  /// Whether the page opens with its findings: their numbers by severity, rule, scene and screen, and a list.
  public var opensOnFindings: Bool {
    get { data.opensOnFindings ?? false }
    set { data.opensOnFindings = newValue ? true : nil }
  }

  /// The links to other pages, if the page is one of several.
  public var links: PreviewLinks? {
    get { data.links }
    set { data.links = newValue }
  }

  /// Describes this page for an index.
  ///
  /// - Parameter name: The path of the page relative to the index, without suffix.
  /// - Returns: The entry, with the numbers of scenes and findings.
  public func indexEntry(named name: String) -> PreviewIndex.Entry {
    let bars = data.rows.count { $0.isBar ?? false }
    var entry = PreviewIndex.Entry(
      path: path, name: name,
      // A document of bars only shows them as its scenes.
      sceneCount: bars < data.rows.count ? data.rows.count - bars : bars,
      findingCount: data.findings.count)
    entry.errorCount = data.findings.count { $0.s == Finding.Severity.error.rawValue }
    return entry
  }

  /// A small SVG of the first scene that shows something, on the first screen, if the document has a view.
  public private(set) var thumbnail: String?

  /// The widths of phones and pads, each with the names of its devices.
  private static let ticks: [PageData.Tick] = {
    var names: [Double: String] = [:]
    for screen in Screen.all where screen.idiom == .phone || screen.idiom == .pad {
      let width = screen.width
      guard WidthSweep.widths.contains(Int(width)) else { continue }
      names[width] = names[width].map { $0 + ", " + screen.name } ?? screen.name
    }
    return names.sorted { $0.key < $1.key }.map { PageData.Tick(width: $0.key, name: $0.value) }
  }()

  /// The page.
  public var page: String {
    var data = data
    tables.fill(&data)
    return PageShell(
      title: path.fileBeforeFolder, style: .pageStyle, script: .pageScript,
      body: WebFile.pageBody.text, data: data.jsonInMarkup
    ).html
  }
}

extension String {
  /// The name of the file at this path, and then its folder if it has one, such as `Login.xib – Screens`.
  fileprivate var fileBeforeFolder: String {
    guard let slash = lastIndex(of: "/") else { return self }
    return "\(self[index(after: slash)...]) – \(self[..<slash])"
  }
}

extension PageData.Row {
  /// Adds the texts of views that the search does not find yet.
  fileprivate mutating func add(texts: [[String]]) {
    for (view, texts) in zip(nodes.indices, texts) {
      for text in texts where text != nodes[view].t && nodes[view].w?.contains(text) != true {
        nodes[view].w = (nodes[view].w ?? []) + [text]
      }
    }
  }
}

extension PageData {
  /// The index of the row and of the view in it, by the id of the view.
  fileprivate var placesOfViews: [String: [Int]] {
    var places: [String: [Int]] = [:]
    for (index, row) in rows.enumerated() {
      for (view, node) in row.nodes.enumerated() {
        if let id = node.i { places[id] = [index, view] }
      }
    }
    return places
  }
}

extension PageData.Flow {
  fileprivate init(_ flow: StoryboardFlow, in document: InterfaceDocument, on screens: [Screen]) {
    func difference(_ screen: Screen) -> Double {
      guard let device = document.device else { return 0 }
      return (screen.width - device.width).magnitude + (screen.height - device.height).magnitude
    }
    self.init(
      scenes: flow.scenes.map { scene in
        let root = document.roots.first { $0.identifier == scene.controller }
        let row = root?.view.flatMap { view in document.views.firstIndex { $0 === view } }
        // A controller without a view has no row, which -1 means.
        return Scene(n: scene.name, x: scene.x, y: scene.y, r: row ?? -1)
      },
      segues: flow.segues.map { Segue(from: $0.source, to: $0.destination, label: $0.label) },
      device: screens.indices.min { difference(screens[$0]) < difference(screens[$1]) } ?? 0)
  }
}

extension PageData.Finding {
  fileprivate init(_ finding: Finding, at places: [String: [Int]]) {
    self.init(
      s: finding.severity.rawValue, t: finding.message, r: finding.rule.rawValue,
      n: finding.element, e: finding.evidence, h: finding.hint, c: finding.conditionWords,
      d: finding.devices, a: finding.isOnEveryWidth, l: finding.line,
      v: finding.elementID.flatMap { places[$0] } ?? [],
      w: finding.widths.ranges.flatMap { [$0.lowerBound, $0.upperBound] }, x: finding.worstWidth)
  }
}

extension PageData.Column {
  fileprivate init(
    _ screen: Screen, _ placement: PreviewOptions.Placement, in look: SystemLook
  ) {
    // The poses of an iPhone Duo are groups of their own, between which the page folds and unfolds.
    let fold = screen.duoPose.map { $0.isClosed ? "duoClosed" : "duoOpen" }
    self.init(
      name: screen.deviceName, width: screen.width, height: screen.height,
      scale: screen.pixelsPerPoint, placement: fold ?? placement.rawValue, screen: screen.name,
      look: look.description,
      keyboard: screen.context().keyboardHeight(
        on: LayoutSize(width: screen.width, height: screen.height)))
  }
}

extension PageData.Condition {
  fileprivate init(_ condition: ViewingCondition) {
    let label = condition.words(length: .short).joined(separator: ", ")
    self.init(
      label: label.isEmpty ? "as in the file" : label, language: condition.language,
      isRightToLeft: condition.direction == .rightToLeft,
      textSize: condition.textSize == .large ? nil : condition.textSize.rawValue)
  }
}
