import AutoScaleTrees

/// A top-level object of a document: a view controller, a view, or another object.
public struct InterfaceRoot {
  /// The kind of a root.
  public enum Kind: String, CaseIterable, Hashable, Sendable {
    /// A view controller of a scene, or one in a xib.
    case viewController
    /// A view outside all view controllers of the document.
    case view
    /// A stand-in for an object outside the document, such as File's Owner.
    case placeholder
    /// Any other object, such as a gesture recognizer.
    case object
  }

  /// The kind of the root.
  public let kind: Kind

  /// The id in the document.
  public let identifier: String?

  /// The class of the object, custom or UIKit's, or `nil` if the file states neither.
  public let className: String?

  /// The label in Interface Builder's outline, if the user set one.
  public let userLabel: String?

  /// The title of a view controller.
  public let title: String?

  /// The storyboard identifier of a view controller.
  public let storyboardIdentifier: String?

  /// The surroundings of the view in the canvas.
  public let simulatedMetrics: SimulatedMetrics

  /// The bars that container controllers lay over a view controller's view.
  ///
  /// The document's request for the canvas takes precedence over the navigation and tab bar
  /// controllers whose segues lead to the view controller.
  public package(set) var bars = ControllerBars()

  /// Whether the view controller is presented as a form sheet.
  package internal(set) var isFormSheet = false

  /// The view of a view controller, or the root view itself.
  public package(set) var view: ViewNode?

  /// The views that belong to the root but are not in ``view``: bars, and views in bar items.
  public package(set) var otherViews: [ViewNode] = []

  /// All view trees of the root: its view, if it has one, followed by the others.
  public var views: [ViewNode] { (view.map { [$0] } ?? []) + otherViews }
}
