import AutoScaleSolver

/// Systems of required constraints that cannot all hold, so that one must be found to leave out.
extension Workload {
  /// These systems by name; each takes the number of views.
  public static let conflictCatalog: [(name: String, make: @Sendable (Int) -> Workload)] = [
    ("contradiction", { contradiction($0) }),
    ("overfull", { overfull($0) }),
  ]

  /// A chain of views; one of them has a second, contradicting distance from the first view.
  public static func contradiction(_ count: Int) -> Workload {
    var system = Workload(viewCount: count)
    system.addRoot(width: 375, height: 44)
    for view in 1..<count + 1 {
      system.add(.left(view), -.left(view - 1), relation: .equal, to: 8)
    }
    system.add(.left(count), -.left(0), relation: .equal, to: 8 * Double(count) + 20)
    system.expectNothing()
    return system
  }

  /// Views in a row that all need their width, in a root that is a point too narrow for them.
  public static func overfull(_ count: Int) -> Workload {
    var system = Workload(viewCount: count)
    system.addRoot(width: 40 * Double(count) - 1, height: 44)
    system.add(.left(1), -.left(0), relation: .equal, to: 0)
    for view in 1..<count + 1 {
      system.add(.width(view), relation: .greaterThanOrEqual, to: 40)
      guard view > 1 else { continue }
      system.add(
        .left(view), -.left(view - 1), -.width(view - 1), relation: .greaterThanOrEqual, to: 0)
    }
    system.add(
      .left(count), .width(count), -.left(0), -.width(0), relation: .lessThanOrEqual, to: 0)
    system.expectNothing()
    return system
  }
}
