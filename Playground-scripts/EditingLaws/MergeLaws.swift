import AutoScaleEditing
import AutoScaleLayout
import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// A random edit of one side of a merge, in terms of object ids.
enum SideEdit {
  case change(DocumentChange)
  case removeView(String, ids: Set<String>)
  case addView(String, to: String)
  case addConstraint(String, id: String, view: String)
  case bringToFront(String, in: String)

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
    case .bringToFront(let id, _): try text.movingToEnd(elementWithID: id)
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
    case .bringToFront(let id, let parent): [id, parent]
    }
  }
}

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
    switch Int.random(in: 0..<12, using: &random) {
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
    case 6...: return attribute(of: element)
    default: return nil
    }
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
    let names = ["firstItem", "secondItem", "destination", "reference"]
    let referring = elements.filter { other in
      names.contains { other.attributes[$0].map(inside.contains) ?? false }
    }
    return .removeView(element.id, ids: inside.union(referring.map(\.id)))
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

/// The meaning of a document: its elements without white space, comments and the order of attributes.
final class Meaning: NSObject, XMLParserDelegate {
  private static let unordered: Set = [
    "constraints", "connections", "resources", "dependencies", "mask", "scenes",
  ]

  private struct Open {
    let name, start: String
    var children: [String] = []
    var text = ""
  }

  private let sortsAll: Bool
  private let withoutFrames: Set<String>
  private var open: [Open] = []
  private var ids: [String?] = []
  private(set) var text = ""

  private init(sortsAll: Bool, withoutFrames: Set<String>) {
    self.sortsAll = sortsAll
    self.withoutFrames = withoutFrames
  }

  /// Returns the meaning, without the frames of some views, and without any order if asked.
  static func text(
    of text: DocumentText, sorted: Bool, withoutFrames: Set<String> = []
  ) -> String {
    let meaning = Meaning(sortsAll: sorted, withoutFrames: withoutFrames)
    let parser = XMLParser(data: text.data)
    parser.delegate = meaning
    _ = parser.parse()
    return meaning.text
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    var all = attributes.map { " \($0.key)=\($0.value.debugDescription)" }.sorted().joined()
    let view = ids.last ?? nil
    if name == "rect", attributes["key"] == "frame", view.map(withoutFrames.contains) ?? false {
      all = " frame"
    }
    open.append(Open(name: name, start: name + all))
    ids.append(attributes["id"])
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) {
    if !open.isEmpty { open[open.count - 1].text += string }
  }

  func parser(
    _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
  ) {
    ids.removeLast()
    let element = open.removeLast()
    let isUnordered = sortsAll || Self.unordered.contains(element.name)
    let children = isUnordered ? element.children.sorted() : element.children
    let inner =
      children.isEmpty && !element.text.allSatisfy(\.isWhitespace) ? element.text : ""
    let isEmptyList = children.isEmpty && ["subviews", "constraints", "connections"].contains(name)
    let text = isEmptyList ? "" : "<\(element.start)>\(inner)\(children.joined())</>"
    if open.isEmpty {
      self.text = text
    } else if !text.isEmpty {
      open[open.count - 1].children.append(text)
    }
  }
}

/// Applies edits one after the other; nil if one cannot be applied.
func applying(_ edits: [SideEdit], to text: DocumentText) -> DocumentText? {
  var text = text
  do {
    for edit in edits where !edit.isDone(in: text) { text = try edit.apply(to: text) }
    return text
  } catch {
    return nil
  }
}

/// Merges random edits of two sides, and compares with applying both in either order.
func mergeEdits(_ base: DocumentText, _ count: inout Count) throws {
  for seed in 0..<4 {
    var maker = EditMaker(
      base, seed: UInt64(seed) &+ base.path.utf8.reduce(7) { $0 &* 31 &+ UInt64($1) })
    // An edit that keeps the base's value is no change for a merge.
    func isChange(_ edit: SideEdit) -> Bool { applying([edit], to: base)?.data != base.data }
    let edits = maker.edits(Int.random(in: 1...4, using: &maker.random)).filter(isChange)
    let touched = edits.reduce(into: Set<String>()) { $0.formUnion($1.touched) }
    let others = maker.edits(Int.random(in: 1...4, using: &maker.random), near: touched)
      .filter(isChange)
    guard let ours = applying(edits, to: base), let theirs = applying(others, to: base) else {
      continue
    }
    try mergeSides(base, (ours, edits), (theirs, others), &count)
    if seed == 0 { try mergeTrivially(base, ours, &count) }
  }
}

private func mergeTrivially(
  _ base: DocumentText, _ side: DocumentText, _ count: inout Count
) throws {
  let merge = DocumentMerge()
  let kept = try merge.merge(base: base, ours: side, theirs: base).edited
  count.add("merge: (base, x, base) is x", kept?.text.data == side.data, base.path)
  let same = try merge.merge(base: base, ours: side, theirs: side).edited
  count.add("merge: (base, x, x) is x", same?.text.data == side.data, base.path)
  let taken = try merge.merge(base: base, ours: base, theirs: side).edited
  count.add(
    "merge: (base, base, x) means x",
    taken.map { Meaning.text(of: $0.text, sorted: false) }
      == Meaning.text(of: side, sorted: false), base.path)
  let broken = String(decoding: base.data, as: UTF8.self).replacing(/\r?\n/, with: "\r\n")
  let other = try DocumentText(data: Data(broken.utf8), path: base.path)
  let reformatted = try merge.merge(base: base, ours: side, theirs: other).edited
  count.add(
    "merge: (base, x, base with other line breaks) is x", reformatted?.text.data == side.data,
    base.path)
}

private func mergeSides(
  _ base: DocumentText, _ ours: (text: DocumentText, edits: [SideEdit]),
  _ theirs: (text: DocumentText, edits: [SideEdit]), _ count: inout Count
) throws {
  let outcome = try DocumentMerge().merge(base: base, ours: ours.text, theirs: theirs.text)
  let orders = [
    applying(theirs.edits, to: ours.text), applying(ours.edits, to: theirs.text),
  ].compactMap(\.self)
  let touched = [ours, theirs].map {
    $0.edits.reduce(into: Set<String>()) { $0.formUnion($1.touched) }
  }
  let frames = touched[0].intersection(touched[1])
  guard let merged = outcome.edited?.text else {
    count.note("merge: refused")
    for conflict in outcome.conflicts {
      count.note("merge: refused, \("\(conflict.kind)".prefix { $0 != "(" })")
    }
    let isFair = outcome.conflicts.allSatisfy { isTrue($0, touched[0], touched[1]) }
    count.add("merge: a refusal names what both sides touch", isFair, base.path)
    if !isFair { for conflict in outcome.conflicts { print(conflict) } }
    return
  }
  count.note("merge: joined")
  // An edit of one side may need a list that the other side empties.
  if orders.count < 2 { count.note("merge: joined, with \(orders.count) orders to compare with") }
  let result = Meaning.text(of: merged, sorted: true, withoutFrames: frames)
  count.add(
    "merge: a joined document is that of both orders",
    orders.allSatisfy {
      Meaning.text(of: $0, sorted: true, withoutFrames: frames) == result
    }, base.path)
  let ordered = orders.map { Meaning.text(of: $0, sorted: false, withoutFrames: frames) }
  count.add(
    "merge: siblings are in the order of one of both",
    ordered.isEmpty
      || ordered.contains(Meaning.text(of: merged, sorted: false, withoutFrames: frames)),
    base.path)
}

/// Whether both sides touch the element of a conflict.
private func isTrue(_ conflict: MergeConflict, _ ours: Set<String>, _ theirs: Set<String>) -> Bool {
  let both = ours.intersection(theirs)
  switch conflict.kind {
  case .reference(_, let id, .ours): return ours.contains(id) && theirs.contains(conflict.id ?? "")
  case .reference(_, let id, .theirs):
    return theirs.contains(id) && ours.contains(conflict.id ?? "")
  case .contradiction(let ids):
    return !ours.isDisjoint(with: ids) && !theirs.isDisjoint(with: ids)
  case .removal(let side):
    // The message names the topmost removed view, and the other side may change one in it.
    return !both.isEmpty && (side == .ours ? ours : theirs).contains(conflict.id ?? "")
  default: return conflict.id.map(both.contains) ?? false
  }
}
