import AutoScale
import AutoScaleInterfaceBuilder
import AutoScaleTrees

/// The roots of a document that fill every device, although another size is stored.
///
/// A launch screen always fills its device. Xcode stores the view of a controller without opaque bars, or at
/// the size of the device for which it was last laid out.
struct DeviceFilling {
  /// The roots that fill the canvas.
  private let onCanvas: Set<ObjectIdentifier>

  /// The roots that take the size of each screen: those of the canvas, and all others that a controller
  /// owns, unless the document says that they are a part of another view.
  private let onScreens: Set<ObjectIdentifier>

  /// The roots that segues embed in views of other ones.
  private let embedded: Set<ObjectIdentifier>

  /// The smallest share of a device's height that opaque bars leave.
  ///
  /// The bars of stored scenes take at most 20 percent.
  private static let smallestShare = 0.7

  /// The width and the height of the canvas for any size class in Xcode 6 and 7, in points.
  private static let universalSide = 600.0

  /// Finds the roots.
  ///
  /// - Complexity: O(*n*) in the elements of the document, for each root of another size than the device.
  init(_ document: InterfaceDocument) {
    let isLaunchScreen = document.isLaunchScreen
    let owned = document.viewOfOwner
    let embedded = document.embeddedControllers
    func isFree(_ root: InterfaceRoot) -> Bool { !embedded.contains(root.identifier ?? "") }
    func views(where isMeant: (InterfaceRoot) -> Bool) -> Set<ObjectIdentifier> {
      Set(document.roots.filter(isMeant).compactMap { $0.view.map { ObjectIdentifier($0) } })
    }
    self.embedded = views { !isFree($0) }
    onCanvas = views { isLaunchScreen || isFree($0) && Self.fills($0, document) }
    onScreens = onCanvas.union(
      views { root in
        (root.kind == .viewController || root.view != nil && root.view === owned)
          && isFree(root) && Self.takesScreen(root, document)
      })
  }

  /// Returns whether a root fills the canvas of every device.
  func fillsCanvas(_ root: ViewNode) -> Bool { onCanvas.contains(ObjectIdentifier(root)) }

  /// Returns whether a segue embeds a root in a view of another one.
  func isEmbedded(_ root: ViewNode) -> Bool { embedded.contains(ObjectIdentifier(root)) }

  /// Returns whether a root takes the size of each screen.
  func takesScreen(_ root: ViewNode) -> Bool { onScreens.contains(ObjectIdentifier(root)) }

  /// Returns whether nothing in the document says that the view of a controller is a part of another view.
  ///
  /// A size is "freeform" if it was chosen by hand: for popups and rows, but also for screens with much
  /// content. Of 88 such views in public files all 51 screens have nearly the width of the device, or that of
  /// a phone, and 0.7 times the height; no popup, row, tooltip or widget has.
  private static func takesScreen(
    _ root: InterfaceRoot, _ document: InterfaceDocument
  ) -> Bool {
    let metrics = root.simulatedMetrics
    guard let view = root.view, let device = document.device,
      metrics.isFreeform || metrics.freeformSize != nil
    else {
      return true
    }
    let (width, height) = document.designSize(of: view)
    let phones = Screen.phones.filter { $0.width == width }.map(\.height).min()
    return width >= 0.9 * device.width && height >= smallestShare * device.height
      || phones.map { height >= smallestShare * $0 } ?? false
  }

  private static func fills(_ root: InterfaceRoot, _ document: InterfaceDocument) -> Bool {
    guard root.kind == .viewController, let view = root.view, let device = document.device,
      !root.simulatedMetrics.isFreeform, root.simulatedMetrics.freeformSize == nil
    else { return false }
    let (width, height) = document.designSize(of: view)
    let isCutByBars =
      width == device.width && (smallestShare * device.height...device.height).contains(height)
    let isOfOtherDevice = Screen.all.contains { screen in
      [screen, screen.turned].contains { $0.width == width && $0.height == height }
    }
    let isOfOtherPhone = Screen.phones.contains { screen in
      screen.width == width && (smallestShare * screen.height...screen.height).contains(height)
    }
    let isOfUniversalCanvas =
      width == universalSide
      && (smallestShare * universalSide...universalSide).contains(height)
    return isCutByBars || isOfOtherDevice || isOfOtherPhone || isOfUniversalCanvas
  }
}

extension InterfaceDocument {
  fileprivate func designSize(of root: ViewNode) -> (width: Double, height: Double) {
    let frame = designFrame(of: root)
    return (frame.width, frame.height)
  }
}
