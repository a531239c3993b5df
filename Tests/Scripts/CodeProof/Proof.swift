import AutoScale
import AutoScaleInterfaceBuilder
import AutoScaleLayoutEngine
import AutoScaleTrees
import Foundation

/// A document, and what its code makes: for each root the view itself, and the cells that are reused in it.
struct Proof {
  let path: String
  let roots: [[@MainActor () throws -> ViewNode]]
  var isUIKit = false
  /// Prepares what the code needs of its app, such as images.
  var prepare: @MainActor (InterfaceDocument) -> Void = { _ in }
}

/// How many views have the frames of the document.
struct Outcome {
  var same = 0
  var views = 0
  var causes: [String: Int] = [:]
}

/// A view of a document and its descendants that are in the same class.
struct Unit {
  let root: ViewNode
  let nodes: [ViewNode]
}

let widths = [320.0, 375, 393, 414, 440]

extension Proof {
  /// Compares frames at five widths in both directions.
  @MainActor func run() throws -> Outcome {
    let document = try InterfaceDocument(contentsOf: path)
    prepare(document)
    var outcome = Outcome()
    for (view, makers) in zip(document.roots.compactMap(\.view), roots) {
      let units = units(of: view, in: document)
      for (unit, maker) in zip(units, makers) { try compare(unit, try maker(), document, &outcome) }
      for unit in units.dropFirst(makers.count) {
        outcome.views += unit.nodes.count
        outcome.causes["no class", default: 0] += unit.nodes.count
      }
    }
    return outcome
  }

  /// The root and its reused cells, each with its own nodes, as the code has classes for them.
  private func units(of view: ViewNode, in document: InterfaceDocument) -> [Unit] {
    var units: [Unit] = []
    var waiting = [view]
    while !waiting.isEmpty {
      let root = waiting.removeFirst()
      var nodes: [ViewNode] = []
      var pending = [root]
      while let node = pending.popLast() {
        guard document.isInstalled(node) else { continue }
        if node !== root, isUIKit, isReused(node, in: document) {
          waiting.append(node)
          continue
        }
        nodes.append(node)
        pending.append(contentsOf: node.children.reversed())
      }
      units.append(Unit(root: root, nodes: nodes))
    }
    return units
  }

  private func isReused(_ node: ViewNode, in document: InterfaceDocument) -> Bool {
    if node is CollectionReusableNode { return node.parent is CollectionNode }
    guard let table = node.parent as? TableNode else { return false }
    return document.table(of: table)?.prototypes.contains { $0.cell === node } ?? false
  }

  @MainActor private func compare(
    _ unit: Unit, _ made: ViewNode, _ document: InterfaceDocument, _ outcome: inout Outcome
  ) throws {
    let new = Array(made.subtree)
    outcome.views += unit.nodes.count
    guard unit.nodes.count == new.count else {
      outcome.causes["another number of views", default: 0] += unit.nodes.count
      if CommandLine.arguments.contains("-v") {
        let classes = zip(unit.nodes, new).first { $0.className != $1.className }
        print(
          "COUNT", path, unit.nodes.count, new.count, classes?.0.className ?? "",
          classes.flatMap { document.element(of: $0.0)?.line } ?? 0)
      }
      return
    }
    if isUIKit { placeCells(zip(unit.nodes, new)) }
    var bad: [Int: String] = [:]
    for width in widths {
      for direction in [InterfaceDirection.leftToRight, .rightToLeft] {
        let context = try ScreenContext(
          width: width, height: 800, pixelsPerPoint: 3,
          safeArea: LayoutInsets(top: 47, left: 0, bottom: 34, right: 0),
          layoutDirection: direction)
        let size = size(of: unit.root, at: width, in: document)
        let first = frames(of: unit.root, unit.nodes, size, context)
        let second = frames(of: made, new, size, context)
        for index in first.indices where !isClose(first[index], second[index]) {
          bad[index] = bad[index] ?? "\(first[index]) \(second[index]) at \(width)"
        }
      }
    }
    outcome.same += unit.nodes.count - bad.count
    for (index, text) in bad.sorted(by: { $0.key < $1.key }) {
      let node = unit.nodes[index]
      outcome.causes["\(type(of: node))", default: 0] += 1
      if CommandLine.arguments.contains("-v") {
        print("MISS", path, document.element(of: node)?.line ?? 0, node.className, text)
      }
    }
  }

  /// Gives tables and cells the sizes that a data source and its table give them in an app.
  private func placeCells(_ pairs: Zip2Sequence<[ViewNode], [ViewNode]>) {
    for (old, new) in pairs
    where old is ScrollNode || old is TableCellNode || old is ContentViewNode
      || old is CollectionReusableNode || old.parent is VisualEffectNode
    {
      new.frame = old.frame
      if old is ContentViewNode || old.parent is VisualEffectNode {
        new.autoresizingMask = old.autoresizingMask
      }
    }
  }

  private func size(
    of view: ViewNode, at width: Double, in document: InterfaceDocument
  ) -> LayoutSize {
    let design = document.designWidth ?? 375
    if view.frame.width == design, view.parent == nil {
      return LayoutSize(width: width, height: 800)
    }
    return LayoutSize(width: view.frame.width * width / design, height: view.frame.height)
  }

  private func frames(
    of root: ViewNode, _ nodes: [ViewNode], _ size: LayoutSize, _ context: ScreenContext
  ) -> [LayoutRect] {
    let result = LayoutEngine().layout(root, size: size, in: context)
    var byNode: [ObjectIdentifier: LayoutRect] = [:]
    for (node, frame) in zip(result.nodes, result.frames) { byNode[ObjectIdentifier(node)] = frame }
    // The place of the outermost view is its owner's business.
    return nodes.map { node in
      var frame = byNode[ObjectIdentifier(node)] ?? .zero
      if node === root { (frame.x, frame.y) = (0, 0) }
      return frame
    }
  }

  private func isClose(_ first: LayoutRect, _ second: LayoutRect) -> Bool {
    zip(
      [first.x, first.y, first.width, first.height],
      [second.x, second.y, second.width, second.height]
    ).allSatisfy { ($0 - $1).magnitude <= 0.01 }
  }
}

@MainActor func runAll(_ proofs: [(String, Proof)]) {
  for (name, proof) in proofs {
    do {
      let outcome = try proof.run()
      let causes = outcome.causes.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }
      print("\(name)\t\(outcome.same)\t\(outcome.views)\t\(causes.joined(separator: ", "))")
    } catch {
      print("\(name)\t0\t0\tERROR \(error)")
    }
  }
}
