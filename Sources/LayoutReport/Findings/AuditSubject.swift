import AutoLayout
import AutoScale
import InterfaceBuilder
import SourceText
import ViewTree

/// A view that an audit looks at, and what is known of it besides the tree.
struct AuditSubject {
  /// The outermost view.
  let root: ViewNode

  /// The document that the view is from; nil for a tree that was made in code.
  let document: InterfaceDocument?

  /// Whether the view is as wide as the screen.
  let fillsWidth: Bool

  /// Whether the view has the size of the screen, and no other view around it decides.
  let isScreen: Bool

  /// Takes a view of a document, or of a tree that was made in code.
  init(_ root: ViewNode, of document: InterfaceDocument?) {
    self.root = root
    self.document = document
    let canvas = document.map { DesignCanvas($0) }
    fillsWidth = canvas?.fillsWidth(root) ?? true
    isScreen = canvas?.isController(root) ?? true && !(document?.isEmbedded(root) ?? false)
  }

  /// The screen on which the view is drawn; nil where none is known.
  var drawnScreen: Screen? { document?.device?.screen }

  /// Where a view begins; the name of the outermost one where there is no file.
  func place(of node: ViewNode) -> SourcePlace {
    document?.place(of: node) ?? SourcePlace(path: root.layoutName)
  }

  /// The name of the outlet by which code knows a view; nil for none.
  func outletName(of node: ViewNode) -> String? { document?.outletName(of: node) }

  /// The name of the outlet by which code knows a constraint; nil for none.
  func outletName(of constraint: LayoutConstraint) -> String? {
    document?.outletName(of: constraint)
  }

  /// Whether the style of a table's cell places a view.
  func isPlacedByCell(_ node: ViewNode) -> Bool { document?.isPlacedByCell(node) ?? false }

  /// Whether the size of a view's content is one that code replaces.
  func hasPlaceholderSize(_ node: ViewNode) -> Bool {
    document?.element(of: node)?.placeholderSize != nil
  }

  /// Whether Xcode marked one of some views as ambiguous; true where Xcode never saw them.
  func isMarkedAmbiguous(_ nodes: [ViewNode]) -> Bool {
    guard let document else { return true }
    return nodes.contains { document.element(of: $0)?.isAmbiguous ?? false }
  }
}

// MARK: - Names

extension AuditSubject {
  /// What a finding calls an item: the name that people gave it, with its text or its class.
  func name(of item: any LayoutItem) -> String {
    guard let node = item as? ViewNode else {
      guard let guide = item as? LayoutGuide, let owner = guide.owner, guide.kind != .custom else {
        return item.layoutName
      }
      return "\(name(of: owner)).\(guide.kind.rawValue)"
    }
    if let name = node.userLabel ?? outletName(of: node) { return name }
    // In code identifiers are names; in documents they are object ids.
    if document == nil, let name = node.identifier { return name }
    guard let text = node.shownText, !text.isEmpty else {
      return node.identifier.map { "\(node.className) \($0)" } ?? node.className
    }
    let line = text.split(whereSeparator: \.isNewline).first.map(String.init) ?? text
    return "“\(line.count > 24 ? line.prefix(23) + "…" : line)”"
  }
}

extension ViewNode {
  /// The text by which people know a view; nil for one that shows none.
  fileprivate var shownText: String? {
    switch role {
    case .label(let label): label.text
    case .button(let button): button.title
    case .textField(let field): field.placeholder
    default: nil
    }
  }
}

// MARK: - Layouts

/// One way to see what is known of a view, and an engine that lays it out so on any screens.
struct AuditLayouts {
  /// A reading of what a document or a tree leaves open.
  struct Reading {
    /// The direction of reading.
    var direction = LayoutDirection.leftToRight

    /// How large texts are, as a part of what they are measured.
    var textShare = 1.0

    /// Where the safe area comes from: bars may be shown or not.
    var safeArea = LayoutOptions.SafeArea.device
  }

  private let subject: AuditSubject
  private let reading: Reading
  private let canvas: DesignCanvas?
  private let engine: LayoutEngine

  /// Prepares layouts on one screen after the other, of which the first is given.
  init(
    of subject: AuditSubject, on screen: Screen, by audit: Audit, reading: Reading = Reading()
  ) {
    self.subject = subject
    self.reading = reading
    var options = LayoutOptions(on: screen, safeArea: reading.safeArea)
    options.direction = reading.direction
    options.fonts = audit.fonts
    canvas = subject.document.map { DesignCanvas($0, options: options) }
    engine =
      canvas?.makeEngine()
      ?? LayoutEngine(
        settings: LayoutSettings(
          sizing: SystemIntrinsicSizing(measurer: SystemTextMeasurer(fonts: audit.fonts))))
    if reading.textShare != 1 {
      engine.settings = engine.settings.measuringTexts(times: reading.textShare)
    }
  }

  /// Lays the view out on a screen.
  func layout(on screen: Screen) throws(InvalidParameterError) -> LayoutResult {
    if let canvas { return try canvas.layout(subject.root, on: screen, with: engine) }
    return engine.layout(subject.root, in: try context(of: screen))
  }

  private func context(of screen: Screen) throws(InvalidParameterError) -> ScreenContext {
    var insets = screen.safeArea ?? .zero
    if case .given(let given) = reading.safeArea { insets = given }
    return try ScreenContext(
      width: screen.width, height: screen.height, pixelsPerPoint: screen.pixelsPerPoint,
      idiom: screen.idiom, safeArea: insets, layoutDirection: reading.direction)
  }
}
