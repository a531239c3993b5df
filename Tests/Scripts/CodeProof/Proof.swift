import AutoScale
import AutoScaleInterfaceBuilder
import AutoScaleLayoutEngine
import AutoScaleTrees
import Foundation

/// A class that the code has, and the object ids of its views in the order of their tree.
struct ProofUnit {
  let identifiers: [String]
  let make: @MainActor () throws -> ViewNode
  var isUIKit = false

  init(_ identifiers: [String], _ make: @escaping @MainActor () throws -> ViewNode) {
    (self.identifiers, self.make) = (identifiers, make)
  }
}

/// A document and the classes that its code makes of each root.
struct Proof {
  let path: String
  let roots: [[ProofUnit]]
}

/// How many views have the frames of the document.
struct Outcome {
  var same = 0
  var views = 0
  var causes: [String: Int] = [:]
}

let widths = [320.0, 375, 393, 414, 440]

extension Proof {
  /// Compares frames at five widths in both directions.
  @MainActor func run() throws -> Outcome {
    let document = try InterfaceDocument(contentsOf: path).installingVariations(on: .phone)
    addImages(of: document)
    var outcome = Outcome()
    var nodes: [String: ViewNode] = [:]
    for node in document.roots.compactMap(\.view).flatMap(\.subtree)
    where document.isInstalled(node) {
      outcome.views += 1
      let id = node.identifier ?? (node.parent?.identifier ?? "") + "/"
      nodes[id] = nodes[id] ?? node
    }
    var missing = outcome.views
    for unit in roots.joined() {
      let known = unit.identifiers.map { nodes[$0] }
      missing -= known.count { $0 != nil }
      if let root = known.first ?? nil {
        try Comparison(document: document, root: root, nodes: known).run(unit, &outcome)
      }
    }
    if missing > 0 { outcome.causes["no class", default: 0] += missing }
    return outcome
  }
}

extension Screen {
  /// A screen with the size classes of a phone that stands upright.
  static var phone: Screen { .nearest(width: 375, height: 667, idiom: .phone) }
}

/// The views of a class, beside those of the document.
struct Comparison {
  let document: InterfaceDocument
  /// The document's view for the object of the class.
  let root: ViewNode
  /// The document's views in the order of the class; `nil` for those that no phone shows.
  let nodes: [ViewNode?]

  @MainActor func run(_ unit: ProofUnit, _ outcome: inout Outcome) throws {
    let made = try unit.make()
    let new = Array(made.subtree)
    let known = nodes.compactMap { $0 }
    guard nodes.count == new.count else {
      outcome.causes["another number of views", default: 0] += known.count
      tell("COUNT", nodes.count, new.count, unit.identifiers[0])
      return
    }
    let pairs = zip(nodes, new).compactMap { old, new in old.map { (old: $0, new: new) } }
    if unit.isUIKit { placeCells(pairs) }
    var bad: [Int: String] = [:]
    for width in widths {
      for direction in [InterfaceDirection.leftToRight, .rightToLeft] {
        let context = try ScreenContext(
          width: width, height: 800, pixelsPerPoint: 3,
          safeArea: LayoutInsets(top: 47, left: 0, bottom: 34, right: 0),
          layoutDirection: direction)
        let size = size(at: width)
        let first = frames(of: root, pairs.map(\.old), size, context)
        let second = frames(of: made, pairs.map(\.new), size, context)
        for index in pairs.indices where !isClose(first[index], second[index]) {
          bad[index] = bad[index] ?? "\(first[index]) \(second[index]) at \(width)"
        }
      }
    }
    outcome.same += pairs.count - bad.count
    for (index, text) in bad.sorted(by: { $0.key < $1.key }) {
      let node = pairs[index].old
      outcome.causes[node.className, default: 0] += 1
      tell("MISS", document.element(of: node)?.line ?? 0, node.className, text)
    }
  }

  private func tell(_ words: Any...) {
    guard CommandLine.arguments.contains("-v") else { return }
    let all = words.map { "\($0)" }
    say("\(all[0]) \(document.path) \(all.dropFirst().joined(separator: " "))")
  }

  /// Gives tables, cells, and the parts of standard cells the frames that UIKit gives them in an app.
  private func placeCells(_ pairs: [(old: ViewNode, new: ViewNode)]) {
    for (old, new) in pairs
    where old is TableNode || old is TableCellNode || old is ContentViewNode
      || old is CollectionReusableNode
      || old.parent is VisualEffectNode || isStandardPart(old)
    {
      new.frame = old.frame
      if !(old is TableNode) { new.autoresizingMask = old.autoresizingMask }
    }
  }

  private func isStandardPart(_ node: ViewNode) -> Bool {
    guard let cell = node.parent?.parent as? TableCellNode, let element = document.markup(of: cell)
    else { return false }
    return ["textLabel", "detailTextLabel", "imageView"].contains { element[$0] == node.identifier }
  }

  private func size(at width: Double) -> LayoutSize {
    let design = document.designWidth ?? 375
    if root.frame.width == design, root.parent == nil {
      return LayoutSize(width: width, height: 800)
    }
    return LayoutSize(width: root.frame.width * width / design, height: root.frame.height)
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

/// Prints a line at once, so that a crash loses none.
func say(_ line: String) { FileHandle.standardOutput.write(Data((line + "\n").utf8)) }

/// Runs proofs from a number on, each with a line before and a line behind it.
@MainActor func runAll(_ proofs: [(number: Int, proof: Proof)]) {
  let first = CommandLine.arguments.dropFirst().first.flatMap(Int.init) ?? 0
  for (number, proof) in proofs where number >= first {
    say("BEGIN\t\(number)")
    do {
      let outcome = try proof.run()
      let causes = outcome.causes.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }
      say("\(number)\t\(outcome.same)\t\(outcome.views)\t\(causes.joined(separator: ", "))")
    } catch {
      say("\(number)\t0\t0\tERROR \(error)")
    }
  }
}
