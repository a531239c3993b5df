import AutoScale
import AutoScaleInterfaceBuilder
import AutoScaleLayoutEngine
import AutoScaleTestSupport
import AutoScaleTrees
import Foundation
import Testing

@testable import AutoScaleLayoutCode

/// The containers that code has, laid out as a container does, against the documents.
@Suite(.enabled(if: Corpus.folder != nil, Comment(rawValue: Corpus.absence)))
struct ContainerFrameTests {
  /// The views of one container as a flat tree.
  private struct FlatContainer {
    let root = ViewNode("superview")
    private(set) var nodes: [(flat: LabelNode, original: ViewNode)] = []

    init(of view: ViewNode, _ reader: SwiftUIReader) {
      var members: [ContainerMember] = []
      reader.collect(in: view, [], &members)
      let needing = reader.constraints.needingPriorities(members.map { ($0.node, $0.sized) })
      var flat: [ObjectIdentifier: LabelNode] = [:]
      for member in members {
        let node = LabelNode(member.node.identifier)
        node.numberOfLines = 0
        node.translatesAutoresizingMaskIntoConstraints = false
        node.contentHugging = .inContainer(member.sized)
        if member.view == nil { node.contentHugging = ContentPriority(60) }
        if needing.contains(ObjectIdentifier(member.node)) {
          node.contentHugging = member.node.contentHugging
          node.contentCompressionResistance = member.node.contentCompressionResistance
        }
        root.addChild(node)
        flat[ObjectIdentifier(member.node)] = node
        nodes.append((node, member.node))
      }
      func item(_ side: PlainConstraint.Side) -> (any LayoutItem, LayoutAttribute)? {
        guard let node = side.item.layoutNode else { return nil }
        if let known = flat[ObjectIdentifier(node)] {
          return (known, side.attribute.marginLess ?? side.attribute)
        }
        guard node === view else { return nil }
        return (side.guide.map { root.guide($0) } ?? root, side.attribute)
      }
      for (_, original) in nodes {
        for facts in reader.constraints.constraints(of: original) {
          let plain = facts.plain
          guard let first = item(plain.first) else { continue }
          let second = plain.second.flatMap(item)
          if plain.second != nil, second == nil { continue }
          let constraint = LayoutConstraint(
            first.0, first.1, plain.relation, to: second?.0, second?.1,
            multiplier: plain.multiplier, constant: plain.constant, priority: plain.priority)
          constraint.isActive = true
        }
      }
    }
  }

  /// Gives the views of a flat tree the contents of those of the document.
  private struct Contents: IntrinsicSizing {
    // A tree belongs to one test, and its layouts follow each other.
    nonisolated(unsafe) let originals: [ObjectIdentifier: ViewNode]
    let settings: LayoutSettings

    func intrinsicContentSize(
      of node: ViewNode, width: Double?, in context: ScreenContext
    ) -> IntrinsicContentSize {
      guard let original = originals[ObjectIdentifier(node)] else { return .none }
      if original is StackNode {
        let engine = LayoutEngine(settings: settings)
        let ideal = engine.fittingSize(of: original, in: context)
        let size =
          width.map { $0 < ideal.width } ?? false
          ? engine.fittingSize(of: original, width: width, in: context) : ideal
        return IntrinsicContentSize(width: ideal.width, height: size.height)
      }
      return settings.sizing.intrinsicContentSize(of: original, width: width, in: context)
    }
  }

  private func counts(_ file: String, in folder: URL) throws -> (same: Int, all: Int) {
    let document = try InterfaceDocument(contentsOf: folder.appending(path: file))
    let context = Reader(DocumentSource(document, options: CodeOptions(style: .swiftui)))
    var (same, all) = (0, 0)
    for view in document.roots.compactMap(\.view) where !(view is TableCellNode) {
      let reader = SwiftUIReader(context, typeName: "V", in: view)
      guard reader.isContainer(view) else { continue }
      let flat = FlatContainer(of: view, reader)
      var settings = LayoutSettings()
      settings.snapsToPixels = false
      let originals = Dictionary(
        uniqueKeysWithValues: flat.nodes.map { (ObjectIdentifier($0.flat), $0.original) })
      let flatSettings = {
        var copy = LayoutSettings(sizing: Contents(originals: originals, settings: settings))
        copy.snapsToPixels = false
        return copy
      }()
      for (width, direction) in Self.screens {
        let size = LayoutSize(width: width, height: 800)
        let screen = try ScreenContext(
          width: width, height: 800, safeArea: .init(top: 47, bottom: 34),
          layoutDirection: direction)
        let old = LayoutEngine(settings: settings).layout(view, size: size, in: screen)
        // Where a document leaves a view open, each layout may choose another frame.
        let open = Set(old.diagnose().ambiguousNodes.map { ObjectIdentifier($0.node) })
        let new = LayoutEngine(settings: flatSettings).layout(flat.root, size: size, in: screen)
        for (flat, original) in flat.nodes where !open.contains(ObjectIdentifier(original)) {
          guard let found = new.frame(of: flat), let wanted = old.frame(of: original, in: view)
          else { continue }
          all += 1
          if found.isClose(to: wanted, tolerance: 0.7) { same += 1 }
        }
      }
    }
    return (same, all)
  }

  private static let screens: [(Double, InterfaceDirection)] = [
    (320, .leftToRight), (375, .leftToRight), (393, .rightToLeft), (414, .leftToRight),
    (440, .rightToLeft),
  ]

  @Test func `views of containers have the frames of the document`() throws {
    let folder = try #require(Corpus.folder)
    var (same, all) = (0, 0)
    for file in try Corpus.files() {
      let found = try counts(file, in: folder)
      same += found.same
      all += found.all
    }
    // 97 of 100 in the whole corpus; the sample is a sixteenth of it.
    #expect(Double(same) >= 0.95 * Double(all), "\(same) of \(all)")
  }
}
