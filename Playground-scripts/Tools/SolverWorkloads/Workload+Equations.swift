extension Workload {
  /// Siblings in rows of eight, four required equations each, to the root or an earlier sibling.
  public static func flat(_ count: Int, width: Double = 320, isEdited: Bool = false) -> Workload {
    var system = Workload(viewCount: count)
    system.addRoot(width: width, height: 568, isEdited: isEdited)
    for index in 0..<count {
      let view = index + 1
      var frame = Frame(left: 0, top: 0, width: 0, height: 0)
      frame.left = system.addFlatLeft(view, index)
      frame.top = system.addFlatTop(view, index)
      let extra = Double(index % 7)
      if index % 4 == 3 {
        system.add(.width(view), -(0.1 * .width(0)), relation: .equal, to: extra)
        frame.width = 0.1 * width + extra
      } else {
        system.add(.width(view), relation: .equal, to: 30 + extra)
        frame.width = 30 + extra
      }
      if index % 3 == 0 && index > 0 {
        system.add(.height(view), -.height(view - 1), relation: .equal, to: 0)
        frame.height = system.expectedFrame(view - 1).height
      } else {
        frame.height = Double(20 + index % 5)
        system.add(.height(view), relation: .equal, to: frame.height)
      }
      system.expect(view, frame)
    }
    return system
  }

  private mutating func addFlatLeft(_ view: Int, _ index: Int) -> Double {
    if index % 8 == 0 {
      add(.left(view), -.left(0), relation: .equal, to: 10)
      return 10
    }
    add(.left(view), -.left(view - 1), -.width(view - 1), relation: .equal, to: 5)
    let before = expectedFrame(view - 1)
    return before.left + before.width + 5
  }

  private mutating func addFlatTop(_ view: Int, _ index: Int) -> Double {
    if index == 0 {
      add(.top(view), -.top(0), relation: .equal, to: 20)
      return 20
    }
    if index % 8 == 0 {
      add(.top(view), -.top(view - 8), -.height(view - 8), relation: .equal, to: 5)
      let above = expectedFrame(view - 8)
      return above.top + above.height + 5
    }
    add(.top(view), -.top(view - 1), relation: .equal, to: 0)
    return expectedFrame(view - 1).top
  }

  /// A chain of views, each inset by 1/128 point on four edges in its parent.
  public static func nested(_ count: Int) -> Workload {
    var system = Workload(viewCount: count)
    system.addRoot(width: 320, height: 568)
    let inset = 1.0 / 128
    for view in 1..<count + 1 {
      let parent = view - 1
      system.add(.left(view), -.left(parent), relation: .equal, to: inset)
      system.add(.top(view), -.top(parent), relation: .equal, to: inset)
      system.add(
        .left(view), .width(view), -.left(parent), -.width(parent), relation: .equal, to: -inset)
      system.add(
        .top(view), .height(view), -.top(parent), -.height(parent), relation: .equal, to: -inset)
      let offset = inset * Double(view)
      system.expect(
        view, Frame(left: offset, top: offset, width: 320 - 2 * offset, height: 568 - 2 * offset))
    }
    return system
  }

  /// Equal widths in a chain that fills the root.
  public static func row(_ count: Int) -> Workload {
    var system = Workload(viewCount: count)
    system.addRoot(width: 32 * Double(count), height: 568)
    for view in 1..<count + 1 {
      if view == 1 {
        system.add(.left(view), -.left(0), relation: .equal, to: 0)
      } else {
        system.add(.left(view), -.left(view - 1), -.width(view - 1), relation: .equal, to: 0)
      }
      system.add(.top(view), -.top(0), relation: .equal, to: 0)
      system.add(.height(view), -.height(0), relation: .equal, to: 0)
      if view > 1 { system.add(.width(view), -.width(1), relation: .equal, to: 0) }
      system.expect(view, Frame(left: 32 * Double(view - 1), top: 0, width: 32, height: 568))
    }
    system.add(.left(count), .width(count), -.left(0), -.width(0), relation: .equal, to: 0)
    return system
  }
}
