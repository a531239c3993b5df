import AutoScaleEditing
import AutoScaleLayout

/// SplitMix64, so that a run can be repeated.
struct SeededNumbers: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}

/// Makes random edits of a document.
struct EditMaker {
  let elements: [DocumentText.IdentifiedElement]
  var random: SeededNumbers

  init(_ text: DocumentText, seed: UInt64) {
    // The canvas device is no object: a merge keeps that of our side.
    elements = text.identifiedElements.filter { $0.name != "adaptation" }
    random = SeededNumbers(state: seed)
  }

  /// Makes edits, some of elements that other edits touch.
  mutating func edits(_ count: Int, near others: Set<String> = []) -> [SideEdit] {
    let near = elements.filter { others.contains($0.id) }
    var edits: [SideEdit] = []
    for _ in 0..<count * 20 where edits.count < count {
      let isNear = !near.isEmpty && Int.random(in: 0..<3, using: &random) == 0
      guard let element = (isNear ? near : elements).randomElement(using: &random) else { break }
      let touched = edits.reduce(into: Set<String>()) { $0.formUnion($1.touched) }
      if let edit = edit(of: element), touched.isDisjoint(with: edit.touched) { edits.append(edit) }
    }
    return edits
  }

  private mutating func edit(of element: DocumentText.IdentifiedElement) -> SideEdit? {
    let isInSubviews = element.list == "subviews"
    switch Int.random(in: 0..<18, using: &random) {
    case 0 where isInSubviews: return removal(of: element)
    case 1 where element.name == "constraint": return .change(.removeConstraint(element.id))
    case 2 where element.lists.contains("subviews"): return .addView(newID, to: element.id)
    case 3 where element.lists.contains("constraints"):
      return .addConstraint(
        "\(Int.random(in: 1..<99, using: &random))", id: newID, view: element.id)
    case 4 where isInSubviews: return .bringToFront(element.id, in: element.around[0])
    case 5 where isInSubviews:
      let number = Double(Int.random(in: 0..<3, using: &random))
      return .change(
        .setFrame(
          of: element.id, to: LayoutRect(x: number, y: 5, width: 30, height: 40)))
    case 6 where isInSubviews: return move(of: element)
    case 7 where isInSubviews:
      return .embed(
        element.id, in: newID, touched: naming([element.id]).union(element.around.prefix(1)))
    case 8 where isInSubviews: return tie(of: element)
    case 9 where element.lists.contains("connections"): return outlet(of: element)
    case 10 where isInSubviews:
      let white = ["0", "1", nil].randomElement(using: &random) ?? nil
      return .setColor(
        ["tintColor", "backgroundColor"][Int.random(in: 0..<2, using: &random)], white,
        of: element.id)
    case 11...: return attribute(of: element)
    default: return nil
    }
  }

  /// Moves a view to another one that is not in it.
  private mutating func move(of element: DocumentText.IdentifiedElement) -> SideEdit? {
    let parents = elements.filter { parent in
      parent.lists.contains("subviews") && parent.id != element.id
        && !parent.around.contains(element.id) && parent.id != element.around.first
        && parent.around.last == element.around.last
    }
    // A list that lost all its views would go.
    guard siblings(of: element).count > 1, let parent = parents.randomElement(using: &random) else {
      return nil
    }
    return .move(
      element.id, to: parent.id, touched: naming([element.id]).union(element.around.prefix(1)))
  }

  private func siblings(
    of element: DocumentText.IdentifiedElement
  ) -> [DocumentText.IdentifiedElement] {
    elements.filter { $0.list == "subviews" && $0.around.first == element.around.first }
  }

  /// Ties a view to a sibling by a constraint in their superview.
  private mutating func tie(of element: DocumentText.IdentifiedElement) -> SideEdit? {
    let others = siblings(of: element).filter { $0.id != element.id }
    guard let owner = elements.first(where: { $0.id == element.around.first }),
      owner.lists.contains("constraints"), let other = others.randomElement(using: &random)
    else { return nil }
    return .tie(element.id, other.id, id: newID, owner: owner.id)
  }

  private mutating func outlet(of element: DocumentText.IdentifiedElement) -> SideEdit? {
    let views = elements.filter { $0.list == "subviews" && $0.around.last == element.around.last }
    guard let view = views.randomElement(using: &random) else { return nil }
    let name = ["first", "second"][Int.random(in: 0..<2, using: &random)]
    return .addOutlet(name, id: newID, from: element.id, to: view.id)
  }

  private mutating func attribute(of element: DocumentText.IdentifiedElement) -> SideEdit? {
    let values = [
      "constant": ["1", "2", "3"], "priority": ["750", "900"], "text": ["a", "b &amp; c", "d"],
      "title": ["e", "f"], "contentMode": ["center", "left"], "opaque": ["YES", "NO"],
      "userLabel": ["g", "h"], "tag": ["1", "2"], "spacing": ["4", "5"],
    ]
    let additions = element.name == "constraint" ? ["constant", "priority"] : ["userLabel"]
    let names = values.keys.filter { element.attributes[$0] != nil } + additions
    guard let name = names.sorted().randomElement(using: &random) else { return nil }
    if element.attributes[name] != nil, Int.random(in: 0..<5, using: &random) == 0 {
      return .change(.removeAttribute(name, of: element.id))
    }
    return values[name]?.randomElement(using: &random).map {
      .change(.setAttribute(name, of: element.id, to: $0))
    }
  }

  private func removal(of element: DocumentText.IdentifiedElement) -> SideEdit {
    let inside = Set(
      elements.filter { $0.id == element.id || $0.around.contains(element.id) }.map(\.id))
    return .removeView(element.id, ids: inside.union(naming(inside)))
  }

  /// The objects that name some others.
  private func naming(_ ids: Set<String>) -> Set<String> {
    let names = ["firstItem", "secondItem", "destination", "reference"]
    return Set(
      elements.filter { other in names.contains { other.attributes[$0].map(ids.contains) ?? false }
      }
      .map(\.id))
  }

  private var newID: String {
    mutating get {
      let letters = Array("abcdefghijkmnpqrstuvwxyz")
      let parts = [3, 2, 3].map { count in
        String((0..<count).map { _ in letters[Int.random(in: 0..<letters.count, using: &random)] })
      }
      return parts.joined(separator: "-")
    }
  }
}
