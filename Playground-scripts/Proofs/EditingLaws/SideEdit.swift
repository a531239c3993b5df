import AutoScaleEditing

/// A random edit of one side of a merge, in terms of object ids.
enum SideEdit {
  case change(DocumentChange)
  case removeView(String, ids: Set<String>)
  case addView(String, to: String)
  case addConstraint(String, id: String, view: String)
  /// A constraint between two views, in a view around both.
  case tie(String, String, id: String, owner: String)
  case addOutlet(String, id: String, from: String, to: String)
  /// A color, or none, under a key of a view.
  case setColor(String, String?, of: String)
  case bringToFront(String, in: String)
  /// A view goes into another one, without the constraints that name it.
  case move(String, to: String, touched: Set<String>)
  case embed(String, in: String, touched: Set<String>)

  func apply(to text: DocumentText) throws -> DocumentText {
    switch self {
    case .change(let change): try text.edited(by: [change]).text
    case .removeView(let id, _): try text.removing(elementWithID: id)
    case .addView(let id, let parent):
      try text.adding(
        "<view contentMode=\"scaleToFill\" id=\"\(id)\"/>", to: "subviews", ofElementWithID: parent)
    case .addConstraint(let constant, let id, let view):
      try text.adding(
        "<constraint firstAttribute=\"width\" priority=\"1\" constant=\"\(constant)\" id=\"\(id)\"/>",
        to: "constraints", ofElementWithID: view)
    case .tie(let first, let second, let id, let owner):
      try text.adding(
        "<constraint firstItem=\"\(first)\" firstAttribute=\"top\" secondItem=\"\(second)\" "
          + "secondAttribute=\"top\" priority=\"1\" id=\"\(id)\"/>", to: "constraints",
        ofElementWithID: owner)
    case .addOutlet(let name, let id, let owner, let destination):
      try text.adding(
        "<outlet property=\"\(name)\" destination=\"\(destination)\" id=\"\(id)\"/>",
        to: "connections", ofElementWithID: owner)
    case .setColor(let key, let white, let id):
      try text.settingChild(
        keyed: key,
        to: white.map {
          "<color key=\"\(key)\" white=\"\($0)\" alpha=\"1\" colorSpace=\"custom\"/>"
        }
          ?? "<nil key=\"\(key)\"/>", ofElementWithID: id)
    case .bringToFront(let id, _): try text.movingToEnd(elementWithID: id)
    case .move(let id, let parent, let touched):
      try text.moving(
        elementWithID: id, to: "subviews", ofElementWithID: parent, without: touched)
    case .embed(let id, let outer, let touched):
      try text.embedding(elementWithID: id, inViewWithID: outer, without: touched)
    }
  }

  /// Whether the other side removed the same object.
  func isDone(in text: DocumentText) -> Bool {
    switch self {
    case .change(.removeConstraint(let id)), .removeView(let id, _):
      !text.identifiedElements.contains { $0.id == id }
    default: false
    }
  }

  /// The objects that the edit changes, removes or names.
  var touched: Set<String> {
    switch self {
    case .change(let change): [change.element]
    case .removeView(_, let ids): ids
    case .addView(let id, let parent): [id, parent]
    case .addConstraint(_, let id, let view): [id, view]
    case .tie(let first, let second, let id, let owner): [first, second, id, owner]
    case .addOutlet(_, let id, let owner, let destination): [id, owner, destination]
    case .setColor(_, _, let id): [id]
    case .bringToFront(let id, let parent): [id, parent]
    case .move(let id, let parent, let touched): touched.union([id, parent])
    case .embed(let id, let outer, let touched): touched.union([id, outer])
    }
  }
}
