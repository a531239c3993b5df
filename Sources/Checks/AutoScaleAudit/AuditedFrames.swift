import AutoScale
import AutoScaleInterfaceBuilder
import AutoScaleLayoutEngine
import AutoScaleTrees

/// The frames of the views of a document on the screens of an audit.
package struct AuditedFrames {
  /// A screen of a layout.
  package struct Column: Hashable, Sendable {
    /// The width, in points.
    package let width: Int
    /// The name of the device, or `nil` for a width between those of devices.
    package let device: String?
    /// The screen.
    package let screen: Screen
    /// The way in which the screen shows the app.
    package let context: AuditContext
  }

  /// An outermost view with the views in it.
  package struct Root {
    /// The outermost view.
    package let view: ViewNode
    /// The views by their ids.
    package fileprivate(set) var views: [String: View] = [:]
    /// The ids of the views in the order of the tree, each before those in it.
    package fileprivate(set) var identifiers: [String] = []
  }

  /// A view on the screens that have it.
  package struct View {
    /// The screens.
    package fileprivate(set) var columns: [Column] = []
    /// The frames in the superview on each screen, in points.
    package fileprivate(set) var frames: [LayoutRect] = []
    /// The frames in the outermost view on each screen, in points.
    package fileprivate(set) var placements: [LayoutRect] = []
  }

  /// The outermost views in the order of the document.
  package private(set) var roots: [Root] = []

  /// Lays out the views of a document that are installed, with the variations of each screen.
  ///
  /// - Parameters:
  ///   - document: The document, which is laid out as drawn, without scaling.
  ///   - audit: The audit whose widths, devices and fonts apply.
  ///   - contexts: The ways in which screens show the app.
  ///   - direction: The direction of reading.
  ///   - chosen: The screens and the outermost views, or `nil` for all.
  /// - Throws: ``/AutoScale/InvalidParameterError`` for a screen with an invalid safe area.
  /// - Complexity: One layout for each outermost view and screen, each solving only the changes.
  package init(
    of document: InterfaceDocument, by audit: Audit, in contexts: [AuditContext],
    reading direction: InterfaceDirection = .leftToRight,
    only chosen: (columns: Set<Column>, roots: Set<String>)? = nil
  ) throws(InvalidParameterError) {
    let audit = audit.asDrawn
    var variants: [Screen: [AuditSubject]] = [:]
    for (index, subject) in AuditSubject.subjects(of: document).enumerated() {
      if let chosen, !chosen.roots.contains(subject.root.identifier ?? "") { continue }
      let columns = audit.columns(of: subject, in: contexts)
        .filter { chosen?.columns.contains($0) ?? true }
      var root = Root(view: subject.root)
      for group in document.groups(of: columns, on: \.screen) {
        let screen = group[0].screen
        let key = document.hasVariations ? screen : Screen.phones[0]
        let variant = variants[key] ?? AuditSubject.subjects(of: document, on: screen)
        variants[key] = variant
        let layouts = audit.layouts(of: variant[index], on: screen, reading: direction)
        for column in group {
          root.add(
            try layouts.layout(on: column.screen).result, on: column,
            of: variant[index].document ?? document)
        }
      }
      roots.append(root)
    }
  }
}

extension Audit {
  /// Returns the screens of a document in some contexts: every upright width, and those of devices.
  package func screens(
    for document: InterfaceDocument, in contexts: [AuditContext]
  ) -> [AuditedFrames.Column] {
    var known: Set<AuditedFrames.Column> = []
    return AuditSubject.subjects(of: document).flatMap { columns(of: $0, in: contexts) }
      .filter { known.insert($0).inserted }
  }

  /// Returns the screens of an outermost view: those on which an audit would show it.
  fileprivate func columns(
    of subject: AuditSubject, in contexts: [AuditContext]
  ) -> [AuditedFrames.Column] {
    let (screens, limit) = AuditScreens.screens(of: subject, by: self)
    let upright = screens.entries.map(AuditedFrames.Column.init)
    var contexts = contexts
    switch limit {
    case .ownSize: return upright
    case nil where contexts.contains(.portrait): break
    case nil: return others(than: [], of: subject, in: contexts)
    default: contexts = subject.drawnScreen?.idiom == .pad ? [.pad, .split] : [.landscape]
    }
    return upright + others(than: upright, of: subject, in: contexts)
  }

  private func others(
    than columns: [AuditedFrames.Column], of subject: AuditSubject, in contexts: [AuditContext]
  ) -> [AuditedFrames.Column] {
    let phones = devices ?? Screen.phoneSizes(runningIOS: minimumSystem)
    var known = Set(columns.map { [$0.screen.width, $0.screen.height] })
    return contexts.filter { $0 != .portrait && $0 != .keyboard && subject.isShown(in: $0) }.flatMap
    {
      context in
      // A phone without known insets on its side would have those of the document's device.
      context.screens(among: phones.filter { $0.landscape.safeArea != nil }).filter {
        known.insert([$0.width, $0.height]).inserted
      }.map {
        AuditedFrames.Column(
          width: Int($0.width.rounded()), device: $0.deviceName, screen: $0, context: context)
      }
    }
  }
}

extension AuditedFrames.Column {
  fileprivate init(_ entry: AuditScreens.Entry) {
    (width, screen) = (entry.width, entry.screen)
    device = entry.isDevice ? entry.screen.deviceName : nil
    context =
      entry.screen.idiom == .pad && entry.isDevice
      ? .pad : entry.screen.isLandscape ? .landscape : .portrait
  }
}

extension AuditedFrames.Root {
  fileprivate mutating func add(
    _ result: LayoutResult, on column: AuditedFrames.Column, of document: InterfaceDocument
  ) {
    let placements = result.tree.rects(of: result.frames)
    var known: Set<String> = []
    for (index, node) in result.nodes.enumerated() where document.isInstalled(node) {
      // The first view with an id counts: a document with a repeated one is reported elsewhere.
      guard let id = node.identifier, known.insert(id).inserted else { continue }
      if views[id] == nil {
        views[id] = AuditedFrames.View()
        identifiers.append(id)
      }
      views[id]?.columns.append(column)
      views[id]?.frames.append(result.frames[index])
      views[id]?.placements.append(placements[index])
    }
  }
}
