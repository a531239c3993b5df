import AutoScale
import AutoScaleInterfaceBuilder
import AutoScaleLayoutEngine
import AutoScaleSourceText
import AutoScaleTrees
import AutoScaleXcodeCanvas
import Foundation

/// A root that an audit examines, with its document.
package struct AuditSubject {
  /// The outermost view.
  let root: ViewNode

  /// The document of the view, or nil for a tree made in code.
  var document: InterfaceDocument? { canvas?.document }

  /// Whether the view is as wide as the screen.
  let fillsWidth: Bool

  /// Whether the view has the size of the screen, independent of any other view.
  let isScreen: Bool

  /// Whether the view is as large as a screen, whoever owns it.
  let coversScreen: Bool

  /// The view whose widths are audited.
  let container: Finding.Container

  /// The canvas of the document, which lays out the view.
  let canvas: DesignCanvas?

  /// Makes subjects of all outermost views of a document with the variations of a screen, by default those
  /// of its own device.
  static func subjects(of document: InterfaceDocument, on screen: Screen? = nil) -> [AuditSubject] {
    let device = screen ?? document.device?.screen ?? Screen.phones[0]
    var options = LayoutOptions(on: device)
    options.placeholders = .removed
    let shown = DesignCanvas(document, options: options)
    let canvas = shown.with(LayoutOptions())
    return shown.document.views.map { AuditSubject($0, on: canvas, shownBy: shown) }
  }

  /// Makes a subject of a tree made in code.
  init(_ root: ViewNode) {
    self.root = root
    canvas = nil
    (fillsWidth, isScreen, coversScreen, container) = (true, true, true, .screen)
  }

  /// Makes a subject of a view on the canvas of its document, which screens show too.
  private init(_ root: ViewNode, on canvas: DesignCanvas, shownBy shown: DesignCanvas) {
    self.root = root
    self.canvas = canvas
    fillsWidth = shown.fillsWidth(root)
    // The safe area of a phone is not that of a child controller or a sheet.
    let isPart = shown.isPart(root) || shown.document.isEmbedded(root)
    container = fillsWidth ? .screen : shown.container(of: root) ?? .ownSize
    isScreen = fillsWidth && shown.isOwned(root) && !isPart
    coversScreen = isScreen || fillsWidth && shown.fillsHeight(root) && !isPart
  }

  /// The screen on which the view is drawn, if it is known.
  var drawnScreen: Screen? { document?.device?.screen }

  /// Whether the view is narrower than a screen by a constant.
  var followsScreen: Bool {
    if case .widerScreen = container { true } else { false }
  }

  /// The insets of the safe area in the stored frames, in points, for a view of a document.
  var storedSafeArea: LayoutInsets? { canvas?.with(LayoutOptions()).safeArea(of: root) }

  /// The bars that controllers lay over the view, if they are known.
  var bars: ControllerBars? { document?.bars(over: root) }

  /// Returns whether the view controller keeps the view from extending under bars at an edge.
  func endsAtBars(at edge: LayoutInsets.Edge) -> Bool {
    let controller = document?.markup(of: root)?.parent
    // Without the element the edges extend, as UIKit's `edgesForExtendedLayout` does by default.
    let extended = controller?.child("extendedEdge", key: "edgesForExtendedLayout")
    return extended.map { $0["\(edge)"] != "YES" } ?? false
  }

  /// Returns whether the view is audited in a context other than upright phones.
  func isShown(in context: AuditContext) -> Bool {
    guard [.screen, .table, .collection].contains(container) else { return false }
    // A document for pads says nothing about phones, in whatever way they are held.
    if [.duo, .landscape, .keyboard].contains(context), isOfPads || isDrawnForNoPhone {
      return false
    }
    return context != .keyboard
      || root.subtree.contains { node in
        node.isTextField || node.guides.contains { $0.kind == .keyboard }
      }
  }

  /// Whether the device on which the view is drawn says that no phone shows it.
  ///
  /// A document that varies by the width's size class is drawn for phones too, on a pad or not.
  var isDrawnForNoPhone: Bool {
    switch drawnScreen?.idiom {
    case .phone, nil: false
    case .pad: document?.variesByWidthClass == false
    default: true
    }
  }

  /// Returns the place of a view; without a file, the name of the outermost view.
  func place(of node: ViewNode) -> SourcePlace {
    document?.place(of: node) ?? SourcePlace(path: root.layoutName)
  }

  /// Whether the name of the file keeps phones from loading it, such as `Cell~ipad.xib`.
  var isOfPads: Bool {
    document?.path.split(separator: ".").dropLast().last?.hasSuffix("~ipad") ?? false
  }

  /// Returns the name of an item in findings.
  func name(of item: any LayoutItem) -> String { item.name(in: document, length: .long) }

  /// Returns the name of the outlet of a view, if it has one.
  func outletName(of node: ViewNode) -> String? { document?.outletName(of: node) }

  /// Returns the name of the outlet of a constraint, if it has one.
  func outletName(of constraint: LayoutConstraint) -> String? {
    document?.outletName(of: constraint)
  }

  /// Returns whether the style of a table cell positions a view.
  func isPlacedByCell(_ node: ViewNode) -> Bool { document?.isPlacedByCell(node) ?? false }

  /// Returns whether the content size of a view is a placeholder for the one that code sets.
  func hasPlaceholderSize(_ node: ViewNode) -> Bool {
    document?.element(of: node)?.placeholderSize != nil
  }

  /// Returns whether a runtime attribute of a view sets its text.
  func replacesText(of node: ViewNode) -> Bool {
    guard let document, AuditedTree.Content(node) != nil else { return false }
    // Localizing libraries have `localized`, `localizedKey` and `localizableString` (195 times in
    // the corpus), custom views `title` and `placeholderText`.
    return document.runtimeAttributes(of: node).contains { attribute in
      let key = attribute.keyPath.lowercased()
      return attribute.value.isText
        && ["text", "title", "locali", "lockey", "string"].contains { key.contains($0) }
    }
  }

  /// Returns whether runtime attributes change a constraint.
  func hasRuntimeAttributes(_ constraint: LayoutConstraint) -> Bool {
    document?.runtimeAttributes(of: constraint).isEmpty == false
  }

  /// Returns whether Xcode is told not to look for an open frame of a view.
  func skipsAmbiguityCheck(_ node: ViewNode) -> Bool {
    verifiedAmbiguity(of: node) != .positionAndSize
  }

  /// Returns the parts of a view's frame that have to be certain; all of them in a tree made in code.
  func verifiedAmbiguity(of node: ViewNode) -> InterfaceElement.VerifiedAmbiguity {
    document?.element(of: node)?.verifiedAmbiguity ?? .positionAndSize
  }

  /// Returns whether a view, or one around it, passes touches on to what lies below.
  func ignoresTouches(_ node: ViewNode) -> Bool {
    document.map { document in
      sequence(first: node, next: \.parent).contains {
        document.element(of: $0)?.ignoresTouches ?? false
      }
    } ?? false
  }

  /// Returns whether size classes may change a view's constraints or subviews.
  func hasVariations(_ node: ViewNode) -> Bool {
    document?.element(of: node)?.hasVariations ?? false
  }

  /// Returns whether Xcode marked one of some views as ambiguous; true for a tree made in code.
  func isMarkedAmbiguous(_ nodes: [ViewNode]) -> Bool {
    guard let document else { return true }
    return nodes.contains { document.element(of: $0)?.isAmbiguous ?? false }
  }
}

extension AuditSubject {
  /// Returns the switch by which an older library scales a view.
  func librarySwitch(of node: ViewNode) -> String? {
    Self.librarySwitch(in: document?.runtimeAttributes(of: node) ?? [])
  }

  /// Returns the switch by which an older library scales a constraint.
  func librarySwitch(of constraint: LayoutConstraint) -> String? {
    Self.librarySwitch(in: document?.runtimeAttributes(of: constraint) ?? [])
  }

  private static func librarySwitch(in attributes: [RuntimeAttribute]) -> String? {
    // A switch that is stored as off scales nothing.
    attributes.first {
      ScalingAttribute.switches.contains($0.keyPath) && $0.value != .boolean(false)
    }?
    .keyPath
  }
}

extension AuditSubject {
  /// The views whose size only code or other files decide.
  var unknownSizes: [AuditGap] {
    root.subtree.compactMap { node in
      node.unknownSize.map { AuditGap(element: name(of: node), reason: $0) }
    }
  }
}

extension ViewNode {
  /// The reason why the size of a view's content is unknown, if it is.
  fileprivate var unknownSize: AuditGap.Reason? {
    switch role {
    case .image(let image): image.imageName != nil && image.imageSize == nil ? .missingImage : nil
    case .stack(let stack): stack.children.isEmpty ? .filledByCode : nil
    case .view: customClass != nil && children.isEmpty && !hasSize ? .customSize : nil
    default: nil
    }
  }

  /// Whether the view's own constraints decide its width and its height.
  private var hasSize: Bool {
    let attributes = constraints.filter { $0.firstItem === self }.map(\.firstAttribute)
    return Set([.width, .height]).isSubset(of: attributes)
  }
}

extension RuntimeAttribute.Value {
  /// Whether the value is a text.
  fileprivate var isText: Bool {
    switch self {
    case .string, .other("localizedString"): true
    default: false
    }
  }
}

extension DesignCanvas {
  /// Returns the view that a part of a screen is as wide as, or narrower than by a constant.
  fileprivate func container(of root: ViewNode) -> Finding.Container? {
    if case .collectionReusable = root.role { return .collection }
    if isOfTable(root) { return .table }
    return sideMargin(of: root).map { $0 == 0 ? .screen : .widerScreen(by: $0) }
  }
}

extension AuditSubject {
  /// Whether there are texts in a right-to-left language beside the document; true for a tree made
  /// in code.
  var hasRightToLeftTexts: Bool {
    guard let document else { return true }
    return InterfaceStrings.languages(ofDocumentAt: URL(filePath: document.path)).contains {
      ViewingCondition(language: $0).direction == .rightToLeft
    }
  }
}
