import AutoScale
import AutoScaleSourceText
import AutoScaleTrees

/// The place of a view controller's view on a screen, between the bars of its containers.
package struct ControllerPlace {
  /// How a screen shows a view controller.
  package enum Presentation: CaseIterable, Sendable {
    /// On the whole screen.
    case fullScreen

    /// Over another view controller: below the top edge of an upright phone, and in the middle of a pad. On
    /// a phone on its side a sheet fills the screen.
    case sheet
  }

  /// The size of the screen, in points, and the insets of its safe area without bars.
  package let screenSize: LayoutSize, screenInsets: LayoutInsets

  /// The part of the screen that the presentation takes.
  package let container: LayoutRect

  /// The frame of the view: the container without the bars that the view does not extend under.
  package let frame: LayoutRect

  /// The place of the navigation bar, with the status bar above it.
  package let topBar: LayoutRect

  /// The place of the toolbar and the tab bar, with the space of the home indicator.
  package let bottomBars: LayoutRect

  /// The insets of the view's safe area.
  package let safeArea: LayoutInsets

  /// Whether the presentation takes a part of the screen only.
  package let isSheet: Bool

  /// Finds the place.
  ///
  /// - Parameters:
  ///   - bars: The bars of the containers.
  ///   - screen: The screen.
  ///   - insets: The insets of the screen's safe area without bars, in points.
  ///   - presentation: How the screen shows the view controller.
  package init(
    under bars: ControllerBars?, on screen: Screen, insets: LayoutInsets,
    presented presentation: Presentation = .fullScreen
  ) {
    let screen = screen.shown(under: bars)
    let windowInsets = screen.duoPose == nil ? insets : screen.safeArea ?? insets
    // A device that presents no sheet shows the view controller on the whole screen.
    let sheet =
      presentation == .sheet ? PresentedSheet(on: screen, insets: windowInsets) : nil
    let container =
      sheet?.frame ?? LayoutRect(width: screen.width, height: screen.height)
    screenSize = LayoutSize(width: screen.width, height: screen.height)
    screenInsets = windowInsets
    let insets = sheet?.insets ?? windowInsets
    let barHeights = BarHeights(on: screen.context(), column: insets.columnEdge)
    var heights = bars.map { barHeights.insets(of: $0) } ?? .zero
    // A bar in a sheet is higher; without a bar there is nothing to make higher.
    if heights.top > 0 { heights.top += sheet?.barInset ?? 0 }
    let (top, bottom) = (insets.top + heights.top, insets.bottom + heights.bottom)
    // `edgesForExtendedLayout`: an opaque bar keeps the view beside it, a translucent one lies over
    // it and takes from its safe area only.
    let limits = bars?.edgesBesideView ?? []
    let above = limits.contains(.top) && heights.top > 0 ? top : 0
    let below = limits.contains(.bottom) && heights.bottom > 0 ? bottom : 0
    self.container = container
    frame = LayoutRect(
      x: container.x, y: container.y + above, width: container.width,
      height: max(0, container.height - above - below))
    topBar = LayoutRect(x: container.x, y: container.y, width: container.width, height: top)
    bottomBars = LayoutRect(
      x: container.x, y: container.maxY - bottom, width: container.width, height: bottom)
    // The frame ends at these bars, so they are no part of its safe area.
    safeArea = LayoutInsets(
      top: above > 0 ? 0 : top, left: insets.left, bottom: below > 0 ? 0 : bottom,
      right: insets.right)
    isSheet = sheet != nil
  }
}

/// The sheet in which a screen presents a view controller over another one.
///
/// Its safe area begins at its top edge.
package struct PresentedSheet {
  /// The frame on the screen, in points.
  package let frame: LayoutRect

  /// The insets of its safe area, in points.
  package let insets: LayoutInsets

  /// The additional height of a navigation bar in the sheet, in points.
  package let barInset: Double

  /// Finds the sheet of a screen with the insets of its safe area; where the height is compact, as on a
  /// phone on its side, and on other devices than phones and pads, there is none.
  package init?(on screen: Screen, insets: LayoutInsets) {
    // A closed iPhone Duo shows sheets on its whole display.
    guard [.phone, .pad].contains(screen.idiom), screen.duoPose?.isClosed != true else {
      return nil
    }
    let lengths = Lengths.onDevices
    switch (screen.horizontalSizeClass, screen.verticalSizeClass) {
    // UIKit shows a sheet on an upright phone and on a pad; on its side a phone has none.
    case (.compact, .regular):
      let name = "sheet below safe area" + (insets.bottom > 0 ? "" : " with home button")
      // A screen may be lower than the distance; a sheet without height is still on it.
      let top = min(insets.top + lengths[name], screen.height)
      frame = LayoutRect(y: top, width: screen.width, height: screen.height - top)
      self.insets = LayoutInsets(left: insets.left, bottom: insets.bottom, right: insets.right)
      barInset = lengths["navigation bar more in sheets"]
    case (.regular, .regular):
      // A form sheet has one size on all pads, and a small window cuts it.
      let width = min(lengths["form sheet width"], screen.width)
      let height = min(lengths["form sheet height"], screen.height)
      frame = LayoutRect(
        x: (screen.width - width) / 2, y: (screen.height - height) / 2, width: width,
        height: height)
      // A sheet in the middle of a pad touches no edge with a safe area.
      self.insets = .zero
      barInset = lengths["navigation bar more in sheets on pads"]
    default: return nil
    }
  }
}

extension Screen {
  /// The screen as a view has it among the bars of its containers.
  package func shown(under bars: ControllerBars?) -> Screen {
    guard let bars, var insets = safeArea, let edge = duoPose?.columnEdge else { return self }
    // Of a split view controller only the detail has the column, says Apple's page on the iPhone Duo. Where the
    // width is compact, it shows one controller alone, which has it.
    if bars.isBesideDetail, horizontalSizeClass == .regular {
      insets[edge] = 0
      return with(safeArea: insets)
    }
    // In the left half only an app with system bars has a column.
    return bars.isEmpty ? self : amongBars
  }
}
