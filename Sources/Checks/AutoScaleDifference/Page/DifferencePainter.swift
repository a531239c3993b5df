import AutoScale
import AutoScaleAudit
import AutoScaleInterfaceBuilder
import AutoScaleLayoutEngine
import AutoScalePages
import AutoScalePictures
import AutoScaleTrees
import AutoScaleXcodeCanvas
import Foundation

/// Draws both versions of the scenes of a document that differ.
struct DifferencePainter {
  private let document: DifferencePage.Document
  private let options: PictureOptions
  private let columns: [AuditedFrames.Column]

  /// The views that entries are about, in the order of the documents.
  let views: [DifferenceData.View]

  private let places: [String: Int]

  init(_ document: DifferencePage.Document, images: (any PictureImageSource)?) {
    self.document = document
    options = PictureOptions(appearance: .light, images: images.map(DocumentAssets.init))
    columns =
      (document.new ?? document.old).map {
        document.audit.screens(for: $0, in: document.contexts)
      } ?? []
    views = Self.views(of: document)
    places = Dictionary(views.enumerated().map { ($1.id, $0) }) { first, _ in first }
  }

  private static func views(of document: DifferencePage.Document) -> [DifferenceData.View] {
    let difference = document.difference
    let told = DifferenceSection.sections(of: difference).flatMap(\.entries)
      .flatMap(\.identifiers)
    let moved = Set(difference.frames.flatMap(\.views).map(\.identifier))
    let changes = Dictionary(difference.objects.map { ($0.identifier, $0.change) }) { first, _ in
      first
    }
    var known: Set<String> = []
    // The new version first: a view that both have is called by its new name.
    let nodes = [document.new, document.old].compactMap(\.self).flatMap { version in
      version.views.flatMap(\.subtree).map { (version, $0) }
    }
    let wanted = Set(told).union(moved).union(changes.keys)
    return nodes.compactMap { version, node in
      guard let id = node.identifier, wanted.contains(id), known.insert(id).inserted else {
        return nil
      }
      let mark: DifferenceData.Mark? =
        switch changes[id] {
        case .added: .added
        case .removed: .removed
        case .changed: .changed
        case nil: moved.contains(id) ? .changed : nil
        }
      return DifferenceData.View(id: id, name: version.name(of: node, length: .long), mark: mark)
    }
  }

  /// Draws the scenes that look different or have views that differ, several at a time, and adds their
  /// pictures to a table.
  func scenes(pictures table: inout PictureTable) -> [DifferenceData.Scene] {
    let versions = (stages(of: document.old), stages(of: document.new))
    let roots = roots
    var drawn = roots.map { _ in (old: Drawings(), new: Drawings()) }
    // A layout changes only its own views, and reads others only to show them inside.
    let readsOthers = [document.old, document.new].contains { $0?.showsViewsInOthers ?? false }
    let threads = readsOthers ? 1 : ProcessInfo.processInfo.activeProcessorCount
    Workers.forEach(in: &drawn, on: threads) { drawings, index in
      drawings = (
        self.drawings(of: roots[index].id, on: versions.0),
        self.drawings(of: roots[index].id, on: versions.1)
      )
    }
    return zip(roots, drawn).compactMap { root, drawings in
      let isSame = columns.allSatisfy { drawings.old[$0]?.svg == drawings.new[$0]?.svg }
      return isSame && !root.hasMarks ? nil : scene(named: root.name, drawings, pictures: &table)
    }
  }

  private func scene(
    named name: String, _ drawings: (old: Drawings, new: Drawings),
    pictures table: inout PictureTable
  ) -> DifferenceData.Scene {
    var screens: [DifferenceData.Screen] = []
    for column in columns {
      let (old, new) = (drawings.old[column], drawings.new[column])
      if old == nil, new == nil { continue }
      screens.append(
        DifferenceData.Screen(
          name: column.title, old: old?.picture(in: &table), new: new?.picture(in: &table)))
    }
    return DifferenceData.Scene(name: name, screens: screens)
  }

  /// The outermost views of both versions that have pictures of their own.
  private var roots: [(id: String, name: String, hasMarks: Bool)] {
    var names: [(id: String, name: String)] = []
    var marked: Set<String> = []
    for version in [document.new, document.old].compactMap(\.self) {
      for view in version.views where version.hasOwnPicture(view) {
        guard let id = view.identifier else { continue }
        if !names.contains(where: { $0.id == id }) { names.append((id, version.title(of: view))) }
        let isMarked = view.subtree.contains { node in
          node.identifier.flatMap { places[$0] }.map { views[$0].mark != nil } ?? false
        }
        if isMarked { marked.insert(id) }
      }
    }
    return names.map { ($0.id, $0.name, marked.contains($0.id)) }
  }

  /// A picture of a scene with the frames of its views.
  private struct Drawing {
    let svg: String
    let width, height: Double
    let frames: [[Double]]

    func picture(in table: inout PictureTable) -> DifferenceData.Picture {
      DifferenceData.Picture(
        place: table.place(of: svg, frames: frames), width: width, height: height)
    }
  }

  private typealias Drawings = [AuditedFrames.Column: Drawing]

  /// Draws a scene on each screen, if a version has it.
  private func drawings(of id: String, on stages: [Stage]) -> Drawings {
    var drawings = Drawings()
    for stage in stages {
      guard let root = stage.roots[id] else { continue }
      // An engine keeps the model of its variation from screen to screen.
      let engine = stage.canvas.makeEngine()
      for column in stage.columns {
        guard let result = stage.layout(root, on: column.screen, with: engine) else { continue }
        let picture = ScreenPicture(
          of: result, on: column.screen, under: stage.document.bars(over: root), options: options)
        drawings[column] = Drawing(
          svg: picture.svg, width: picture.width, height: picture.height,
          frames: frames(in: result, of: stage.document))
      }
    }
    return drawings
  }

  /// Returns a version of a document with the variations of the screens.
  private func stages(of version: InterfaceDocument?) -> [Stage] {
    guard let version else { return [] }
    return version.groups(of: columns, on: \.screen).map { columns in
      var layout = LayoutOptions(on: columns[0].screen)
      layout.fonts = document.audit.fonts
      layout.stretchesParts = true
      return Stage(version, layout, columns)
    }
  }

  /// Returns the frames of the views that entries are about.
  private func frames(in result: LayoutResult, of version: InterfaceDocument) -> [[Double]] {
    let rects = result.tree.rects(of: result.frames)
    return zip(result.nodes, rects).compactMap { node, rect in
      guard let place = node.identifier.flatMap({ places[$0] }), version.isInstalled(node) else {
        return nil
      }
      return [Double(place)] + rect.numbers
    }
  }
}

/// A version of a document with the variations of some screens.
private struct Stage {
  let canvas: DesignCanvas
  let columns: [AuditedFrames.Column]

  var document: InterfaceDocument { canvas.document }

  /// The outermost views by their ids.
  let roots: [String: ViewNode]

  init(
    _ version: InterfaceDocument, _ options: LayoutOptions, _ columns: [AuditedFrames.Column]
  ) {
    canvas = DesignCanvas(version, options: options)
    self.columns = columns
    roots = Dictionary(
      canvas.document.views.compactMap { view in view.identifier.map { ($0, view) } }
    ) { first, _ in first }
  }

  /// Lays out an outermost view, or returns `nil` for a screen with an invalid safe area.
  func layout(_ root: ViewNode, on screen: Screen, with engine: LayoutEngine) -> LayoutResult? {
    do throws(InvalidParameterError) {
      return try canvas.layout(root, on: screen, with: engine)
    } catch {
      return nil
    }
  }
}

extension AuditedFrames.Column {
  /// The size and the device in words, such as `375 pt, iPhone SE (2nd generation)`.
  fileprivate var title: String {
    guard let device else { return "\(width) pt" }
    if context == .portrait { return "\(width) pt, \(device)" }
    let words =
      context == .landscape || context == .pad && screen.isLandscape ? " in landscape" : ""
    return "\(width) × \(Int(screen.height.rounded())) pt, \(device)\(words)"
  }
}
