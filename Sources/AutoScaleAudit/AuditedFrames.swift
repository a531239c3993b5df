import AutoScale
import AutoScaleInterfaceBuilder
import AutoScaleLayoutEngine
import AutoScaleTrees

/// The frames of the views of a document on the upright screens of an audit.
package struct AuditedFrames {
  /// A screen of a layout.
  package struct Column: Hashable, Sendable {
    /// The width, in points.
    package let width: Int
    /// The name of the device, or `nil` for a width between those of devices.
    package let device: String?
    /// The screen.
    package let screen: Screen
  }

  /// An outermost view with the views in it.
  package struct Root {
    /// The outermost view.
    package let view: ViewNode
    /// The screens on which it was laid out.
    package let columns: [Column]
    /// The frames in the superview by the ids of views, on each screen in turn, in points.
    package fileprivate(set) var frames: [String: [LayoutRect]] = [:]
    /// The frames in the outermost view, as for ``frames``.
    package fileprivate(set) var placements: [String: [LayoutRect]] = [:]
    /// The ids of the views in the order of the tree, each before those in it.
    package fileprivate(set) var identifiers: [String] = []
  }

  /// The outermost views in the order of the document.
  package private(set) var roots: [Root] = []

  /// Lays out the views of a document that are installed.
  ///
  /// - Parameters:
  ///   - document: The document, which is laid out as drawn, without scaling.
  ///   - audit: The audit whose widths, devices and fonts apply.
  ///   - direction: The direction of reading.
  /// - Throws: ``/AutoScale/InvalidParameterError`` for a screen with an invalid safe area.
  /// - Complexity: One layout for each outermost view and screen, each solving only the changes.
  package init(
    of document: InterfaceDocument, by audit: Audit,
    reading direction: InterfaceDirection = .leftToRight
  ) throws(InvalidParameterError) {
    let audit = audit.asDrawn
    for subject in AuditSubject.subjects(of: document) {
      let entries = AuditScreens.screens(of: subject, by: audit).screens.entries
      guard let first = entries.first else { continue }
      let layouts = audit.layouts(of: subject, on: first.screen, reading: direction)
      var root = Root(view: subject.root, columns: entries.map(Column.init))
      for entry in entries {
        root.add(try layouts.layout(on: entry.screen).result, of: document)
      }
      roots.append(root)
    }
  }
}

extension Audit {
  /// The upright screens of the audit, those of devices and all others.
  package var uprightScreens: [AuditedFrames.Column] {
    AuditScreens(of: self).entries.map(AuditedFrames.Column.init)
  }
}

extension AuditedFrames.Column {
  fileprivate init(_ entry: AuditScreens.Entry) {
    (width, screen) = (entry.width, entry.screen)
    device = entry.isDevice ? entry.screen.name : nil
  }
}

extension AuditedFrames.Root {
  fileprivate mutating func add(_ result: LayoutResult, of document: InterfaceDocument) {
    if identifiers.isEmpty {
      var known: Set<String> = []
      identifiers = result.nodes.filter(document.isInstalled).compactMap(\.identifier)
        .filter { known.insert($0).inserted }
      for id in identifiers { (frames[id], placements[id]) = ([], []) }
    }
    var left = Set(identifiers)
    let placements = result.tree.rects(of: result.frames)
    for (index, node) in result.nodes.enumerated() {
      guard let id = node.identifier, left.remove(id) != nil else { continue }
      frames[id]?.append(result.frames[index])
      self.placements[id]?.append(placements[index])
    }
  }
}
