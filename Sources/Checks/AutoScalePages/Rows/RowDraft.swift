import AutoScale
import AutoScaleAudit
import AutoScaleInterfaceBuilder
import AutoScaleLayoutEngine
import AutoScalePictures
import AutoScaleTrees
import AutoScaleXcodeCanvas

/// Collects the pictures of one outermost view.
struct RowDraft {
  /// The index of the view in the document.
  private let index: Int
  private let bars: ControllerBars?
  private let options: PreviewOptions
  private let constraints: RowConstraints
  private var drawings: RowDrawings

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
    at index: Int, under bars: ControllerBars?, options: PreviewOptions,
    assets: DocumentAssets?, constraints: RowConstraints, in condition: ViewingCondition
  ) {
    self.index = index
    self.bars = bars
    self.options = options
    self.constraints = constraints
    drawings = RowDrawings(
      viewCount: constraints.visibility.count, under: bars, assets: assets,
      in: condition)
  }

  /// Lays the view out on a canvas, and adds the picture, or the error of a failed layout.
  mutating func add(
    at stage: PreviewPainter.Stage, on canvas: DesignCanvas, changes: [AdaptationChange]
  ) {
    var draft = Draft()
    draft.changes = changes
    do throws(InvalidParameterError) {
      fill(&draft, try canvas.layout(canvas.document.views[index]), on: stage.screen, canvas)
    } catch {
      draft.picture.x = [PageData.Note(r: "layout", t: "The layout failed: \(error)")]
    }
    if stage.isScaled { scaled.append(draft) } else { drawn.append(draft) }
  }

  private mutating func fill(
    _ draft: inout Draft, _ result: LayoutResult, on screen: Screen, _ canvas: DesignCanvas
  ) {
    let place = canvas.place(of: canvas.document.views[index], on: screen)
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
    let notes = PictureNotes(of: result, naming: canvas.document, constraints)
    draft.picture.k = notes.conflictingConstraints
    draft.picture.n = constraints.missing(in: result)
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
    let drawn = drawings.add(RowDrawings.Stage(result: result, visible: visible, shape: shape))
    draft.drawings = drawn.drawings
    draft.guides = result.guides(
      ofNodesAt: result.indicesOfMargins, contentShifts: drawn.contentShifts)
  }

  /// Adds every width, unless the layout of the view fails.
  ///
  /// - Parameters:
  ///   - screens: The screens of the widths.
  ///   - parts: The canvases that lay the view out, each with the screens for which it has the variations.
  ///   - prepare: Sets the view to its values on a scaled screen. When it is nil, the view is as drawn.
  mutating func sweep(
    _ screens: [Screen], _ parts: [WidthSweep.Part],
    preparing prepare: ((ViewNode, DesignCanvas, Screen) -> Void)? = nil
  ) {
    drawings.forget()
    drawings.look = options.newestLook
    let engines = parts.map { $0.canvas.makeEngine() }
    // Looked up once: a document lists the views of all its roots anew.
    let views = parts.map { $0.canvas.document.views[index] }
    let constraints = constraints
    func part(of screen: Screen) -> Int {
      parts.count > 1 ? parts.firstIndex { $0.screens.contains(screen) } ?? 0 : 0
    }
    do throws(InvalidParameterError) {
      let sweep = try WidthSweep(
        of: screens, drawing: &drawings, values: prepare == nil ? .fixed : .scaled,
        between: { line, index, screen in
          let part = part(of: screen)
          do throws(InvalidParameterError) {
            let around = try parts[part].canvas.surroundings(of: views[part], on: screen)
            guard let result = line.result(at: index, in: around.context, size: around.size),
              result.nodes[0] === views[part]
            else { return nil }
            return WidthSweep.Step(
              result: result, place: around.place, missing: constraints.missing(in: result))
          } catch {
            // The layout of this width is solved then, and reports the same error.
            return nil
          }
        }
      ) { screen throws(InvalidParameterError) in
        let part = part(of: screen)
        let (canvas, view) = (parts[part].canvas, views[part])
        prepare?(view, canvas, screen)
        let result = try canvas.layout(view, on: screen, with: engines[part])
        return WidthSweep.Step(
          result: result, place: canvas.place(of: view, on: screen),
          missing: constraints.missing(in: result))
      }
      if prepare == nil { self.sweep = sweep } else { scaledSweep = sweep }
    } catch {
      // The pictures of the row show the error.
    }
  }

  /// Returns the pictures, and adds their templates and lists to the tables.
  func pictures(
    of document: InterfaceDocument, in tables: inout PageTables, captions: ElementCaptions
  ) -> PreviewPainter.Pictures {
    let fitted = PlacedDrawings(drawings.fitted(), in: &tables)
    let lengths = ScaledLengths(
      scaled.map(\.changes), of: document.views[index], captions: captions)
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

  /// The indices of all constraints in conflicts among those of the row, if there are any.
  let conflictingConstraints: [Int]?

  init(
    of result: LayoutResult, naming document: InterfaceDocument, _ constraints: RowConstraints
  ) {
    let conflicts = Self.conflicts(of: result, naming: document, constraints)
    notes = conflicts + result.clippedTexts.map { Self.note(about: $0, in: result) }
    conflictingConstraints =
      conflicts.isEmpty ? nil : Set(conflicts.compactMap(\.k).joined()).sorted()
  }

  private static func conflicts(
    of result: LayoutResult, naming document: InterfaceDocument, _ constraints: RowConstraints
  ) -> [PageData.Note] {
    result.conflicts.map { conflict in
      PageData.Note(
        r: Finding.Rule.conflict.rawValue,
        k: conflict.constraints.compactMap(constraints.place).sorted(),
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
