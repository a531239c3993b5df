import AutoScale
import AutoScaleInterfaceBuilder
import AutoScaleTrees

/// The frame and the safe area of a root on the canvas of another device.
package struct RootPlacement {
  /// The frame, in points.
  package let frame: LayoutRect

  /// The insets of the safe area, in points.
  package let safeArea: LayoutInsets

  package init(frame: LayoutRect, safeArea: LayoutInsets) {
    (self.frame, self.safeArea) = (frame, safeArea)
  }
}

extension DesignCanvas {
  /// Returns whether the view of a controller fills its device, but is as wide as another one than
  /// the document's.
  package func isOfOtherDevice(_ root: ViewNode) -> Bool {
    guard let device = document.device, isController(root), isFilling(root) else {
      return false
    }
    return root.frame.width != device.width
  }

  /// Places a root on the canvas of another phone.
  ///
  /// A root that fills the document's device fills the other one, less as much as bars take. Bars of
  /// the system keep their heights. Any other root is scaled, but for the width of cells and scenes that is another
  /// phone's: it tells that they fill each screen. The safe area differs from that of the
  /// document as much as the canvases of the two devices do.
  ///
  /// - Parameters:
  ///   - root: A root of the document.
  ///   - device: The other device, in the orientation of the document's.
  ///   - scale: Scales a length of a frame.
  /// - Returns: The frame and the safe area on the other device.
  package func placement(
    of root: ViewNode, on device: InterfaceDevice, scale: (Double) -> Double
  ) -> RootPlacement {
    guard let old = document.device else {
      return RootPlacement(frame: root.frame, safeArea: safeArea(of: root))
    }
    var move = DeviceMove(
      old: old, new: device, insets: canvasInsets(of: old), newInsets: canvasInsets(of: device))
    let stored = safeArea(of: root)
    if isSheet(root) {
      // A sheet begins below the status bar.
      (move.insets.top, move.newInsets.top) = (0, 0)
      let above = old.height - root.frame.height + sheetTop(on: device) - sheetTop(on: old)
      let frame = LayoutRect(
        x: root.frame.x, y: root.frame.y, width: device.width, height: device.height - above)
      return RootPlacement(frame: frame, safeArea: move.insets(stored))
    }
    let frame =
      if root.role.isBar {
        // The system sets the height of a bar on any device.
        move.frame(ofBar: root.frame)
      } else if let covered = coveredScreen(of: root) {
        move.frame(ofPart: root.frame, of: covered)
      } else {
        move.frame(
          ofOther: root.frame, size: root.scaled(root.frame, by: scale).size,
          keepsWidth: isAsWideAsOtherPhone(root), scale: scale)
      }
    guard isUnderBars(root), !isPart(root) else {
      return RootPlacement(frame: frame, safeArea: stored)
    }
    var safeArea = move.insets(stored)
    // Bars that cut off an edge leave no inset to change.
    if root.frame.y > 0 { safeArea.top = stored.top }
    if root.frame.maxY < old.height { safeArea.bottom = stored.bottom }
    return RootPlacement(frame: frame, safeArea: safeArea)
  }

  /// Returns whether a cell or a scene fills each screen, which only the width of another phone tells.
  private func isAsWideAsOtherPhone(_ root: ViewNode) -> Bool {
    (isOfTable(root) || isController(root)) && document.isOfOtherPhone(width: root.frame.width)
  }

  /// Returns the size of the screen that a controller's view covers, except for bars; `nil` for
  /// another root.
  private func coveredScreen(of root: ViewNode) -> LayoutSize? {
    guard let device = document.device, isController(root), isFilling(root) else {
      return nil
    }
    let (width, height) = (root.frame.width, root.frame.height)
    if width == device.width, height <= device.height {
      return LayoutSize(width: device.width, height: device.height)
    }
    // The lowest screen that is high enough: bars take a part of it at the top or the bottom.
    let screens = Screen.all.flatMap { [$0.portrait, $0.landscape] }
    return screens.filter { $0.width == width && $0.height >= height }
      .min { $0.height < $1.height }.map { LayoutSize(width: $0.width, height: $0.height) }
  }
}

/// The change of a canvas from one device to another.
private struct DeviceMove {
  let old, new: InterfaceDevice
  var insets, newInsets: LayoutInsets

  /// Returns the frame of a bar of the system, which is at an edge of the safe area.
  func frame(ofBar frame: LayoutRect) -> LayoutRect {
    var frame = frame
    if frame.width == old.width { frame.width = new.width }
    let bottom = old.height - insets.bottom
    if frame.y == insets.top {
      frame.y = newInsets.top
    } else if (frame.maxY - bottom).magnitude < 1 {
      frame.y += new.height - newInsets.bottom - bottom
    }
    return frame
  }

  /// Returns the frame of a view that covers a screen but for bars at the top and the bottom.
  func frame(ofPart frame: LayoutRect, of screen: LayoutSize) -> LayoutRect {
    let bottom = screen.height - frame.maxY
    let y = frame.y > 0 ? frame.y + newInsets.top - insets.top : frame.y
    let newBottom = bottom > 0 ? bottom + newInsets.bottom - insets.bottom : bottom
    return LayoutRect(
      x: frame.x, y: y, width: new.width, height: max(0, new.height - newBottom - y))
  }

  /// Returns the frame of any other root, which may fill the device in one direction.
  func frame(
    ofOther frame: LayoutRect, size: LayoutSize, keepsWidth: Bool, scale: (Double) -> Double
  ) -> LayoutRect {
    LayoutRect(
      x: scale(frame.x), y: scale(frame.y),
      width: frame.width == old.width ? new.width : keepsWidth ? frame.width : size.width,
      height: frame.height == old.height ? new.height : size.height)
  }

  /// Returns the insets of a root that has other ones on the old device.
  func insets(_ stored: LayoutInsets) -> LayoutInsets {
    LayoutInsets { edge in
      // No inset where the canvas has one: the system's bars are hidden.
      if stored[edge] == 0, insets[edge] > 0 { return 0 }
      return max(0, newInsets[edge] + stored[edge] - insets[edge])
    }
  }
}

extension ViewNode.Role {
  /// Whether the view is a bar whose height the system sets.
  var isBar: Bool {
    switch self {
    case .navigationBar, .tabBar, .toolbar: true
    default: false
    }
  }
}
