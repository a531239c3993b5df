import AutoScale
import AutoScaleSolver
import AutoScaleTrees

/// Turns a tree of nodes with constraints into frames, as Auto Layout does.
///
///     let screen = ViewNode("screen") { LabelNode("title", text: "Welcome") }
///     // … constraints …
///     let result = LayoutEngine().layout(screen, in: Screen.phones[0].context())
///     result.frame(of: title)        // (16, 83, 343, 20.5)
///     result.conflicts.isEmpty       // true
///
/// Constraints place a node as soon as one is about it; before that its frame and autoresizing mask do.
/// `translatesAutoresizingMaskIntoConstraints` decides if it is set. A hidden node keeps its
/// constraints; only a stack gives it no space.
///
/// A kept engine only computes the changes since its last layout: constants, the screen, texts, hidden
/// nodes, constraints. Unique frames are those of a new engine, and so are all frames of another tree.
/// The engine keeps the nodes of its last layout alive.
///
/// An engine has identity, because it remembers a layout. Use it in one task at a time.
public final class LayoutEngine {
  /// The settings for sizes and margins.
  public var settings: LayoutSettings

  private var model: LayoutModel?
  private var solver: SectionedSolver?
  private var geometry = Geometry()

  /// The largest number of passes until texts and margins fit the solution.
  private static let passLimit = 4

  /// Makes an engine.
  public init(settings: LayoutSettings = LayoutSettings()) {
    self.settings = settings
  }

  /// Finds the frames of all nodes of a tree.
  ///
  /// Nothing in the tree changes; ``LayoutResult/apply()`` writes the frames into the nodes.
  ///
  /// - Parameters:
  ///   - root: The outermost node: a screen's view, or any other view.
  ///   - size: The size of the root, in points; by default that of the context. A negative number, NaN
  ///     and infinity count as 0.
  ///   - context: The screen, with its safe area, its pixels and its direction of reading; by default
  ///     the current one.
  /// - Returns: The frames and the conflicts. Of constraints that contradict each other, one is left out
  ///   and reported.
  /// - Complexity: O(*n*) in nodes, constraints and length of the texts, on trees of typical user
  ///   interfaces. No call recurses.
  public func layout(
    _ root: ViewNode, size: LayoutSize? = nil, in context: ScreenContext = .current
  ) -> LayoutResult {
    let size = size ?? LayoutSize(width: context.width, height: context.height)
    return layout(root, width: .exactly(size.width), height: .exactly(size.height), in: context)
  }

  /// Finds the frames of all nodes of a tree on a whole screen.
  ///
  ///     LayoutEngine().layout(screen, in: try Screen(named: "iPhone 17")).frame(of: "title")
  ///
  /// - Returns: The frames and the conflicts.
  /// - Complexity: As with the context of the screen.
  public func layout(
    _ root: ViewNode, size: LayoutSize? = nil, in screen: Screen
  ) -> LayoutResult {
    layout(root, size: size, in: screen.context())
  }

  /// Finds the smallest size at which a node's constraints and contents hold.
  ///
  /// This is `systemLayoutSizeFitting` of UIKit, for a table's cell and for any other view:
  ///
  ///     engine.fittingSize(of: cell, width: 375, in: context).height  // 44
  ///
  /// - Parameters:
  ///   - node: The node. Its ancestors and the safe area do not matter.
  ///   - width: The width of the node, in points, at which its texts wrap; by default the smallest. A
  ///     negative number, NaN and infinity count as 0.
  ///   - context: The screen; by default the current one.
  /// - Returns: The size in points, in whole pixels where the settings snap to them.
  /// - Complexity: As a layout. The remembered layout of the engine does not change.
  public func fittingSize(
    of node: ViewNode, width: Double? = nil, in context: ScreenContext = .current
  ) -> LayoutSize {
    // A new engine, so that this one keeps its layout.
    let result = LayoutEngine(settings: settings).layout(
      node, width: width.map { .exactly($0) } ?? .smallest, height: .smallest, in: context)
    let frame = result.frames[0]
    return LayoutSize(width: frame.width, height: frame.height)
  }

  /// Finds the frames of all nodes in a root of the asked lengths.
  package func layout(
    _ root: ViewNode, width: RootLength, height: RootLength, in context: ScreenContext
  ) -> LayoutResult {
    let size = RootSize(width: width, height: height)
    forgetLayout(ofOtherThan: root)
    var translator = makeTranslator(root, size: size, in: context)
    var solution: Solution
    var passes = 0
    // Texts wrap at widths, and margins follow from places: both are known only after a solve.
    repeat {
      translator.translate(with: geometry)
      solution = translator.solver.solve()
      geometry = Geometry(translator.model, solution.values, used: translator)
      passes += 1
      if geometry.isSettled(translator, translator.model) { break }
    } while passes < Self.passLimit
    (model, solver) = (translator.model, translator.solver)
    return LayoutResult(model: translator.model, solver: translator.solver, solution: solution)
  }

  /// Forgets the layout of another tree, whose values would reappear in open frames.
  private func forgetLayout(ofOtherThan root: ViewNode) {
    guard let known = model?.tree.nodes[0], known !== root else { return }
    (model, solver, geometry) = (nil, nil, Geometry())
  }

  private func makeTranslator(
    _ root: ViewNode, size: RootSize, in context: ScreenContext
  ) -> Translator {
    // `take` leaves nil behind, so that the model and the solver have one owner and are not copied.
    if let model = takeModel(root, size: size, in: context), let solver = solver.take() {
      var translator = Translator(model, into: solver)
      // The nodes and constraints are the same, so rows that rest on nothing else stay written.
      translator.keepsRows = true
      return translator
    }
    let model = LayoutModel(root, size: size, in: context, settings: settings)
    return Translator(model, into: takeSolver(for: model))
  }

  /// Returns the kept model, if the tree has the same nodes, constraints and guides.
  private func takeModel(
    _ root: ViewNode, size: RootSize, in context: ScreenContext
  ) -> LayoutModel? {
    guard var model = model.take(),
      model.update(root, size: size, in: context, settings: settings)
    else { return nil }
    return model
  }

  /// Returns the kept solver, if the number of rectangles is the same; otherwise a new one.
  private func takeSolver(for model: LayoutModel) -> SectionedSolver {
    // Variables are counted by rectangles; with the same number the last basis is a good start.
    if let solver = solver.take(), solver.variableCount == model.tree.variableCount {
      return solver
    }
    // Its widths and insets are by position, and other nodes are there now.
    geometry = Geometry()
    return model.makeSolver()
  }
}
