import AutoScaleTrees

extension InterfaceDocument: CustomStringConvertible {
  /// The path, and the tree of each outermost view.
  public var description: String {
    ([path] + views.map(\.description)).joined(separator: "\n")
  }
}
