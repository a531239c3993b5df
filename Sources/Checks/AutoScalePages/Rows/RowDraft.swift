import AutoScale
import AutoScaleAudit
import AutoScaleInterfaceBuilder
import AutoScaleLayoutEngine
import AutoScalePictures
import AutoScaleTrees
import AutoScaleXcodeCanvas

/// Collects the pictures of one outermost view.
struct RowDraft {
  private let view: ViewNode
  private let bars: ControllerBars?
  private let options: PreviewOptions
  private var drawings: RowDrawings

  /// The place of the view on the screen of the next picture, if it fills that.
  var place: ControllerPlace?

  private var drawn: [Draft] = []
  private var scaled: [Draft] = []
  private var sweep, scaledSweep: WidthSweep?

  /// A picture whose drawings have no templates yet.
  private struct Draft {
    var picture = PageData.Picture()
    var frames: [Double] = []
    var preferredSizes: [Double] = []
    var guides: [Double] = []
    var changes: [AdaptationChange] = []
    /// The picture in words.
    var words = ""
    /// The numbers of the drawings.
    var drawings: [Int] = []
  }

  init(
    _ view: ViewNode, under bars: ControllerBars?, options: PreviewOptions,
    assets: DocumentAssets?
  ) {
    self.view = view
    self.bars = bars
    self.options = options
    let count = view.subtree.reduce(0) { count, _ in count + 1 }
    drawings = RowDrawings(viewCount: count, under: bars, assets: assets)
  }

  /// Adds the picture of a layout, or the error of a failed layout.
  mutating func add(
    _ result: Result<LayoutResult, InvalidParameterError>, at stage: PreviewPainter.Stage,
    naming document: InterfaceDocument, changes: [AdaptationChange]
  ) {
    var draft = Draft()
    draft.changes = changes
    switch result {
    case .failure(let error):
      draft.picture.x = [PageData.Note(r: "layout", t: "The layout failed: \(error)")]
    case .success(let result): fill(&draft, result, on: stage.screen, naming: document)
    }
    if stage.isScaled { scaled.append(draft) } else { drawn.append(draft) }
  }

  private mutating func fill(
    _ draft: inout Draft, _ result: LayoutResult, on screen: Screen,
    naming document: InterfaceDocument
  ) {
    let visible = result.tree.visibleIndices
    draft.frames = result.frames.flatMap { $0.pixels(perPoint: result.context.pixelsPerPoint) }
    draft.preferredSizes = result.nodes.indices.flatMap { index in
      let content = result.rows.content(of: index)
      return [content?.width ?? -1, content?.height ?? -1].map { $0.rounded(toDecimals: 3) }
    }
    draft.words =
      PictureDescription(
        of: result, on: screen, under: bars, in: options.look(on: screen)
      ).text
    let notes = PictureNotes(of: result, naming: document)
    draft.picture.k = notes.conflictingConstraints
    draft.picture.u = result.otherFrames
    draft.picture.x = notes.notes.isEmpty ? nil : notes.notes
    let shape = place.map {
      ScreenShape(of: screen, size: $0.screenSize, place: $0)
    }
    // The layout begins at the root, and the page draws it at its place on the screen.
    if let frame = place?.frame {
      draft.picture.o = true
      draft.frames.replaceSubrange(
        0..<2, with: frame.pixels(perPoint: result.context.pixelsPerPoint).prefix(2))
    }
    // Scaling may change values of a view and keep its size.
    drawings.forget()
    drawings.look = options.look(on: screen)
    draft.drawings = drawings.add(result, visible: visible, in: shape)
    draft.guides = result.guides(
      ofNodesAt: result.indicesOfMargins, contentShifts: drawings.contentShifts)
  }

  /// Adds every width, unless the layout of the view fails.
  ///
  /// - Parameters:
  ///   - canvas: The canvas that lays the view out.
  ///   - height: The height of the screens, in points.
  ///   - prepare: Sets the view to its values on a scaled screen. When it is nil, the view is as drawn.
  mutating func sweep(
    on canvas: DesignCanvas, height: Double, preparing prepare: ((Screen) -> Void)? = nil
  ) {
    drawings.forget()
    drawings.look = options.newestLook
    let (engine, view) = (canvas.makeEngine(), view)
    do throws(InvalidParameterError) {
      let sweep = try WidthSweep(
        drawing: &drawings, height: height, values: prepare == nil ? .fixed : .scaled,
        place: { canvas.place(of: view, on: $0) }
      ) { screen throws(InvalidParameterError) in
        prepare?(screen)
        return try canvas.layout(view, on: screen, with: engine)
      }
      if prepare == nil { self.sweep = sweep } else { scaledSweep = sweep }
    } catch {
      // The pictures of the row show the error.
    }
  }

  /// Returns the pictures, and adds their templates and lists to the tables.
  func pictures(in tables: inout PageTables, captions: ElementCaptions) -> PreviewPainter.Pictures {
    let fitted = PlacedDrawings(drawings.fitted(), in: &tables)
    let lengths = ScaledLengths(scaled.map(\.changes), of: view, captions: captions)
    return PreviewPainter.Pictures(
      drawn: drawn.map { Self.picture($0, fitted, in: &tables) },
      scaled: scaled.map { draft in
        var picture = Self.picture(draft, fitted, in: &tables)
        picture.a = tables.place(of: lengths.applied(in: draft.changes))
        return picture
      },
      lengths: lengths.lengths, sweep: sweep?.record(fitted, in: &tables),
      scaledSweep: scaledSweep?.record(fitted, in: &tables))
  }

  private static func picture(
    _ draft: Draft, _ fitted: PlacedDrawings, in tables: inout PageTables
  ) -> PageData.Picture {
    var picture = draft.picture
    picture.f = tables.place(of: draft.frames)
    picture.w = tables.place(of: draft.preferredSizes)
    picture.g = tables.place(of: draft.guides)
    picture.t = tables.place(of: fitted.templates(of: draft.drawings).map(Double.init))
    picture.p = tables.place(of: fitted.parameters(of: draft.drawings).map(Double.init))
    picture.d = tables.place(ofDescription: draft.words)
    return picture
  }
}

extension LayoutResult {
  /// The ambiguous views with another possible frame each, see ``PageData/Picture/u``, if there are any.
  fileprivate var otherFrames: [JSONNumber]? {
    let numbers = diagnose().ambiguousNodes.flatMap { ambiguous -> [Double] in
      guard let index = index(of: ambiguous.node) else { return [] }
      let other = ambiguous.otherFrame
      return [Double(index), other.x, other.y, other.width, other.height]
    }
    return numbers.isEmpty ? nil : numbers.map { JSONNumber($0.rounded(toDecimals: 3)) }
  }
}

/// The faults that a picture of a layout shows.
struct PictureNotes {
  /// Conflicts, and then texts that are cut off.
  let notes: [PageData.Note]

  /// The indices of all constraints in conflicts among those of all nodes, if there are any.
  let conflictingConstraints: [Int]?

  init(of result: LayoutResult, naming document: InterfaceDocument) {
    let conflicts = result.conflicts.isEmpty ? [] : Self.conflicts(of: result, naming: document)
    notes = conflicts + result.clippedTexts.map { Self.note(about: $0, in: result) }
    conflictingConstraints =
      conflicts.isEmpty ? nil : Set(conflicts.compactMap(\.k).joined()).sorted()
  }

  private static func conflicts(
    of result: LayoutResult, naming document: InterfaceDocument
  ) -> [PageData.Note] {
    let constraints = result.nodes.flatMap(\.constraints)
    let indices = Dictionary(
      constraints.enumerated().map { (ObjectIdentifier($1), $0) },
      uniquingKeysWith: { first, _ in first })
    return result.conflicts.map { conflict in
      PageData.Note(
        r: Finding.Rule.conflict.rawValue,
        k: conflict.constraints.compactMap { indices[ObjectIdentifier($0)] }.sorted(),
        t: conflict.text { document.name(of: $0, length: .medium) })
    }
  }

  private static func note(about text: ClippedText, in result: LayoutResult) -> PageData.Note {
    let lengths = [text.needed, text.available].flatMap { [$0.width, $0.height] }
    return PageData.Note(
      r: Finding.Rule.clippedText.rawValue, v: result.index(of: text.node),
      m: lengths.map { JSONNumber($0.rounded(toDecimals: 2)) })
  }
}

/// The lengths of a tree that change under scaling.
struct ScaledLengths {
  private(set) var lengths: [PageData.Length] = []
  private var keys: [Key] = []

  private struct Key: Hashable {
    let element: String
    let property: ScaledProperty

    init(_ change: AdaptationChange) { (element, property) = (change.element, change.property) }
  }

  init(_ changes: [[AdaptationChange]], of root: ViewNode, captions: ElementCaptions) {
    guard changes.contains(where: { !$0.isEmpty }) else { return }
    let tree = FlatTree(root)
    var views: [String: [Int]] = [:]
    for (index, node) in tree.nodes.enumerated() {
      if let id = node.identifier { views[id] = [index] }
      for constraint in node.constraints {
        if let id = constraint.identifier { views[id] = tree.views(of: constraint) }
      }
    }
    // A length that several screens change is one entry.
    var seen: Set<Key> = []
    for change in changes.joined() {
      let key = Key(change)
      guard let views = views[change.element], seen.insert(key).inserted else { continue }
      keys.append(key)
      lengths.append(
        PageData.Length(
          t: captions.caption(
            of: change.element, className: change.className,
            property: change.property.description),
          v: views, d: JSONNumber(change.design)))
    }
  }

  /// Returns the values on a screen.
  ///
  /// A length without a change has its design value.
  func applied(in changes: [AdaptationChange]) -> [Double] {
    let applied = Dictionary(changes.map { (Key($0), $0.applied) }, uniquingKeysWith: { $1 })
    return zip(keys, lengths).map { (applied[$0] ?? $1.d.number).rounded(toDecimals: 4) }
  }
}
