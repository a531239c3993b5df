import AutoScale
import AutoScaleInterfaceBuilder
import AutoScaleTrees

/// The roots of a document that fill every device, although another size is stored.
///
/// A launch screen always fills its device. Xcode stores the view of a controller without opaque bars, or at
/// the size of the device for which it was last laid out.
struct DeviceFilling {
  private let roots: Set<ObjectIdentifier>

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
    roots = Set(
      document.roots.filter { root in
        isLaunchScreen || Self.fills(root, of: document)
      }.compactMap { $0.view.map { ObjectIdentifier($0) } })
  }

  /// Returns whether a root fills every device.
  func contains(_ root: ViewNode) -> Bool { roots.contains(ObjectIdentifier(root)) }

  private static func fills(_ root: InterfaceRoot, of document: InterfaceDocument) -> Bool {
    guard root.kind == .viewController, let view = root.view, let device = document.device,
      !root.simulatedMetrics.isFreeform, root.simulatedMetrics.freeformSize == nil
    else { return false }
    let (width, height) = (view.frame.width, view.frame.height)
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
    return (isCutByBars || isOfOtherDevice || isOfOtherPhone || isOfUniversalCanvas)
      && !document.isEmbedded(view)
  }
}
