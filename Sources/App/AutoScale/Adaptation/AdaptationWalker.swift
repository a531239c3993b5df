/// Adapts the nodes of a tree in preorder.
///
/// Generic code is inlinable so that the module of the nodes gets a specialized copy: a walk
/// through the protocol's witnesses takes three times as long.
@usableFromInline
struct AdaptationWalker<Node: ScreenAdaptable> where Node.Node == Node {
  @usableFromInline let type: AdaptScreenWidthType
  @usableFromInline let properties: ScaledPropertySet
  /// The identities of the nodes that the walk leaves alone.
  @usableFromInline var excepted: Set<ObjectIdentifier> = []
  @usableFromInline var hasExceptions = false
  @usableFromInline let leavesTouchingConstraints: Bool
  @usableFromInline let isNodeOnly: Bool
  @usableFromInline var adapter: LengthAdapter

  @inlinable
  init(type: AdaptScreenWidthType, adapter: LengthAdapter, options: AdaptationOptions) {
    self.type = type
    properties = ScaledPropertySet(type)
    leavesTouchingConstraints = !options.contains(.touchingConstraints)
    isNodeOnly = options.contains(.nodeOnly)
    self.adapter = adapter
  }

  /// Adapts a node and, unless the options exclude them, all its descendants, at any depth.
  @inlinable
  mutating func walk(_ root: Node, except exceptions: AdaptationExceptions<Node>) {
    var exceptions = exceptions
    excepted = exceptions.identities(below: root)
    hasExceptions = !excepted.isEmpty
    adapter.report.noteUnknown(exceptions.unknownIdentifiers, exceptions.unknownClasses)
    if isNodeOnly {
      adapt(root)
    } else {
      var nodes = Preorder(root)
      nodes.forEach { adapt($0) }
    }
  }

  @inlinable
  mutating func adapt(_ node: Node) {
    adapter.report.countNode()
    let holdsScreenValues = node.holdsScreenValues
    if holdsScreenValues && !adapter.isDryRun { node.setScreenValues(for: adapter.context) }
    let isExcepted = hasExceptions && isExcepted(node)
    adaptProperties(of: node, isExcepted: isExcepted, holdsScreenValues: holdsScreenValues)
    node.adaptableConstraints.forEachUnretained { adapt($0, isExcepted: isExcepted) }
  }

  @inlinable
  mutating func adaptProperties(of node: Node, isExcepted: Bool, holdsScreenValues: Bool) {
    let existing = node.adaptableProperties
    // Most nodes of a tree are plain views without a length.
    if existing.isEmpty { return }
    var wanted = existing.intersection(properties)
    let fontSwitch = existing.contains(.fontSize) ? node.adaptableSwitch : nil
    // A switch that is on wins over the kinds of the walk.
    if fontSwitch == true { wanted.insert(.fontSize) }
    while let property = wanted.popFirst() {
      let isFont = property == .fontSize
      // One skip for each length, so that a report says what an exception spared.
      if isExcepted {
        adapter.report.skip(property, at: node, because: .excepted)
      } else if isFont && fontSwitch == false {
        adapter.report.skip(property, at: node, because: .switchedOff)
      } else {
        var length = node.adaptableLength(property)
        let style = isFont && adapter.dependsOnTextStyles ? node.adaptableTextStyle : nil
        let mustWrite =
          holdsScreenValues
          ? adapter.adapt(&length, of: property, following: style, at: node)
          : adapter.adapt(&length, of: property, following: style, atAny: node)
        if mustWrite {
          node.setAdaptableLength(length, of: property, in: adapter.context)
        }
      }
    }
  }

  @inlinable
  mutating func adapt(_ constraint: Node.Constraint, isExcepted: Bool) {
    if !adapter.isDryRun { constraint.setScreenValues(for: adapter.context) }
    var constant = constraint.adaptableConstant
    guard constant.adapterScreen == true || type.contains(.constraint) else { return }
    if let reason = reasonToSkip(constraint, constant, isExcepted: isExcepted) {
      adapter.report.skip(.constraint, at: constraint, because: reason)
    } else if adapter.adapt(&constant, of: constraint) {
      constraint.adaptableConstant = constant
    }
  }

  @inlinable
  func reasonToSkip(
    _ constraint: Node.Constraint, _ constant: TrackedConstant, isExcepted: Bool
  ) -> AdaptationSkip.Reason? {
    // A constraint that touches an excepted node would move it, unless the caller asks for that.
    if isExcepted || hasExceptions && leavesTouchingConstraints && touchesException(constraint) {
      return .excepted
    }
    if constant.adapterScreen == false { return .switchedOff }
    if constant.isPlaceholder { return .placeholder }
    if constant.isSystem { return .system }
    let design =
      constant.holdsScreenValue
      ? constraint.adaptableScreenValue(of: .constraint)?.value(in: adapter.context) : nil
    if (design ?? constant.length.value) == 0 && constraint.isProportion { return .proportion }
    return nil
  }

  @inlinable
  func touchesException(_ constraint: Node.Constraint) -> Bool {
    let (first, second) = constraint.adaptableItems
    return first.map(isExcepted) == true || second.map(isExcepted) == true
  }

  @inlinable
  func isExcepted(_ node: Node) -> Bool { excepted.contains(ObjectIdentifier(node)) }
}

extension Array where Element: AnyObject {
  /// Calls a function with each element, without retaining it.
  ///
  /// The array keeps its elements alive during the calls. Retaining each would take a third of the
  /// time of a walk or a layout.
  @inlinable
  @inline(__always)
  package func forEachUnretained(_ body: (Element) -> Void) {
    withUnsafeBufferPointer { elements in
      for index in elements.indices {
        Unmanaged.passUnretained(elements[index]).withoutCounting(body)
      }
    }
  }
}
