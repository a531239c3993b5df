import AutoScale
import AutoScaleInterfaceBuilder
import AutoScaleLayoutEngine
import AutoScaleTrees

extension InterfaceDocument {
  /// Returns whether a width, in points, belongs to a phone other than the document's.
  ///
  /// A root of this width was drawn for a whole screen, and nothing else in the document says so.
  package func isOfOtherPhone(width: Double) -> Bool {
    device?.width != width && Screen.phones.contains { $0.width == width }
  }
}

extension DesignCanvas {
  /// Returns the size of a root: that of its place on the screen, if it has one.
  func size(of root: ViewNode) -> LayoutSize {
    guard let screen = options.condition.screen else { return storedSize(of: root) }
    if let frame = place(of: root, on: screen)?.frame {
      return LayoutSize(width: frame.width, height: frame.height)
    }
    return LayoutSize(
      width: width(of: root, on: screen),
      height: fillsHeight(root) ? screen.height : storedSize(of: root).height)
  }

  /// Returns the place of a root on a screen, if it fills the document's device.
  package func place(of root: ViewNode, on screen: Screen) -> ControllerPlace? {
    guard fillsWidth(root), isSheet(root) || fillsHeight(root) else { return nil }
    return wholePlace(of: root, on: screen)
  }

  /// Returns the place of a root on a screen that it fills, even if it has another size on the
  /// document's device.
  func wholePlace(of root: ViewNode, on screen: Screen) -> ControllerPlace {
    // Where the width is compact, a form sheet fills the screen or begins below its top edge as any sheet.
    let isFormSheet = screen.horizontalSizeClass == .regular && document.isFormSheet(root)
    return ControllerPlace(
      under: document.bars(over: root), on: screen, insets: insets(of: screen),
      presented: isFormSheet || isSheet(root) ? .sheet : .fullScreen)
  }

  /// Returns the insets of a screen; where they are unknown, those of the document's device in the same position.
  private func insets(of screen: Screen) -> LayoutInsets {
    if let own = screen.safeArea { return own }
    let isTurned = document.device.map { $0.isLandscape != screen.isLandscape } ?? false
    return isTurned ? document.device?.screen.turned.safeArea ?? .zero : standardInsets
  }

  /// Returns whether a root is stored with the height of a sheet.
  func isDrawnAsSheet(_ root: ViewNode) -> Bool {
    guard let device = document.device, device.idiom == .phone, !device.isLandscape,
      isController(root), fillsWidth(root)
    else { return false }
    let place = ControllerPlace(
      under: document.bars(over: root), on: device.screen, insets: standardInsets,
      presented: .sheet)
    let besideBars = place.container.height - place.frame.height
    // Xcode stores a sheet with its height on the canvas, and nothing else tells it from a part.
    let height = document.designFrame(of: root).height
    return sheetTops(on: device).contains(device.height - besideBars - height)
  }

  /// Returns the width of a root on a screen.
  private func width(of root: ViewNode, on screen: Screen) -> Double {
    if fillsWidth(root) || isOfTable(root) { return screen.width }
    guard options.stretchesParts, let margin = sideMargin(of: root) else {
      return storedSize(of: root).width
    }
    return max(0, screen.width - margin)
  }

  /// Returns the number of points by which a root is narrower than the upright phone of the
  /// document, if it is nearly as wide.
  ///
  /// It is 0 for a root that is as wide as another phone.
  package func sideMargin(of root: ViewNode) -> Double? {
    guard let device = document.device, device.idiom == .phone, !device.isLandscape,
      !fillsWidth(root), !isOfTable(root)
    else { return nil }
    let width = document.designFrame(of: root).width
    if document.isOfOtherPhone(width: width) { return 0 }
    return (Self.leastPart * device.width..<device.width).contains(width)
      ? device.width - width : nil
  }

  /// The smallest share of a screen's width that a view takes which follows the screen.
  private static let leastPart = 0.75

  /// Returns the size of a root in the document.
  ///
  /// A view in a bar item takes the size of its own constraints, if they state one, because no bar's
  /// frame holds it.
  private func storedSize(of root: ViewNode) -> LayoutSize {
    let stored = LayoutSize(width: root.frame.width, height: root.frame.height)
    // A bar sets the frame of an item's view, which the document stores at any size.
    guard document.roots.contains(where: { $0.otherViews.contains { $0 === root } }) else {
      return stored
    }
    return LayoutSize(
      width: root.requiredLength(.width) ?? stored.width,
      height: root.requiredLength(.height) ?? stored.height)
  }

  /// Returns whether a root is as high as the device of the document.
  package func fillsHeight(_ root: ViewNode) -> Bool {
    isFilling(root)
      || document.device.map { $0.height == document.designFrame(of: root).height }
        ?? isController(root)
  }

  /// Returns whether a root is as wide as the document's device, and therefore as wide as any
  /// screen.
  package func fillsWidth(_ root: ViewNode) -> Bool {
    isFilling(root)
      || document.device.map { $0.width == document.designFrame(of: root).width }
        ?? isController(root)
  }

  /// Returns whether a table, or a collection for its headers and footers, stretches the root to
  /// its own width, and so usually to the screen's.
  package func isOfTable(_ root: ViewNode) -> Bool {
    switch root.role {
    // No phone is that narrow, so that its table is not as wide as the screen.
    case .tableCell, .tableHeaderFooter:
      document.designFrame(of: root).width >= Self.narrowestScreen
    case .collectionReusable: true
    default: false
    }
  }

  /// The width of the narrowest screen of a phone, in points.
  private static let narrowestScreen = 320.0

  /// Returns whether a root is the view of a view controller.
  package func isController(_ root: ViewNode) -> Bool {
    document.roots.contains { $0.kind == .viewController && $0.view === root }
  }

  /// Returns whether a controller owns a root, which its document states.
  package func isOwned(_ root: ViewNode) -> Bool {
    isController(root) || document.viewOfOwner === root
  }

  /// Returns whether a root is drawn in a size of its own that is smaller than the device's screen, such as a child
  /// or a page of another controller.
  package func isPart(_ root: ViewNode) -> Bool {
    guard let device = document.device, !isFilling(root), !isSheet(root),
      let metrics = document.roots.first(where: { $0.view === root })?.simulatedMetrics,
      // Without a size of its own, a smaller root is one that opaque bars cut off, unless another one embeds it.
      metrics.isFreeform || metrics.freeformSize != nil || filling.isEmbedded(root)
    else { return false }
    let design = document.designFrame(of: root)
    return design.width < device.width || design.height < device.height
  }
}
