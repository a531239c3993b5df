#if canImport(SwiftUI)
  import AutoScale
  import AutoScaleLayoutEngine
  import AutoScaleTrees
  import SwiftUI

  /// The views of a container as a tree, with the engine that remembers its layout.
  ///
  /// A class, because SwiftUI copies the cache of a layout, and an engine has identity.
  final class ConstrainedTree {
    private let root = ViewNode("superview")
    private var nodes: [SubviewNode] = []
    private let engine: LayoutEngine
    private var screen = ScreenContext.design
    private var context = ScreenContext.design
    private var isRightToLeft = false
    /// The last layout, if nothing has changed since.
    private var layout: LayoutResult?
    /// Whether the constraints have changed since they were examined.
    private var isUnexamined = true

    init() {
      var settings = LayoutSettings(sizing: SubviewSizing())
      // SwiftUI rounds what it draws. A text in a frame rounded here could miss half a pixel and be cut off.
      settings.snapsToPixels = false
      engine = LayoutEngine(settings: settings)
    }

    /// Takes the views of the container, their names, priorities and constraints.
    func update(_ subviews: LayoutSubviews, for arrangement: ConstraintArrangement) {
      (layout, isUnexamined) = (nil, true)
      isRightToLeft = subviews.layoutDirection == .rightToLeft
      screen = arrangement.screen
      context = screen.covered(by: arrangement.safeArea)
      context.layoutDirection = isRightToLeft ? .rightToLeft : .leftToRight
      while nodes.count > subviews.count { nodes.removeLast().removeFromParent() }
      while nodes.count < subviews.count {
        let node = SubviewNode()
        nodes.append(node)
        root.addChild(node)
      }
      let written = subviews.map { $0[WrittenConstraints.self] }
      // Names before constraints, which may be about later views.
      for (index, node) in nodes.enumerated() {
        node.take(subviews[index], name: written[index]?.name ?? "view \(index + 1)")
        node.place = written[index]?.place
      }
      // `auto` in a closure scales to the current screen.
      ScreenContext.with(screen) {
        for (node, written) in zip(nodes, written) {
          guard let written else {
            node.removeConstraints()
            continue
          }
          for defect in node.refreshConstraints(at: written.place, written.build) {
            DeveloperNotice.report(defect.description)
          }
        }
      }
    }

    /// The size in points for a proposal, as ``ConstraintLayout`` states.
    func size(for proposal: ProposedViewSize) -> CGSize {
      let layout = engine.layout(
        root, width: RootLength(proposal.width), height: RootLength(proposal.height), in: context)
      self.layout = layout
      let size = layout.frames[0]
      return CGSize(width: size.width.withoutBound, height: size.height.withoutBound)
    }

    /// The frames of the views in a size, in points, from the leading edge on.
    func frames(in size: CGSize) -> [CGRect] {
      let layout = layout(in: size)
      examine(layout)
      return layout.frames.dropFirst().map { frame in
        // SwiftUI counts x from the leading edge and mirrors it itself.
        let x = isRightToLeft ? Double(size.width) - frame.x - frame.width : frame.x
        return CGRect(x: x, y: frame.y, width: frame.width, height: frame.height)
      }
    }

    private func layout(in size: CGSize) -> LayoutResult {
      // SwiftUI places views in the size for which it has just asked.
      if let layout, layout.frames[0].width == size.width, layout.frames[0].height == size.height {
        return layout
      }
      let made = engine.layout(
        root, width: .preferred(size.width), height: .preferred(size.height), in: context)
      layout = made
      return made
    }

    /// Reports conflicts, and views that the constraints leave open, in debug builds.
    private func examine(_ layout: LayoutResult) {
      #if DEBUG
        guard isUnexamined else { return }
        isUnexamined = false
        let diagnosis = layout.diagnose()
        for conflict in diagnosis.conflicts { DeveloperNotice.report(conflict.description) }
        for node in diagnosis.rootCauses {
          // Without frames, so that a view is reported once and not at each width.
          let parts = AmbiguousNode.Part.allCases.filter(node.parts.contains).map(\.rawValue)
          let place = (node.node as? SubviewNode)?.place.map { "\($0): " } ?? ""
          DeveloperNotice.report(
            place + "the \(parts.joined(separator: ", ")) of '\(node.node.layoutName)' "
              + "\(parts.count == 1 ? "is" : "are") ambiguous; \(node.advice)")
        }
      #endif
    }
  }

  /// A view of the container.
  ///
  /// A label of several lines, because its height too depends on its width.
  private final class SubviewNode: LabelNode {
    private var subview: LayoutSubview?

    /// The line of the app that constrains the view, if one does.
    var place: ConstraintSource?

    func take(_ subview: LayoutSubview, name: String) {
      self.subview = subview
      identifier = name
      numberOfLines = 0
      // A view without constraints takes the size of its content: its frame was never set.
      translatesAutoresizingMaskIntoConstraints = false
      let largest = subview.sizeThatFits(.infinity)
      // A view that takes any size prefers its ideal size to the smallest, which has the priority 50.
      contentHugging =
        subview[Hugging.self]
        ?? ContentPriority(
          horizontal: largest.width.isInfinite ? 51 : 250,
          vertical: largest.height.isInfinite ? 51 : 250)
      contentCompressionResistance = subview[CompressionResistance.self] ?? ContentPriority(750)
    }

    func contentSize(width: Double?) -> IntrinsicContentSize {
      guard let subview else { return .none }
      let size = subview.dimensions(
        in: ProposedViewSize(width: width.map { CGFloat($0) }, height: nil))
      let (first, last) = (size[VerticalAlignment.firstTextBaseline], size[.lastTextBaseline])
      // In a frame that is higher than the text, the text is in the middle.
      let baselines: TextBaselines =
        first == last
        ? .centered(below: first - size.height / 2)
        : .edges(firstFromTop: first, lastFromBottom: size.height - last)
      return IntrinsicContentSize(
        width: size.width, height: size.height, baselines: baselines)
    }
  }

  /// Asks the views of a container for their sizes.
  private struct SubviewSizing: IntrinsicSizing {
    func intrinsicContentSize(
      of node: ViewNode, width: Double?, in context: ScreenContext
    ) -> IntrinsicContentSize {
      (node as? SubviewNode)?.contentSize(width: width) ?? .none
    }
  }

  extension RootLength {
    fileprivate init(_ proposal: CGFloat?) {
      self = proposal.map { .preferred(min($0, .unbounded)) } ?? .smallest
    }
  }

  extension Double {
    /// A length that no screen has, for one without bound: the solver needs numbers.
    fileprivate static let unbounded = 1e7

    /// The length, or infinity if it has no bound.
    fileprivate var withoutBound: Double { self < .unbounded - 1 ? self : .infinity }
  }

  extension ScreenContext {
    /// Returns the screen with other parts of it covered by bars.
    fileprivate func covered(by safeArea: LayoutInsets) -> ScreenContext {
      do {
        return try resized(width: width, height: height, safeArea: safeArea)
      } catch {
        // A negative inset covers nothing.
        return self
      }
    }
  }
#endif
