import AutoScale
import AutoScaleInterfaceBuilder
import AutoScaleLayoutEngine
import AutoScaleTrees
import AutoScaleXcodeCanvas

/// The content sizes of views after their lengths were scaled.
///
/// A stored size counts as the content's if the old layout does not stretch the view; it grows as much as the
/// measured content does. A view smaller than its content grows too, where the whole root grows as much. Any
/// other stretched view gets its measured content.
struct RebasedSizes {
  private let canvas: DesignCanvas
  private let oldSizing, newSizing: any IntrinsicSizing
  private let context: ScreenContext

  init(of old: InterfaceDocument, becoming new: InterfaceDocument, on device: InterfaceDevice) {
    let options = LayoutOptions(sizes: .measured)
    canvas = DesignCanvas(old, options: options)
    oldSizing = canvas.makeEngine().settings.sizing
    newSizing = DesignCanvas(new, options: options).makeEngine().settings.sizing
    context = device.screen.context()
  }

  /// Sets the frames of new views with content to the sizes that they have if nothing stretches them.
  ///
  /// - Parameters:
  ///   - newNodes: The views of the new document, whose frames are scaled, by the old views.
  ///   - root: A root of the old document.
  ///   - frame: The frame of the root in the new document.
  /// - Returns: The lengths that the old layout does not stretch.
  /// - Throws: `InvalidParameterError` for a root without a screen.
  /// - Complexity: A layout.
  func apply(
    to newNodes: [ObjectIdentifier: ViewNode], in root: ViewNode, becoming frame: LayoutRect
  ) throws(InvalidParameterError) -> [NaturalLength] {
    var naturalLengths: [NaturalLength] = []
    let placement = RootPlacement(frame: root.frame, safeArea: safeArea(of: root))
    let result = try canvas.layout(root, placed: placement)
    let rects = result.alignmentRects
    for (position, old) in result.nodes.enumerated().dropFirst() {
      guard old.translatesAutoresizingMaskIntoConstraints == false,
        let new = newNodes[ObjectIdentifier(old)], result.rows.content(of: position) != nil,
        canvas.document.isInstalled(old), !old.isHiddenInStack
      else { continue }
      let rect = rects[position]
      let size = { oldSizing.intrinsicContentSize(of: old, width: $0, in: result.context) }
      let content = OldContent(
        node: old, rect: rect, natural: size(nil), wrapped: size(rect.width))
      for axis in Axis.all {
        let growth = frame[keyPath: axis.length] / root.frame[keyPath: axis.length]
        if setLength(along: axis, of: new, from: content, inRootGrowingBy: growth) {
          let length = new.frame[keyPath: axis.length]
          naturalLengths.append(NaturalLength(node: new, axis: axis.length, length: length))
        }
      }
    }
    return naturalLengths
  }

  /// Returns the insets of an old root; a device without a home button has some at the bottom,
  /// which makes its bars higher, also where no view keeps to the safe area.
  private func safeArea(of root: ViewNode) -> LayoutInsets {
    var insets = canvas.safeArea(of: root)
    if canvas.document.device?.hasNoHomeButton == true {
      insets.bottom = max(insets.bottom, .leastNormalMagnitude)
    }
    return insets
  }

  /// A length that comes from the content only.
  struct NaturalLength {
    let node: ViewNode
    let axis: KeyPath<LayoutRect, Double>
    let length: Double
  }

  /// A view in a layout of the old document.
  private struct OldContent {
    let node: ViewNode
    /// The alignment rectangle of the layout.
    let rect: LayoutRect
    /// The content without a given width, and at that of the layout.
    let natural, wrapped: IntrinsicContentSize

    /// Whether a text wraps in the stored frame.
    var isOfManyLines: Bool {
      let mayWrap =
        switch node.role {
        case .label(let label): label.numberOfLines != 1
        case .textView: true
        default: false
        }
      // A second line doubles the height of a text.
      return mayWrap && natural.height.map { node.frame.height > 1.5 * $0 } ?? false
    }
  }

  /// Sets a length of a new view, if it has content; returns whether nothing stretched the old view.
  private func setLength(
    along axis: Axis, of new: ViewNode, from old: OldContent, inRootGrowingBy rootGrowth: Double
  ) -> Bool {
    let natural = newSizing.intrinsicContentSize(of: new, width: nil, in: context)
    guard let before = old.natural[keyPath: axis.content],
      let after = natural[keyPath: axis.content]
    else { return false }
    let growth = before > 0 ? after / before : 1
    let found = old.wrapped[keyPath: axis.content] ?? before
    let stretch = old.rect[keyPath: axis.length] - found
    let isStretched = stretch.magnitude > Self.tolerance
    let outsets = old.natural.alignmentOutsets[keyPath: axis.outsets]
    let stored = old.node.frame[keyPath: axis.length] - outsets
    var length = stored * growth
    let evenness = (growth / rootGrowth - 1).magnitude
    let keepsLines = axis.isHorizontal && old.isOfManyLines && evenness < Self.lineUnevenness
    let isSystemLength =
      axis.isHorizontal ? new.role.hasFixedSize : new.role.hasFixedHeight
    if isSystemLength, (stored - found).magnitude <= LayoutRect.roundingError {
      length = after
    } else if keepsLines || isStretched && stretch < 0 && evenness < Self.unevenness {
      length = stored * rootGrowth
    } else if isStretched || new.role.hasFixedSize && (stored - before).magnitude > Self.otherStyle
    {
      let wrapped = newSizing.intrinsicContentSize(of: new, width: new.frame.width, in: context)
      length = wrapped[keyPath: axis.content] ?? after
    }
    // Xcode stores contents on the pixel grid.
    length = (length * context.pixelsPerPoint).rounded() / context.pixelsPerPoint
    new.frame[keyPath: axis.length] = length + natural.alignmentOutsets[keyPath: axis.outsets]
    return !isStretched
  }

  /// The largest stretch that rounding explains, in points.
  private static let tolerance = 0.75

  /// The least difference between a stored length and that of another style of a control, in points;
  /// the sizes of one style differ by less between the versions of the system.
  private static let otherStyle = 8.0

  /// The largest difference of growth between a root and a content that grow alike: texts of a font at
  /// two sizes have different spacing.
  private static let unevenness = 0.02

  /// The largest difference of growth between a root and a text that keeps its lines.
  private static let lineUnevenness = 0.1

  private struct Axis {
    let isHorizontal: Bool
    let length: WritableKeyPath<LayoutRect, Double>
    let content: KeyPath<IntrinsicContentSize, Double?>
    let outsets: KeyPath<LayoutInsets, Double>

    static var all: [Axis] {
      [
        Axis(isHorizontal: true, length: \.width, content: \.width, outsets: \.horizontal),
        Axis(isHorizontal: false, length: \.height, content: \.height, outsets: \.vertical),
      ]
    }
  }
}

extension ViewNode {
  /// Whether the view is one of a stack's that takes no space.
  var isHiddenInStack: Bool { isHidden && parent?.role.stack != nil }
}
