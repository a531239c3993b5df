import AutoScaleTrees

extension ViewNode {
  /// The node and all in it, parents first.
  var subtree: [ViewNode] {
    var found = [self]
    var next = 0
    while next < found.count {
      found += found[next].children
      next += 1
    }
    return found
  }
}
