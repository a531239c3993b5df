import AutoScale
import AutoScaleSourceText
import AutoScaleTrees

extension DocumentText {
  /// Makes changes that are stated by object ids.
  ///
  /// Equal changes are made once. A constraint that is added gets an id that depends on its attributes.
  ///
  /// - Throws: ``EditingError`` for an id that no element or several have, for a constraint to remove
  ///   that something else refers to, and for changes of the same bytes.
  /// - Complexity: O(*n*) in the size of the document, for each change.
  public func edited(by changes: [DocumentChange]) throws(EditingError) -> EditedDocument {
    var plan = ChangePlan(self)
    var seen: Set<DocumentChange> = []
    // Findings may share a hint, and two edits of the same bytes are refused.
    for change in changes where seen.insert(change).inserted { try plan.make(change) }
    return try EditedDocument(self, plan.finished())
  }
}

/// The edits that make changes of a document.
private struct ChangePlan {
  private let text: DocumentText
  private var editor: DocumentEditor
  private let elementsByID: [String: [Int]]

  /// The constraints that go, and those that come, by the element of their owner.
  private var removed: [Int: Set<Int>] = [:]
  private var added: [Int: [ConstraintMarkup]] = [:]

  /// Whether a view got a safe area guide: the document says so once.
  private var usesSafeAreas = false

  /// The references of size classes to removed constraints.
  private var maskReferences: Set<Int> = []

  init(_ text: DocumentText) {
    self.text = text
    editor = DocumentEditor(text)
    elementsByID = Dictionary(grouping: 0..<text.elementCount) { text.value("id", of: $0) ?? "" }
  }

  mutating func make(_ change: DocumentChange) throws(EditingError) {
    switch change {
    case .setAttribute(let name, let id, let value):
      let element = try element(withID: id)
      // A variation would hide the new value from its size classes.
      if let variation = text.variations(of: element).first(where: {
        text.value(name, of: $0) != nil
      }) {
        throw error("size classes give \(id) other values of \(name)", at: variation)
      }
      editor.set(name, to: value, of: element)
    case .removeAttribute(let name, let id): editor.remove(name, of: try element(withID: id))
    case .raiseFontSize(let id, let size):
      try raiseFontSize(size, of: element(withID: id))
    case .setFrame(let id, let frame): editor.setFrame(frame, of: try element(withID: id))
    case .setMargins(let id, let margins): try setMargins(margins, of: element(withID: id))
    case .addSafeArea(let id): try addSafeArea(to: element(withID: id), id: id)
    case .removeConstraint(let id): try removeConstraint(element(withID: id))
    case .addConstraint(let constraint):
      added[try element(withID: constraint.owner), default: []].append(constraint)
    }
  }

  /// Returns all edits.
  mutating func finished() -> [DocumentEdit] {
    // Last, when all references that go are known: a mask that loses them all goes too.
    for element in text.outermost(emptiedBy: maskReferences).sorted() {
      editor.remove(element: element)
    }
    for owner in Set(removed.keys).union(added.keys).sorted() {
      changeConstraints(of: owner, removing: removed[owner] ?? [], adding: added[owner] ?? [])
    }
    return editor.edits
  }

  private mutating func setMargins(_ margins: LayoutInsets, of element: Int) throws(EditingError) {
    let stored = text.children(of: element).first {
      ["edgeInsets", "directionalEdgeInsets"].contains(text.name(of: $0))
    }
    if let stored { throw error("the document states margins already", at: stored) }
    let numbers = [
      ("top", margins.top), ("left", margins.left), ("bottom", margins.bottom),
      ("right", margins.right),
    ]
    let values = numbers.map { " \($0.0)=\"\($0.1.textInRect)\"" }.joined()
    let markup = "<edgeInsets key=\"layoutMargins\"\(values)/>"
    let isEarlier = { Self.isBeforeConstraints(text, $0) || text.name(of: $0) == "constraints" }
    if let earlier = text.children(of: element).last(where: isEarlier) {
      editor.insert([markup], after: earlier)
    } else {
      editor.insert(markup, asFirstIn: element)
    }
  }

  private mutating func addSafeArea(to view: Int, id: String) throws(EditingError) {
    let guideID = DocumentChange.safeAreaID(of: id)
    if let other = elementsByID[guideID]?.first {
      throw error("the id \(guideID) of the new safe area guide is taken", at: other)
    }
    guard text.child("rect", of: view) != nil else {
      throw error("\(id) is a \(text.name(of: view)), and only views have safe areas", at: view)
    }
    let known = text.children(of: view).first {
      text.name(of: $0) == "viewLayoutGuide" && text.value("key", of: $0) == "safeArea"
    }
    if let known { throw error("\(id) has a safe area guide already", at: known) }
    let guide = "<viewLayoutGuide key=\"safeArea\" id=\"\(guideID)\"/>"
    // Xcode 12 and later write guides after the subviews; earlier ones at the end, which no reader needs.
    let earlier = text.children(of: view).last {
      ["rect", "autoresizingMask", "subviews"].contains(text.name(of: $0))
    }
    if let earlier {
      editor.insert([guide], after: earlier)
    } else {
      editor.insert(guide, asFirstIn: view)
    }
    if !usesSafeAreas { sayThatSafeAreasAreUsed() }
    usesSafeAreas = true
  }

  /// Sets what Xcode sets with the first safe area guide, so that it opens the document with guides.
  private mutating func sayThatSafeAreasAreUsed() {
    let (document, capability) = (0, "Safe area layout guides")
    editor.set("useSafeAreas", to: "YES", of: document)
    guard let list = text.child("dependencies", of: document) else { return }
    let known = text.children(of: list)
    let names = known.map {
      text.name(of: $0) == "capability" ? text.value("name", of: $0) ?? "" : ""
    }
    // Xcode sorts capabilities by name: capitals first.
    guard !names.contains(capability), let before = names.lastIndex(where: { $0 < capability })
    else {
      return
    }
    editor.insert(
      ["<capability name=\"\(capability)\" minToolsVersion=\"9.0\"/>"], after: known[before])
  }

  private mutating func raiseFontSize(_ size: Double, of element: Int) throws(EditingError) {
    let sizes = text.fontSizes(of: element)
    if sizes.isEmpty {
      throw error("the document does not state the size of the font", at: element)
    }
    // Fonts of some size classes may be large enough; those stay.
    for old in sizes where old.value < size {
      editor.set(old.attribute, to: size.shortDescription, of: old.element)
    }
  }

  /// Adds and removes constraints: they are in the order of their ids, and a view without any has
  /// no list.
  private mutating func changeConstraints(
    of owner: Int, removing removed: Set<Int>, adding added: [ConstraintMarkup]
  ) {
    // Xcode sorts constraints by id: 11,297 of 11,298 lists of the corpus are sorted.
    let new = added.map { (id: newID(of: $0), constraint: $0) }.sorted { $0.id < $1.id }
    let lines = new.map { $0.constraint.markup(id: $0.id) }
    guard let list = text.child("constraints", of: owner) else {
      insertList(lines, in: owner)
      return
    }
    let present = text.children(of: list)
    // Xcode writes no empty list: the corpus has none.
    if lines.isEmpty, removed.isSuperset(of: present) {
      editor.remove(element: list)
      return
    }
    for element in removed.sorted() { editor.remove(element: element) }
    for (line, id) in zip(lines, new.map(\.id)) {
      if let next = present.first(where: { text.value("id", of: $0) ?? "" > id }) {
        editor.insert([line], before: next)
      } else if let last = present.last {
        editor.insert([line], after: last)
      } else {
        editor.insert(line, asFirstIn: list)
      }
    }
  }

  private mutating func insertList(_ lines: [String], in owner: Int) {
    let list = ["<constraints>"] + lines.map { "    " + $0 } + ["</constraints>"]
    let earlier = text.children(of: owner).last { Self.isBeforeConstraints(text, $0) }
    if let earlier {
      editor.insert(list, after: earlier)
    } else {
      editor.insert(list.joined(), asFirstIn: owner)
    }
  }

  /// Returns whether Xcode writes an element of a view before the list of its constraints.
  ///
  /// Source: the order of the elements of 1,982 documents of 128 public repositories.
  private static func isBeforeConstraints(_ text: DocumentText, _ element: Int) -> Bool {
    let names: Set = [
      "rect", "autoresizingMask", "subviews", "view", "tableViewCellContentView", "accessibility",
      "gestureRecognizers", "viewLayoutGuide", "userGuides",
    ]
    let colors: Set = ["backgroundColor", "tintColor"]
    return names.contains(text.name(of: element))
      || text.name(of: element) == "color" && colors.contains(text.value("key", of: element) ?? "")
  }

  /// Returns an id of Xcode's form that no element has.
  private func newID(of constraint: ConstraintMarkup) -> String {
    // A hash of the constraint instead of a random id, so that a second run gives the same bytes.
    var markup = constraint.owner + constraint.markup(id: "")
    while true {
      let id = markup.objectID
      if elementsByID[id] == nil { return id }
      markup += " "
    }
  }

  private func element(withID id: String) throws(EditingError) -> Int {
    let elements = elementsByID[id] ?? []
    guard let element = elements.first else {
      throw EditingError(.inapplicable("no element has the id \(id)"), path: text.path)
    }
    // Merges by line leave such documents; an edit of either element may be the wrong one.
    if elements.count > 1 { throw error("several elements have the id \(id)", at: elements[1]) }
    return element
  }

  /// Removes a constraint that nothing refers to.
  ///
  /// Size classes install and exclude constraints by references. Of two equal constraints one without
  /// references is always installed, so that the other one can go with all of its references.
  private mutating func removeConstraint(_ element: Int) throws(EditingError) {
    var (element, references) = (element, references(to: element))
    if let twin = try twin(of: element) {
      var others = self.references(to: twin)
      // The constraint that is named may be the one that no size class varies.
      if references.isEmpty, others.contains(where: isInMask) {
        (element, references, others) = (twin, others, references)
      }
      // The twin is installed in all size classes, so no class loses the constraint.
      if !others.contains(where: isInMask) {
        maskReferences.formUnion(references.filter(isInMask))
        references.removeAll(where: isInMask)
      }
    }
    if let other = references.first {
      let id = text.value("id", of: element) ?? ""
      throw error("\(text.name(of: other)) refers to the constraint \(id)", at: other)
    }
    let owner = text.markup.elements[element].parent.flatMap { text.markup.elements[$0].parent }
    removed[owner ?? 0, default: []].insert(element)
  }

  /// Returns the other elements that name an element.
  private func references(to element: Int) -> [Int] {
    guard let id = text.value("id", of: element) else { return [] }
    return (0..<text.elementCount).filter { other in
      other != element
        && text.markup.attributes[text.markup.elements[other].attributes].contains {
          text.string($0.value) == id
        }
    }
  }

  /// Returns whether an element installs or excludes a constraint in size classes.
  private func isInMask(_ element: Int) -> Bool {
    ["include", "exclude"].contains(text.name(of: element))
      && text.markup.elements[element].parent.flatMap { text.value("key", of: $0) } == "constraints"
  }

  /// Returns a constraint of the same view that stays and is equal in all size classes.
  private func twin(of element: Int) throws(EditingError) -> Int? {
    let siblings = text.markup.elements[element].parent.map(text.children) ?? []
    // A twin that goes as well cannot replace the constraint.
    let gone = removed.values.reduce(into: Set<Int>()) { $0.formUnion($1) }
    let equal = siblings.filter {
      $0 != element && !gone.contains($0) && attributes(of: $0) == attributes(of: element)
    }
    let variations = text.variations(of: element).map(attributes)
    let twin = equal.first { text.variations(of: $0).map(attributes) == variations }
    if twin == nil,
      let varied = ([element] + equal).first(where: { !text.variations(of: $0).isEmpty })
    {
      let id = text.value("id", of: varied) ?? ""
      throw error("size classes give the constraint \(id) other values", at: varied)
    }
    return twin
  }

  /// Returns the attributes of a constraint without its id.
  private func attributes(of element: Int) -> [String: String] {
    var attributes = text.attributes(of: element)
    attributes["id"] = nil
    return attributes
  }

  private func error(_ reason: String, at element: Int) -> EditingError {
    EditingError(
      .inapplicable(reason), path: text.path,
      line: text.line(of: text.markup.elements[element].startTag.lowerBound))
  }
}

extension DocumentText {
  /// Returns the elements to remove with some others: the ones around them if nothing else is in
  /// those.
  fileprivate func outermost(emptiedBy removed: Set<Int>) -> Set<Int> {
    let parents = Set(removed.compactMap { markup.elements[$0].parent }).filter {
      ["mask", "variation"].contains(name(of: $0)) && removed.isSuperset(of: children(of: $0))
    }
    if parents.isEmpty { return removed }
    let rest = removed.filter { markup.elements[$0].parent.map(parents.contains) != true }
    return outermost(emptiedBy: rest.union(parents))
  }
}

extension String {
  /// Ten characters in the form of Xcode's object ids, such as `dX2-aM-o4p`, by a hash of the text.
  var objectID: String {
    var hash = stableHash
    let letters = Array("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789")
    let digits = (0..<8).map { _ in
      defer { hash /= 62 }
      return letters[Int(hash % 62)]
    }
    return "\(String(digits[..<3]))-\(String(digits[3..<5]))-\(String(digits[5...]))"
  }
}
