import AutoScale
import AutoScaleInterfaceBuilder
import AutoScaleLayoutEngine
import AutoScaleTrees
import AutoScaleXcodeCanvas

/// The views of a root whose frames the constraints leave open, whatever the sizes of texts are.
///
/// Two layouts have to find a view open: one with the stored sizes of texts, images and controls, and one
/// with measured sizes. Neither keeps the stored size of a view that nothing gives a size. A view that
/// follows from another one is open if that one is proven.
struct AmbiguousViews {
  private var views: Set<ObjectIdentifier> = []
  private let document: InterfaceDocument

  /// Finds the views.
  ///
  /// - Throws: `InvalidParameterError` for a root without a screen.
  /// - Complexity: Two solves; two more if any view is open.
  init(in root: ViewNode, of canvas: DesignCanvas) throws(InvalidParameterError) {
    document = canvas.document
    let stored = try Self.openNodes(in: root, of: canvas, sizes: .stored)
    // Most roots have no open view, and need no second layout.
    if stored.isEmpty { return }
    let measured = try Self.openNodes(in: root, of: canvas, sizes: .measured)
    let parts = Dictionary(
      measured.map { (ObjectIdentifier($0.node), $0.parts) }, uniquingKeysWith: { $0.union($1) })
    let common = stored.filter { open in
      parts[ObjectIdentifier(open.node)].map { !$0.isDisjoint(with: open.parts) } ?? false
    }
    let doubtful = stored.filter { !$0.rootAxes.isEmpty && !isProven($0) }
    let proven = common.filter { !$0.rootAxes.isEmpty && isProven($0) }
    views = Set(proven.flatMap { [$0.node] + $0.dependents }.map { ObjectIdentifier($0) })
      .intersection(common.map { ObjectIdentifier($0.node) })
      .subtracting(doubtful.flatMap { [$0.node] + $0.dependents }.map { ObjectIdentifier($0) })
  }

  /// Returns whether constraints are to place a view and leave it open.
  func contains(_ node: ViewNode) -> Bool {
    views.contains(ObjectIdentifier(node)) && isVerified(node)
  }

  /// Returns the open views of a layout; none if constraints contradict each other.
  private static func openNodes(
    in root: ViewNode, of canvas: DesignCanvas, sizes: LayoutOptions.Sizes
  ) throws(InvalidParameterError) -> [AmbiguousNode] {
    var options = canvas.options
    (options.sizes, options.keepsUndecidedSizes) = (sizes, false)
    let result = try canvas.with(options).layout(root)
    // No rule is known for the constraint that Xcode breaks in a conflict, so nothing is certain.
    return result.conflicts.isEmpty ? result.diagnose().ambiguousNodes : []
  }

  /// Returns whether nothing but constraints can decide a view that does not follow from another
  /// one: neither a stack nor code of a class, which may also give a size to a view that follows
  /// from it.
  ///
  /// Xcode marks no view whose frame is empty, and none without constraints.
  private func isProven(_ open: AmbiguousNode) -> Bool {
    guard let frame = document.element(of: open.node)?.storedFrame else { return false }
    return isVerified(open.node) && frame.width > 0 && frame.height > 0
      && open.node.parent?.role.stack == nil && !open.constraints.isEmpty
      // Without this, views that follow from a class of the app's got three marks that Xcode does
      // not set.
      && ([open.node] + open.dependents).allSatisfy { $0.customClass == nil }
  }

  /// Returns whether Xcode looks for ambiguity of a view.
  private func isVerified(_ node: ViewNode) -> Bool {
    node.translatesAutoresizingMaskIntoConstraints == false && document.isInstalled(node)
      && !sequence(first: node, next: \.parent).contains(where: \.isHidden)
      && document.element(of: node)?.verifiedAmbiguity == .positionAndSize
  }
}
