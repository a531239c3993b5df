import AutoScale
import AutoScaleTrees

/// A change of a document, in terms of the object ids of its elements.
///
///     let edited = try text.edited(by: [.setAttribute("priority", of: "mFg-2x-0ab", to: "999")])
///     print(edited.diff)
public enum DocumentChange: Hashable, Sendable {
  /// The element with an id gets another value of an attribute.
  case setAttribute(String, of: String, to: String)
  /// An element loses an attribute.
  case removeAttribute(String, of: String)
  /// The sizes of a view's fonts below this one become this one, in points, in all size classes.
  case raiseFontSize(of: String, to: Double)
  /// The stored frame of a view becomes another one, in the coordinates of the superview, in points.
  case setFrame(of: String, to: LayoutRect)
  /// A view that stores no margins stores these, in points.
  case setMargins(of: String, to: LayoutInsets)
  /// A view gets a safe area guide with the id ``safeAreaID(of:)``, and the document says that it has guides.
  case addSafeArea(of: String)
  /// A constraint is removed.
  case removeConstraint(String)
  /// A constraint is added to the view that owns it.
  case addConstraint(ConstraintMarkup)

  /// The object id of the element that is changed: the owner of a new constraint.
  public var element: String {
    switch self {
    case .setAttribute(_, let id, _), .removeAttribute(_, let id), .raiseFontSize(let id, _),
      .setFrame(let id, _), .setMargins(let id, _), .addSafeArea(let id), .removeConstraint(let id):
      id
    case .addConstraint(let constraint): constraint.owner
    }
  }

  /// Returns the object id of the safe area guide that a view gets.
  ///
  ///     DocumentChange.safeAreaID(of: "8bC-Xf-vdC")  // the same in every run, so that diffs are
  public static func safeAreaID(of view: String) -> String { "safeArea of \(view)".objectID }
}
