import AutoScale
import AutoScaleInterfaceBuilder
import AutoScaleLayoutEngine
import AutoScaleTrees

/// The frames of a layout compared with those that Xcode stored in the document.
///
///     let comparison = FrameComparison(of: DocumentLayout(document))
///     print("\(comparison.agreeing) of \(comparison.scored) views agree")
///     for miss in comparison.misses { print("line \(miss.line): \(miss)") }
///
/// Only views that constraints position are compared, and no views that are hidden or marked by Xcode as
/// misplaced or ambiguous, or that are in such a view. A view agrees if all four numbers of its frame are
/// within half a point.
public struct FrameComparison: Encodable {
  /// The path of the document.
  public let file: String

  /// The number of views that were compared.
  public private(set) var scored = 0

  /// The number of views that agree.
  public private(set) var agreeing = 0

  /// The views that disagree, each with the cause.
  public private(set) var misses: [FrameMiss] = []

  /// The numbers of disagreeing views that depend on facts outside the document.
  public private(set) var unstated: [UnstatedContent: Int] = [:]

  /// The number of misplaced views, by computation and by Xcode's marks.
  public private(set) var misplaced = MisplacedCount()

  /// The outermost views that could not be laid out, with the reasons.
  public private(set) var failures: [String] = []

  /// The agreement in tables and collections on the document's own device, if it was compared.
  public var onDevice: DeviceAgreement?

  /// The agreement of stacks with measured sizes, if they were compared.
  public var stacks: StackAgreement?

  /// The laws that the document keeps on other screens, if they were examined.
  public var laws: ScreenLaws?

  /// The warnings about the document.
  public let warnings: [String]

  /// The largest difference that rounding to pixels causes, in points.
  static let tolerance = 0.5

  /// Compares the frames of a layout of a document's canvas with the stored ones.
  ///
  /// - Complexity: O(*n*) in the size of the document.
  public init(of layout: DocumentLayout) {
    file = layout.document.path
    warnings = layout.document.warnings.map(\.description)
    for root in layout.roots {
      do throws(InvalidParameterError) {
        compare(try root.result.get(), layout.canvas)
      } catch {
        failures.append("\(root.view.layoutName) is not laid out: \(error)")
      }
    }
  }

  private mutating func compare(_ result: LayoutResult, _ canvas: DesignCanvas) {
    let views = result.nodes.dropFirst().filter(canvas.isPlacedByConstraints)
    // A stored frame of a view that Xcode found ambiguous is one of many.
    let moved = canvas.movedViews(in: result) { !canvas.isAmbiguous($0) }
    count(views, moved: moved, canvas)
    scored += views.count(where: canvas.isScored)
    for view in moved where canvas.isScored(view.node) {
      misses.append(view.miss)
      if let fact = view.miss.unstated { unstated[fact, default: 0] += 1 }
    }
    agreeing = scored - misses.count
  }

  private mutating func count(_ views: [ViewNode], moved: [MovedNode], _ canvas: DesignCanvas) {
    let misplacedViews = moved.filter { $0.ownCause != nil }.map(\.node).identities
    let movedViews = moved.map(\.node).identities
    for view in views where !canvas.isAmbiguous(view) {
      misplaced.add(
        isMarked: canvas.document.element(of: view)?.isMisplaced ?? false,
        isComputed: misplacedViews.contains(ObjectIdentifier(view)),
        isMoved: movedViews.contains(ObjectIdentifier(view)))
    }
  }
}

extension [ViewNode] {
  /// The identities of the views.
  fileprivate var identities: Set<ObjectIdentifier> { Set(map { ObjectIdentifier($0) }) }
}
