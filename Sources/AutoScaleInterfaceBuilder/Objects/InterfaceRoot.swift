import AutoScaleTrees

/// One of the objects that a document holds outermost: a view controller, a view, or another object.
public struct InterfaceRoot {
  /// What a root is.
  public enum Kind: String, CaseIterable, Hashable, Sendable {
    /// A view controller of a scene, or one in a xib.
    case viewController
    /// A view that no view controller of the document has.
    case view
    /// A stand-in for an object outside the document, such as File's Owner.
    case placeholder
    /// Any other object, such as a gesture recognizer.
    case object
  }

  /// What the root is.
  public let kind: Kind

  /// The id in the document.
  public let identifier: String?

  /// The class of the object: the custom one, or that of UIKit; nil where the file says neither.
  public let className: String?

  /// What the object is called in Interface Builder's outline, where the user named it.
  public let userLabel: String?

  /// The title of a view controller.
  public let title: String?

  /// The name by which code finds a view controller of a storyboard.
  public let storyboardIdentifier: String?

  /// What the canvas shows around the view.
  public let simulatedMetrics: SimulatedMetrics

  /// The bars that the controllers around a view controller lay over its view.
  ///
  /// They are those that the document asks the canvas to show, or else those of the navigation and tab
  /// bar controllers from which segues lead to the view controller.
  public package(set) var bars = ControllerBars()

  /// The view of a view controller, or the view that the root itself is.
  public package(set) var view: ViewNode?

  /// The views that belong to the root but are not in ``view``: bars, and views in bar items.
  public package(set) var otherViews: [ViewNode] = []

  /// All view trees of the root: its view, if it has one, and then the others.
  public var views: [ViewNode] { (view.map { [$0] } ?? []) + otherViews }
}
