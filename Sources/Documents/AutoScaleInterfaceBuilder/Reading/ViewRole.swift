import AutoScaleTrees

/// The conversion of a view's element: the kind of node, and the properties to read into it.
struct ViewRole: Sendable {
  /// The name of the class in UIKit or another framework.
  let className: String

  /// Makes the node of an element, with the properties that only this role has.
  let make: @Sendable (MarkupElement, inout ElementReader) -> ViewNode

  /// Makes a role from an initializer that takes the id, and a class name of a framework.
  static func role<Node: ViewNode>(
    _ makeNode: @escaping @Sendable (String?) -> Node, className: String? = nil,
    reading read: @escaping @Sendable (Node, MarkupElement, inout ElementReader) -> Void = {
      _, _, _ in
    }
  ) -> ViewRole {
    ViewRole(className: className ?? Node.className) { element, reader in
      let node = makeNode(element["id"])
      node.customClass = className
      read(node, element, &reader)
      return node
    }
  }

  /// Returns the role of an element, or `nil` if the element is not a view.
  static func named(_ name: String) -> ViewRole? { roles[name] }

  private static let roles: [String: ViewRole] =
    [textRoles, controlRoles, containerRoles, contentRoles, frameworkRoles]
    .reduce(into: [:]) { all, roles in all.merge(roles) { first, _ in first } }
}
