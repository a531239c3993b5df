import AutoScale
import AutoScaleAudit
import AutoScaleDifference
import AutoScaleInterfaceBuilder
import AutoScaleLayoutEngine
import AutoScalePictures
import AutoScaleTrees
import AutoScaleXcodeCanvas

/// Draws both versions of the scenes of a document that differ.
struct DifferencePainter {
  /// An outermost view by its object id.
  struct Scene: Hashable {
    let identifier: String
    let name: String
  }

  private let document: DifferencePage.Document
  private let images: (any PictureImageSource)?

  /// The ids of views that differ.
  private let changed: Set<String>
  private let added: Set<String>

  init(_ document: DifferencePage.Document, images: (any PictureImageSource)?) {
    (self.document, self.images) = (document, images)
    let objects = document.difference.objects.filter { $0.kind == .object && !$0.isPart }
    added = Set(objects.filter { $0.change == .added }.map(\.identifier))
    changed = Set(objects.map(\.identifier)).union(
      document.difference.frames.flatMap(\.views).map(\.identifier))
  }

  /// Returns the scenes that look different, or have views that differ, on a screen.
  func differingScenes(on column: AuditedFrames.Column?) -> [Scene] {
    guard let column else { return [] }
    var table = DifferenceData.Table()
    let (old, new) = (
      pictures(of: document.old, on: column, &table), pictures(of: document.new, on: column, &table)
    )
    let names = [document.new, document.old].compactMap(\.self).flatMap { document in
      document.views.compactMap { view in
        view.identifier.map { Scene(identifier: $0, name: document.title(of: view)) }
      }
    }
    var known: Set<String> = []
    return names.filter { known.insert($0.identifier).inserted }.filter { scene in
      let (before, after) = (old[scene.identifier], new[scene.identifier])
      let isChanged = [before, after].contains { $0.map { !$0.views.isEmpty } ?? false }
      return before?.svg != after?.svg || isChanged
    }
  }

  /// Draws scenes on screens, and adds the pictures to a table.
  func scenes(
    _ scenes: [Scene], on columns: [AuditedFrames.Column],
    pictures table: inout DifferenceData.Table
  ) -> [DifferenceData.Scene] {
    var result = scenes.map { DifferenceData.Scene(name: $0.name) }
    for column in columns {
      let (old, new) = (
        pictures(of: document.old, on: column, &table),
        pictures(of: document.new, on: column, &table)
      )
      for (index, scene) in scenes.enumerated() {
        result[index].screens.append(
          DifferenceData.Screen(
            name: "\(column.width) pt" + (column.device.map { ", \($0)" } ?? ""),
            old: old[scene.identifier], new: new[scene.identifier]))
      }
    }
    return result
  }

  /// Draws the scenes of a version on a screen, by the ids of their outermost views.
  private func pictures(
    of version: InterfaceDocument?, on column: AuditedFrames.Column,
    _ table: inout DifferenceData.Table
  ) -> [String: DifferenceData.Picture] {
    guard let version else { return [:] }
    var options = PreviewOptions(
      screens: [column.screen], showsEveryWidth: false, images: images)
    options.fonts = document.audit.fonts
    let painter = PreviewPainter(
      document: version, condition: ViewingCondition(), options: options,
      columns: [column.screen], assets: images.map(DocumentAssets.init))
    var pictures: [String: DifferenceData.Picture] = [:]
    for stage in painter.stages {
      for root in painter.layout(at: stage).layout.roots {
        guard let id = root.view.identifier, version.hasOwnPicture(root.view),
          let result = painter.result(of: root)
        else { continue }
        let picture = ScreenPicture(
          of: result, on: stage.screen, under: version.bars(over: root.view),
          options: painter.pictureOptions(in: painter.condition))
        pictures[id] = DifferenceData.Picture(
          svg: table.place(of: picture.svg), width: picture.width, height: picture.height,
          views: views(in: result, of: version))
      }
    }
    return pictures
  }

  /// The frames of the views that differ.
  private func views(
    in result: LayoutResult, of version: InterfaceDocument
  ) -> [DifferenceData.View] {
    let rects = result.tree.rects(of: result.frames)
    return zip(result.nodes, rects).compactMap { node, rect in
      guard let id = node.identifier, changed.contains(id), version.isInstalled(node) else {
        return nil
      }
      return DifferenceData.View(
        id: id, name: version.name(of: node, length: .long), frame: rect.numbers,
        isAdded: added.contains(id))
    }
  }
}
