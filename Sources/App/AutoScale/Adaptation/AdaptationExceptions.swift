/// The nodes that a walk leaves alone, including their subtrees.
@usableFromInline
struct AdaptationExceptions<Node: ScreenAdaptable> where Node.Node == Node {
  @usableFromInline let classes: [Node.Type]
  @usableFromInline let identifiers: Set<String>
  @usableFromInline let predicate: ((Node) -> Bool)?

  /// The identifiers not yet found on any node.
  @usableFromInline var unknownIdentifiers: Set<String>

  /// The classes not yet found on any node or its superclasses.
  @usableFromInline var unmatchedClasses: Set<ObjectIdentifier>

  /// Whether the classes seen so far are excepted.
  @usableFromInline var isClassExcepted: [ObjectIdentifier: Bool] = [:]

  @inlinable
  init(classes: [Node.Type], identifiers: Set<String>, predicate: ((Node) -> Bool)?) {
    self.classes = classes
    self.identifiers = identifiers
    unknownIdentifiers = identifiers
    self.predicate = predicate
    unmatchedClasses = Set(classes.map { ObjectIdentifier($0) })
  }

  @inlinable
  var isEmpty: Bool { classes.isEmpty && identifiers.isEmpty && predicate == nil }

  /// Returns whether a node itself is excepted, regardless of its ancestors.
  @inlinable
  mutating func contains(_ node: Node) -> Bool {
    // Classes first: their answer is cached, while the predicate is the caller's code.
    if !classes.isEmpty && containsClass(type(of: node)) { return true }
    if let identifier = node.adaptableIdentifier, identifiers.contains(identifier) { return true }
    return predicate?(node) ?? false
  }

  /// Returns whether a class or one of its superclasses is excepted; the result is cached by class.
  @inlinable
  mutating func containsClass(_ type: AnyClass) -> Bool {
    // A superclass takes 12 ns to find, a cached answer 1.6 ns.
    if let known = isClassExcepted[ObjectIdentifier(type)] { return known }
    var answer = false
    var candidate: AnyClass? = type
    while let present = candidate {
      if classes.contains(where: { ObjectIdentifier($0) == ObjectIdentifier(present) }) {
        answer = true
        // The search goes on, so that every excepted class that fits is known to match.
        unmatchedClasses.remove(ObjectIdentifier(present))
      }
      candidate = superclass(of: present)
    }
    isClassExcepted[ObjectIdentifier(type)] = answer
    return answer
  }

  /// The names of the classes that match no node, in alphabetical order.
  @usableFromInline var unknownClasses: [String] {
    classes.filter { unmatchedClasses.contains(ObjectIdentifier($0)) }
      .map { String(describing: $0) }.sorted()
  }

  /// Returns the identities of the excepted nodes at and below a node.
  @inlinable
  mutating func identities(below root: Node) -> Set<ObjectIdentifier> {
    // Exceptions double the time of a walk, and most walks have none.
    guard !isEmpty else { return [] }
    // Marked before the walk: otherwise each constraint that touches an excepted node would cost a
    // climb to its ancestors.
    var found: Set<ObjectIdentifier> = []
    var pending = [root]
    var isInside = false
    // Walk excepted subtrees at once; `pending` then holds their remaining nodes above `outside`.
    var outside = 0
    while let node = pending.popLast() {
      if isInside && pending.count < outside { isInside = false }
      // Identifiers inside an excepted subtree are not mistakes either.
      if !unknownIdentifiers.isEmpty, let identifier = node.adaptableIdentifier {
        unknownIdentifiers.remove(identifier)
      }
      if isInside && !unmatchedClasses.isEmpty { _ = containsClass(type(of: node)) }
      if !isInside && contains(node) {
        isInside = true
        outside = pending.count
      }
      if isInside { found.insert(ObjectIdentifier(node)) }
      pending.append(contentsOf: node.adaptableChildren)
    }
    return found
  }
}
