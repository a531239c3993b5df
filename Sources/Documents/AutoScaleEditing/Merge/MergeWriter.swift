import AutoScaleInterfaceBuilder

/// Writes joined elements: bytes of our document, and markup of the other one where it has changes.
///
/// Elements to choose between are there in both versions, between the markers of Git.
struct MergeWriter {
  typealias Identity = MergeTree.Identity

  private enum Piece {
    case bytes([UInt8])
    /// An element; with an indentation if it is not on a line of its own document.
    case element(Identity, indent: String?)
    /// Whole lines.
    case lines([UInt8])
  }

  private let tree: MergedTree
  private let lineBreak: String

  init(_ tree: MergedTree) {
    self.tree = tree
    lineBreak = tree.ours.text.lineBreak
  }

  /// Returns the text of the result, without recursion.
  func bytes() throws(EditingError) -> [UInt8] {
    let text = tree.ours.text
    guard let root = tree.ours.order.first else { return text.bytes }
    let range = text.markup.elements[0].range
    var result = Array(text.bytes[..<range.lowerBound])
    result.reserveCapacity(text.bytes.count)
    // Not recursive, so that no depth of a document overflows the stack.
    var pending: [Piece] = [.element(root, indent: nil)]
    var endsInMarker = false
    while let piece = pending.popLast() {
      switch piece {
      case .bytes(let bytes):
        if endsInMarker, let first = bytes.first {
          if first != UInt8(ascii: "\n"), first != UInt8(ascii: "\r") { result += lineBreak.utf8 }
          endsInMarker = false
        }
        result += bytes
      case .lines(let bytes):
        // Git and editors know a marker only at the start of a line.
        while let last = result.last, [0x20, 0x09].contains(last) { result.removeLast() }
        if let last = result.last, last != UInt8(ascii: "\n") { result += lineBreak.utf8 }
        result += bytes
        endsInMarker = true
      case .element(let identity, let indent):
        pending += try pieces(of: identity, indent).reversed()
      }
    }
    return result + text.bytes[range.upperBound...]
  }

  private func pieces(of identity: Identity, _ indent: String?) throws(EditingError) -> [Piece] {
    guard let merged = tree.merged[identity] else { return [] }
    let source = tree.tree(merged.side)
    guard let node = source[identity] else { return [] }
    let own = source.text.indent(
      before: source.text.markup.elements[node.element].startTag.lowerBound)
    if merged.takesTheirContent, let their = tree.theirs[identity] {
      return [.bytes(reindented(tree.theirs, their, to: indent ?? own))]
    }
    if node.isAtom { return [.bytes(reindented(source, node, to: indent ?? own))] }
    let place = Place(
      identity: identity, merged: merged, source: source, node: node, newIndent: indent, own: own)
    return merged.children.isEmpty && node.children.isEmpty
      ? [try leaf(place)] : try container(place)
  }

  /// A joined element, where its markup comes from, and where it goes.
  private struct Place {
    let identity: Identity
    let merged: MergedTree.Merged
    let source: MergeTree
    let node: MergeTree.Node
    /// The indentation of an element that moves, or `nil`.
    let newIndent: String?
    let own: String
    var indent: String { newIndent ?? own }
    var element: MarkupScan.Element { source.text.markup.elements[node.element] }
  }

  /// Returns an element without children.
  private func leaf(_ place: Place) throws(EditingError) -> Piece {
    if tree.marks[place.identity] == .tag { return ownVersions(of: place) { $0.range } }
    let element = place.element
    let rest =
      bytes(place.source, element.startTag.upperBound..<element.endTag.lowerBound)
      + endTag(of: place)
    return .bytes(try startTag(of: place.node, place.merged, place.source) + rest)
  }

  private func container(_ place: Place) throws(EditingError) -> [Piece] {
    let (identity, merged) = (place.identity, place.merged)
    let (source, node, element) = (place.source, place.node, place.element)
    let inner = place.indent + "    "
    var pieces: [Piece]
    if tree.marks[identity] == .tag {
      pieces = [ownVersions(of: place) { $0.startTag }]
    } else {
      pieces = [.bytes(opening(try startTag(of: node, merged, source)))]
    }
    for child in merged.children {
      if tree.marks[child] == .whole {
        pieces += versions(of: child, in: identity, indent: inner)
        continue
      }
      let isInPlace =
        place.newIndent == nil && source[child]?.parent == identity
        && tree.merged[child]?.side == merged.side
      pieces.append(.bytes(gap(before: child, in: identity, at: isInPlace ? nil : inner)))
      pieces.append(.bytes(theirComments(before: child, at: inner)))
      pieces.append(.element(child, indent: isInPlace ? nil : inner))
    }
    let end = source.text.children(of: node.element).last.map {
      source.text.markup.elements[$0].range.upperBound
    }
    if let end, place.newIndent == nil, !merged.children.isEmpty {
      pieces.append(.bytes(bytes(source, end..<element.endTag.lowerBound)))
    } else if !merged.children.isEmpty {
      pieces.append(.bytes(Array((lineBreak + place.indent).utf8)))
    }
    return pieces + [.bytes(endTag(of: place))]
  }

  /// Returns the white space and the comments before a child, which stay as they are without an
  /// indentation.
  private func gap(before child: Identity, in parent: Identity, at indent: String?) -> [UInt8] {
    let source = [tree.ours, tree.theirs].first { $0[child]?.parent == parent }
    let own = source.map { gap(before: child, in: $0) } ?? []
    // Comments of people stay with the element that follows them.
    if indent == nil || own.contains(where: { !$0.isXMLSpace }) { return own }
    return Array((lineBreak + (indent ?? "")).utf8)
  }

  /// Returns the comments that only the other side adds before an element of both sides.
  private func theirComments(before child: Identity, at indent: String) -> [UInt8] {
    guard tree.ours[child] != nil, tree.theirs[child] != nil else { return [] }
    let known = comments(before: child, in: tree.ours) + comments(before: child, in: tree.base)
    let added = comments(before: child, in: tree.theirs).filter { !known.contains($0) }
    // After the gap, which ends at the start of the element.
    return added.flatMap { Array(($0 + lineBreak + indent).utf8) }
  }

  private func comments(before child: Identity, in source: MergeTree) -> [String] {
    let gap = gap(before: child, in: source)
    // Nearly all gaps are white space.
    guard gap.contains(UInt8(ascii: "!")) else { return [] }
    return String(decoding: gap, as: UTF8.self)
      .matches(of: /(?s)<!--.*?-->/).map { String($0.output) }
  }

  private func gap(before child: Identity, in source: MergeTree) -> [UInt8] {
    guard let element = source[child]?.element,
      let parent = source.text.markup.elements[element].parent
    else { return [] }
    let elements = source.text.markup.elements
    let start = elements[element].startTag.lowerBound
    let previous = source.previousSibling(of: element)
    let end = previous.map { elements[$0].range.upperBound } ?? elements[parent].startTag.upperBound
    return bytes(source, end..<start)
  }

  // MARK: Conflicts

  /// Returns the start tag of an element with children: one that gets its first child loses its slash.
  private func opening(_ tag: [UInt8]) -> [UInt8] {
    tag.suffix(2).elementsEqual("/>".utf8) ? tag.dropLast(2) + [UInt8(ascii: ">")] : tag
  }

  /// Returns a part of an element in both versions: each side's own, as no side wrote a mixture.
  private func ownVersions(
    of place: Place, _ range: (MarkupScan.Element) -> Range<Int>
  ) -> Piece {
    let versions = [tree.ours, tree.theirs].map { source -> [UInt8] in
      guard let node = source[place.identity] else { return [] }
      let part = bytes(source, range(source.text.markup.elements[node.element]))
      return Array(place.indent.utf8) + (place.merged.children.isEmpty ? part : opening(part))
    }
    return .lines(between(ours: versions[0], theirs: versions[1]))
  }

  /// Returns both versions of an element in a parent; one may be missing.
  private func versions(
    of identity: Identity, in parent: Identity, indent: String
  ) -> [Piece] {
    let versions = [tree.ours, tree.theirs].map { source -> [UInt8] in
      guard let node = source[identity], node.parent == parent else { return [] }
      return Array(indent.utf8) + reindented(source, node, to: indent)
    }
    var comments = gap(before: identity, in: parent, at: indent)
    while let last = comments.last, last.isXMLSpace { comments.removeLast() }
    return [.bytes(comments), .lines(between(ours: versions[0], theirs: versions[1]))]
  }

  private func between(ours: [UInt8], theirs: [UInt8]) -> [UInt8] {
    let end = Array(lineBreak.utf8)
    let parts: [[UInt8]] = [
      Array("<<<<<<< ours".utf8), end, ours, ours.isEmpty ? [] : end,
      Array("=======".utf8), end, theirs, theirs.isEmpty ? [] : end,
      Array(">>>>>>> theirs".utf8),
    ]
    return Array(parts.joined())
  }

  // MARK: Tags

  private func startTag(
    of node: MergeTree.Node, _ merged: MergedTree.Merged, _ source: MergeTree
  ) throws(EditingError) -> [UInt8] {
    let range = source.text.markup.elements[node.element].startTag
    if merged.changes.isEmpty, merged.name == nil { return bytes(source, range) }
    var editor = DocumentEditor(source.text)
    if let name = merged.name { editor.renameStart(node.element, to: name) }
    for (name, value) in merged.changes.sorted(by: { $0.key < $1.key }) {
      if let value {
        editor.set(name, toMarkup: value, of: node.element)
      } else {
        editor.remove(name, of: node.element)
      }
    }
    var result: [UInt8] = []
    var position = range.lowerBound
    for edit in editor.edits.inOrder {
      guard edit.range.lowerBound >= position else {
        throw EditingError(.overlap, path: source.text.path)
      }
      result += source.text.bytes[position..<edit.range.lowerBound] + edit.replacement
      position = edit.range.upperBound
    }
    return result + source.text.bytes[position..<range.upperBound]
  }

  private func endTag(of place: Place) -> [UInt8] {
    if place.element.isEmptyTag, place.merged.children.isEmpty { return [] }
    return Array("</\(place.merged.name ?? place.node.name)>".utf8)
  }

  /// Returns the bytes of a document, with the line breaks of ours.
  private func bytes(_ source: MergeTree, _ range: Range<Int>) -> [UInt8] {
    if range.isEmpty { return [] }
    let bytes = Array(source.text.bytes[range])
    guard source.text.lineBreak != lineBreak else { return bytes }
    let text = String(decoding: bytes, as: UTF8.self).replacing("\r\n", with: "\n")
    return Array(text.replacing("\n", with: lineBreak).utf8)
  }

  /// Returns an element and what is in it, with its lines at another indentation.
  private func reindented(_ source: MergeTree, _ node: MergeTree.Node, to indent: String) -> [UInt8]
  {
    let range = source.text.markup.elements[node.element].range
    let own = source.text.indent(before: range.lowerBound)
    let bytes = bytes(source, range)
    if own == indent { return bytes }
    return Array(
      String(decoding: bytes, as: UTF8.self)
        // Only after a tag, so that texts of several lines keep their own indentation.
        .replacing(">\(lineBreak)\(own)", with: ">\(lineBreak)\(indent)").utf8)
  }
}
