import AutoScale
import AutoScaleInterfaceBuilder
import AutoScaleLayoutEngine
import AutoScaleTrees
import AutoScaleXcodeCanvas

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
    let views = zip(result.nodes, result.frames).dropFirst()
      .filter { canvas.isPlacedByConstraints($0.0) }
    let moved = views.filter { node, solved in !solved.isClose(to: node.frame) }
    let missed = moved.filter { canvas.isScored($0.0) }
    let present = moved.isEmpty ? nil : PresentLayout(of: result)
    let guesses = present.map {
      InsetGuesses($0, safeArea: result.nodes.first.flatMap(canvas.inference))
    }
    let misplaced = misplaced(present, guesses, among: moved.map(\.0).identities)
    count(views.map(\.0), moved: moved.map(\.0).identities, misplaced, canvas)
    scored += views.count { canvas.isScored($0.0) }
    if let present, let guesses, !missed.isEmpty {
      let reasons = MissReasons(result, present, guesses, of: canvas, missed: missed.map(\.0))
      misses += missed.map { reasons.miss(of: $0, solved: $1) }
      for case let fact? in misses.map(\.unstated) { unstated[fact, default: 0] += 1 }
    }
    agreeing = scored - misses.count
  }

  /// Returns the misplaced views among those that a layout moves.
  ///
  /// Violations of measured contents or guessed insets do not count.
  private func misplaced(
    _ present: PresentLayout?, _ guesses: InsetGuesses?, among moved: Set<ObjectIdentifier>
  ) -> Set<ObjectIdentifier> {
    (present?.misplacements(tolerance: Self.tolerance) ?? [])
      .filter { misplacement in
        !misplacement.isAboutContent
          && misplacement.breaches.first.flatMap { guesses?.text(about: $0.member) } == nil
      }
      .map(\.node).identities.intersection(moved)
  }

  private mutating func count(
    _ views: [ViewNode], moved: Set<ObjectIdentifier>, _ computed: Set<ObjectIdentifier>,
    _ canvas: DesignCanvas
  ) {
    for view in views where !canvas.isAmbiguous(view) {
      misplaced.add(
        isMarked: canvas.document.element(of: view)?.isMisplaced ?? false,
        isComputed: computed.contains(ObjectIdentifier(view)),
        isMoved: moved.contains(ObjectIdentifier(view)))
    }
  }
}

extension [ViewNode] {
  /// The identities of the views.
  fileprivate var identities: Set<ObjectIdentifier> { Set(map { ObjectIdentifier($0) }) }
}
